// The journal entries of one day, and entries of the same day in other years.
import { Stack, Title } from '@mantine/core';
import { useMemo } from 'react';
import type { GratitudeEntry } from '../../../schemas/entities/gratitude-entry.ts';
import { findOnThisDay } from '../journal/find-on-this-day.ts';
import type { SavedRecord } from '../../data/records/record.ts';
import layout from '../../ui/page-layout.module.css';
import { OnThisDay } from '../journal/components/on-this-day.tsx';
import { GratitudeJournalEntry } from './journal-entry.tsx';

interface DayEntriesProps {
  /** The whole journal. */
  entries: readonly SavedRecord<GratitudeEntry>[];
  /** YYYY-MM-DD */
  day: string;
  heading: string;
  /** Text shown when the day has no entry; without this text an empty day is left out. */
  emptyText?: string;
}

export function DayEntries({ entries, day, heading, emptyText }: DayEntriesProps) {
  const written = useMemo(
    () => entries.filter(({ fields }) => fields.date === day),
    [entries, day],
  );
  return (
    <>
      {(written.length > 0 || emptyText !== undefined) && (
        <Stack component="section" aria-label={heading}>
          <Title order={2} c="dimmed" ff="text" fz="md">
            {heading}
          </Title>
          {written.length === 0 && <p className={layout['muted']}>{emptyText}</p>}
          {written.map((entry, index) => (
            <GratitudeJournalEntry key={entry.id} entry={entry} isDayShown={index === 0} />
          ))}
        </Stack>
      )}
      <EntriesOnThisDay entries={entries} day={day} />
    </>
  );
}

/** Entries of the same day in other years. */
export function EntriesOnThisDay({ entries, day }: Pick<DayEntriesProps, 'entries' | 'day'>) {
  const memories = useMemo(
    () => findOnThisDay(entries, ({ fields }) => fields.date, day),
    [entries, day],
  );
  return (
    <OnThisDay
      years={memories.map(({ years, items }) => ({
        years,
        items: items.map(({ id, fields }) => ({
          id,
          text: fields.entry_text,
          href: `/Gratitude?view=journal#${id}`,
        })),
      }))}
    />
  );
}
