#!/usr/bin/env python3
"""Compares the template engine with Jinja2 and with Swift that appends the same bytes by hand.

usage: compare.py [TRIPS [ROUNDS]]      (10000 and 10 unless given)

Makes a virtual environment with Jinja2 from PyPI, builds template-benchmark for release, checks that
all three print the same bytes, runs them in turn, and prints times, ratios and peak memory.
"""
import os
import pathlib
import statistics
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
PACKAGE = HERE.parents[2]
BUILD = PACKAGE / ".build"

CITIES = ["Oslo", "Zürich", "São Paulo", "O'Fallon", "Rock & Roll", "<Paris>", "東京", "Llanfair"]
COUNTRIES = ["Norway", "Switzerland", "Brazil", "Bosnia & Herzegovina"]
TEMPLATE = """<ul>
{% for trip in trips %}
<li id="trip-{{ trip.number }}"><b>{{ trip.city }}</b>, {{ trip.country }}: <i>{{ trip.nights }}</i>
<p>{{ trip.notes }}</p>
{% for leg in trip.legs %}
<span>{{ leg.start }} – {{ leg.end }}</span>
{% endfor %}
</li>
{% endfor %}
</ul>
"""


def trip(n):
    notes = (f"Tom & Jerry's <favourite> place, seen {n} times" if n % 3 == 0
             else f"Quiet streets, a harbour and a good café near the station {n}")
    legs = [{"start": CITIES[(n + leg) % 8], "end": CITIES[(n + leg + 1) % 8]}
            for leg in range(n % 4)]
    return {"number": n, "city": CITIES[n % 8], "country": COUNTRIES[n % 4],
            "nights": n % 30 + 1, "notes": notes, "legs": legs}


def jinja(count, rounds):
    """The part that runs in the virtual environment; prints like template-benchmark."""
    import jinja2
    environment = jinja2.Environment(
        autoescape=True, trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True)
    template = environment.from_string(TEMPLATE)
    trips = [trip(n) for n in range(count)]
    if rounds == 0:
        sys.stdout.buffer.write(template.render(trips=trips).encode())
    for _ in range(rounds):
        start = time.perf_counter()
        template.render(trips=trips).encode()
        print(int((time.perf_counter() - start) * 1e6))


def run(command, count, rounds):
    """Standard output and peak memory in MiB of one process."""
    process = subprocess.Popen([*command, str(count), str(rounds)], stdout=subprocess.PIPE)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"{command[0]} failed")
    scale = 1024 * 1024 if sys.platform == "darwin" else 1024
    return output, usage.ru_maxrss / scale


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    environment = BUILD / "benchmark-venv"
    python = environment / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", environment], check=True)
        subprocess.run([python, "-m", "pip", "-q", "install", "jinja2==3.1.6"], check=True)
    build = ["swift", "build", "-c", "release", "--package-path", PACKAGE]
    subprocess.run([*build, "--product", "template-benchmark"], check=True, stdout=sys.stderr)
    folder = subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True)
    program = pathlib.Path(folder.stdout.strip()) / "template-benchmark"

    commands = {
        "engine": [program, "engine"],
        "by hand": [program, "straight"],
        "Jinja2": [python, __file__, "--jinja"],
    }
    pages = {name: run(command, count, 0)[0] for name, command in commands.items()}
    if len(set(pages.values())) != 1:
        sys.exit("the pages differ")
    times = {name: [] for name in commands}
    memory = {name: 0.0 for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            output, peak = run(command, count, 5)
            times[name] += [int(line) for line in output.split()]
            memory[name] = max(memory[name], peak)

    print(f"{count} trips, {len(pages['engine'])} bytes, {rounds} rounds of 5")
    for name in commands:
        print(f"{name:8} min {min(times[name]) / 1000:8.2f} ms   "
              f"median {statistics.median(times[name]) / 1000:8.2f} ms   "
              f"peak {memory[name]:6.1f} MiB")
    for what, least in (("min", min), ("median", statistics.median)):
        engine, hand, other = (least(times[name]) for name in commands)
        print(f"{what:6} Jinja2 / engine = {other / engine:.1f}   engine / by hand = {engine / hand:.2f}")


if sys.argv[1:2] == ["--jinja"]:
    jinja(int(sys.argv[2]), int(sys.argv[3]))
else:
    main()
