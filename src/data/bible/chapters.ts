// Reads, stores and prefetches Bible chapters, and loads the list of translations that the server
// offers. A chapter comes from this device, otherwise from the server. Also watches which chapter
// was read last.
import { map, type Observable } from 'rxjs';
import { type BookId, bookById } from '../../../schemas/bible/books.ts';
import { getChapterCount } from '../../../schemas/bible/numbering.ts';
import type { Chapter } from '../../../schemas/bible/chapter.ts';
import type { OfferedTranslation } from '../../../schemas/bible/translation-pack.ts';
import {
  bundledTranslation,
  getTranslationLanguage,
  removeDuplicateTexts,
} from '../../../schemas/bible/translations.ts';
import { type BackendOutcome, toOutcome } from '../../backend/outcome.ts';
import type { DataContext } from '../data-context.ts';
import {
  type BibleFailure,
  classifyBibleFailure,
  findMissingText,
  readFunctionError,
} from './bible-failure.ts';
import { findDownloadedChapter } from './library/downloaded-translations.ts';
import { getRetentionStart, isRetentionOver, getLibrary } from './library/library-rules.ts';
import { freeSpace } from '../database/free-space.ts';
import { isStorageFull, withReconnect } from '../database/storage-errors.ts';
import { waitUntilIdle } from '../../platform/idle.ts';

export interface ChapterLocation {
  /** Code in capitals: KJV. */
  translation: string;
  /** USFM id: JHN. */
  book: string;
  chapter: number;
}

/**
 * `isStored`: whether the chapter is on this device now; false if the device had no space.
 * `offline`: not on this device, and the server cannot be reached. `missing`: no Bible has this
 * `place`, the server lacks this `translation`, or the translation lacks this `chapter`.
 */
export type ChapterResult =
  | { kind: 'chapter'; chapter: Chapter; isStored: boolean }
  | { kind: 'offline' }
  | { kind: 'missing'; what: 'place' | 'translation' | 'chapter' }
  | { kind: 'failed'; reason: BibleFailure };

const lastChapterId = 'last-place';
const translationsId = 'translations';
/** Length of YYYY-MM-DD. */
const dateLength = 10;

/**
 * Reads a chapter from a downloaded translation, otherwise from the stored chapters, otherwise from
 * the server; a chapter from the server is stored.
 */
export async function readChapter(
  data: DataContext,
  place: ChapterLocation,
): Promise<ChapterResult> {
  const book = bookById(place.book);
  if (
    !book ||
    !Number.isInteger(place.chapter) ||
    place.chapter < 1 ||
    place.chapter > getChapterCount(place.translation, book.id)
  )
    return { kind: 'missing', what: 'place' };
  const here = (await findDownloadedChapter(data, place)) ?? (await findStoredChapter(data, place));
  if (here) return { kind: 'chapter', chapter: here, isStored: true };
  const outcome = await invokeFunction<Chapter>(data, 'fetchBibleChapter', buildParameters(place));
  switch (outcome.kind) {
    case 'offline':
      return { kind: 'offline' };
    case 'refused':
      return toFailedResult(outcome);
    case 'ok': {
      const error = readFunctionError(outcome.value);
      if (error) return toFailedResult(error);
      if (!Array.isArray(outcome.value.verses) || outcome.value.verses.length === 0)
        return { kind: 'failed', reason: 'no-verses' };
      return {
        kind: 'chapter',
        chapter: outcome.value,
        isStored: await storeChapter(data, place, outcome.value),
      };
    }
  }
}

function toFailedResult(error: { status: number; code: string; message: string }): ChapterResult {
  const what = findMissingText(error);
  return what === null
    ? { kind: 'failed', reason: classifyBibleFailure(error) }
    : { kind: 'missing', what };
}

/**
 * Returns the parameters of the server request. The language is that of the translation; for a
 * custom text of the server's owner, the server decides it.
 */
function buildParameters({ translation, book, chapter }: ChapterLocation): object {
  const language = getTranslationLanguage(translation);
  return { book, chapter, translationCode: translation, ...(language && { language }) };
}

/**
 * Fetches chapters that will be needed soon, such as neighbours of the open chapter or the plan's
 * next days. Chapters are fetched one by one while the page is idle. Stops at the first failure;
 * the chapter is requested again when the user opens it. The caller checks first whether the
 * connection is metered (src/platform/connection-cost.ts).
 */
export async function prefetchChapters(
  data: DataContext,
  places: readonly ChapterLocation[],
): Promise<void> {
  for (const place of places) {
    await waitUntilIdle();
    if ((await readChapter(data, place)).kind !== 'chapter') return;
  }
}

/** Emits the chapter that the user read last on this device. */
export function watchLastChapter(data: DataContext): Observable<ChapterLocation | null> {
  return data.userDatabase.activity
    .findOne(lastChapterId)
    .$.pipe(map((doc) => (doc ? parseLocation(doc.value) : null)));
}

/**
 * Returns the translations that the server offers, or offered last if it cannot be reached. King
 * James and downloaded translations are always included.
 */
export async function loadAvailableTranslations(data: DataContext): Promise<OfferedTranslation[]> {
  return (await loadTranslationList(data)).translations;
}

/**
 * `isFromServer`: the server answered just now. `isDeviceFull`: the list could not be stored,
 * because the device is full.
 */
export interface LoadedTranslations {
  translations: OfferedTranslation[];
  isFromServer: boolean;
  isDeviceFull: boolean;
}

