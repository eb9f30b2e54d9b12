// fetchBibleChapter, searchBible and listTranslations: reading and searching the Bible.
import { bookIdFromName } from '../../schemas/books.ts';
import { isLanguage, type Language } from '../../schemas/fields.ts';
import type { OfferedTranslation } from '../../schemas/pack.ts';
import { verseReference } from '../../schemas/reference.ts';
import { bundledTranslation, knownTranslation } from '../../schemas/translations.ts';
import type { BibleProvider } from '../bible/provider.ts';
import { within } from '../bible/within.ts';
import { HttpError } from '../errors.ts';
import { badParameter, mustBeText, mustBeWhole, optionalText, type Parameters } from '../parameters.ts';
import type { ServerFunction } from './function.ts';

/** The most hits that a search answers. */
const mostHits = 200;
/** Milliseconds: a file that is being made right now is named the next time. */
const forPack = 3_000;
/** The longest query, in UTF-16 code units: no verse is longer. */
const longestQuery = 600;

export const fetchBibleChapter: ServerFunction = async ({ bible, tolls }, { parameters, areTexts, request }) => {
  const name = mustBeText(parameters, 'book');
  const chapter = mustBeWhole(parameters, 'chapter', areTexts);
  const translation = optionalText(parameters, 'translationCode') ?? bundledTranslation.code;
  languageOf(parameters);
  const book = bookIdFromName(name);
  const found = book && (await bible.chapter(translation, book, chapter, tolls?.of(request)));
  if (found) return found;
  await mustHaveTranslation(bible, translation);
  throw new HttpError(404, 'chapter_not_found', 'There is no such chapter in this translation.');
};

export const searchBible: ServerFunction = async ({ bible, tolls }, { parameters, request }) => {
  const query = mustBeText(parameters, 'query');
  if (query.length > longestQuery) throw badParameter('query', `a text of at most ${longestQuery} characters`);
  const translation = optionalText(parameters, 'translation') ?? bundledTranslation.code;
  const language = languageOf(parameters);
  const hits = await bible.search(translation, query, mostHits, tolls?.of(request));
  if (!hits) throw unknownTranslation();
  return { results: language ? hits.map((hit) => ({ ...hit, reference: verseReference(language, hit.book, hit.chapter, hit.verse) })) : hits };
};

export const listTranslations: ServerFunction = async ({ bible, packs }) => {
  const known = await bible.translations();
  const translations = known.map(async (translation): Promise<OfferedTranslation> => {
    const pack = packs && mayBeKept(translation.code) ? await within(forPack, packs.info(translation.code)) : undefined;
    return { ...translation, ...(pack && { pack }) };
  });
  return { translations: await Promise.all(translations) };
};

/** What an owner has imported under a code of their own they may give away as they see fit. */
function mayBeKept(code: string): boolean {
  return (knownTranslation(code)?.keep ?? 'always') === 'always';
}

async function mustHaveTranslation(bible: BibleProvider, code: string): Promise<void> {
  const known = await bible.translations();
  if (!known.some((translation) => translation.code === code.toUpperCase())) throw unknownTranslation();
}

function unknownTranslation(): HttpError {
  return new HttpError(404, 'translation_not_found', 'This server does not have this translation.');
}

/** The language of the references; without one, or with one that Selah does not speak, that of the translation or English. */
function languageOf(parameters: Parameters): Language | undefined {
  const language = optionalText(parameters, 'language');
  if (language === undefined) return undefined;
  return isLanguage(language) ? language : 'en';
}
