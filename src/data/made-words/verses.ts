// The words of Scripture that go with words of ours or of a model: always those of a Bible text, in the person's translation where it can be had.
import type { PassageReference } from '../../../content/passage-reference.ts';
import type { Chapter } from '../../../schemas/chapter.ts';
import type { Language } from '../../../schemas/fields.ts';
import { fromCanonical, toCanonical } from '../../../schemas/numbering.ts';
import type { VerseId } from '../../../schemas/numbering.ts';
import { verseReference } from '../../../schemas/reference.ts';
import { bundledTranslation } from '../../../schemas/translations.ts';
import { readChapter } from '../chapters.ts';
import type { Data } from '../data.ts';
import { chapterHere } from './chapters-here.ts';
import type { ProvenVerse } from './made.ts';

/** Milliseconds. */
const patience = 4_000;

/** Verses that stand one after the other, by the count of a translation. */
export interface Place {
  countedBy: string;
  verses: readonly VerseId[];
}

export interface Quoting {
  language: Language;
  /** Codes in capitals, the most wanted first. */
  translations: readonly string[];
}

/** Our own references count as the King James does. */
export function placeOf({ book, chapter, verse, lastVerse = verse }: PassageReference): Place {
  return { countedBy: bundledTranslation.code, verses: Array.from({ length: lastVerse - verse + 1 }, (_, step) => ({ book, chapter, verse: verse + step })) };
}

/**
 * Nobody waits long for a slow network: a verse that is not there soon stands by its reference alone.
 * @returns null when every text that could be read has no such verse
 */
export async function quoteSoon(data: Data, place: Place, quoting: Quoting): Promise<ProvenVerse | null> {
  return (await quoteOrMiss(data, place, quoting)).verse;
}

export interface Quoted {
  verse: ProvenVerse | null;
  /** Why a chapter that was wanted more than what is quoted could not be read: there was no way to it in time, or the server does not give it. */
  missed: 'offline' | 'refused' | null;
}

/** As `quoteSoon`, and says whether a chapter was missed. */
export function quoteOrMiss(data: Data, place: Place, quoting: Quoting): Promise<Quoted> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve({ verse: referenceAlone(place, quoting), missed: 'offline' }), patience);
    quote(data, place, quoting)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Its words in one translation, if they are on this device. Never asks the server. */
export async function quoteHere(data: Data, place: Place, translation: string, language: Language): Promise<ProvenVerse | null> {
  const verses = versesAsIn(place, translation);
  const text = await readVerses(verses, (book, chapter) => chapterHere(data, { translation, book, chapter }));
  return text ? { reference: nameOf(verses, language), text, translation } : null;
}

/** Waits as long as the network does. */
export async function quote(data: Data, place: Place, quoting: Quoting): Promise<Quoted> {
  let missed: Quoted['missed'] = null;
  for (const translation of quoting.translations) {
    const verses = versesAsIn(place, translation);
    const text = await readVerses(verses, async (book, chapter) => {
      const answer = await readChapter(data, { translation, book, chapter });
      if (answer.kind === 'chapter') return answer.chapter;
      missed = answer.kind === 'offline' ? 'offline' : 'refused';
      return null;
    });
    if (text) return { verse: { reference: nameOf(verses, quoting.language), text, translation }, missed };
  }
  return { verse: missed ? referenceAlone(place, quoting) : null, missed };
}

function referenceAlone(place: Place, { language, translations }: Quoting): ProvenVerse {
  const translation = translations[0] ?? bundledTranslation.code;
  return { reference: nameOf(versesAsIn(place, translation), language), text: '', translation };
}

/** The same verses by another translation's count. The title of a psalm comes only where nothing else does. */
export function versesAsIn({ countedBy, verses }: Place, translation: string): VerseId[] {
  const there = countedBy === translation ? verses : verses.flatMap((verse) => toCanonical(countedBy, verse)).flatMap((verse) => fromCanonical(translation, verse));
  const once = there.filter((at, order) => there.findIndex((other) => isSame(at, other)) === order);
  const numbered = once.filter(({ verse }) => verse > 0);
  return numbered.length > 0 ? numbered : once;
}

function isSame(one: VerseId, other: VerseId): boolean {
  return one.book === other.book && one.chapter === other.chapter && one.verse === other.verse;
}

function nameOf(verses: readonly VerseId[], language: Language): string {
  const [first, last] = [verses[0], verses.at(-1)];
  if (!first || !last) return '';
  return verseReference(language, first.book, first.chapter, first.verse, last.chapter === first.chapter ? last.verse : undefined);
}

/** Null when a chapter of it cannot be read; empty when the text has no such verse. */
async function readVerses(verses: readonly VerseId[], read: (book: string, chapter: number) => Promise<Chapter | null>): Promise<string | null> {
  const texts: string[] = [];
  for (const number of new Set(verses.map(({ chapter }) => chapter))) {
    const chapter = await read(verses[0]?.book ?? '', number);
    if (!chapter) return null;
    const wanted = new Set(verses.filter(({ chapter: of }) => of === number).map(({ verse }) => verse));
    texts.push(...chapter.verses.filter(({ verse }) => wanted.has(verse)).map(({ text }) => text));
  }
  return texts.join(' ').trim();
}
