// Prayers composed on this device from Selah's own passages; the words of Scripture come from the Bible text, never from us.
import type { PassageReference } from '../../content/prayers/compose.ts';
import { prayerPromptsByLanguage } from '../../content/prayers/prompts.ts';
import type { Language } from '../../schemas/fields.ts';
import { verseReference } from '../../schemas/reference.ts';
import { readChapter } from './chapters.ts';
import type { Data } from './data.ts';

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
  const { prayer_text, references } = compose({ request, category, language }, seed);
  const verses = await Promise.all(references.map((reference) => quote(data, reference, language, translation)));
  return { prayer_text, verses, source: 'composer' };
}

/** Six short invitations to pray. */
export function prayerPrompts(language: Language): readonly string[] {
  return prayerPromptsByLanguage[language];
}

async function quote(data: Data, { book, chapter, verse, lastVerse = verse }: PassageReference, language: Language, translation: string): Promise<ComposedVerse> {
  const answer = await readChapter(data, { translation, book, chapter });
  const words = answer.kind === 'chapter' ? answer.chapter.verses.filter((one) => one.verse >= verse && one.verse <= lastVerse) : [];
  return { reference: verseReference(language, book, chapter, verse, lastVerse), text: words.map(({ text }) => text).join(' '), translation };
}
