// Free translations from HelloAO: fetched once, judged like an import, kept as packs, and served from there ever after.
import { Worker } from 'node:worker_threads';
import { bookById } from '../../schemas/books.ts';
import type { Chapter } from '../../schemas/chapter.ts';
import type { Translation } from '../../schemas/translations.ts';
import { HttpError } from '../errors.ts';
import { freeTranslations, readDownloadedChapter, type Download, type FreeTranslation, type Unusable } from './download.ts';
import { report } from './finding.ts';
import { addressesOf } from './helloao-addresses.ts';
import { readJsonFile } from './import/json-file.ts';
import { listOf, recordOf, textOf } from './import/json-value.ts';
import { createOnce } from './once.ts';
import type { BibleProvider, Lack } from './provider.ts';
import { sourceBroken, textOnItsWay, textRefused } from './source-fault.ts';
import { storePack } from './store-pack.ts';
import { openUpstream, type SourceAnswer, type UpstreamParts } from './upstream.ts';
import { within } from './within.ts';

export interface HelloaoParts extends Pick<UpstreamParts, 'clock' | 'log' | 'patience'> {
  /** Address of the service: https://bible.helloao.org. */
  url: string;
  dataDir: string;
  /** What lies in the data folder already: imports and earlier downloads. */
  packs: BibleProvider;
  /** Milliseconds that a reader waits for a whole translation. */
  wait?: number;
}

export interface Helloao extends BibleProvider {
  /** Fetches every free translation that is not kept yet, one after the other. Never throws; what failed is in the log. */
  keepAll(): Promise<void>;
}

const largestChapter = 4 * 1024 * 1024;
/** As much as the import takes: annotated translations are ten times as long as others. */
const largestTranslation = 256 * 1024 * 1024;
const forTranslation = 5 * 60_000;
const listLasts = 60 * 60_000;
/** A list that does not come holds up nobody's reading for longer. */
const forList = 3_000;
/** A refused text is not fetched again before; one that did not arrive, and a single chapter, sooner. */
const refusedFor = 24 * 60 * 60_000;
const failedFor = 5 * 60_000;

interface Failed {
  error: HttpError;
  until: number;
}

