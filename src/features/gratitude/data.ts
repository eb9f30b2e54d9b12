// The gratitude journal: entries written, changed, removed, found again, and beginnings to write on
// from.
import { map, type Observable } from 'rxjs';
import type { Language } from '../../../schemas/fields.ts';
import { foldToWords } from '../../../schemas/bible/text-folding.ts';
import type { GratitudeEntry } from '../../../schemas/entities/gratitude-entry.ts';
import { hasAllTerms, type SearchTerms } from '../../../schemas/bible/search-query.ts';
import type { DataContext } from '../../data/data-context.ts';
import type { TextSource } from '../generation/generated-text.ts';
import {
  type SavedRecord,
  updateRecord,
  createRecord,
  watchRecords,
  removeRecord,
  restoreRecord,
} from '../../data/records/record.ts';

export interface GratitudeEntryInput {
  /** YYYY-MM-DD, the person's own day. */
  date: string;
  entry_text: string;
  language: Language;
  /** What was made for it, if anything was. */
  affirmation?: Affirmation | undefined;
}

export interface Affirmation {
  ai_affirmation: string;
  /** Who made it. */
  source: TextSource;
  verse_reference?: string;
  verse_text?: string;
  translation?: string;
}

export type GratitudeEntryChanges = Pick<GratitudeEntryInput, 'entry_text' | 'date'>;

/** The newest day first, and within a day what was written last. Complete. */
export function watchGratitudeEntries(
  data: DataContext,
): Observable<SavedRecord<GratitudeEntry>[]> {
  return watchRecords<GratitudeEntry>(data, 'gratitudeEntries').pipe(map(compareByDay));
}

function compareByDay(entries: SavedRecord<GratitudeEntry>[]): SavedRecord<GratitudeEntry>[] {
  return entries.toSorted((a, b) =>
    a.fields.date < b.fields.date ? 1 : a.fields.date > b.fields.date ? -1 : 0,
  );
}

/**
 * Resolves with the entry's id when it is on the device. Throws `StorageWriteError`.
 * @param id as the sheet has it on which it was written
 */
export async function createGratitudeEntry(
  data: DataContext,
  { affirmation, ...draft }: GratitudeEntryInput,
  id?: string,
): Promise<string> {
  const fields = { ...draft, ...affirmation, user_email: data.account?.email ?? '' };
  const saved = await createRecord(data, 'gratitudeEntries', fields, {
    id,
    formFields: ['date', 'entry_text', ...Object.keys(affirmation ?? {})],
    textFields: ['entry_text'],
  });
  void data.sync();
  return saved;
}

/**
 * @param seen the text as it stood when the person began to change it: one that came in since is
 * kept as an earlier wording
 */
export async function updateGratitudeEntry(
  data: DataContext,
  id: string,
  changes: Partial<GratitudeEntryChanges>,
  seen: string,
): Promise<void> {
  await updateRecord(data, 'gratitudeEntries', id, changes, {
    fields: { entry_text: seen },
    words: ['entry_text'],
  });
  void data.sync();
}

export async function removeGratitudeEntry(data: DataContext, id: string): Promise<void> {
  await removeRecord(data, 'gratitudeEntries', id);
  void data.sync();
}

export async function restoreGratitudeEntry(data: DataContext, id: string): Promise<void> {
  await restoreRecord(data, 'gratitudeEntries', id);
  void data.sync();
}

/** An entry is folded once, not at each letter that is typed. */
const searchTexts = new WeakMap<SavedRecord<GratitudeEntry>, string>();

/**
 * Those whose own words, affirmation or verse hold all that was typed; all of them where nothing
 * was.
 */
export function findGratitudeEntries(
  entries: readonly SavedRecord<GratitudeEntry>[],
  terms: SearchTerms,
): readonly SavedRecord<GratitudeEntry>[] {
  return terms.length === 0
    ? entries
    : entries.filter((entry) => hasAllTerms(getSearchText(entry), terms));
}

function getSearchText(entry: SavedRecord<GratitudeEntry>): string {
  const known = searchTexts.get(entry);
  if (known !== undefined) return known;
  const { entry_text, ai_affirmation, verse_reference, verse_text } = entry.fields;
  const words = [entry_text, ai_affirmation, verse_reference, verse_text]
    .map((text) => foldToWords(text ?? ''))
    .join('\n');
  searchTexts.set(entry, words);
  return words;
}

/** Six beginnings that a person goes on with. */
export async function loadGratitudePrompts(language: Language): Promise<readonly string[]> {
  // They lie with the composer's passages, which most visits do not need at once.
  const { loadGratitude } = await import('../../../content/gratitude/load-affirmations.ts');
  return (await loadGratitude(language)).prompts;
}
