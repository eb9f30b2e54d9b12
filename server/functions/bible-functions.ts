// fetchBibleChapter, searchBible and listTranslations: read and search the Bible.
import { findBookId } from '../../schemas/bible/books.ts';
import { isLanguage, type Language } from '../../schemas/languages.ts';
import type { OfferedTranslation } from '../../schemas/bible/translation-pack.ts';
import { formatVerseReference } from '../../schemas/bible/verse-reference.ts';
import { bundledTranslation, findKnownTranslation } from '../../schemas/bible/translations.ts';
import type { BibleProvider } from '../bible/provider.ts';
import { waitAtMost } from '../bible/upstream/timeout.ts';
import { HttpError } from '../errors.ts';
import {
  invalidParameterError,
  requireText,
  requireInteger,
  readOptionalText,
  type Parameters,
} from '../http/named-parameters.ts';
import type { ServerFunction } from './server-function.ts';

/** Maximum number of hits in a search response. */
const maxHits = 200;
/**
 * Milliseconds to wait for a pack. A pack that is still being built is listed in a later response.
 */
const forPack = 3_000;
/** Maximum length of a query in UTF-16 code units. No verse is longer. */
const maxQueryLength = 600;

export const fetchBibleChapter: ServerFunction = async (
  { bible, apiQuota },
  { parameters, areTexts, request },
) => {
  const name = requireText(parameters, 'book');
  const chapter = requireInteger(parameters, 'chapter', areTexts);
  const translation = readOptionalText(parameters, 'translationCode') ?? bundledTranslation.code;
  readLanguage(parameters);
  const book = findBookId(name);
  const found =
    book && (await bible.chapter(translation, book, chapter, apiQuota?.createCheck(request)));
  if (found) return found;
  await requireTranslation(bible, translation);
  throw new HttpError(404, 'chapter_not_found', 'There is no such chapter in this translation.');
};

export const searchBible: ServerFunction = async ({ bible, apiQuota }, { parameters, request }) => {
  const query = requireText(parameters, 'query');
  if (query.length > maxQueryLength)
    throw invalidParameterError('query', `a text of at most ${maxQueryLength} characters`);
  const translation = readOptionalText(parameters, 'translation') ?? bundledTranslation.code;
  const language = readLanguage(parameters);
  const hits = await bible.search(translation, query, maxHits, apiQuota?.createCheck(request));
  if (!hits) throw unknownTranslation();
  return {
    results: language
      ? hits.map((hit) => ({
          ...hit,
          reference: formatVerseReference(language, hit.book, hit.chapter, hit.verse),
        }))
      : hits,
  };
};

export const listTranslations: ServerFunction = async ({ bible, packs }) => {
  const known = await bible.translations();
  const translations = known.map(async (translation): Promise<OfferedTranslation> => {
    const pack =
      packs && isStorable(translation.code)
        ? await waitAtMost(forPack, packs.info(translation.code))
        : undefined;
    return { ...translation, ...(pack && { pack }) };
  });
  return { translations: await Promise.all(translations) };
};

/**
 * Returns whether devices may store the translation. For an import under an unknown code, the owner
 * of the server is responsible for its distribution.
 */
function isStorable(code: string): boolean {
  return (findKnownTranslation(code)?.keep ?? 'always') === 'always';
}

async function requireTranslation(bible: BibleProvider, code: string): Promise<void> {
  const known = await bible.translations();
  if (!known.some((translation) => translation.code === code.toUpperCase()))
    throw unknownTranslation();
}

function unknownTranslation(): HttpError {
  return new HttpError(404, 'translation_not_found', 'This server does not have this translation.');
}

/**
 * Returns the language of the references: English for an unsupported language, or undefined when
 * the parameter is missing. Undefined means the language of the translation, or English.
 */
function readLanguage(parameters: Parameters): Language | undefined {
  const language = readOptionalText(parameters, 'language');
  if (language === undefined) return undefined;
  return isLanguage(language) ? language : 'en';
}
