import Foundation
import Synchronization

/// Where the handler of signals writes a byte, which wakes whoever waits at the other end.
private let alarm = Atomic<Int32>(-1)

/// Waits until something happens in folders, or until the user ends it with the keyboard.
///
/// On Linux the system tells of changes (inotify) and nothing runs meanwhile; elsewhere, and where
/// the system has no more room for it, whoever waits looks twice a second.
package final class ChangeWaiter {
    private static let signals = [SIGINT, SIGTERM]

    /// The two ends of a pipe.
    private var ends: [Int32] = [-1, -1]

    #if os(Linux)
        private let events = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        private var watches: Set<Int32> = []

        /// A file is whole when it is closed or moved to its place.
        private static let mask = UInt32(
            IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVED_FROM | IN_MOVED_TO
                | IN_MOVE_SELF | IN_ATTRIB)
    #endif

    package init() {
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    /// Waits for a change.
    ///
    /// - Parameter folders: absolute paths.
    /// - Returns: false where the user ended it; true where something may have changed, and at once
    ///   where a folder was not watched before.
    package func wait(for folders: [String]) -> Bool {
        alarm.store(ends[1], ordering: .relaxed)
        // Outside of this, in the midst of a build, an interrupt ends the program as ever.
        let before = Self.signals.map { number in
            signal(number) { _ in
                var byte: UInt8 = 0
                _ = write(alarm.load(ordering: .relaxed), &byte, 1)
            }
        }
        defer { for (number, handler) in zip(Self.signals, before) { signal(number, handler) } }
        #if os(Linux)
            guard let isNew = watch(folders) else { return waits(500) != .ended }
            if isNew { return waits(0) != .ended }
            guard waits(-1) != .ended else { return false }
            let clock = ContinuousClock()
            let settling = Settling(at: clock.now)
            while let pause = settling.pause(at: clock.now) {
                drain()
                switch waits(Int32((pause / .milliseconds(1)).rounded(.up))) {
                case .ended: return false
                case .quiet: return true
                case .changed: continue
                }
            }
            return true
        #else
            return waits(500) != .ended
        #endif
    }

    private enum Wake {
        case ended, changed, quiet
    }

    /// Waits for a number of milliseconds at most, or for ever where it is below zero.
    private func waits(_ milliseconds: Int32) -> Wake {
        var polled = [pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)]
        #if os(Linux)
            polled.append(pollfd(fd: events, events: Int16(POLLIN), revents: 0))
        #endif
        var count = poll(&polled, nfds_t(polled.count), milliseconds)
        // The signal itself ends the waiting, too; its byte is there then.
        if count < 0, errno == EINTR { count = poll(&polled, nfds_t(polled.count), milliseconds) }
        if polled[0].revents != 0 { return .ended }
        return count > 0 ? .changed : .quiet
    }

    #if os(Linux)
        /// - Returns: whether one of the folders is new; nil where they cannot be watched.
        private func watch(_ folders: [String]) -> Bool? {
            let found = folders.map { inotify_add_watch(events, $0, Self.mask) }
            guard found.allSatisfy({ $0 >= 0 }) else { return nil }
            let isNew = !watches.isSuperset(of: found)
            for old in watches.subtracting(found) { inotify_rm_watch(events, old) }
            watches = Set(found)
            return isNew
        }

        private func drain() {
            var buffer = [UInt8](repeating: 0, count: 1 << 14)
            while read(events, &buffer, buffer.count) > 0 {}
        }
    #endif

    deinit {
        for end in ends where end >= 0 { close(end) }
        #if os(Linux)
            if events >= 0 { close(events) }
        #endif
    }
}
