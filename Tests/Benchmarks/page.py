#!/usr/bin/env python3
"""The overview by Jinja2, for comparison: page.py SITE TODAY OUTPUT.

It reads the same trips, computes the same figures and writes the same bytes as the program does
for a site of generate.py. It checks nothing, and knows one locale and the places of that site.
"""
import datetime
import itertools
import json
import pathlib
import sys

import jinja2

MONTHS = ["", "January", "February", "March", "April", "May", "June", "July", "August", "September",
          "October", "November", "December"]
SYMBOLS = {"USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "KRW": "₩", "CAD": "CA$", "MXN": "MX$",
           "BRL": "R$", "AUD": "A$", "NZD": "NZ$", "INR": "₹"}
DECIMALS = {"ISK": 0, "JPY": 0, "KRW": 0, "JOD": 3, "TND": 3}
COUNTRIES = {
    "NO": "Norway", "PT": "Portugal", "FR": "France", "DE": "Germany", "CH": "Switzerland",
    "AT": "Austria", "IT": "Italy", "ES": "Spain", "GB": "United Kingdom", "IE": "Ireland",
    "IS": "Iceland", "GR": "Greece", "PL": "Poland", "CZ": "Czechia", "HU": "Hungary",
    "US": "United States", "CA": "Canada", "MX": "Mexico", "BR": "Brazil", "AR": "Argentina",
    "PE": "Peru", "JP": "Japan", "KR": "South Korea", "SG": "Singapore", "VN": "Vietnam",
    "TH": "Thailand", "IN": "India", "AU": "Australia", "NZ": "New Zealand", "ZA": "South Africa",
    "KE": "Kenya", "MA": "Morocco", "EG": "Egypt", "JO": "Jordan", "TN": "Tunisia",
}
CODES = {name: code for code, name in COUNTRIES.items()}
CODES |= {code: code for code in COUNTRIES}
CODES |= {"NOR": "NO", "UK": "GB", "USA": "US", "Czech Republic": "CZ"}

DAY = datetime.timedelta(1)


class Country:
    def __init__(self, code, index):
        self.name = COUNTRIES[code]
        self.flag = "".join(chr(0x1F1E6 + ord(letter) - 65) for letter in code)
        self.index = index
        self.trips = self.nights = 0
        self.spent = {}

    @property
    def totals(self):
        return sorted(self.spent.items())


class Trip:
    __slots__ = ("city", "country", "start", "departure", "nights", "price", "worth", "favorite",
                 "checked_in", "notes", "slug", "date_rank", "price_rank")


class Day:
    __slots__ = ("date", "trip", "other")

    def __init__(self, date):
        self.date = date
        self.trip = self.other = None


class Stay:
    __slots__ = ("trip", "nights", "is_from_before")

    def __init__(self, trip, nights, is_from_before):
        self.trip, self.nights, self.is_from_before = trip, nights, is_from_before


class Run:
    __slots__ = ("trip", "day", "length", "room", "kind", "is_overlap", "has_room")

    def __init__(self, trip, first, length, room, is_overlap):
        self.trip, self.day, self.length = trip, first.day, length
        self.is_overlap = is_overlap
        self.room = room
        self.has_room = not is_overlap and length < 3 and room > 2
        self.kind = " ".join(
            name for name, holds in [
                ("two", is_overlap), ("b", trip.start < first),
                ("e", trip.departure > first + DAY * length)] if holds)


class Month:
    __slots__ = ("name", "day_count", "weekend_offset", "day_of_today", "runs")

    def __init__(self, days, today):
        first = days[0].date
        self.name = MONTHS[first.month][:3]
        self.day_count = len(days)
        self.weekend_offset = (5 - first.weekday()) % 7
        is_now = (first.year, first.month) == (today.year, today.month)
        self.day_of_today = today.day if is_now else 0
        self.runs = []
        for is_overlap in (False, True):
            trips = [day.other if is_overlap else day.trip for day in days]
            for trip, places in itertools.groupby(range(len(days)), trips.__getitem__):
                if trip is not None:
                    places = list(places)
                    after = places[-1] + 1
                    behind = next((n for n in range(after, len(days)) if trips[n]), len(days))
                    self.runs.append(Run(
                        trip, days[places[0]].date, len(places), behind - after, is_overlap))


