// Quotes verses for an answer of the composer, always from a Bible translation of this server.
import type { PassageReference } from '../../content/composer/passage-reference.ts';
import type { Language } from '../../schemas/languages.ts';
import { fromCanonicalVerses } from '../../schemas/bible/numbering.ts';
import { formatVerseReference } from '../../schemas/bible/verse-reference.ts';
import { bundledTranslation, knownTranslations } from '../../schemas/bible/translations.ts';
import type { BibleProvider } from '../bible/provider.ts';

export interface Quotation {
  /** In the language of the answer. */
  reference: string;
  text: string;
  translation: string;
}

/**
 * Returns quotations from a free translation of that language, or from the King James Version when
 * there is none. Never uses a licensed translation that costs the owner of the server money.
 */
export async function quotePassages(
  bible: BibleProvider,
  places: readonly PassageReference[],
  language: Language,
): Promise<Quotation[]> {
  const translation = await translationFor(bible, language);
  return Promise.all(
    places.map(
      async (place) =>
        (await quoteFrom(bible, translation, place, language).catch(() => undefined)) ??
        (await quoteFrom(bible, bundledTranslation.code, place, language)) ??
        unquoted(place, language),
    ),
  );
}

async function translationFor(bible: BibleProvider, language: Language): Promise<string> {
  if (language === bundledTranslation.language) return bundledTranslation.code;
  const paid = new Set(
    knownTranslations.filter(({ origin }) => origin.kind === 'key').map(({ code }) => code),
  );
  const available = await bible.translations();
  return (
    available.find((one) => one.language === language && !paid.has(one.code))?.code ??
    bundledTranslation.code
  );
}

async function quoteFrom(
  bible: BibleProvider,
  translation: string,
  { book, chapter, verse, lastVerse = verse }: PassageReference,
  language: Language,
): Promise<Quotation | undefined> {
  const places = Array.from({ length: lastVerse - verse + 1 }, (_, step) =>
    fromCanonicalVerses(translation, { book, chapter, verse: verse + step }),
  ).flat();
  const verses = places.filter(
    (at, index) =>
      places.findIndex((other) => other.chapter === at.chapter && other.verse === at.verse) ===
      index,
  );
  const [first, last] = [verses[0], verses.at(-1)];
  if (!first || !last) return undefined;
  const texts: string[] = [];
  for (const number of new Set(verses.map((at) => at.chapter))) {
    const found = await bible.chapter(translation, first.book, number);
    const wanted = new Set(verses.filter((at) => at.chapter === number).map((at) => at.verse));
    const lines = found?.verses.filter((one) => wanted.has(one.verse)) ?? [];
    if (lines.length < wanted.size) return undefined;
    texts.push(...lines.map((one) => one.text));
  }
  return {
    reference: formatVerseReference(
      language,
      first.book,
      first.chapter,
      first.verse,
      last.chapter === first.chapter ? last.verse : undefined,
    ),
    text: texts.join(' '),
    translation,
  };
}

function unquoted(
  { book, chapter, verse, lastVerse }: PassageReference,
  language: Language,
): Quotation {
  return {
    reference: formatVerseReference(language, book, chapter, verse, lastVerse),
    text: '',
    translation: bundledTranslation.code,
  };
}
