// The gratitude journal: entries written, changed, removed, found again, and beginnings to write on from.
import { map, type Observable } from 'rxjs';
import type { Language } from '../../schemas/fields.ts';
import { foldToWords } from '../../schemas/fold.ts';
import type { GratitudeEntry } from '../../schemas/gratitude-entry.ts';
import { holdsAll, type Needles } from '../../schemas/verse-query.ts';
import type { Data } from './data.ts';
import type { Source } from './made-words/made.ts';
import { type Kept, keepChanges, keepNew, listKept, removeKept, restoreKept } from './record.ts';

export interface EntryDraft {
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
  source: Source;
  verse_reference?: string;
  verse_text?: string;
  translation?: string;
}

export type EntryChanges = Pick<EntryDraft, 'entry_text' | 'date'>;

/** The newest day first, and within a day what was written last. Complete. */
export function gratitudeEntries(data: Data): Observable<Kept<GratitudeEntry>[]> {
  return listKept<GratitudeEntry>(data, 'gratitudeEntries').pipe(map(byDay));
}

function byDay(entries: Kept<GratitudeEntry>[]): Kept<GratitudeEntry>[] {
  return entries.toSorted((a, b) => (a.fields.date < b.fields.date ? 1 : a.fields.date > b.fields.date ? -1 : 0));
}

/**
 * Resolves with the entry's id when it is on the device. Throws `NotKept`.
 * @param id as the sheet has it on which it was written
 */
export async function addEntry(data: Data, { affirmation, ...draft }: EntryDraft, id?: string): Promise<string> {
  const fields = { ...draft, ...affirmation, user_email: data.account?.email ?? '' };
  const saved = await keepNew(data, 'gratitudeEntries', fields, { id, written: ['date', 'entry_text', ...Object.keys(affirmation ?? {})], words: ['entry_text'] });
  void data.sync();
  return saved;
}

/** @param seen the text as it stood when the person began to change it: one that came in since is kept as an earlier wording */
export async function editEntry(data: Data, id: string, changes: Partial<EntryChanges>, seen: string): Promise<void> {
  await keepChanges(data, 'gratitudeEntries', id, changes, { fields: { entry_text: seen }, words: ['entry_text'] });
  void data.sync();
}

export async function removeEntry(data: Data, id: string): Promise<void> {
  await removeKept(data, 'gratitudeEntries', id);
  void data.sync();
}

export async function restoreEntry(data: Data, id: string): Promise<void> {
  await restoreKept(data, 'gratitudeEntries', id);
  void data.sync();
}

/** An entry is folded once, not at each letter that is typed. */
const foldedWords = new WeakMap<Kept<GratitudeEntry>, string>();

/** Those whose own words, affirmation or verse hold all that was typed; all of them where nothing was. */
export function findEntries(entries: readonly Kept<GratitudeEntry>[], needles: Needles): readonly Kept<GratitudeEntry>[] {
  return needles.length === 0 ? entries : entries.filter((entry) => holdsAll(wordsOf(entry), needles));
}

function wordsOf(entry: Kept<GratitudeEntry>): string {
  const known = foldedWords.get(entry);
  if (known !== undefined) return known;
  const { entry_text, ai_affirmation, verse_reference, verse_text } = entry.fields;
  const words = [entry_text, ai_affirmation, verse_reference, verse_text].map((text) => foldToWords(text ?? '')).join('\n');
  foldedWords.set(entry, words);
  return words;
}

/** Six beginnings that a person goes on with. */
export async function gratitudePrompts(language: Language): Promise<readonly string[]> {
  // They lie with the composer's passages, which most visits do not need at once.
  const { loadGratitude } = await import('../../content/gratitude/load.ts');
  return (await loadGratitude(language)).prompts;
}
