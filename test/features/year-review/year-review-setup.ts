// Records of two years for tests of the year in review, and a canvas that records what is drawn.
import { vi } from 'vitest';
import { buildLocalRecord, type Fields } from '../../../schemas/local-record.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { buildEventRecord } from '../../../src/data/records/day-events.ts';
import type { UserCollectionName } from '../../../src/data/database/collections.ts';

/** Texts that only the user may see. */
export const privateTexts = [
  'Private request',
  'Private prayer',
  'Private testimony',
  'Private update',
  'Private thanks',
  'Private note',
  'private-category',
];

const [request, prayerText, testimony, update, thanks, noteText, category] = privateTexts;

async function insert(
  data: DataContext,
  collection: UserCollectionName,
  records: readonly (readonly [day: string, fields: Fields])[],
): Promise<void> {
  await data.userDatabase[collection].bulkInsert(
    records.map(([day, fields], index) =>
      buildLocalRecord(`${collection}-${index}`, fields, `${day}T12:00:00.000Z`),
    ),
  );
}

/**
 * 2024: two prayers, of which one was answered, three gratitude entries on days in a row, two
 * chapters, a plan day, and three marks on verses. 2022: one prayer.
 */
export async function addYearRecords(data: DataContext): Promise<void> {
  const prayer = { title: request, request, prayer_text: prayerText, category };
  await insert(data, 'prayers', [
    ['2022-06-01', prayer],
    ['2024-02-01', prayer],
    [
      '2024-03-01',
      {
        ...prayer,
        is_answered: true,
        answered_date: '2024-05-01',
        testimony,
        updates: [{ id: 'u', date: '2024-04-01', text: update }],
      },
    ],
  ]);
  await insert(
    data,
    'gratitudeEntries',
    ['2024-07-01', '2024-07-02', '2024-07-03'].map(
      (date) => [date, { date, entry_text: thanks }] as const,
    ),
  );
  const verse = { book: 'PSA', chapter: 23, verse: 1, reference: 'Psalm 23:1' };
  await insert(data, 'bibleNotes', [
    ['2024-08-01', { ...verse, end_chapter: 23, end_verse: 3, note_text: noteText }],
    ['2024-08-02', { ...verse, note_text: '', highlight_color: 'yellow' }],
  ]);
  await insert(data, 'bibleBookmarks', [
    ['2024-08-03', { book: 'JHN', chapter: 3, verse: 16, kind: 'verse', reference: 'John 3:16' }],
    // A whole chapter is no verse.
    ['2024-08-04', { book: 'ROM', chapter: 8, verse: 1, kind: 'chapter', reference: 'Romans 8' }],
  ]);
  const time = new Date('2024-09-01T12:00:00.000Z');
  await data.userDatabase.activity.bulkInsert([
    ...[1, 2].map((chapter) => ({
      id: `read|GEN.${chapter}`,
      kind: 'read',
      order: '2024-09-01',
      value: { book: 'GEN', chapter, date: '2024-09-01' },
    })),
    buildEventRecord('chapter', '2024-09-01', '2024-09-01', time),
    buildEventRecord('plan_day', 'plan|1', '2024-09-02', time),
  ]);
}

/**
 * Replaces the canvas of the browser, which the test environment does not have. Undo it with
 * `vi.restoreAllMocks` and `vi.unstubAllGlobals`.
 * @returns the texts that were drawn, for each canvas in the order of the first text
 */
export function recordDrawnTexts(): Map<HTMLCanvasElement, string[]> {
  const texts = new Map<HTMLCanvasElement, string[]>();
  vi.stubGlobal('Path2D', vi.fn());
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    // A new drawing replaces the former one.
    const drawn: string[] = [];
    texts.set(this, drawn);
    return new Proxy({} as CanvasRenderingContext2D, {
      get: (target, name) => {
        if (name === 'fillText') return (text: string) => drawn.push(text);
        if (name === 'measureText') return (text: string) => ({ width: text.length * 10 });
        return Reflect.get(target, name) ?? (() => {});
      },
    });
  } as unknown as HTMLCanvasElement['getContext']);
  return texts;
}
