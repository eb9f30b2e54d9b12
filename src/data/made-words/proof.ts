// Proves the verses that a model names: each must be a place that the Bible has, and its words are taken from the text, never from the model.
import type { PassageReference } from '../../../content/passage-reference.ts';
import type { Language } from '../../../schemas/fields.ts';
import { defaultTranslations, languageOfTranslation } from '../../../schemas/translations.ts';
import type { Data } from '../data.ts';
import { findPassage } from '../passage.ts';
import type { ProvenVerse } from './made.ts';
import { type Place, placeOf, type Quoting, quoteSoon } from './verses.ts';

/** What a model said of Scripture. */
export interface Claims {
  /** As it names them, in plain text. */
  references: readonly string[];
  /** The words it gives for them: only compared. */
  texts: readonly string[];
}

export interface Proving extends Quoting {
  /** References that are shown. */
  most: number;
  /** What fits when nothing of the model's is left. */
  fallback: PassageReference | undefined;
}

/** What had to be mended, counted in references. */
export interface Repairs {
  /** The Bible has no such place. */
  invented: number;
  /** A chapter or a book without a verse. */
  bare: number;
  /** More than are shown, or the same again. */
  surplus: number;
  /** Longer than is quoted. */
  shortened: number;
  /** Given with other words than the text has. */
  requoted: number;
  /** Nothing was left, and one of ours stands there. */
  replaced: boolean;
}

/** Verses that are quoted with one answer. */
const mostVerses = 6;
/** References that are looked at: whoever names many means none. */
const mostRead = 12;

export async function proveVerses(data: Data, { references, texts }: Claims, proving: Proving): Promise<{ verses: ProvenVerse[]; repairs: Repairs }> {
  const repairs: Repairs = { invented: 0, bare: 0, surplus: 0, shortened: 0, requoted: 0, replaced: false };
  const named = references.flatMap((reference) => reference.split(';')).map(withoutSource).filter(Boolean);
  const places: Place[] = [];
  let room = mostVerses;
  for (const [order, reference] of named.entries()) {
    const found = order < mostRead && places.length < proving.most && room > 0 ? await placeNamed(data, reference, proving, room) : 'surplus';
    if (typeof found === 'string') repairs[found] += 1;
    else if (places.some((place) => beginsAlike(place, found.place))) repairs.surplus += 1;
    else {
      if (found.isShortened) repairs.shortened += 1;
      room -= found.place.verses.length;
      places.push(found.place);
    }
  }
  const quoted = await Promise.all(places.map((place) => quoteSoon(data, place, proving)));
  const verses = quoted.filter((verse) => verse !== null);
  repairs.invented += quoted.length - verses.length;
  if (verses.length === 0 && proving.fallback) {
    repairs.replaced = true;
    verses.push(...[await quoteSoon(data, placeOf(proving.fallback), proving)].filter((verse) => verse !== null));
  }
  const shown = new Set(verses.map(({ text }) => lettersOf(text)));
  repairs.requoted = texts.filter((text) => lettersOf(text) !== '' && !shown.has(lettersOf(text))).length;
  return { verses, repairs };
}

export function needsRepair({ replaced, ...counts }: Repairs): boolean {
  return replaced || Object.values(counts).some((count) => count > 0);
}

/** A model counts as Bibles of its language do. */
async function placeNamed(data: Data, reference: string, { language, translations }: Proving, room: number): Promise<{ place: Place; isShortened: boolean } | 'invented' | 'bare'> {
  const countedBy = customaryCount(language, translations[0]);
  try {
    const found = await findPassage(reference, { language, translation: countedBy });
    if (found?.kind !== 'place') return 'invented';
    const { book, chapter, from, to = from, isPart } = found;
    if (from === undefined || to === undefined || from === 0) return 'bare';
    const length = Math.min(to - from + 1, room);
    const verses = Array.from({ length }, (_, step) => ({ book, chapter, verse: from + step }));
    return { place: { countedBy, verses }, isShortened: isPart === true || from + length - 1 < to };
  } catch (fault) {
    // The library of abbreviations is a chunk of its own, and may not come.
    data.report('a reference could not be read', fault);
    return 'invented';
  }
}

function customaryCount(language: Language, wanted: string | undefined): string {
  return wanted !== undefined && languageOfTranslation(wanted) === language ? wanted : (defaultTranslations[language][0] ?? '');
}

/** John 3:16 (NIV), Jean 3.16 LSG. */
function withoutSource(reference: string): string {
  return reference
    .replace(/[\s,]*[([][^()[\]]*[)\]]\s*$/u, '')
    .replace(/[\s,]+[A-Z]{2,6}\d{0,4}$/u, '')
    .trim();
}

function beginsAlike(one: Place, other: Place): boolean {
  const [a, b] = [one.verses[0], other.verses[0]];
  return a?.book === b?.book && a?.chapter === b?.chapter && a?.verse === b?.verse;
}

function lettersOf(text: string): string {
  return text.normalize('NFD').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
