"""Names of places in many scripts, from a seed."""

import random
import unicodedata

# First and last code points of letters, marks and signs.
BLOCKS = {
    "Latin": (0x41, 0x24F), "Greek": (0x370, 0x3FF), "Cyrillic": (0x400, 0x52F),
    "Armenian": (0x531, 0x587), "Hebrew": (0x591, 0x5F4), "Arabic": (0x600, 0x6FF),
    "Syriac": (0x700, 0x74F), "Thaana": (0x780, 0x7B1), "N'Ko": (0x7C0, 0x7FA),
    "Thai": (0xE01, 0xE5B), "Lao": (0xE81, 0xEDF), "Georgian": (0x10A0, 0x10FF),
    "Ethiopic": (0x1200, 0x139F), "Mongolian": (0x1800, 0x18AA), "Punctuation": (0x2010, 0x2027),
    "Currencies": (0x20A0, 0x20C0), "Symbols": (0x2100, 0x262F), "Kana": (0x3041, 0x30FF),
    "Han": (0x4E00, 0x9FFF), "Hangul": (0xAC00, 0xD7A3), "Fullwidth": (0xFF01, 0xFF9F),
    "Presentation forms": (0xFB1D, 0xFDFB), "Marks": (0x300, 0x36F), "Emoji": (0x1F300, 0x1F64F),
    "Box drawing": (0x2500, 0x257F), "Old scripts": (0x10280, 0x1031F),
}

# Consonants, vowel signs, and the sign that joins two consonants.
INDIC = {
    "Devanagari": (range(0x915, 0x93A), range(0x93E, 0x94D), 0x94D),
    "Bengali": (range(0x995, 0x9A9), [0x9BE, 0x9BF, 0x9C0, 0x9C1, 0x9C7, 0x9C8], 0x9CD),
    "Tamil": ([0xB95, 0xB99, 0xB9A, 0xB9F, 0xBA3, 0xBA4], [0xBBE, 0xBBF, 0xBC0, 0xBC6], 0xBCD),
    "Telugu": (range(0xC15, 0xC29), range(0xC3E, 0xC45), 0xC4D),
    "Malayalam": (range(0xD15, 0xD29), range(0xD3E, 0xD45), 0xD4D),
}

EMOJI = ["👍🏽", "👨‍👩‍👧", "🇳🇴", "🇯🇵", "❤️", "✈️", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏝️", "👩🏿‍🚀"]


def assigned(code):
    """Whether the code point has stood in Unicode for long, and may stand in a name."""
    category = unicodedata.category(chr(code))
    # Terminals disagree on fillers such as U+3164, and on skin tones after what has no skin.
    return category not in ("Cn", "Co", "Cs", "Cc", "Zs", "Zl", "Zp") and code not in (
        0x180E, 0x3164, 0xFFA0, *range(0x1F3FB, 0x1F400))


def indic(rng, script):
    consonants, vowels, join = INDIC[script]
    syllable = chr(rng.choice(consonants))
    kind = rng.random()
    # Either two consonants or a vowel sign. wcwidth gives a syllable two columns at most, as
    # terminals do that lay out syllables; most others, and this program, add its characters up.
    if kind < 0.3:
        return syllable + chr(join) + chr(rng.choice(consonants))
    return syllable + chr(rng.choice(vowels)) if kind < 0.7 else syllable


def word(rng, script):
    length = rng.randint(1, 14)
    if script in INDIC:
        return "".join(indic(rng, script) for _ in range(length))
    if script == "Emoji sequences":
        return "".join(rng.choice(EMOJI) for _ in range(length // 3 + 1))
    if script == "Marks":
        return "".join(
            chr(rng.randint(0x61, 0x7A)) + chr(rng.randint(0x300, 0x36F)) for _ in range(length))
    first, last = BLOCKS[script]
    codes = (rng.randint(first, last) for _ in range(length))
    return "".join(chr(code) for code in codes if assigned(code)) or "x"


def names(count, seed):
    """Names of one script or of several, of at most 200 characters."""
    rng = random.Random(seed)
    scripts = [*BLOCKS, *INDIC, "Emoji sequences"]
    made = []
    for _ in range(count):
        mixed = rng.random() < 0.3
        script = rng.choice(scripts)
        words = [
            word(rng, rng.choice(scripts) if mixed else script)
            for _ in range(rng.choice([1, 1, 2, 3, 9]))]
        name = " ".join(words)[:200].strip()
        # A name that shows nothing is refused.
        is_seen = any(unicodedata.category(sign)[0] in "LNPS" for sign in name)
        made.append(name if is_seen else name[:199] + "x")
    return made
