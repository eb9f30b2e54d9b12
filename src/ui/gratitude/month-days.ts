// The days of a month in their weeks, and steps from day to day. Dates are YYYY-MM-DD, months YYYY-MM, weekdays 1 (Monday) to 7.
const day = 86_400_000;

/** Weeks of seven places; null where another month's day would stand. */
export function weeksOf(month: string, firstWeekday: number): (string | null)[][] {
  const first = `${month}-01`;
  const before = (weekdayOf(first) - firstWeekday + 7) % 7;
  const length = daysIn(month);
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, place) => {
      const number = week * 7 + place - before + 1;
      return number >= 1 && number <= length ? `${month}-${String(number).padStart(2, '0')}` : null;
    }),
  );
}

export function addDays(date: string, days: number): string {
  return toDate(timeOf(date) + days * day);
}

/** The same day of another month, or its last one. */
export function addMonths(date: string, months: number): string {
  const moved = new Date(timeOf(`${date.slice(0, 7)}-01`));
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const month = toDate(moved.getTime()).slice(0, 7);
  return `${month}-${String(Math.min(Number(date.slice(8)), daysIn(month))).padStart(2, '0')}`;
}

/** 1 is Monday. */
export function weekdayOf(date: string): number {
  return new Date(timeOf(date)).getUTCDay() || 7;
}

function daysIn(month: string): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
}

function timeOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function toDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Where the Unicode project says that a week begins on Sunday or on Saturday, for browsers that do not know; elsewhere it is Monday. */
const sunday = new Set('AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'.split(' '));
const saturday = new Set('AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' '));

/**
 * On which weekday a week begins: as in the person's own country where their browser names one.
 * @param wanted BCP 47 tags of the browser, best first
 */
export function firstWeekday(language: string, wanted: readonly string[]): number {
  const locale = new Intl.Locale(wanted.find((tag) => tag.slice(0, 2).toLowerCase() === language && isLocale(tag)) ?? language);
  return weekInfoOf(locale)?.firstDay ?? fromTable(locale.maximize().region ?? '');
}

/** The earlier form is a getter; some browsers have neither. */
function weekInfoOf(locale: Intl.Locale & { weekInfo?: { firstDay: number }; getWeekInfo?: () => { firstDay: number } }): { firstDay: number } | undefined {
  return locale.getWeekInfo?.() ?? locale.weekInfo;
}

function fromTable(region: string): number {
  return sunday.has(region) ? 7 : saturday.has(region) ? 6 : 1;
}

function isLocale(tag: string): boolean {
  try {
    return new Intl.Locale(tag).baseName !== '';
  } catch {
    return false; // a browser may be set to anything
  }
}
