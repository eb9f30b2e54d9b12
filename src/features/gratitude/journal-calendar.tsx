// Calendar of the gratitude journal: one month at a time, with the entries of the selected day
// below.
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GratitudeEntry } from '../../../schemas/entities/gratitude-entry.ts';
import { watchToday } from '../../data/user-days.ts';
import { useLiveQuery } from '../../data/data-provider.tsx';
import type { SavedRecord } from '../../data/records/record.ts';
import { useLanguage } from '../../locales/language.ts';
import { formatLongDay } from '../../locales/format-day.ts';
import { getFirstWeekday } from '../../ui/calendar/month-days.ts';
import { MonthGrid } from './components/month-grid.tsx';
import { DayEntries } from './day-entries.tsx';

interface JournalCalendarProps {
  /** Newest day first. */
  entries: readonly SavedRecord<GratitudeEntry>[];
  /** @param day YYYY-MM-DD */
  onWriteFor: (day: string) => void;
}

export function JournalCalendar({ entries, onWriteFor }: JournalCalendarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useLiveQuery('today', watchToday);
  const [chosen, setChosen] = useState<string | null>(null);
  const countsByDay = useMemo(() => countByDay(entries), [entries]);
  if (now === undefined) return null;
  const selected = chosen ?? now;
  // After travel westward over the date line, the newest entry can be dated tomorrow.
  const newest = entries[0]?.fields.date ?? now;
  return (
    <>
      <MonthGrid
        selected={selected}
        today={now}
        lastDay={newest > now ? newest : now}
        firstWeekday={getFirstWeekday(language, navigator.languages)}
        getEntryCount={(date) => countsByDay.get(date) ?? 0}
        onSelect={setChosen}
      />
      {selected <= now && (
        <Button variant="light" onClick={() => onWriteFor(selected)}>
          {selected === now
            ? t('gratitude:emptyAction')
            : t('gratitude:writeForDay', { date: formatLongDay(language, selected) })}
        </Button>
      )}
      <DayEntries
        entries={entries}
        day={selected}
        heading={formatLongDay(language, selected)}
        emptyText={t('gratitude:noneOnDay')}
      />
    </>
  );
}

function countByDay(entries: readonly SavedRecord<GratitudeEntry>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { fields } of entries) counts.set(fields.date, (counts.get(fields.date) ?? 0) + 1);
  return counts;
}
