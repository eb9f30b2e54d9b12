// The journal month by month: a day is chosen, what stands on it appears below.
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GratitudeEntry } from '../../../schemas/gratitude-entry.ts';
import { today } from '../../data/days.ts';
import { useLive } from '../../data/hooks.tsx';
import type { Kept } from '../../data/record.ts';
import { useLanguage } from '../../i18n/language.ts';
import { longDay } from '../../ui/gratitude/day-words.ts';
import { firstWeekday } from '../../ui/gratitude/month-days.ts';
import { MonthGrid } from '../../ui/gratitude/month-grid.tsx';
import { DayEntries } from './day-entries.tsx';

interface CalendarProps {
  /** Newest day first. */
  entries: readonly Kept<GratitudeEntry>[];
  /** @param day YYYY-MM-DD */
  onBeginOn: (day: string) => void;
}

export function Calendar({ entries, onBeginOn }: CalendarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useLive('today', today);
  const [chosen, setChosen] = useState<string | null>(null);
  const countsByDay = useMemo(() => countByDay(entries), [entries]);
  if (now === undefined) return null;
  const selected = chosen ?? now;
  // Whoever travelled westward over the date line has an entry of tomorrow.
  const newest = entries[0]?.fields.date ?? now;
  return (
    <>
      <MonthGrid selected={selected} today={now} lastDay={newest > now ? newest : now} firstWeekday={firstWeekday(language, navigator.languages)} countOn={(date) => countsByDay.get(date) ?? 0} onSelect={setChosen} />
      {selected <= now && (
        <Button variant="light" onClick={() => onBeginOn(selected)}>
          {selected === now ? t('gratitude.begin') : t('gratitude.writeOn', { date: longDay(language, selected) })}
        </Button>
      )}
      <DayEntries entries={entries} day={selected} heading={longDay(language, selected)} none={t('gratitude.noneOnDay')} />
    </>
  );
}

function countByDay(entries: readonly Kept<GratitudeEntry>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { fields } of entries) counts.set(fields.date, (counts.get(fields.date) ?? 0) + 1);
  return counts;
}
