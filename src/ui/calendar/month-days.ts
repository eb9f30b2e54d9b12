// Calendar functions: weeks of a month, adding days and months, the weekday of a date, and the
// first weekday in the user's country. Dates are YYYY-MM-DD, months YYYY-MM, weekdays 1 (Monday) to
// 7.
const dayMillis = 86_400_000;

/** Returns weeks of seven days; null in place of days of other months. */
export function buildWeeks(month: string, firstWeekday: number): (string | null)[][] {
  const first = `${month}-01`;
  const before = (getWeekday(first) - firstWeekday + 7) % 7;
  const length = countDays(month);
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, index) => {
      const number = week * 7 + index - before + 1;
      return number >= 1 && number <= length ? `${month}-${String(number).padStart(2, '0')}` : null;
    }),
  );
}

/** As in src/data/user-days.ts, which components must not import. */
export function addDays(date: string, days: number): string {
  return toDate(toTime(date) + days * dayMillis);
}

/** The same day of another month, or its last one. */
export function addMonths(date: string, months: number): string {
  const moved = new Date(toTime(`${date.slice(0, 7)}-01`));
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const month = toDate(moved.getTime()).slice(0, 7);
  return `${month}-${String(Math.min(Number(date.slice(8)), countDays(month))).padStart(2, '0')}`;
}

/** 1 is Monday. */
export function getWeekday(date: string): number {
  return new Date(toTime(date)).getUTCDay() || 7;
}

function countDays(month: string): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
}

function toTime(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function toDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/**
 * Regions whose week begins on Sunday or Saturday according to Unicode CLDR, for browsers without
 * this data; elsewhere the week begins on Monday.
 */
const sundayRegions = new Set(
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'.split(
    ' ',
  ),
);
const saturdayRegions = new Set('AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' '));

/**
 * Returns the weekday on which a week begins: that of the user's country, if the browser names a
 * country.
 * @param preferredLocales BCP 47 tags of the browser, best first
 */
export function getFirstWeekday(language: string, preferredLocales: readonly string[]): number {
  const locale = new Intl.Locale(
    preferredLocales.find((tag) => tag.slice(0, 2).toLowerCase() === language && isLocale(tag)) ??
      language,
  );
  return getWeekInfo(locale)?.firstDay ?? lookUpFirstDay(locale.maximize().region ?? '');
}

/** The earlier form is a getter; some browsers have neither. */
function getWeekInfo(
  locale: Intl.Locale & {
    weekInfo?: { firstDay: number };
    getWeekInfo?: () => { firstDay: number };
  },
): { firstDay: number } | undefined {
  return locale.getWeekInfo?.() ?? locale.weekInfo;
}

function lookUpFirstDay(region: string): number {
  return sundayRegions.has(region) ? 7 : saturdayRegions.has(region) ? 6 : 1;
}

function isLocale(tag: string): boolean {
  try {
    return new Intl.Locale(tag).baseName !== '';
  } catch {
    return false; // a browser may be set to anything
  }
}
