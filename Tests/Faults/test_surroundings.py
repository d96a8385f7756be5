"""The same bytes wherever it runs: time zone, language, folder, and with no environment at all."""

import shutil
import subprocess

import pytest
from sites import ENVIRONMENT, PATIENCE, PROGRAM, TODAY, sample_settings, sample_trips, tree

ALL = ["--set", 'outputs=["html","passes","json"]']


@pytest.fixture
def sample(site):
    return site(sample_trips(), sample_settings())


@pytest.fixture(scope="module")
def reference(tmp_path_factory):
    from sites import Site

    made = Site(tmp_path_factory.mktemp("reference"), sample_trips(), sample_settings())
    made.build(*ALL)
    return made.files()


@pytest.mark.parametrize(
    "zone", ["Pacific/Kiritimati", "America/St_Johns", "Asia/Kathmandu", "Europe/Berlin",
             "Pacific/Pago_Pago", ":/nonexistent", "", "XYZ-25:61"])
def test_time_zone(sample, reference, zone):
    sample.build(*ALL, env={"TZ": zone})
    assert sample.files() == reference


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "America/St_Johns", "UTC"])
@pytest.mark.parametrize("epoch, today", [(1811807999, "2027-05-31"), (1811808000, "2027-06-01")])
def test_day_of_the_epoch(sample, zone, epoch, today):
    done = sample.run(
        "summary", "--json", today=None, env={"TZ": zone, "SOURCE_DATE_EPOCH": str(epoch)})
    assert done.stdout.startswith(f'{{"today":"{today}",'.encode())


def test_local_date(sample):
    """26 hours lie between the two zones: they are never on the same day."""
    days = [
        sample.run("summary", "--json", today=None, env={"TZ": zone}).stdout[10:20]
        for zone in ["Pacific/Kiritimati", "Etc/GMT+12"]]
    assert days[0] > days[1]


@pytest.mark.parametrize(
    "language", ["C", "POSIX", "de_DE.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8", "th_TH.UTF-8",
                 "hi_IN.ISCII-DEV", "xx_XX", ""])
@pytest.mark.parametrize("variable", ["LANG", "LC_ALL"])
def test_language(sample, reference, variable, language):
    sample.build(*ALL, env={variable: language, "LANGUAGE": language})
    assert sample.files() == reference


def test_builds_the_same_twice(sample, reference):
    sample.build(*ALL)
    first = sample.files()
    shutil.rmtree(sample.output)
    sample.build(*ALL)
    assert sample.files() == first == reference


def test_from_another_folder(sample, reference, tmp_path):
    done = subprocess.run(
        [PROGRAM, "build", *ALL, "--site", sample.folder, "--today", TODAY], cwd="/",
        env=ENVIRONMENT, capture_output=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr.decode()
    assert sample.files() == reference


def test_alone_with_no_environment(sample, reference, tmp_path):
    """One file that can be copied anywhere: no bundle, no library of Swift, no variable."""
    place = tmp_path / "empty"
    place.mkdir()
    shutil.copy2(PROGRAM, place / "tripreport")
    for name in ["trips.json", "settings.json"]:
        shutil.copy2(sample.folder / name, place)
    done = subprocess.run(
        ["env", "-i", "./tripreport", "build", *ALL, "--today", TODAY], cwd=place,
        stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr.decode()
    assert tree(place / "Output") == reference


def test_links_nothing_of_swift():
    libraries = subprocess.run(["ldd", PROGRAM], capture_output=True, text=True).stdout
    assert "swift" not in libraries.lower() and "Foundation" not in libraries
