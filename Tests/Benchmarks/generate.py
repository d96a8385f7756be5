#!/usr/bin/env python3
"""Writes a site of generated trips: generate.py N FOLDER [SEED].

The same N and seed give the same bytes. The trips are those of a well-travelled family: a few
cities often and many seldom, mostly short stays, some without a price, some with notes.
"""
import datetime
import json
import pathlib
import random
import sys

# City, country as the trip writes it, currency, weight.
PLACES = [
    ("Bergen", "Norway", "NOK", 9), ("Oslo", "NO", "NOK", 14), ("Tromsø", "NOR", "NOK", 3),
    ("Lisbon", "Portugal", "EUR", 11), ("Porto", "PT", "EUR", 6), ("Paris", "France", "EUR", 16),
    ("Lyon", "FR", "EUR", 3), ("Köln", "Germany", "EUR", 6), ("Berlin", "DE", "EUR", 15),
    ("Zürich", "Switzerland", "CHF", 5), ("Genève", "CH", "CHF", 3), ("Wien", "Austria", "EUR", 7),
    ("Roma", "Italy", "EUR", 9), ("Milano", "IT", "EUR", 5), ("Madrid", "Spain", "EUR", 8),
    ("Barcelona", "ES", "EUR", 8), ("London", "UK", "GBP", 22), ("Edinburgh", "GB", "GBP", 4),
    ("Dublin", "Ireland", "EUR", 5), ("Reykjavík", "Iceland", "ISK", 2), ("Κέρκυρα", "Greece", "EUR", 3),
    ("Kraków", "Poland", "PLN", 4), ("Praha", "Czech Republic", "CZK", 5), ("Budapest", "HU", "HUF", 4),
    ("New York", "USA", "USD", 18), ("Seattle", "US", "USD", 9), ("St. John's", "Canada", "CAD", 2),
    ("Toronto", "CA", "CAD", 6), ("México", "Mexico", "MXN", 3), ("São Paulo", "Brazil", "BRL", 3),
    ("Buenos Aires", "AR", "USD", 3), ("Lima", "Peru", "USD", 2), ("Tokyo", "Japan", "JPY", 9),
    ("Kyoto", "JP", "JPY", 4), ("Seoul", "South Korea", "KRW", 4), ("Singapore", "SG", "SGD", 6),
    ("Hanoi", "Vietnam", "USD", 2), ("Bangkok", "TH", "THB", 4), ("Delhi", "India", "INR", 4),
    ("Sydney", "Australia", "AUD", 4), ("Auckland", "NZ", "NZD", 3), ("Cape Town", "ZA", "ZAR", 2),
    ("Nairobi", "Kenya", "KES", 2), ("Marrakesh", "Morocco", "MAD", 3), ("Cairo", "Egypt", "EGP", 2),
    ("Amman", "Jordan", "JOD", 1), ("Tunis", "TN", "TND", 1),
]
RATES = {
    "EUR": "1.08", "GBP": "1.2725", "CHF": "1.1312", "NOK": "0.0934", "ISK": "0.00721",
    "PLN": "0.2514", "CZK": "0.0431", "HUF": "0.002735", "CAD": "0.7321", "MXN": "0.0548",
    "BRL": "0.1835", "JPY": "0.00665", "KRW": "0.000727", "SGD": "0.7418", "THB": "0.0274",
    "INR": "0.01198", "AUD": "0.6612", "NZD": "0.6045", "ZAR": "0.0547", "KES": "0.00771",
    "MAD": "0.0993", "EGP": "0.0207", "JOD": "1.4104", "TND": "0.3207",
}
DECIMALS = {"ISK": 0, "JPY": 0, "KRW": 0, "JOD": 3, "TND": 3}
NOTES = [
    "Window seat, and the early train home.",
    "Rain for three days; the museum was worth it.\nNext time: book ahead.",
    "Dinner at “Chez Léa” & a walk along the quay.",
    "Tickets <print them>, passports, adapters.",
    "Anna's birthday.",
    "Late flight. Room 412. Ask for a quiet side — the tram starts at five.",
    "Hike: 14 km, 820 m up. Bring water!",
]


def trips(count, seed=1, first_year=1990, years=40):
    rng = random.Random(seed)
    weights = [place[3] for place in PLACES]
    first = datetime.date(first_year, 1, 1).toordinal()
    days = datetime.date(first_year + years, 1, 1).toordinal() - first
    made = []
    for _ in range(count):
        city, country, currency, _ = rng.choices(PLACES, weights)[0]
        start = datetime.date.fromordinal(first + rng.randrange(days))
        nights = min(60, 1 + int(rng.expovariate(0.25)))
        trip = {"city": city, "country": country, "start": start.isoformat()}
        if rng.random() < 0.1:
            trip["end"] = (start + datetime.timedelta(nights)).isoformat()
        else:
            trip["nights"] = nights
        if rng.random() < 0.85:
            decimals = DECIMALS.get(currency, 2)
            dollars = nights * rng.uniform(60, 320) + rng.uniform(40, 900)
            rate = float(RATES.get(currency, 1))
            amount = round(dollars / rate * 10**decimals)
            digits = str(amount).rjust(decimals + 1, "0")
            price = f"{digits[:-decimals]}.{digits[-decimals:]}" if decimals else digits
            trip["price"] = price
            if currency != "USD":
                trip["currency"] = currency
        if rng.random() < 0.12:
            trip["favorite"] = True
        if rng.random() < 0.3:
            trip["checkedIn"] = True
        if rng.random() < 0.3:
            trip["notes"] = rng.choice(NOTES)
        made.append(trip)
    return made


def settings():
    return {
        "title": "Forty years of trips",
        "travelerName": "Ada Example",
        "currency": "USD",
        "rates": RATES,
    }


def write(folder, count, seed=1):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    body = ",\n".join("  " + json.dumps(trip, ensure_ascii=False) for trip in trips(count, seed))
    (folder / "trips.json").write_text(f"[\n{body}\n]\n", encoding="utf-8")
    text = json.dumps(settings(), indent=2) + "\n"
    (folder / "settings.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__.strip())
    write(sys.argv[2], int(sys.argv[1]), *map(int, sys.argv[3:]))
