// What stands in the journal for one day, and what was written on it in other years.
import { useMemo } from 'react';
import type { GratitudeEntry } from '../../../schemas/gratitude-entry.ts';
import { onThisDay } from '../../data/on-this-day.ts';
import type { Kept } from '../../data/record.ts';
import layout from '../../ui/layout.module.css';
import { OnThisDay } from '../../ui/on-this-day.tsx';
import styles from './gratitude.module.css';
import { JournalEntry } from './journal-entry.tsx';

interface DayEntriesProps {
  /** The whole journal. */
  entries: readonly Kept<GratitudeEntry>[];
  /** YYYY-MM-DD */
  day: string;
  heading: string;
  /** Said where nothing is written on this day; without it the day is then left out. */
  none?: string;
}

export function DayEntries({ entries, day, heading, none }: DayEntriesProps) {
  const written = useMemo(() => entries.filter(({ fields }) => fields.date === day), [entries, day]);
  const memories = useMemo(() => onThisDay(entries, ({ fields }) => fields.date, day), [entries, day]);
  return (
    <>
      {(written.length > 0 || none !== undefined) && (
        <section aria-label={heading} className={styles['day']}>
          <h2>{heading}</h2>
          {written.length === 0 && <p className={layout['quiet']}>{none}</p>}
          {written.map((entry) => (
            <JournalEntry key={entry.id} entry={entry} />
          ))}
        </section>
      )}
      <OnThisDay years={memories.map(({ years, items }) => ({ years, items: items.map(({ id, fields }) => ({ id, words: fields.entry_text, href: `/Gratitude?view=journal#${id}` })) }))} />
    </>
  );
}
