// Licensed translations from API.Bible, with the key of the server's owner: lists translations,
// fetches and caches chapters, and searches. Chapters are cached no longer than the licence allows.
import pMemoize from 'p-memoize';
import { bookById, hasChapter } from '../../../schemas/bible/books.ts';
import type { Chapter, SearchHit } from '../../../schemas/bible/chapter.ts';
import { foldToWords } from '../../../schemas/bible/text-folding.ts';
import { toVerseNumber } from '../../../schemas/bible/search-worker-messages.ts';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import type { Translation } from '../../../schemas/bible/translations.ts';
import { hasAllTerms, parseSearchQuery } from '../../../schemas/bible/search-query.ts';
import type { Clock } from '../../clock.ts';
import { HttpError } from '../../errors.ts';
import { parseApiBibleChapter } from './api-bible-content.ts';
import {
  mapIdsByCode,
  licensedTranslations,
  type LicensedTranslation,
} from './api-bible-translations.ts';
import { buildChapter } from '../build-chapter.ts';
import { formatFindings } from '../validation/finding.ts';
import { createRecentCache } from '../upstream/recent-answers.ts';
import { findTextFaults } from '../validation/text-faults.ts';
import { readJsonFile } from '../import/json-file.ts';
import { toList, toRecord, toText } from '../import/json-value.ts';
import type { LicensedChapterCache } from './licensed-chapter-cache.ts';
import type { BibleProvider, UnavailableTranslation, ApiQuotaCheck } from '../provider.ts';
import { sourceBrokenError, textRefusedError } from '../upstream/source-errors.ts';
import {
  createUpstreamClient,
  type UpstreamAnswer,
  type UpstreamParts,
} from '../upstream/upstream-client.ts';
import { waitAtMost } from '../upstream/timeout.ts';

export interface ApiBibleParts extends Pick<UpstreamParts, 'log' | 'timeouts'> {
  /** With the version: https://rest.api.bible/v1. */
  url: string;
  key: string;
  cache: LicensedChapterCache;
  clock: Clock;
}

const maxAnswerLength = 8 * 1024 * 1024;
const listLifetime = 24 * 60 * 60_000;
const forList = 3_000;
/** Maximum number of hits per response; further hits are requested page by page. */
const pageOfHits = 200;
const maxPages = 5;
/**
 * Cache of recent searches. A repeated search, or a search after the user deletes the last
 * character, needs no waiting and no quota.
 */
const searchesKept = { millis: 10 * 60_000, most: 200 };
/** More words do not improve the search and make the URL too long. */
const maxWords = 30;

