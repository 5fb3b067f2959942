"""Tables for a spreadsheet, which takes some texts for formulas and runs them."""

import csv

# The last four are what a keyboard for Chinese or Japanese makes of the first four.
FORMULA = tuple("=+-@\t\r\n\uff1d\uff0b\uff0d\uff20")


def cell(value):
    """A text that begins as a formula does has an apostrophe before it. Numbers of ours are what they are."""
    return "'" + value if isinstance(value, str) and value.lstrip(" \u3000").startswith(FORMULA) else value


def write_rows(file, rows):
    """Texts are in quotes, as some spreadsheets separate at other characters than commas."""
    csv.writer(file, quoting=csv.QUOTE_NONNUMERIC).writerows([cell(value) for value in row] for row in rows)