class YearTotals:
    def __init__(self, year):
        self.year = year
        self.trips = self.nights = 0
        self.spent = {}

    @property
    def totals(self):
        return sorted(self.spent.items())


class Year:
    def __init__(self, year):
        self.year = year
        self.trips = self.nights_away = 0
        self.stays = []
        first = datetime.date(year, 1, 1)
        self.days = [Day(first + DAY * n) for n in range(366 if is_leap(year) else 365)]

    def finish(self, today):
        self.nights_away = sum(day.trip is not None for day in self.days)
        self.months = [
            Month(list(days), today)
            for _, days in itertools.groupby(self.days, lambda day: day.date.month)]


def is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def minor_units(text, currency):
    whole, _, part = text.partition(".")
    return int(whole + part.ljust(DECIMALS.get(currency, 2), "0"))


def slug(start, city):
    letters = "".join(c if c.isalnum() else " " for c in city.lower())
    return "-".join([start, *letters.split()])


def load(folder):
    settings = json.loads((folder / "settings.json").read_text(encoding="utf-8"))
    base = settings["currency"]
    # A price's worth in units of 10⁻¹⁶ of the settings' currency, exactly.
    units = {base: 10 ** (16 - DECIMALS.get(base, 2))}
    for currency, rate in settings["rates"].items():
        whole, _, part = rate.partition(".")
        units[currency] = int(whole + part) * 10 ** (16 - DECIMALS.get(currency, 2) - len(part))
    countries, trips, taken = {}, [], {}
    for raw in json.loads((folder / "trips.json").read_text(encoding="utf-8")):
        trip = Trip()
        trip.city = raw["city"]
        trip.start = datetime.date.fromisoformat(raw["start"])
        if "end" in raw:
            trip.departure = datetime.date.fromisoformat(raw["end"])
            trip.nights = (trip.departure - trip.start).days
        else:
            trip.nights = raw["nights"]
            trip.departure = trip.start + DAY * trip.nights
        code = CODES[raw["country"]]
        trip.country = countries.get(code) or countries.setdefault(
            code, Country(code, len(countries)))
        trip.price, trip.worth = None, None
        if "price" in raw:
            currency = raw.get("currency", base)
            amount = minor_units(raw["price"], currency)
            trip.price = (currency, amount)
            trip.worth = amount * units[currency]
        trip.favorite = raw.get("favorite", False)
        trip.checked_in = raw.get("checkedIn", False)
        trip.notes = raw.get("notes", "")
        name = slug(raw["start"], trip.city)
        taken[name] = taken.get(name, 0) + 1
        trip.slug = name if taken[name] == 1 else f"{name}-{taken[name]}"
        trips.append(trip)
    return settings, list(countries.values()), trips, units


