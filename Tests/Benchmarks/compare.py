#!/usr/bin/env python3
"""Times the program against Jinja2 that writes the same page: compare.py [TRIPS] [PAIRS].

Both run as whole processes, in turn, on a generated site, after a run of each that does not count.
Their pages must be the same to the byte. Prints times, the ratio of each pair and peak memory; says
nothing of whether they are good. TRIPREPORT names another program than that of
    swift build -c release --static-swift-stdlib --product tripreport
"""
import filecmp
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(HERE.parent)]

from measure import measure  # noqa: E402

TODAY = "2027-06-01"


def python():
    """A Python with Jinja2, in an environment made when it is first needed."""
    folder = ROOT / ".venv/benchmarks"
    if not (folder / "bin/python").exists():
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        subprocess.run(
            [folder / "bin/python", "-m", "pip", "install", "-q", "--disable-pip-version-check",
             "-r", HERE / "requirements.txt"], check=True)
    return str(folder / "bin/python")


def median(values):
    values = sorted(values)
    middle = len(values) // 2
    return values[middle] if len(values) % 2 else (values[middle - 1] + values[middle]) / 2


def line(name, runs):
    seconds = [run[1] for run in runs]
    print(f"{name:32}{min(seconds) * 1000:9.1f}{median(seconds) * 1000:9.1f} ms"
          f"{max(run[2] for run in runs):9.1f} MiB")


def run(command):
    result = measure(command)
    if result[0] != 0:
        sys.exit(f"{' '.join(command)} ended with {result[0]}")
    return result


def main(trips=10_000, pairs=9):
    program = os.environ.get("TRIPREPORT", str(ROOT / ".build/release/tripreport"))
    interpreter = python()
    with tempfile.TemporaryDirectory() as temporary:
        site = pathlib.Path(temporary, "site")
        # In a process of its own: this one must stay small, or its size would be measured.
        subprocess.run([sys.executable, HERE / "generate.py", str(trips), site], check=True)
        output = pathlib.Path(temporary, "output")
        page = pathlib.Path(temporary, "page.html")

        def ours(outputs):
            shutil.rmtree(output, ignore_errors=True)
            return run([program, "build", "--quiet", "--site", str(site), "--today", TODAY,
                        "--output", str(output), "--set", f"outputs={outputs}"])

        def theirs():
            page.unlink(missing_ok=True)
            return run([interpreter, str(HERE / "page.py"), str(site), TODAY, str(page)])

        print(f"{trips:,} trips, {(site / 'trips.json').stat().st_size:,} bytes; "
              f"{pairs} runs of each, in turn")
        html, jinja = [], []
        for pair in range(pairs + 1):
            found = ours('["html"]'), theirs()
            if not filecmp.cmp(output / "index.html", page, shallow=False):
                shutil.copy(output / "index.html", "benchmark-ours.html")
                shutil.copy(page, "benchmark-jinja.html")
                sys.exit("the pages differ: see benchmark-ours.html and benchmark-jinja.html")
            if pair > 0:
                html.append(found[0])
                jinja.append(found[1])
        passes = [ours('["passes"]') for _ in range(4)][1:]
        shutil.rmtree(output)
        ours('["passes"]')
        size = page.stat().st_size
        again = [run([program, "build", "--quiet", "--site", str(site), "--today", TODAY,
                      "--output", str(output), "--set", 'outputs=["passes"]']) for _ in range(3)]

        print(f"{'':32}{'least':>9}{'median':>9}   {'peak memory':>13}")
        line(f"tripreport, page of {size / 1e6:.1f} MB", html)
        line("Jinja2, the same page", jinja)
        line(f"tripreport, {trips:,} passes", passes)
        line("the same passes, nothing new", again)
        ratios = [slow[1] / fast[1] for fast, slow in zip(html, jinja)]
        print(f"Jinja2 takes {median(ratios):.1f} times as long "
              f"(median of the pairs; {min(ratios):.1f} to {max(ratios):.1f})")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
