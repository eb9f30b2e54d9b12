// Finds entries written on this day in other years.

/**
 * Entries of one past year, in the order of the input; the results start with the most recent year.
 */
export interface PastYear<T> {
  /** How many years ago. */
  years: number;
  items: T[];
}

/**
 * Finds the items of today's calendar day in earlier years. Items of 29 February appear on 28
 * February in years without a 29th.
 *
 * @param dateOf returns YYYY-MM-DD, the day of the user who wrote the item; items with an invalid
 *   date are never found
 * @param today YYYY-MM-DD
 */
export function findOnThisDay<T>(
  items: readonly T[],
  dateOf: (item: T) => string,
  today: string,
): PastYear<T>[] {
  const year = getYear(today);
  if (year === null) return [];
  const itemsByYears = new Map<number, T[]>();
  for (const item of items) {
    const date = dateOf(item);
    const written = getYear(date);
    if (written === null || written >= year || getDayInYear(date, year) !== today.slice(5))
      continue;
    const years = year - written;
    itemsByYears.set(years, [...(itemsByYears.get(years) ?? []), item]);
  }
  return [...itemsByYears]
    .map(([years, items]) => ({ years, items }))
    .toSorted((a, b) => a.years - b.years);
}

/** MM-DD */
function getDayInYear(date: string, year: number): string {
  const day = date.slice(5);
  return day === '02-29' && !isLeapYear(year) ? '02-28' : day;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function getYear(date: string): number | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? Number(date.slice(0, 4)) : null;
}
