// Licensed translations by the owner's key of API.Bible: chapter by chapter, read from its JSON, kept no longer than allowed.
import { bookById } from '../../schemas/books.ts';
import type { Chapter, SearchHit } from '../../schemas/chapter.ts';
import { foldToWords } from '../../schemas/fold.ts';
import { verseReference } from '../../schemas/reference.ts';
import type { Translation } from '../../schemas/translations.ts';
import { holdsAll, parseQuery } from '../../schemas/verse-query.ts';
import type { Clock } from '../clock.ts';
import { HttpError } from '../errors.ts';
import { readContent } from './api-bible-content.ts';
import { idsByCode, licensedTranslations, type LicensedTranslation } from './api-bible-list.ts';
import { chapterFromItems } from './chapter.ts';
import { report } from './finding.ts';
import { createFoundLately } from './found-lately.ts';
import { textFaults } from './gate-text.ts';
import { readJsonFile } from './import/json-file.ts';
import { listOf, recordOf, textOf } from './import/json-value.ts';
import type { KeyCache } from './key-cache.ts';
import { createOnce } from './once.ts';
import type { BibleProvider, Lack, Toll } from './provider.ts';
import { sourceBroken, textRefused } from './source-fault.ts';
import { openUpstream, type SourceAnswer, type UpstreamParts } from './upstream.ts';
import { within } from './within.ts';

export interface ApiBibleParts extends Pick<UpstreamParts, 'log' | 'patience'> {
  /** With the version: https://rest.api.bible/v1. */
  url: string;
  key: string;
  cache: KeyCache;
  clock: Clock;
}

const longestAnswer = 8 * 1024 * 1024;
const listLasts = 24 * 60 * 60_000;
const forList = 3_000;
/** The most hits of one answer; more are asked for page by page. */
const pageOfHits = 200;
const mostPages = 5;
/** The same search again, or its next letter taken back: nobody waits, and it costs nothing. */
const searchesKept = { millis: 10 * 60_000, most: 200 };
/** More words make no search better and an address too long. */
const mostWords = 30;

