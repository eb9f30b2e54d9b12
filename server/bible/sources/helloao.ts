// Free translations from HelloAO: downloaded once, validated like an import, stored as packs, and
// then served from disk.
import { Worker } from 'node:worker_threads';
import pMemoize from 'p-memoize';
import { bookById, hasChapter } from '../../../schemas/bible/books.ts';
import type { Chapter } from '../../../schemas/bible/chapter.ts';
import type { Translation } from '../../../schemas/bible/translations.ts';
import { HttpError } from '../../errors.ts';
import { freeTranslations, type FreeTranslation } from './free-translations.ts';
import {
  readDownloadedChapter,
  type DownloadResult,
  type UnusableDownload,
} from './helloao-download.ts';
import { formatFindings } from '../validation/finding.ts';
import type { DownloadState, DownloadStatusStore, TranslationDownload } from './download-status.ts';
import { createAddresses } from './helloao-urls.ts';
import { readJsonFile } from '../import/json-file.ts';
import { toList, toRecord, toText } from '../import/json-value.ts';
import type { BibleProvider, UnavailableTranslation } from '../provider.ts';
import {
  sourceBrokenError,
  textPendingError,
  textRefusedError,
} from '../upstream/source-errors.ts';
import { storePack } from '../translation-files/save-translation.ts';
import {
  createUpstreamClient,
  type UpstreamAnswer,
  type UpstreamParts,
} from '../upstream/upstream-client.ts';
import { waitAtMost } from '../upstream/timeout.ts';

export interface HelloaoParts extends Pick<UpstreamParts, 'clock' | 'log' | 'timeouts'> {
  /** Address of the service: https://bible.helloao.org. */
  url: string;
  dataDir: string;
  /** The translations that are already in the data folder: imports and earlier downloads. */
  packs: BibleProvider;
  status: DownloadStatusStore;
  /** Milliseconds that a reader waits for a whole translation. */
  wait?: number;
}

export interface HelloaoProvider extends BibleProvider {
  /**
   * Downloads each free translation that is not stored yet, one after the other. Failures are in
   * the status of the downloads.
   */
  downloadAll(): Promise<DownloadRound>;
}

/**
 * - `complete`: all free translations are stored, except rejected ones and those that the source
 *   does not have
 * - `unreachable`: the source did not answer
 * - `incomplete`: some translations failed
 */
export type DownloadRound = 'complete' | 'unreachable' | 'incomplete';

const maxChapterBytes = 4 * 1024 * 1024;
/** The limit of the import. Annotated translations are ten times as long as others. */
const maxTranslationBytes = 256 * 1024 * 1024;
const forTranslation = 5 * 60_000;
const listLifetime = 60 * 60_000;
/**
 * Maximum wait in milliseconds for the list of translations; after it, readers get a response
 * without a new list.
 */
const forList = 3_000;
/**
 * A rejected text is not downloaded again before this time has passed. The shorter time applies to
 * failed downloads and to single chapters.
 */
const refusedFor = 24 * 60 * 60_000;
const failedFor = 5 * 60_000;

interface Failed {
  error: HttpError;
  until: number;
}

