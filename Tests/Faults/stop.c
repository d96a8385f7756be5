/* Kills the program at one call of those by which it changes files.
 *
 * Loaded into it before the C library (LD_PRELOAD). STOP_AT says at which of these calls, from 1: it
 * is not made; one that writes is cut off in its middle. So every state is reached in which a killed
 * run can leave a folder, however fast the machine is.
 */
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

static atomic_long calls;

static int is_last(void) {
    const char *last = getenv("STOP_AT");
    return last && atomic_fetch_add(&calls, 1) + 1 == atol(last);
}

static void stop(void) {
    kill(getpid(), SIGKILL);
}

int rename(const char *old, const char *new) {
    if (is_last()) stop();
    return renameat(AT_FDCWD, old, AT_FDCWD, new);
}

int link(const char *old, const char *new) {
    if (is_last()) stop();
    return linkat(AT_FDCWD, old, AT_FDCWD, new, 0);
}

int unlink(const char *path) {
    if (is_last()) stop();
    return unlinkat(AT_FDCWD, path, 0);
}

int rmdir(const char *path) {
    if (is_last()) stop();
    return unlinkat(AT_FDCWD, path, AT_REMOVEDIR);
}

int mkdir(const char *path, mode_t mode) {
    if (is_last()) stop();
    return mkdirat(AT_FDCWD, path, mode);
}

int open(const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    if (flags & O_CREAT && is_last()) stop();
    return openat(AT_FDCWD, path, flags, mode);
}

ssize_t write(int file, const void *bytes, size_t count) {
    struct stat status;
    int is_regular = fstat(file, &status) == 0 && S_ISREG(status.st_mode);
    if (is_regular && is_last()) {
        struct iovec half = {(void *)bytes, count / 2};
        writev(file, &half, 1);
        stop();
    }
    struct iovec all = {(void *)bytes, count};
    return writev(file, &all, 1);
}
