// The named functions of the contract: reading and searching the Bible.
import type { FastifyInstance } from 'fastify';
import { bookIdFromName } from '../../schemas/books.ts';
import { isLanguage, type Language } from '../../schemas/fields.ts';
import { verseReference } from '../../schemas/reference.ts';
import { bundledTranslation } from '../../schemas/translations.ts';
import type { BibleProvider } from '../bible/provider.ts';
import { HttpError } from '../errors.ts';

/** The most hits that a search answers. */
const mostHits = 200;
/** The longest query, in UTF-16 code units: no verse is longer. */
const longestQuery = 600;

type Parameters = Record<string, unknown>;
type ServerFunction = (bible: BibleProvider, parameters: Parameters) => Promise<object>;

const functionsByName = new Map<string, ServerFunction>([
  ['fetchBibleChapter', fetchBibleChapter],
  ['searchBible', searchBible],
  ['listTranslations', async (bible) => ({ translations: await bible.translations() })],
]);

/** `POST /api/apps/:appId/functions/:name`; who may call it and whether the app exists is decided before. */
export function functionRoutes(app: FastifyInstance, { bible }: { bible: BibleProvider }): void {
  app.post<{ Params: { name: string } }>('/api/apps/:appId/functions/:name', async function callFunction(request) {
    const { name } = request.params;
    const run = functionsByName.get(name);
    if (!run) throw new HttpError(404, 'function_not_found', 'There is no function of this name.');
    return run(bible, mustBeParameters(name, request.body));
  });
}

async function fetchBibleChapter(bible: BibleProvider, parameters: Parameters): Promise<object> {
  const name = mustBeText(parameters, 'book');
  const chapter = parameters['chapter'];
  if (typeof chapter !== 'number' || !Number.isInteger(chapter)) throw badParameter('chapter', 'a whole number');
  const translation = optionalText(parameters, 'translationCode') ?? bundledTranslation.code;
  languageOf(parameters);
  const book = bookIdFromName(name);
  const found = book && (await bible.chapter(translation, book, chapter));
  if (found) return found;
  await mustHaveTranslation(bible, translation);
  throw new HttpError(404, 'chapter_not_found', 'There is no such chapter in this translation.');
}

async function searchBible(bible: BibleProvider, parameters: Parameters): Promise<object> {
  const query = mustBeText(parameters, 'query');
  if (query.length > longestQuery) throw badParameter('query', `a text of at most ${longestQuery} characters`);
  const translation = optionalText(parameters, 'translation') ?? bundledTranslation.code;
  const language = languageOf(parameters);
  const hits = await bible.search(translation, query, mostHits);
  if (!hits) throw unknownTranslation();
  return { results: language ? hits.map((hit) => ({ ...hit, reference: verseReference(language, hit.book, hit.chapter, hit.verse) })) : hits };
}

async function mustHaveTranslation(bible: BibleProvider, code: string): Promise<void> {
  const known = await bible.translations();
  if (!known.some((translation) => translation.code === code.toUpperCase())) throw unknownTranslation();
}

function unknownTranslation(): HttpError {
  return new HttpError(404, 'translation_not_found', 'This server does not have this translation.');
}

/** A call without a body has no parameters. */
function mustBeParameters(name: string, body: unknown): Parameters {
  if (body === undefined) return {};
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  throw new HttpError(400, 'bad_parameters', `Function ${name} must receive an object with named parameters.`);
}

function mustBeText(parameters: Parameters, name: string): string {
  const value = parameters[name];
  if (typeof value !== 'string') throw badParameter(name, 'a text');
  return value;
}

/** A missing or null parameter is left out. */
function optionalText(parameters: Parameters, name: string): string | undefined {
  return parameters[name] === undefined || parameters[name] === null ? undefined : mustBeText(parameters, name);
}

/** The language of the references; without one, or with one that Selah does not speak, that of the translation or English. */
function languageOf(parameters: Parameters): Language | undefined {
  const language = optionalText(parameters, 'language');
  if (language === undefined) return undefined;
  return isLanguage(language) ? language : 'en';
}

function badParameter(name: string, wanted: string): HttpError {
  return new HttpError(400, 'bad_parameters', `The parameter ${name} must be ${wanted}.`);
}