/** Like `loadAvailableTranslations`, and also tells whether the server was reached. */
export async function loadTranslationList(data: DataContext): Promise<LoadedTranslations> {
  const [{ translations: all, isFromServer, isDeviceFull }, kept] = await Promise.all([
    loadOfferedTranslations(data),
    readDownloaded(data),
  ]);
  // Downloaded translations are listed under the code of their download.
  const offered = removeDuplicateTexts(all);
  const codes = new Set(offered.map(({ code }) => code));
  return {
    translations: [...offered, ...kept.filter(({ code }) => !codes.has(code))],
    isFromServer,
    isDeviceFull,
  };
}

async function loadOfferedTranslations(data: DataContext): Promise<LoadedTranslations> {
  const outcome = await invokeFunction<{ translations: OfferedTranslation[] }>(
    data,
    'listTranslations',
    {},
  );
  if (
    outcome.kind === 'ok' &&
    Array.isArray(outcome.value.translations) &&
    outcome.value.translations.length > 0
  ) {
    const { translations } = outcome.value;
    const isDeviceFull = await storeOfferedTranslations(data, translations);
    return { translations, isFromServer: true, isDeviceFull };
  }
  const here = await withReconnect(data, () =>
    data.deviceDatabase.chapters.findOne(translationsId).exec(),
  );
  return {
    translations: (here?.value['translations'] as OfferedTranslation[] | undefined) ?? [
      bundledTranslation,
    ],
    isFromServer: false,
    isDeviceFull: false,
  };
}

/** Emits the server's last list that is stored on this device; empty if there is none. */
export function watchOfferedTranslations(data: DataContext): Observable<OfferedTranslation[]> {
  return data.deviceDatabase.chapters
    .findOne(translationsId)
    .$.pipe(map((doc) => (doc?.value['translations'] as OfferedTranslation[] | undefined) ?? []));
}

/**
 * Stores the list for times without a connection. The list is shown even if it cannot be stored.
 * @returns whether the device is full
 */
async function storeOfferedTranslations(
  data: DataContext,
  translations: readonly OfferedTranslation[],
): Promise<boolean> {
  try {
    await withReconnect(data, () =>
      data.deviceDatabase.chapters.incrementalUpsert({
        id: translationsId,
        kind: 'translations',
        order: '',
        value: { translations },
      }),
    );
    return false;
  } catch (fault) {
    data.report('the list of translations could not be stored', fault);
    return isStorageFull(fault);
  }
}

async function readDownloaded(data: DataContext): Promise<OfferedTranslation[]> {
  try {
    const kept = (await getLibrary(data)?.translations.toArray()) ?? [];
    return kept.map(({ code, language, name }) => ({ code, language, name }));
  } catch (fault) {
    data.report('the downloaded translations could not be read', fault);
    return [];
  }
}

/**
 * The answer is trusted to have the shape of `T`, because our own server gives it by the contract.
 */
async function invokeFunction<T extends object>(
  data: DataContext,
  name: string,
  parameters: object,
): Promise<BackendOutcome<T>> {
  const outcome = await toOutcome(
    data.backend.functions.invoke<T | string | null>(name, parameters),
  );
  if (outcome.kind !== 'ok') return outcome;
  const { data: value } = outcome.value;
  // A text with status 200 is the sign-in page of a network, not our server.
  return typeof value === 'object' && value !== null ? { kind: 'ok', value } : { kind: 'offline' };
}

function getChapterId({ translation, book, chapter }: ChapterLocation): string {
  return `${translation.toUpperCase()}|${book}|${chapter}`;
}

/** Returns null if the storage fails: the chapter is then requested from the server. */
async function findStoredChapter(
  data: DataContext,
  place: ChapterLocation,
): Promise<Chapter | null> {
  try {
    const here = await withReconnect(data, () =>
      data.deviceDatabase.chapters.findOne(getChapterId(place)).exec(),
    );
    if (!here || isRetentionOver(place.translation, here.value['kept'])) return null;
    void updateLastRead(data, here.id, here.order);
    return here.value['chapter'] as Chapter;
  } catch (fault) {
    data.report('a chapter on this device could not be looked up', fault);
    return null;
  }
}

/**
 * Records that a chapter was read, once a day: a full device deletes first the chapters that were
 * not read for longest.
 */
async function updateLastRead(data: DataContext, id: string, order: string): Promise<void> {
  const now = new Date().toISOString();
  if (order.slice(0, dateLength) === now.slice(0, dateLength)) return;
  try {
    const doc = await data.deviceDatabase.chapters.findOne(id).exec();
    await doc?.incrementalPatch({ order: now });
  } catch (fault) {
    data.report('the chapter could not be recorded as read', fault);
  }
}

/** Returns false if the chapter cannot be stored (a full disk); it can be read all the same. */
async function storeChapter(
  data: DataContext,
  place: ChapterLocation,
  chapter: Chapter,
): Promise<boolean> {
  const now = new Date().toISOString();
  const kept = new Date(getRetentionStart(chapter)).toISOString();
  const upsertChapter = () =>
    withReconnect(data, () =>
      data.deviceDatabase.chapters.incrementalUpsert({
        id: getChapterId(place),
        kind: 'chapter',
        order: now,
        value: { chapter, kept },
      }),
    );
  try {
    await upsertChapter().catch(async (fault: unknown) => {
      if (!isStorageFull(fault) || (await freeSpace(data, { forChapter: true })) === 0) throw fault;
      await upsertChapter();
    });
    return true;
  } catch (fault) {
    data.report('a chapter could not be stored on this device', fault);
    return false;
  }
}

function parseLocation(value: { readonly [field: string]: unknown }): ChapterLocation | null {
  const { translation, book, chapter } = value;
  return typeof translation === 'string' &&
    typeof book === 'string' &&
    typeof chapter === 'number' &&
    bookById(book)
    ? { translation, book: book as BookId, chapter }
    : null;
}