export function openHelloao({
  url,
  dataDir,
  packs,
  clock,
  log,
  status,
  timeouts,
  wait = 20_000,
}: HelloaoParts): HelloaoProvider {
  const upstream = createUpstreamClient({
    name: 'HelloAO',
    clock,
    log,
    ...(timeouts && { timeouts }),
  });
  const addresses = createAddresses(url);
  // Parallel calls share one response of the source. The response is not cached.
  const shareList = pMemoize(refreshList, { cache: false, cacheKey: () => 'list' });
  const shareDownload = pMemoize(downloadTranslation, { cache: false });
  const shareChapter = pMemoize(findChapter, {
    cache: false,
    cacheKey: ([{ code }, book, chapter]) => `${code} ${book} ${chapter}`,
  });
  const failedById = new Map<string, Failed>();
  /**
   * Failed chapters by id and location. A failure of one chapter file says nothing about the other
   * chapters.
   */
  const failedChapters = new Map<string, Failed>();
  /** Hash of the contents by id, as far as the source reports one. */
  let listed: { hashes: ReadonlyMap<string, string>; at: number } | undefined;
  let listFault: Failed | undefined;

  async function refreshList(isQuiet: boolean): Promise<void> {
    if (listed && clock.now() - listed.at < listLifetime) return;
    if (listFault && clock.now() < listFault.until) return;
    try {
      const { translations } = toRecord(
        jsonIn(
          await upstream.fetchJson({
            url: await addresses.list(),
            maxBytes: maxChapterBytes,
            isQuiet,
          }),
        ),
      );
      const entries = toList(translations).map(toRecord);
      listed = {
        hashes: new Map(entries.map(({ id, sha256 }) => [toText(id), toText(sha256)])),
        at: clock.now(),
      };
      listFault = undefined;
    } catch (error) {
      listFault = { error: toHttpError(error), until: clock.now() + 60_000 };
    }
  }

  /**
   * `present` lists the translations that are stored, or that the source offers and that were not
   * rejected. `missing` lists all others.
   */
  async function available(): Promise<{ present: FreeTranslation[]; missing: FreeTranslation[] }> {
    const stored = new Set((await packs.translations()).map(({ code }) => code));
    if (freeTranslations.some(({ code }) => !stored.has(code)))
      await waitAtMost(forList, shareList(false));
    const isThere = ({ code, origin }: FreeTranslation): boolean =>
      stored.has(code) ||
      (listed?.hashes.has(origin.helloao) === true && !isRefused(origin.helloao));
    return {
      present: freeTranslations.filter(isThere),
      missing: freeTranslations.filter((translation) => !isThere(translation)),
    };
  }

  function getFailure(
    id: string,
    failures: ReadonlyMap<string, Failed> = failedById,
  ): HttpError | undefined {
    const failed = failures.get(id);
    return failed && clock.now() < failed.until ? failed.error : undefined;
  }

  function isRefused(id: string): boolean {
    return getFailure(id)?.code === textRefusedError().code;
  }

  function errorFor({ kind, findings }: UnusableDownload, id: string, location: string): HttpError {
    log.warn(
      {
        source: 'HelloAO',
        translation: id,
        place: location,
        faults: formatFindings(findings)
          .split('\n')
          .map((line) => line.trim()),
      },
      kind === 'refused' ? 'refused a Bible text' : 'received no Bible text',
    );
    return kind === 'refused' ? textRefusedError() : sourceBrokenError();
  }

  async function downloadTranslation(id: string): Promise<void> {
    const began = clock.now();
    const setState = (state: DownloadState, about: Partial<TranslationDownload> = {}) =>
      status.setDownload({ id, state, since: new Date(clock.now()).toISOString(), ...about });
    try {
      setState('downloading');
      const answer = await upstream.fetchJson({
        url: await addresses.translation(id),
        maxBytes: maxTranslationBytes,
        totalMillis: forTranslation,
      });
      if (answer.kind === 'none') throw sourceBrokenError();
      const download = await packInThread(answer.bytes, id);
      if (download.kind !== 'packed') throw errorFor(download, id, 'complete.json');
      // A cache between this server and the source may contain another edition than the list.
      const hash = listed?.hashes.get(id) ?? '';
      if (hash !== '' && download.hash !== '' && hash !== download.hash) throw sourceBrokenError();
      const { renumbered } = download;
      if (renumbered.length > 0)
        log.warn(
          {
            source: 'HelloAO',
            translation: id,
            places: renumbered.length,
            first: renumbered.slice(0, 10),
          },
          'renumbered a Bible text: this edition numbers its verses differently',
        );
      for (const { code, bytes } of download.packs) await storePack(dataDir, code, bytes);
      failedById.delete(id);
      setState('stored', { bytes: answer.bytes.length, millis: clock.now() - began });
    } catch (error) {
      const fault = toHttpError(error);
      const isRejected = fault.code === textRefusedError().code;
      if (!(error instanceof HttpError))
        log.warn(
          { source: 'HelloAO', translation: id, err: error },
          'could not store a Bible text',
        );
      failedById.set(id, {
        error: fault,
        until: clock.now() + (isRejected ? refusedFor : failedFor),
      });
      setState(isRejected ? 'rejected' : 'failed', { error: fault.code });
      throw fault;
    }
  }

  /** @throws HttpError at once when the download failed a short while ago */
  function requestDownload({ origin: { helloao } }: FreeTranslation): Promise<void> {
    const failure = getFailure(helloao);
    return failure ? Promise.reject(failure) : shareDownload(helloao);
  }

  async function fetchSingle(
    known: FreeTranslation,
    book: string,
    number: number,
  ): Promise<Chapter | undefined> {
    const found = bookById(book);
    const id = known.origin.helloao;
    if (!found || isRefused(id)) return undefined;
    const location = `${book}.${number}`;
    const failure = getFailure(`${id} ${location}`, failedChapters);
    if (failure) throw failure;
    const answer = await upstream.fetchJson({
      url: await addresses.chapter(id, book, number),
      maxBytes: maxChapterBytes,
    });
    if (answer.kind === 'none') return undefined;
    const read = readDownloadedChapter(answer.bytes, known, found, number);
    if (read.kind === 'chapter') return read.chapter;
    const error = errorFor(read, id, location);
    failedChapters.set(`${id} ${location}`, { error, until: clock.now() + failedFor });
    throw error;
  }

  /**
   * Reads the chapter from the downloaded text; fetches the chapter alone while the text is
   * downloaded.
   */
  async function findChapter(
    known: FreeTranslation,
    book: string,
    chapter: number,
  ): Promise<Chapter | undefined> {
    const stored = await packs.chapter(known.code, book, chapter);
    if (stored) return stored;
    const whole = requestDownload(known);
    // Prevents an unhandled rejection when no caller waits for the download; `waitForDownload`
    // reports its failure.
    whole.catch(() => undefined);
    const single = await fetchSingle(known, book, chapter);
    if (single) return single;
    await waitForDownload(whole);
    return packs.chapter(known.code, book, chapter);
  }

  async function waitForDownload(whole: Promise<void>): Promise<void> {
    if (
      (await waitAtMost(
        wait,
        whole.then(() => 'there'),
      )) === undefined
    )
      throw textPendingError();
  }

  return {
    translations: async () =>
      (await available()).present.map(({ code, language, name }): Translation => ({
        code,
        language,
        name,
      })),

    async chapter(translation, book, chapter) {
      const known = freeTranslation(translation);
      if (!known || !hasChapter(book, chapter)) return undefined;
      return shareChapter(known, book, chapter);
    },

    async search(translation, query, limit) {
      const known = freeTranslation(translation);
      if (!known) return undefined;
      const hits = await packs.search(known.code, query, limit);
      if (hits) return hits;
      await waitForDownload(requestDownload(known));
      return packs.search(known.code, query, limit);
    },

    async listUnavailable() {
      const { missing } = await available();
      return missing.map(({ code, language, name, origin }): UnavailableTranslation => {
        const {
          status,
          code: fault,
          message,
        } = getFailure(origin.helloao) ?? listFault?.error ?? notThere();
        return { translation: { code, language, name }, status, code: fault, message };
      });
    },

    async downloadAll() {
      const missing: string[] = [];
      for (const { code, origin } of freeTranslations)
        if (!(await packs.chapter(code, 'GEN', 1))) missing.push(origin.helloao);
      if (missing.length === 0) return 'complete';
      listFault = undefined;
      await shareList(true);
      if (!listed || listFault) return 'unreachable';
      let failures = 0;
      for (const id of new Set(missing)) {
        if (!listed.hashes.has(id) || isRefused(id)) continue;
        // The failure is in the status; the next translation may succeed.
        await shareDownload(id).catch(() => (failures += 1));
      }
      return failures === 0 ? 'complete' : 'incomplete';
    },
  };
}

function freeTranslation(code: string): FreeTranslation | undefined {
  return freeTranslations.find((known) => known.code === code.toUpperCase());
}

function notThere(): HttpError {
  return new HttpError(404, 'translation_not_found', 'The source does not have this translation.');
}

function packInThread(file: Uint8Array, id: string): Promise<DownloadResult> {
  const worker = new Worker(new URL('./helloao-download-worker.ts', import.meta.url), {
    workerData: { file, id },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The validation thread ended without a result.')));
  });
}

function jsonIn(answer: UpstreamAnswer): unknown {
  const file = answer.kind === 'json' ? readJsonFile(answer.bytes) : undefined;
  if (file?.kind !== 'json') throw sourceBrokenError();
  return file.value;
}

function toHttpError(error: unknown): HttpError {
  return error instanceof HttpError ? error : sourceBrokenError();
}
