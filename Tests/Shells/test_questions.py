"""Questions on a real terminal."""

import pytest
from shells import Terminal
from sites import PROGRAM


@pytest.fixture
def asked(tmp_path):
    terminal = Terminal([str(PROGRAM), "init"], tmp_path)
    yield terminal, tmp_path
    terminal.close()


def test_puts_answers_into_the_settings(asked):
    terminal, folder = asked
    for question, answer in [
            ("Name of the traveler", "Ådå \"É\""), ("Color of the report", "pink"),
            ("Please answer yellow, mint or orange", "mint"), ("Show a grid", "")]:
        assert question in terminal.read(until=f"(?s){question}.*: $")
        terminal.send(answer + "\r")
    assert "tripreport build" in terminal.read(until="tripreport pass")
    settings = (folder / "settings.json").read_text()
    assert '"travelerName": "Ådå \\"É\\"",' in settings
    assert '"highlight": "mint",' in settings


@pytest.mark.parametrize("key, status", [("\x04", 130), ("\x03", 130)], ids=["end", "interrupt"])
def test_can_be_left(asked, key, status):
    terminal, folder = asked
    terminal.read(until="Name of the traveler.*: $")
    terminal.send(key)
    assert terminal.wait() == status
    assert not list(folder.iterdir())
