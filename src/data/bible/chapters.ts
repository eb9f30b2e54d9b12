// Bible chapters: kept on the device once read, fetched when they are not there.
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
 * `isStored`: it is on this device from now on; false when the device had no room for it.
 * `offline`: it is not on this device and there is no way to the server. `missing`: no Bible has
 * this `place`, the server does not have this `translation`, or the translation does not have this
 * `chapter`.
 */
export type ChapterResult =
  | { kind: 'chapter'; chapter: Chapter; isStored: boolean }
  | { kind: 'offline' }
  | { kind: 'missing'; what: 'place' | 'translation' | 'chapter' }
  | { kind: 'failed'; message?: string };

const lastChapterId = 'last-place';
const translationsId = 'translations';
/** Of YYYY-MM-DD. */
const dateLength = 10;

/**
 * From a translation kept as a whole, else as it was read last, else from the server, and then
 * kept.
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
      if (outcome.status !== 404) return { kind: 'failed', message: outcome.message };
      return {
        kind: 'missing',
        what: outcome.code === 'translation_not_found' ? 'translation' : 'chapter',
      };
    case 'ok':
      if (!Array.isArray(outcome.value.verses) || outcome.value.verses.length === 0)
        return { kind: 'failed', message: 'No verses returned from API' };
      return {
        kind: 'chapter',
        chapter: outcome.value,
        isStored: await storeChapter(data, place, outcome.value),
      };
  }
}

/**
 * What the server is asked. The language is that of the words; a text of the owner's own the server
 * knows better than we.
 */
function buildParameters({ translation, book, chapter }: ChapterLocation): object {
  const language = getTranslationLanguage(translation);
  return { book, chapter, translationCode: translation, ...(language && { language }) };
}

/**
 * Fetches chapters that will be wanted soon, such as the neighbours of the open one or the next
 * days of a plan: one after the other, and only while the page has nothing else to do. Stops at the
 * first failure: it is asked again when somebody comes there. Whoever calls looks first whether the
 * connection costs money (src/platform/connection-cost.ts).
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

/** Where the person read last, on this device. */
export function watchLastChapter(data: DataContext): Observable<ChapterLocation | null> {
  return data.userDatabase.activity
    .findOne(lastChapterId)
    .$.pipe(map((doc) => (doc ? parseLocation(doc.value) : null)));
}

export async function saveLastChapter(
  data: DataContext,
  { translation, book, chapter }: ChapterLocation,
): Promise<void> {
  await withReconnect(data, () =>
    data.userDatabase.activity.incrementalUpsert({
      id: lastChapterId,
      kind: 'place',
      order: '',
      value: { translation, book, chapter },
    }),
  );
}

/**
 * The translations the server can give; those it could give last when there is no way to it now.
 * King James is always among them, and so is what is kept on this device, whatever the server
 * gives.
 */
export async function loadAvailableTranslations(data: DataContext): Promise<OfferedTranslation[]> {
  return (await loadTranslationList(data)).translations;
}

/** `isFromServer`: the server answered just now. */
export interface LoadedTranslations {
  translations: OfferedTranslation[];
  isFromServer: boolean;
}

/** As `loadAvailableTranslations`, and whether there was a way to the server. */
export async function loadTranslationList(data: DataContext): Promise<LoadedTranslations> {
  const [{ translations: all, isFromServer }, kept] = await Promise.all([
    loadOfferedTranslations(data),
    readDownloaded(data),
  ]);
  // What lies here is listed under the code it was kept by.
  const offered = removeDuplicateTexts(all);
  const codes = new Set(offered.map(({ code }) => code));
  return {
    translations: [...offered, ...kept.filter(({ code }) => !codes.has(code))],
    isFromServer,
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
    await withReconnect(data, () =>
      data.deviceDatabase.chapters.incrementalUpsert({
        id: translationsId,
        kind: 'translations',
        order: '',
        value: { translations },
      }),
    );
    return { translations, isFromServer: true };
  }
  const here = await withReconnect(data, () =>
    data.deviceDatabase.chapters.findOne(translationsId).exec(),
  );
  return {
    translations: (here?.value['translations'] as OfferedTranslation[] | undefined) ?? [
      bundledTranslation,
    ],
    isFromServer: false,
  };
}

async function readDownloaded(data: DataContext): Promise<OfferedTranslation[]> {
  try {
    const kept = (await getLibrary(data)?.translations.toArray()) ?? [];
    return kept.map(({ code, language, name }) => ({ code, language, name }));
  } catch (fault) {
    data.report('the kept translations could not be asked', fault);
    return [];
  }
}

/**
 * The answer is trusted to have the shape of `T`: it comes from our own server, by the contract.
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

/** A device that fails to find a chapter is no reason not to ask the server for it. */
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
    data.report('a chapter could not be looked for on this device', fault);
    return null;
  }
}

/**
 * Notes that a chapter was read, once a day is enough: on a full device those that nobody read for
 * long go first.
 */
async function updateLastRead(data: DataContext, id: string, order: string): Promise<void> {
  const now = new Date().toISOString();
  if (order.slice(0, dateLength) === now.slice(0, dateLength)) return;
  try {
    const doc = await data.deviceDatabase.chapters.findOne(id).exec();
    await doc?.incrementalPatch({ order: now });
  } catch (fault) {
    data.report('nobody noted that a chapter was read', fault);
  }
}

/** A chapter that cannot be kept (a full disk) is still read. */
async function storeChapter(
  data: DataContext,
  place: ChapterLocation,
  chapter: Chapter,
): Promise<boolean> {
  const now = new Date().toISOString();
  const kept = new Date(getRetentionStart(chapter)).toISOString();
  const keep = () =>
    withReconnect(data, () =>
      data.deviceDatabase.chapters.incrementalUpsert({
        id: getChapterId(place),
        kind: 'chapter',
        order: now,
        value: { chapter, kept },
      }),
    );
  try {
    await keep().catch(async (fault: unknown) => {
      if (!isStorageFull(fault) || (await freeSpace(data, { forChapter: true })) === 0) throw fault;
      await keep();
    });
    return true;
  } catch (fault) {
    data.report('a chapter could not be kept on this device', fault);
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
