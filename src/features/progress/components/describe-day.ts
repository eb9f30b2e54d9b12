// Describes the activity of a day as text and as a number.
import type { Language } from '../../../../schemas/languages.ts';
import type { Translate } from '../../../locales/translate.ts';
import { formatDay } from '../../../locales/format-day.ts';

export interface DayActivity {
  graceNotes: number;
  prayers: number;
  gratitudeEntries: number;
  planDays: number;
  hasRead: boolean;
}

/** Counts the activities of a day. Bible reading counts once, whatever the number of chapters. */
export function countActivities(day: DayActivity | undefined): number {
  return day
    ? day.graceNotes + day.prayers + day.gratitudeEntries + day.planDays + Number(day.hasRead)
    : 0;
}

/** Thursday, 12 March 2026: 2 prayers and read in the Bible */
export function describeDay(
  t: Translate,
  language: Language,
  date: string,
  day: DayActivity | undefined,
): string {
  const counted = (['graceNotes', 'prayers', 'gratitudeEntries', 'planDays'] as const).flatMap(
    (kind) => {
      const count = day?.[kind] ?? 0;
      return count > 0 ? [t(`progress:year.${kind}`, { count })] : [];
    },
  );
  const all = day?.hasRead ? [...counted, t('progress:year.hasRead')] : counted;
  const what =
    all.length > 0
      ? new Intl.ListFormat(language, { type: 'conjunction' }).format(all)
      : t('progress:year.nothing');
  return t('progress:year.day', { date: formatDay(language, date, 'full'), what });
}
