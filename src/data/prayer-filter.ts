// Finding prayers in the journal: by their words, by what became of them, by category, with how many each choice would show.
import { foldToWords } from '../../schemas/fold.ts';
import type { Prayer } from '../../schemas/prayer.ts';
import { holdsAll, type Needles } from '../../schemas/verse-query.ts';
import type { Kept } from './record.ts';

/** `resting`: open, and met again from a later day on. */
export type PrayerState = 'all' | 'open' | 'answered' | 'resting';

export interface PrayerQuery {
  needles: Needles;
  state: PrayerState;
  /** Null: all of them. */
  category: string | null;
}

export interface FoundPrayers {
  prayers: readonly Kept<Prayer>[];
  /** How many a state would show, with the words and the category as they are. */
  countByState: Readonly<Record<PrayerState, number>>;
  /** How many a category would show, with the words and the state as they are; of all that the journal has, the most used first. */
  countByCategory: ReadonlyMap<string, number>;
}

/** @param resting ids of prayers */
export function findPrayers(prayers: readonly Kept<Prayer>[], resting: ReadonlySet<string>, { needles, state, category }: PrayerQuery): FoundPrayers {
  const countByState = { all: 0, open: 0, answered: 0, resting: 0 };
  const countByCategory = new Map<string, number>();
  const used = new Map<string, number>();
  const found: Kept<Prayer>[] = [];
  for (const prayer of prayers) {
    const its = categoryOf(prayer);
    used.set(its, (used.get(its) ?? 0) + 1);
    if (needles.length > 0 && !holdsAll(wordsOf(prayer), needles)) continue;
    const states = statesOf(prayer, resting);
    const isOfCategory = category === null || its === category;
    const isOfState = states.includes(state);
    if (isOfCategory) for (const one of states) countByState[one] += 1;
    if (isOfState) countByCategory.set(its, (countByCategory.get(its) ?? 0) + 1);
    if (isOfCategory && isOfState) found.push(prayer);
  }
  const byUse = [...used].toSorted(([name, a], [other, b]) => b - a || (name < other ? -1 : 1)).map(([name]) => [name, countByCategory.get(name) ?? 0] as const);
  return { prayers: found.length === prayers.length ? prayers : found, countByState, countByCategory: new Map(byUse) };
}

export function categoryOf({ fields }: Kept<Prayer>): string {
  return fields.category || 'other';
}

function statesOf({ id, fields }: Kept<Prayer>, resting: ReadonlySet<string>): PrayerState[] {
  if (fields.is_answered === true) return ['all', 'answered'];
  return resting.has(id) ? ['all', 'open', 'resting'] : ['all', 'open'];
}

/** A prayer is folded once, not at each letter that is typed. */
const foldedWords = new WeakMap<Kept<Prayer>, string>();

function wordsOf(prayer: Kept<Prayer>): string {
  const known = foldedWords.get(prayer);
  if (known !== undefined) return known;
  const { title, request, prayer_text, testimony, verses, updates } = prayer.fields;
  const texts = [request || title, prayer_text, testimony, ...(verses ?? []).flatMap((verse) => [verse.reference, verse.text]), ...(updates ?? []).map(({ text }) => text)];
  const words = texts.map((text) => foldToWords(text ?? '')).join('\n');
  foldedWords.set(prayer, words);
  return words;
}
