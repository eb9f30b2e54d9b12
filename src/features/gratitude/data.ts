// Data of the gratitude journal: creates, changes, removes and searches entries, and loads the
// writing prompts.
import { map, type Observable } from 'rxjs';
import type { Language } from '../../../schemas/languages.ts';
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
  /** YYYY-MM-DD, the user's own day. */
  date: string;
  entry_text: string;
  language: Language;
  /** Affirmation that was generated for the entry, if any. */
  affirmation?: Affirmation | undefined;
}

export interface Affirmation {
  ai_affirmation: string;
  /** Source of the affirmation. */
  source: TextSource;
  verse_reference?: string;
  verse_text?: string;
  translation?: string;
}

export type GratitudeEntryChanges = ReturnType<typeof getEditableFields>;

/** Returns the fields that the edit dialog changes; an optional field has an empty value. */
export function getEditableFields({
  entry_text,
  date,
}: Pick<GratitudeEntry, 'entry_text' | 'date'>) {
  return { entry_text, date };
}

/** Returns the path of an entry in the journal. */
export function getGratitudeUrl(id: string): string {
  return `/Gratitude?view=journal#${id}`;
}

/** Watches all entries: the newest day first, and within a day the entry that was written last. */
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
 * Creates an entry and resolves with its id when it is stored on the device. Throws
 * `StorageWriteError`.
 *
 * @param id id from the draft in the form
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
 * @param seen the text when the user began to edit; text that arrived since is kept as a previous
 *   version
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

/** Normalized search text of each entry, so that it is built once and not at every keystroke. */
const searchTexts = new WeakMap<SavedRecord<GratitudeEntry>, string>();

/**
 * Returns the entries whose text, affirmation or verse contains all search terms, or all entries
 * when there are no terms.
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
  const searchText = [entry_text, ai_affirmation, verse_reference, verse_text]
    .map((text) => foldToWords(text ?? ''))
    .join('\n');
  searchTexts.set(entry, searchText);
  return searchText;
}

/** Loads six beginnings of sentences as writing prompts. */
export async function loadGratitudePrompts(language: Language): Promise<readonly string[]> {
  // Loaded lazily: the prompts are part of the composer's passages, which most visits do not need
  // at once.
  const { loadGratitude } = await import('../../../content/gratitude/load-affirmations.ts');
  return (await loadGratitude(language)).prompts;
}
