#!/usr/bin/env python3
"""Runs a command and writes its status, wall seconds and peak memory in MiB: measure.py FILE COMMAND…

A process's peak counts what it was before it became the command, so this one has to be small: it
imports nothing that it does not need.
"""
import os
import sys
import time


def measure(command):
    start = time.perf_counter()
    child = os.posix_spawn(command[0], command, os.environ)
    _, status, usage = os.wait4(child, 0)
    return os.waitstatus_to_exitcode(status), time.perf_counter() - start, usage.ru_maxrss / 1024


if __name__ == "__main__":
    with open(sys.argv[1], "w") as file:
        print(*measure(sys.argv[2:]), file=file)
