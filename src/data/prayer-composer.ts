// Prayers composed on this device from Selah's own passages; the words of Scripture come from the Bible text, never from us.
import type { Concern, PassageReference } from '../../content/prayers/compose.ts';
import { prayerPromptsByLanguage } from '../../content/prayers/prompts.ts';
import type { Chapter } from '../../schemas/chapter.ts';
import type { Language } from '../../schemas/fields.ts';
import type { PrayerCategory } from '../../schemas/prayer.ts';
import { verseReference } from '../../schemas/reference.ts';
import { bundledTranslation } from '../../schemas/translations.ts';
import { type Place, readChapter } from './chapters.ts';
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

async function quote(data: Data, reference: PassageReference, language: Language, translation: string): Promise<ComposedVerse> {
  const { book, chapter, verse, lastVerse = verse } = reference;
  const text = (await readNumberedAlike(data, { translation, book, chapter })) ?? { translation, verses: [] };
  const words = text.verses.filter((one) => one.verse >= verse && one.verse <= lastVerse);
  return { reference: verseReference(language, book, chapter, verse, lastVerse), text: words.map((one) => one.text).join(' '), translation: text.translation };
}

/**
 * Our references count verses as the King James does. A translation that counts this chapter otherwise (a psalm's title as its first
 * verse) would give the wrong words: then the King James is quoted.
 */
async function readNumberedAlike(data: Data, place: Place): Promise<Chapter | null> {
  const measure = await readChapter(data, { ...place, translation: bundledTranslation.code });
  if (measure.kind !== 'chapter') return null;
  if (place.translation === bundledTranslation.code) return measure.chapter;
  const answer = await readChapter(data, place);
  const isAlike = answer.kind === 'chapter' && answer.chapter.verses.length === measure.chapter.verses.length;
  return isAlike ? answer.chapter : measure.chapter;
}
