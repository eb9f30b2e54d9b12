// What was written on this day in other years.

/** The nearest year first; within a year as they came. */
export interface PastYear<T> {
  /** How many years ago. */
  years: number;
  items: T[];
}

/**
 * The 29th of February is remembered on the 28th where there is none.
 * @param dateOf YYYY-MM-DD, the day of the person who wrote it; what is no date is remembered on no
 * day
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
  return day === '02-29' && !isLeap(year) ? '02-28' : day;
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function getYear(date: string): number | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? Number(date.slice(0, 4)) : null;
}