export function openApiBible({
  url,
  key,
  cache,
  clock,
  log,
  timeouts,
}: ApiBibleParts): BibleProvider {
  const upstream = createUpstreamClient({
    name: 'API.Bible',
    clock,
    log,
    headers: { 'api-key': key },
    ...(timeouts && { timeouts }),
  });
  // Parallel calls share one response of the source. The response is not cached.
  const shareList = pMemoize(refreshList, { cache: false });
  const shareChapter = pMemoize(fetchChapter, {
    cache: false,
    cacheKey: ([, id, book, chapter]) => `${id} ${book} ${chapter}`,
  });
  const searches = createRecentCache<SearchHit[]>(clock, searchesKept);
  let listed: { ids: ReadonlyMap<string, string>; at: number } | undefined;
  let listFault: { error: HttpError; until: number } | undefined;

  async function request(
    path: string,
    parameters: Readonly<Record<string, string>>,
  ): Promise<Record<string, unknown> | undefined> {
    const address = new URL(`${url.replace(/\/+$/, '')}${path}`);
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    return objectIn(await upstream.fetchJson({ url: address, maxBytes: maxAnswerLength }));
  }

  async function refreshList(): Promise<void> {
    if (listed && clock.now() - listed.at < listLifetime) return;
    if (listFault && clock.now() < listFault.until) return;
    try {
      listed = { ids: mapIdsByCode((await request('/bibles', {}))?.['data']), at: clock.now() };
      listFault = undefined;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      listFault = { error, until: clock.now() + 60_000 };
    }
  }

  /** Uses the last list until a newer list arrives. */
  async function findId({ code }: LicensedTranslation): Promise<string | undefined> {
    await shareList();
    if (!listed && listFault) throw listFault.error;
    return listed?.ids.get(code);
  }

  async function listedIds(): Promise<ReadonlyMap<string, string>> {
    await waitAtMost(forList, shareList());
    return listed?.ids ?? new Map<string, string>();
  }

  async function fetchChapter(
    known: LicensedTranslation,
    id: string,
    book: string,
    number: number,
  ): Promise<Chapter | undefined> {
    const found = bookById(book);
    const answer = found && (await request(`/bibles/${id}/chapters/${book}.${number}`, asJson));
    if (!answer) return undefined;
    const read = parseApiBibleChapter(answer['data'], found, number);
    if (read.kind === 'refused') {
      log.warn(
        {
          source: 'API.Bible',
          translation: known.code,
          place: `${book}.${number}`,
          faults: formatFindings(read.findings)
            .split('\n')
            .map((line) => line.trim()),
        },
        'refused a Bible text',
      );
      throw textRefusedError();
    }
    // `notice` is the copyright line of the publisher; when missing, the licence text of the known
    // translation.
    const about = {
      translation: known.code,
      book,
      chapter: number,
      language: known.language,
      notice: read.copyright || known.licence,
      fetched: new Date(clock.now()).toISOString(),
    };
    const chapter = buildChapter(about, read.items);
    await cache
      .store(chapter, id)
      .catch((error: unknown) =>
        log.warn({ source: 'API.Bible', err: error }, 'could not cache a chapter'),
      );
    return chapter;
  }

  /** Returns undefined when the source no longer has this Bible. */
  async function findVerses(
    known: LicensedTranslation,
    id: string,
    { query, limit, checkQuota }: { query: string; limit: number; checkQuota: ApiQuotaCheck },
  ): Promise<SearchHit[] | undefined> {
    const terms = parseSearchQuery(query);
    const words = [
      ...new Set(query.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)),
    ].slice(0, maxWords);
    const hits: SearchHit[] = [];
    if (terms.length === 0 || limit < 1) return hits;
    for (let page = 0; page < maxPages && hits.length < limit; page++) {
      const asked = {
        query: words.map((word) => `${word}*`).join(' '),
        limit: String(pageOfHits),
        offset: String(page * pageOfHits),
        sort: 'relevance',
        fuzziness: '0',
      };
      await checkQuota();
      const answer = await request(`/bibles/${id}/search`, asked);
      if (!answer) return undefined;
      const { verses, total } = toRecord(answer['data']);
      // The search of API.Bible has other rules, so its hits must also match Selah's search terms.
      for (const verse of toList(verses))
        hits.push(
          ...readHit(toRecord(verse), known).filter(({ text }) =>
            hasAllTerms(foldToWords(text), terms),
          ),
        );
      if (typeof total !== 'number' || total <= (page + 1) * pageOfHits) break;
    }
    return hits
      .slice(0, limit)
      .toSorted((a, b) => (toVerseNumber(a) ?? 0) - (toVerseNumber(b) ?? 0));
  }

  return {
    async translations() {
      const ids = await listedIds();
      return licensedTranslations
        .filter(({ code }) => ids.has(code))
        .map(({ code, language, name }): Translation => ({ code, language, name }));
    },

    async chapter(translation, book, chapter, checkQuota = free) {
      const known = licensedTranslation(translation);
      if (!known || !hasChapter(book, chapter)) return undefined;
      const id = await findId(known);
      if (id === undefined) return undefined;
      const cached = await cache.find(known.code, book, chapter, id);
      if (cached) return cached;
      await checkQuota();
      return shareChapter(known, id, book, chapter);
    },

    async search(translation, query, limit, checkQuota = free) {
      const known = licensedTranslation(translation);
      if (!known) return undefined;
      const id = await findId(known);
      return id === undefined
        ? undefined
        : searches.get(`${id} ${limit} ${query}`, () =>
            findVerses(known, id, { query, limit, checkQuota }),
          );
    },

    async listUnavailable() {
      const ids = await listedIds();
      const {
        status,
        code: fault,
        message,
      } = (listed ? undefined : listFault?.error) ?? notGrantedError();
      return licensedTranslations
        .filter(({ code }) => !ids.has(code))
        .map(({ code, language, name }): UnavailableTranslation => ({
          translation: { code, language, name },
          status,
          code: fault,
          message,
        }));
    },
  };
}

async function free(): Promise<void> {
  // Requests that the server makes on its own do not count against a user's quota.
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

function notGrantedError(): HttpError {
  return new HttpError(
    403,
    'bible_not_granted',
    'The key of this server does not open this translation.',
  );
}

function objectIn(answer: UpstreamAnswer): Record<string, unknown> | undefined {
  if (answer.kind === 'none') return undefined;
  const file = readJsonFile(answer.bytes);
  if (file.kind === 'refused') throw sourceBrokenError();
  return toRecord(file.value);
}

function readHit(
  { id, text }: Record<string, unknown>,
  { language }: LicensedTranslation,
): SearchHit[] {
  const [, book = '', chapter = '', verse = ''] =
    /^([A-Z0-9]{3})\.(\d{1,3})\.(\d{1,3})$/.exec(toText(id)) ?? [];
  const where = { book, chapter: Number(chapter), verse: Number(verse) };
  const words = toText(text)
    .replaceAll('¶', '')
    .replace(/\p{White_Space}+/gu, ' ')
    .trim();
  // Apocrypha, verses of a range, and mark-up are left out.
  if (
    !bookById(book) ||
    findTextFaults(book, [{ kind: 'verse', verse: where.verse, parts: [{ text: words }] }]).length >
      0
  )
    return [];
  return [
    {
      reference: formatVerseReference(language, where.book, where.chapter, where.verse),
      text: words,
      ...where,
    },
  ];
}
