// Lists the years in which the user was active, and finds the year to look back on. Pure.
import { isCalendarDay } from '../user-days.ts';

/**
 * Returns the years of the days, newest first. A later year than today's comes from a wrong clock
 * and is left out.
 * @param days YYYY-MM-DD, in any order; other texts are ignored
 * @param today YYYY-MM-DD
 */
export function listYears(days: Iterable<string>, today: string): number[] {
  const thisYear = getYear(today);
  const years = new Set<number>();
  for (const day of days) {
    const year = isCalendarDay(day) ? getYear(day) : Number.NaN;
    if (year <= thisYear) years.add(year);
  }
  return [...years].toSorted((a, b) => b - a);
}

/**
 * Returns the year to look back on: the current year, but in January the year before. Without days
 * in that year, the newest year; undefined if there is no year.
 * @param years newest first, as `listYears` returns them
 * @param today YYYY-MM-DD
 */
export function pickReviewYear(years: readonly number[], today: string): number | undefined {
  const wanted = getYear(today) - (today.slice(5, 7) === '01' ? 1 : 0);
  return years.includes(wanted) ? wanted : years[0];
}

/** Fewer active days give pictures without content. */
const minActiveDays = 3;

/**
 * Returns the year to look back on, among the years with at least three active days; undefined if
 * there is none.
 * @param activeDays YYYY-MM-DD, each day once
 * @param today YYYY-MM-DD
 */
export function findReviewYear(activeDays: Iterable<string>, today: string): number | undefined {
  const days = [...activeDays];
  const years = listYears(days, today).filter(
    (year) => days.filter((day) => getYear(day) === year).length >= minActiveDays,
  );
  return pickReviewYear(years, today);
}

/** @param day YYYY-MM-DD */
export function getYear(day: string): number {
  return Number(day.slice(0, 4));
}