export function openApiBible({ url, key, cache, clock, log, patience }: ApiBibleParts): BibleProvider {
  const upstream = openUpstream({ name: 'API.Bible', clock, log, headers: { 'api-key': key }, ...(patience && { patience }) });
  const chapters = createOnce<Chapter | undefined>();
  const lists = createOnce<void>();
  const searches = createFoundLately<SearchHit[]>(clock, searchesKept);
  let listed: { ids: ReadonlyMap<string, string>; at: number } | undefined;
  let listFault: { error: HttpError; until: number } | undefined;

  async function ask(path: string, parameters: Readonly<Record<string, string>>): Promise<Record<string, unknown> | undefined> {
    const address = new URL(`${url.replace(/\/+$/, '')}${path}`);
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    return objectIn(await upstream.ask({ url: address, longest: longestAnswer }));
  }

  async function refreshList(): Promise<void> {
    if (listed && clock.now() - listed.at < listLasts) return;
    if (listFault && clock.now() < listFault.until) return;
    try {
      listed = { ids: idsByCode((await ask('/bibles', {}))?.['data']), at: clock.now() };
      listFault = undefined;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      listFault = { error, until: clock.now() + 60_000 };
    }
  }

  /** The last list counts as long as no newer one comes. */
  async function idOf({ code }: LicensedTranslation): Promise<string | undefined> {
    await lists('list', refreshList);
    if (!listed && listFault) throw listFault.error;
    return listed?.ids.get(code);
  }

  async function listedIds(): Promise<ReadonlyMap<string, string>> {
    await within(forList, lists('list', refreshList));
    return listed?.ids ?? new Map<string, string>();
  }

  async function fetchChapter(known: LicensedTranslation, id: string, book: string, number: number): Promise<Chapter | undefined> {
    const found = bookById(book);
    const answer = found && (await ask(`/bibles/${id}/chapters/${book}.${number}`, asJson));
    if (!answer) return undefined;
    const read = readContent(answer['data'], found, number);
    if (read.kind === 'refused') {
      log.warn({ source: 'API.Bible', translation: known.code, place: `${book}.${number}`, faults: report(read.findings).split('\n').map((line) => line.trim()) }, 'refused a Bible text');
      throw textRefused();
    }
    // The publisher's own line; without one, what the product says of the translation.
    const about = { translation: known.code, book, chapter: number, language: known.language, notice: read.copyright || known.licence, fetched: new Date(clock.now()).toISOString() };
    const chapter = chapterFromItems(about, read.items);
    await cache.keep(chapter, id).catch((error: unknown) => log.warn({ source: 'API.Bible', err: error }, 'could not keep a chapter'));
    return chapter;
  }

  /** Nothing where the source does not have this Bible any more. */
  async function findVerses(known: LicensedTranslation, id: string, { query, limit, toll }: { query: string; limit: number; toll: Toll }): Promise<SearchHit[] | undefined> {
    const needles = parseQuery(query);
    const words = [...new Set(query.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu))].slice(0, mostWords);
    const hits: SearchHit[] = [];
    if (needles.length === 0 || limit < 1) return hits;
    for (let page = 0; page < mostPages && hits.length < limit; page++) {
      const asked = { query: words.map((word) => `${word}*`).join(' '), limit: String(pageOfHits), offset: String(page * pageOfHits), sort: 'canonical', fuzziness: '0' };
      await toll();
      const answer = await ask(`/bibles/${id}/search`, asked);
      if (!answer) return undefined;
      const { verses, total } = recordOf(answer['data']);
      // What it finds in its own way must also be what we call found.
      for (const verse of listOf(verses)) hits.push(...readHit(recordOf(verse), known).filter(({ text }) => holdsAll(foldToWords(text), needles)));
      if (typeof total !== 'number' || total <= (page + 1) * pageOfHits) break;
    }
    return hits.slice(0, limit);
  }

  return {
    async translations() {
      const ids = await listedIds();
      return licensedTranslations.filter(({ code }) => ids.has(code)).map(({ code, language, name }): Translation => ({ code, language, name }));
    },

    async chapter(translation, book, chapter, toll = free) {
      const known = licensedTranslation(translation);
      const last = bookById(book)?.chapters;
      if (!known || last === undefined || !Number.isInteger(chapter) || chapter < 1 || chapter > last) return undefined;
      const id = await idOf(known);
      if (id === undefined) return undefined;
      const kept = await cache.find(known.code, book, chapter, id);
      if (kept) return kept;
      await toll();
      return chapters(`${id} ${book} ${chapter}`, () => fetchChapter(known, id, book, chapter));
    },

    async search(translation, query, limit, toll = free) {
      const known = licensedTranslation(translation);
      if (!known) return undefined;
      const id = await idOf(known);
      return id === undefined ? undefined : searches.get(`${id} ${limit} ${query}`, () => findVerses(known, id, { query, limit, toll }));
    },

    async lacks() {
      const ids = await listedIds();
      const { status, code: fault, message } = (listed ? undefined : listFault?.error) ?? notGranted();
      return licensedTranslations.filter(({ code }) => !ids.has(code)).map(({ code, language, name }): Lack => ({ translation: { code, language, name }, status, code: fault, message }));
    },
  };
}

async function free(): Promise<void> {
  // What the server does by itself is counted for nobody.
}

const asJson = {
  'content-type': 'json',
  'include-notes': 'true',
  'include-titles': 'true',
  'include-chapter-numbers': 'false',
  'include-verse-numbers': 'true',
  'include-verse-spans': 'false',
};

function licensedTranslation(code: string): LicensedTranslation | undefined {
  return licensedTranslations.find((known) => known.code === code.toUpperCase());
}

function notGranted(): HttpError {
  return new HttpError(403, 'bible_not_granted', 'The key of this server does not open this translation.');
}

function objectIn(answer: SourceAnswer): Record<string, unknown> | undefined {
  if (answer.kind === 'none') return undefined;
  const file = readJsonFile(answer.bytes);
  if (file.kind === 'refused') throw sourceBroken();
  return recordOf(file.value);
}

function readHit({ id, text }: Record<string, unknown>, { language }: LicensedTranslation): SearchHit[] {
  const [, book = '', chapter = '', verse = ''] = /^([A-Z0-9]{3})\.(\d{1,3})\.(\d{1,3})$/.exec(textOf(id)) ?? [];
  const where = { book, chapter: Number(chapter), verse: Number(verse) };
  const words = textOf(text).replaceAll('¶', '').replace(/\p{White_Space}+/gu, ' ').trim();
  // Apocrypha, verses of a range, and mark-up are left out.
  if (!bookById(book) || textFaults(book, [{ kind: 'verse', verse: where.verse, parts: [{ text: words }] }]).length > 0) return [];
  return [{ reference: verseReference(language, where.book, where.chapter, where.verse), text: words, ...where }];
}
