// Finds prayers in the journal by text, state and category, and counts the results of each choice.
import { foldToWords } from '../../../../schemas/bible/text-folding.ts';
import type { Prayer } from '../../../../schemas/entities/prayer.ts';
import { hasAllTerms, type SearchTerms } from '../../../../schemas/bible/search-query.ts';
import type { SavedRecord } from '../../../data/records/record.ts';

/** `resting`: open and paused until a later day. */
export type PrayerState = 'all' | 'open' | 'answered' | 'resting';

export interface PrayerQuery {
  terms: SearchTerms;
  state: PrayerState;
  /** Null for all categories. */
  category: string | null;
}

export interface FoundPrayers {
  prayers: readonly SavedRecord<Prayer>[];
  /** Number of results for each state, with the current text and category. */
  countByState: Readonly<Record<PrayerState, number>>;
  /**
   * Number of results for each category of the journal, with the current text and state; the most
   * used category first.
   */
  countByCategory: ReadonlyMap<string, number>;
}

/** @param pausedIds ids of prayers */
export function findPrayers(
  prayers: readonly SavedRecord<Prayer>[],
  pausedIds: ReadonlySet<string>,
  { terms, state, category }: PrayerQuery,
): FoundPrayers {
  const countByState = { all: 0, open: 0, answered: 0, resting: 0 };
  const countByCategory = new Map<string, number>();
  const used = new Map<string, number>();
  const found: SavedRecord<Prayer>[] = [];
  for (const prayer of prayers) {
    const its = getPrayerCategory(prayer);
    used.set(its, (used.get(its) ?? 0) + 1);
    if (terms.length > 0 && !hasAllTerms(getSearchText(prayer), terms)) continue;
    const states = listStates(prayer, pausedIds);
    const isOfCategory = category === null || its === category;
    const isOfState = states.includes(state);
    if (isOfCategory) for (const one of states) countByState[one] += 1;
    if (isOfState) countByCategory.set(its, (countByCategory.get(its) ?? 0) + 1);
    if (isOfCategory && isOfState) found.push(prayer);
  }
  const byUse = [...used]
    .toSorted(([name, a], [other, b]) => b - a || (name < other ? -1 : 1))
    .map(([name]) => [name, countByCategory.get(name) ?? 0] as const);
  return {
    prayers: found.length === prayers.length ? prayers : found,
    countByState,
    countByCategory: new Map(byUse),
  };
}

export function getPrayerCategory({ fields }: SavedRecord<Prayer>): string {
  return fields.category || 'other';
}

function listStates(
  { id, fields }: SavedRecord<Prayer>,
  resting: ReadonlySet<string>,
): PrayerState[] {
  if (fields.is_answered === true) return ['all', 'answered'];
  return resting.has(id) ? ['all', 'open', 'resting'] : ['all', 'open'];
}

/** Normalized search text of each prayer, so that it is built once and not at every keystroke. */
const searchTexts = new WeakMap<SavedRecord<Prayer>, string>();

function getSearchText(prayer: SavedRecord<Prayer>): string {
  const known = searchTexts.get(prayer);
  if (known !== undefined) return known;
  const { title, request, prayer_text, testimony, verses, updates } = prayer.fields;
  const texts = [
    request || title,
    prayer_text,
    testimony,
    ...(verses ?? []).flatMap((verse) => [verse.reference, verse.text]),
    ...(updates ?? []).map(({ text }) => text),
  ];
  const searchText = texts.map((text) => foldToWords(text ?? '')).join('\n');
  searchTexts.set(prayer, searchText);
  return searchText;
}