def compute(settings, countries, trips, units, today):
    by_date = sorted(trips, key=lambda trip: trip.start)
    priced = [trip for trip in by_date if trip.price]
    for rank, trip in enumerate(by_date):
        trip.date_rank = rank
    by_price = sorted(priced, key=lambda trip: -trip.worth)
    for rank, trip in enumerate(by_price + [trip for trip in by_date if not trip.price]):
        trip.price_rank = rank

    spent, spent_on_nights, nights_of, cities = {}, {}, {}, set()
    for trip in trips:
        country = trip.country
        country.trips += 1
        country.nights += trip.nights
        cities.add((trip.city, country.index))
        if trip.price:
            currency, amount = trip.price
            spent[currency] = spent.get(currency, 0) + amount
            country.spent[currency] = country.spent.get(currency, 0) + amount
            if trip.nights:
                spent_on_nights[currency] = spent_on_nights.get(currency, 0) + amount
                nights_of[currency] = nights_of.get(currency, 0) + trip.nights

    years, year_totals = {}, {}
    for trip in trips:
        totals = year_totals.setdefault(trip.start.year, YearTotals(trip.start.year))
        totals.trips += 1
        if trip.price:
            currency, amount = trip.price
            totals.spent[currency] = totals.spent.get(currency, 0) + amount
        if trip.nights:
            for number in range(trip.start.year, (trip.departure - DAY).year + 1):
                if number not in years:
                    years[number] = Year(number)
    covered = overlapped = datetime.date.min
    has_overlaps = False
    for trip in by_date:
        if trip.start.year in years:
            years[trip.start.year].trips += 1
        parts = {} if trip.nights else {trip.start.year: 0}
        date = trip.start
        while date < trip.departure:
            year = years[date.year]
            parts[date.year] = parts.get(date.year, 0) + 1
            day = year.days[date.toordinal() - year.days[0].date.toordinal()]
            if date >= covered:
                day.trip = trip
            else:
                has_overlaps = True
                if date >= overlapped:
                    day.other = trip
            date += DAY
        for number, nights in parts.items():
            year_totals.setdefault(number, YearTotals(number)).nights += nights
            if number in years:
                years[number].stays.append(Stay(trip, nights, number != trip.start.year))
        overlapped = max(overlapped, min(trip.departure, covered))
        covered = max(covered, trip.departure)
    shown = [years[number] for number in sorted(years)]
    for year in shown:
        year.finish(today)

    worth = sum(amount * units[currency] for currency, amount in spent.items())
    base = settings["currency"]
    upcoming = next((trip for trip in by_date if today < trip.start), None)
    with_nights = [trip for trip in priced if trip.nights]
    cheapest = None
    for trip in with_nights:
        if cheapest is None or trip.worth * cheapest.nights < cheapest.worth * trip.nights:
            cheapest = trip
    return {
        "title": settings["title"],
        "traveler_name": settings["travelerName"],
        "highlight": settings.get("highlight", "yellow"),
        "today": today,
        "trips": by_date,
        "countries": countries,
        "years": shown,
        "year_totals": [year_totals[number] for number in sorted(year_totals)],
        "most_of_year": max((year.nights for year in year_totals.values()), default=0),
        "most_of_country": max((country.nights for country in countries), default=0),
        "trip_count": len(trips),
        "night_count": sum(trip.nights for trip in trips),
        "nights_away": sum(year.nights_away for year in shown),
        "city_count": len(cities),
        "favorite_count": sum(trip.favorite for trip in trips),
        "has_overlaps": has_overlaps,
        "totals": sorted(spent.items()),
        "converted": (base, (worth + units[base] // 2) // units[base]),
        "per_night": [
            (currency, (2 * amount + nights_of[currency]) // (2 * nights_of[currency]))
            for currency, amount in sorted(spent_on_nights.items())],
        "current": next((t for t in by_date if t.start <= today <= t.departure), None),
        "next": upcoming,
        "days_until_next": (upcoming.start - today).days if upcoming else 0,
        "longest": max(by_date, key=lambda trip: trip.nights, default=None),
        "shortest": min(by_date, key=lambda trip: trip.nights, default=None),
        "dearest": max(priced, key=lambda trip: trip.worth, default=None),
        "cheapest": cheapest,
    }


def number(value):
    return f"{value:,}"


def plural(value, one, many):
    return f"{value:,} {one if value == 1 else many}"


def date(value):
    return f"{MONTHS[value.month]} {value.day}, {value.year}"


def amount(price):
    currency, units = price
    decimals = DECIMALS.get(currency, 2)
    if not decimals:
        return str(units)
    scale = 10**decimals
    return f"{units // scale}.{units % scale:0{decimals}}"


def money(price):
    currency, units = price
    decimals = DECIMALS.get(currency, 2)
    symbol = SYMBOLS.get(currency) or currency + "\u00a0"
    if not decimals:
        return f"{symbol}{units:,}"
    scale = 10**decimals
    return f"{symbol}{units // scale:,}.{units % scale:0{decimals}}"


def share(part, whole):
    hundredths = (part * 10_000 + whole // 2) // whole
    return f"{hundredths / 100:.2f}".rstrip("0").rstrip(".")


def main(site, today, output):
    root = pathlib.Path(__file__).resolve().parents[2]
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(root / "Tests/Benchmarks"), autoescape=True,
        trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True, auto_reload=False)
    environment.filters.update(
        number=number, plural=plural, date=date, amount=amount,
        money=money, share=share)
    report = compute(*load(pathlib.Path(site)), datetime.date.fromisoformat(today))
    report["style"] = (root / "Templates/style.css").read_text(encoding="utf-8").rstrip("\n")
    page = environment.get_template("overview.html.j2").render(report)
    pathlib.Path(output).write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