export function openHelloao({ url, dataDir, packs, clock, log, patience, wait = 20_000 }: HelloaoParts): Helloao {
  const upstream = openUpstream({ name: 'HelloAO', clock, log, ...(patience && { patience }) });
  const addresses = addressesOf(url);
  const wholes = createOnce<void>();
  const singles = createOnce<Chapter | undefined>();
  const lists = createOnce<void>();
  const failedById = new Map<string, Failed>();
  /** By id and place. What one chapter's own file is like says nothing of the others. */
  const failedChapters = new Map<string, Failed>();
  let listed: { ids: ReadonlySet<string>; at: number } | undefined;
  let listFault: Failed | undefined;

  async function refreshList(): Promise<void> {
    if (listed && clock.now() - listed.at < listLasts) return;
    if (listFault && clock.now() < listFault.until) return;
    try {
      const { translations } = recordOf(jsonIn(await upstream.ask({ url: await addresses.list(), longest: largestChapter })));
      listed = { ids: new Set(listOf(translations).map((one) => textOf(recordOf(one)['id']))), at: clock.now() };
      listFault = undefined;
    } catch (error) {
      listFault = { error: faultOf(error), until: clock.now() + 60_000 };
    }
  }

  /** Those that are kept, or that the source has and that were not refused. */
  async function available(): Promise<{ has: FreeTranslation[]; lacks: FreeTranslation[] }> {
    const kept = new Set((await packs.translations()).map(({ code }) => code));
    if (freeTranslations.some(({ code }) => !kept.has(code))) await within(forList, lists('list', refreshList));
    const isThere = ({ code, origin }: FreeTranslation): boolean => kept.has(code) || (listed?.ids.has(origin.helloao) === true && !isRefused(origin.helloao));
    return { has: freeTranslations.filter(isThere), lacks: freeTranslations.filter((translation) => !isThere(translation)) };
  }

  function failureOf(id: string, failures: ReadonlyMap<string, Failed> = failedById): HttpError | undefined {
    const failed = failures.get(id);
    return failed && clock.now() < failed.until ? failed.error : undefined;
  }

  function isRefused(id: string): boolean {
    return failureOf(id)?.code === textRefused().code;
  }

  function errorFor({ kind, findings }: Unusable, id: string, place: string): HttpError {
    log.warn({ source: 'HelloAO', translation: id, place, faults: report(findings).split('\n').map((line) => line.trim()) }, kind === 'refused' ? 'refused a Bible text' : 'no Bible text came');
    return kind === 'refused' ? textRefused() : sourceBroken();
  }

  async function fetchWhole(id: string): Promise<void> {
    try {
      const answer = await upstream.ask({ url: await addresses.whole(id), longest: largestTranslation, whole: forTranslation });
      if (answer.kind === 'none') throw sourceBroken();
      const download = await packInThread(answer.bytes, id);
      if (download.kind !== 'packed') throw errorFor(download, id, 'complete.json');
      const { renumbered } = download;
      if (renumbered.length > 0) log.warn({ source: 'HelloAO', translation: id, places: renumbered.length, first: renumbered.slice(0, 10) }, 'counted a Bible text anew: this edition numbers its verses otherwise');
      for (const { code, bytes } of download.packs) await storePack(dataDir, code, bytes);
      failedById.delete(id);
    } catch (error) {
      const fault = faultOf(error);
      if (!(error instanceof HttpError)) log.warn({ source: 'HelloAO', translation: id, err: error }, 'could not keep a Bible text');
      failedById.set(id, { error: fault, until: clock.now() + (fault.code === textRefused().code ? refusedFor : failedFor) });
      throw fault;
    }
  }

  /** @throws HttpError at once where it failed a short while ago */
  function keepWhole({ origin: { helloao } }: FreeTranslation): Promise<void> {
    const failure = failureOf(helloao);
    return failure ? Promise.reject(failure) : wholes(helloao, () => fetchWhole(helloao));
  }

  async function fetchSingle(known: FreeTranslation, book: string, number: number): Promise<Chapter | undefined> {
    const found = bookById(book);
    const id = known.origin.helloao;
    if (!found || isRefused(id)) return undefined;
    const place = `${book}.${number}`;
    const failure = failureOf(`${id} ${place}`, failedChapters);
    if (failure) throw failure;
    const answer = await upstream.ask({ url: await addresses.chapter(id, book, number), longest: largestChapter });
    if (answer.kind === 'none') return undefined;
    const read = readDownloadedChapter(answer.bytes, known, found, number);
    if (read.kind === 'chapter') return read.chapter;
    const error = errorFor(read, id, place);
    failedChapters.set(`${id} ${place}`, { error, until: clock.now() + failedFor });
    throw error;
  }

  async function waitForWhole(whole: Promise<void>): Promise<void> {
    if ((await within(wait, whole.then(() => 'there'))) === undefined) throw textOnItsWay();
  }

  return {
    translations: async () => (await available()).has.map(({ code, language, name }): Translation => ({ code, language, name })),

    async chapter(translation, book, chapter) {
      const known = freeTranslation(translation);
      const last = bookById(book)?.chapters;
      if (!known || last === undefined || !Number.isInteger(chapter) || chapter < 1 || chapter > last) return undefined;
      const kept = await packs.chapter(known.code, book, chapter);
      if (kept) return kept;
      const whole = keepWhole(known);
      // Whoever waits for it hears of its failure; nobody may have to.
      whole.catch(() => undefined);
      const single = await singles(`${known.code} ${book} ${chapter}`, () => fetchSingle(known, book, chapter));
      if (single) return single;
      await waitForWhole(whole);
      return packs.chapter(known.code, book, chapter);
    },

    async search(translation, query, limit) {
      const known = freeTranslation(translation);
      if (!known) return undefined;
      const hits = await packs.search(known.code, query, limit);
      if (hits) return hits;
      await waitForWhole(keepWhole(known));
      return packs.search(known.code, query, limit);
    },

    async lacks() {
      const { lacks } = await available();
      return lacks.map(({ code, language, name, origin }): Lack => {
        const { status, code: fault, message } = failureOf(origin.helloao) ?? listFault?.error ?? notThere();
        return { translation: { code, language, name }, status, code: fault, message };
      });
    },

    async keepAll() {
      for (const known of freeTranslations) {
        if (await packs.chapter(known.code, 'GEN', 1)) continue;
        // It is in the log; the next one may fare better.
        await keepWhole(known).catch(() => undefined);
      }
    },
  };
}

function freeTranslation(code: string): FreeTranslation | undefined {
  return freeTranslations.find((known) => known.code === code.toUpperCase());
}

function notThere(): HttpError {
  return new HttpError(404, 'translation_not_found', 'The source does not have this translation.');
}

function packInThread(file: Uint8Array, id: string): Promise<Download> {
  const worker = new Worker(new URL('./download-worker.ts', import.meta.url), { workerData: { file, id } });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that judges a text ended without a word.')));
  });
}

function jsonIn(answer: SourceAnswer): unknown {
  const file = answer.kind === 'json' ? readJsonFile(answer.bytes) : undefined;
  if (file?.kind !== 'json') throw sourceBroken();
  return file.value;
}

function faultOf(error: unknown): HttpError {
  return error instanceof HttpError ? error : sourceBroken();
}
