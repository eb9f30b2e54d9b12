// The verses of composed words: those that were drawn; for one whose chapter cannot be had now, another that fits and is on this device.
import { type Draw, startDraw } from '../../../content/draw.ts';
import type { PassageReference } from '../../../content/passage-reference.ts';
import type { Data } from '../data.ts';
import type { ProvenVerse } from './made.ts';
import { placeOf, quoteHere, quoteOrMiss, type Quoting } from './verses.ts';

export interface ComposedVerses {
  verses: ProvenVerse[];
  /** Names of those that stand in for others. */
  used: string[];
  /** A chapter was wanted and there was no way to it. */
  isOffline: boolean;
}

interface Shown {
  reference: PassageReference;
  verse: ProvenVerse | null;
  /** Another would be better. */
  isOpen: boolean;
}

/** @param fitting asked for only when a verse is missed */
export async function quoteComposed(data: Data, references: readonly PassageReference[], fitting: () => Promise<readonly PassageReference[]>, draw: Draw, quoting: Quoting): Promise<ComposedVerses> {
  const quoted = await Promise.all(references.map((reference) => quoteOrMiss(data, placeOf(reference), quoting)));
  const shown = references.map((reference, order): Shown => ({ reference, verse: quoted[order]?.verse ?? null, isOpen: Boolean(quoted[order]?.missed) }));
  const drawer = startDraw(draw);
  if (shown.some(({ isOpen }) => isOpen)) await standIn(data, shown, await fitting(), drawer.references, quoting);
  const verses = shown.flatMap(({ verse }) => verse ?? []);
  return { verses, used: drawer.used(), isOffline: quoted.some(({ missed }) => missed === 'offline') };
}

/** First in the translation that is wanted most; one that is quoted from another keeps its place where there is none. */
async function standIn(data: Data, shown: Shown[], fitting: readonly PassageReference[], drawn: (from: readonly PassageReference[], wanted: number) => PassageReference[], quoting: Quoting): Promise<void> {
  for (const translation of quoting.translations) {
    for (const one of shown) if (one.verse?.text && one.verse.translation === translation) one.isOpen = false;
    const open = shown.filter(({ isOpen }) => isOpen);
    if (open.length === 0) return;
    const settled = shown.filter(({ isOpen }) => !isOpen);
    const others = fitting.filter((reference) => settled.every((one) => !isSameChapter(one.reference, reference)));
    const quotes = new Map<PassageReference, ProvenVerse>();
    for (const reference of others) {
      const verse = await quoteHere(data, placeOf(reference), translation, quoting.language);
      if (verse) quotes.set(reference, verse);
    }
    // The draw answers copies.
    const verseOf = (copy: PassageReference) => [...quotes].find(([{ book, chapter, verse }]) => book === copy.book && chapter === copy.chapter && verse === copy.verse)?.[1];
    const picked = drawn([...quotes.keys()], open.length);
    for (const [order, one] of open.entries()) {
      const reference = picked[order];
      const verse = reference && verseOf(reference);
      if (verse) Object.assign(one, { reference, verse, isOpen: false } satisfies Shown);
    }
  }
}

function isSameChapter(one: PassageReference, other: PassageReference): boolean {
  return one.book === other.book && one.chapter === other.chapter;
}
