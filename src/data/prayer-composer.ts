// Prayers composed on this device from Selah's own passages; the words of Scripture come from the Bible text, never from us.
import type { Concern, PassageReference } from '../../content/prayers/compose.ts';
import { prayerPromptsByLanguage } from '../../content/prayers/prompts.ts';
import type { Language } from '../../schemas/fields.ts';
import { fromCanonical } from '../../schemas/numbering.ts';
import type { VerseId } from '../../schemas/numbering.ts';
import type { PrayerCategory } from '../../schemas/prayer.ts';
import { verseReference } from '../../schemas/reference.ts';
import { bundledTranslation } from '../../schemas/translations.ts';
import { readChapter } from './chapters.ts';
import type { Data } from './data.ts';

/** Milliseconds. */
const patience = 4_000;

export interface ComposedVerse {
  /** In the person's language: Jean 3.16. */
  reference: string;
  /** Empty when the chapter is not on this device and cannot be fetched now. */
  text: string;
  translation: string;
}

export interface ComposedAnswer {
  prayer_text: string;
  verses: ComposedVerse[];
  source: 'composer';
  /** What the words are about, as far as the composer understands them. */
  category: PrayerCategory;
  /** The words speak of danger: the person is told where help is. */
  concern?: Concern;
}

export interface PrayerWish {
  request: string;
  category: string;
  language: Language;
  translation: string;
}

export async function composePrayer(data: Data, { request, category, language, translation }: PrayerWish): Promise<ComposedAnswer> {
  // The passages are a chunk of their own: most visits do not need them.
  const { composePrayer: compose } = await import('../../content/prayers/compose.ts');
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const { prayer_text, references, concern, category: understood } = compose({ request, category, language }, seed);
  const verses = await Promise.all(references.map((reference) => quoteSoon(data, reference, language, translation)));
  return { prayer_text, verses, source: 'composer', category: understood, ...(concern && { concern }) };
}

/** Six short invitations to pray. */
export function prayerPrompts(language: Language): readonly string[] {
  return prayerPromptsByLanguage[language];
}

/** A prayer does not wait long for a slow network: a verse that is not there soon stands by its reference alone. */
function quoteSoon(data: Data, reference: PassageReference, language: Language, translation: string): Promise<ComposedVerse> {
  const { book, chapter, verse, lastVerse } = reference;
  const alone = { reference: verseReference(language, book, chapter, verse, lastVerse), text: '', translation };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(alone), patience);
    quote(data, reference, language, translation)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Our references count as the King James does; the words and their place are those of the translation, or of King James where that one is not to be had. */
async function quote(data: Data, reference: PassageReference, language: Language, translation: string): Promise<ComposedVerse> {
  const passage = (await readPassage(data, reference, translation)) ?? (await readPassage(data, reference, bundledTranslation.code));
  const { book, chapter, verse, lastVerse } = reference;
  if (!passage) return { reference: verseReference(language, book, chapter, verse, lastVerse), text: '', translation };
  const { first, last } = passage;
  return { reference: verseReference(language, first.book, first.chapter, first.verse, last.chapter === first.chapter ? last.verse : undefined), text: passage.text, translation: passage.translation };
}

interface Passage {
  translation: string;
  /** As this translation counts. */
  first: VerseId;
  last: VerseId;
  text: string;
}

/** Nothing when a chapter of it is not on this device and cannot be fetched now. */
async function readPassage(data: Data, { book, chapter, verse, lastVerse = verse }: PassageReference, translation: string): Promise<Passage | null> {
  const places = Array.from({ length: lastVerse - verse + 1 }, (_, step) => fromCanonical(translation, { book, chapter, verse: verse + step })).flat();
  const verses = places.filter((at, place) => places.findIndex((other) => other.chapter === at.chapter && other.verse === at.verse) === place);
  const [first, last] = [verses[0], verses.at(-1)];
  if (!first || !last) return null;
  const texts: string[] = [];
  for (const number of new Set(verses.map((at) => at.chapter))) {
    const answer = await readChapter(data, { translation, book, chapter: number });
    if (answer.kind !== 'chapter') return null;
    const wanted = new Set(verses.filter((at) => at.chapter === number).map((at) => at.verse));
    texts.push(...answer.chapter.verses.filter((one) => wanted.has(one.verse)).map((one) => one.text));
  }
  return { translation, first, last, text: texts.join(' ') };
}
