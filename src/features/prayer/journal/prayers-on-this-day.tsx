// Prayers that were written or answered on this day in other years.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prayer } from '../../../../schemas/entities/prayer.ts';
import { toUserDay } from '../../../data/user-days.ts';
import { findOnThisDay } from '../../journal/find-on-this-day.ts';
import type { SavedRecord } from '../../../data/records/record.ts';
import { OnThisDay } from '../../journal/components/on-this-day.tsx';

/** @param day YYYY-MM-DD */
export function PrayersOnThisDay({
  prayers,
  day,
}: {
  prayers: readonly SavedRecord<Prayer>[];
  day: string;
}) {
  const { t } = useTranslation();
  const years = useMemo(
    () => findOnThisDay(prayers.flatMap(toDatedPrayers), ({ date }) => date, day),
    [prayers, day],
  );
  const shown = years.map(({ years, items }) => ({
    years,
    items: items.map(({ prayer: { id, fields }, isAnswer }) => ({
      id: isAnswer ? `${id} answered` : id,
      text: isAnswer
        ? t('prayer:answeredTitle', { title: fields.title })
        : fields.request || fields.prayer_text,
      href: `/Prayer?view=mine#${id}`,
    })),
  }));
  return <OnThisDay years={shown} />;
}

interface DatedPrayer {
  prayer: SavedRecord<Prayer>;
  date: string;
  isAnswer: boolean;
}

function toDatedPrayers(prayer: SavedRecord<Prayer>): DatedPrayer[] {
  const written = toUserDay(prayer.createdDate);
  const { is_answered: isAnswered, answered_date: answered } = prayer.fields;
  const moments = [{ prayer, date: written, isAnswer: false }];
  // A prayer that was written and answered on the same day is listed once.
  return isAnswered && answered && answered !== written
    ? [...moments, { prayer, date: answered, isAnswer: true }]
    : moments;
}
