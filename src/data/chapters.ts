// Bible chapters: kept on the device once read, fetched when they are not there.
import { map, type Observable } from 'rxjs';
import { type BookId, bookById } from '../../schemas/books.ts';
import { chaptersIn } from '../../schemas/numbering.ts';
import type { Chapter } from '../../schemas/chapter.ts';
import type { OfferedTranslation } from '../../schemas/pack.ts';
import { bundledTranslation, languageOfTranslation, withoutDoubles } from '../../schemas/translations.ts';
import { type Outcome, outcomeOf } from '../backend/outcome.ts';
import type { Data } from './data.ts';
import { keptChapter } from './library.ts';
import { countedFrom, isPast, libraryOf } from './library-place.ts';
import { makeRoom } from './room.ts';
import { isFull, withStorage } from './storage-faults.ts';
import { untilIdle } from './idle.ts';

export interface Place {
  /** Code in capitals: KJV. */
  translation: string;
  /** USFM id: JHN. */
  book: string;
  chapter: number;
}

/**
 * `kept`: it is on this device from now on; false when the device had no room for it. `offline`: it is not on this device and there is
 * no way to the server. `missing`: no Bible has this `place`, the server does not have this `translation`, or the translation does not
 * have this `chapter`.
 */
export type ChapterAnswer =
  | { kind: 'chapter'; chapter: Chapter; kept: boolean }
  | { kind: 'offline' }
  | { kind: 'missing'; what: 'place' | 'translation' | 'chapter' }
  | { kind: 'failed'; message?: string };

const lastPlaceId = 'last-place';
const translationsId = 'translations';
/** Of YYYY-MM-DD. */
const dayLength = 10;

/** From a translation kept as a whole, else as it was read last, else from the server, and then kept. */
export async function readChapter(data: Data, place: Place): Promise<ChapterAnswer> {
  const book = bookById(place.book);
  if (!book || !Number.isInteger(place.chapter) || place.chapter < 1 || place.chapter > chaptersIn(place.translation, book.id)) return { kind: 'missing', what: 'place' };
  const here = (await keptChapter(data, place)) ?? (await findKept(data, place));
  if (here) return { kind: 'chapter', chapter: here, kept: true };
  const outcome = await askFunction<Chapter>(data, 'fetchBibleChapter', questionOf(place));
  switch (outcome.kind) {
    case 'offline':
      return { kind: 'offline' };
    case 'refused':
      if (outcome.status !== 404) return { kind: 'failed', message: outcome.message };
      return { kind: 'missing', what: outcome.code === 'translation_not_found' ? 'translation' : 'chapter' };
    case 'ok':
      if (!Array.isArray(outcome.value.verses) || outcome.value.verses.length === 0) return { kind: 'failed', message: 'No verses returned from API' };
      return { kind: 'chapter', chapter: outcome.value, kept: await keepChapter(data, place, outcome.value) };
  }
}

/** What the server is asked. The language is that of the words; a text of the owner's own the server knows better than we. */
function questionOf({ translation, book, chapter }: Place): object {
  const language = languageOfTranslation(translation);
  return { book, chapter, translationCode: translation, ...(language && { language }) };
}

/**
 * Fetches chapters that will be wanted soon, such as the neighbours of the open one or the next days of a plan: one after the other, and only
 * while the page has nothing else to do. Stops at the first failure: it is asked again when somebody comes there. Whoever calls looks first
 * whether the connection costs money (src/platform/connection-cost.ts).
 */
export async function keepAhead(data: Data, places: readonly Place[]): Promise<void> {
  for (const place of places) {
    await untilIdle();
    if ((await readChapter(data, place)).kind !== 'chapter') return;
  }
}

/** Where the person read last, on this device. */
export function lastPlace(data: Data): Observable<Place | null> {
  return data.personal.activity.findOne(lastPlaceId).$.pipe(map((doc) => (doc ? toPlace(doc.value) : null)));
}

export async function rememberPlace(data: Data, { translation, book, chapter }: Place): Promise<void> {
  await withStorage(data, () => data.personal.activity.incrementalUpsert({ id: lastPlaceId, kind: 'place', order: '', value: { translation, book, chapter } }));
}

/**
 * The translations the server can give; those it could give last when there is no way to it now. King James is always among them, and so is
 * what is kept on this device, whatever the server gives.
 */
export async function availableTranslations(data: Data): Promise<OfferedTranslation[]> {
  return (await listTranslations(data)).translations;
}

/** `isServed`: the server answered just now. */
export interface TranslationList {
  translations: OfferedTranslation[];
  isServed: boolean;
}

/** As `availableTranslations`, and whether there was a way to the server. */
export async function listTranslations(data: Data): Promise<TranslationList> {
  const [{ translations: all, isServed }, kept] = await Promise.all([offeredTranslations(data), keptHere(data)]);
  // What lies here is listed under the code it was kept by.
  const offered = withoutDoubles(all);
  const codes = new Set(offered.map(({ code }) => code));
  return { translations: [...offered, ...kept.filter(({ code }) => !codes.has(code))], isServed };
}

async function offeredTranslations(data: Data): Promise<TranslationList> {
  const outcome = await askFunction<{ translations: OfferedTranslation[] }>(data, 'listTranslations', {});
  if (outcome.kind === 'ok' && Array.isArray(outcome.value.translations) && outcome.value.translations.length > 0) {
    const { translations } = outcome.value;
    await withStorage(data, () => data.device.chapters.incrementalUpsert({ id: translationsId, kind: 'translations', order: '', value: { translations } }));
    return { translations, isServed: true };
  }
  const here = await withStorage(data, () => data.device.chapters.findOne(translationsId).exec());
  return { translations: (here?.value['translations'] as OfferedTranslation[] | undefined) ?? [bundledTranslation], isServed: false };
}

async function keptHere(data: Data): Promise<OfferedTranslation[]> {
  try {
    const kept = (await libraryOf(data)?.translations.toArray()) ?? [];
    return kept.map(({ code, language, name }) => ({ code, language, name }));
  } catch (fault) {
    data.report('the kept translations could not be asked', fault);
    return [];
  }
}

/** The answer is trusted to have the shape of `T`: it comes from our own server, by the contract. */
async function askFunction<T extends object>(data: Data, name: string, parameters: object): Promise<Outcome<T>> {
  const outcome = await outcomeOf(data.backend.functions.invoke<T | string | null>(name, parameters));
  if (outcome.kind !== 'ok') return outcome;
  const { data: value } = outcome.value;
  // A text with status 200 is the sign-in page of a network, not our server.
  return typeof value === 'object' && value !== null ? { kind: 'ok', value } : { kind: 'offline' };
}

function chapterId({ translation, book, chapter }: Place): string {
  return `${translation.toUpperCase()}|${book}|${chapter}`;
}

/** A device that fails to find a chapter is no reason not to ask the server for it. */
async function findKept(data: Data, place: Place): Promise<Chapter | null> {
  try {
    const here = await withStorage(data, () => data.device.chapters.findOne(chapterId(place)).exec());
    if (!here || isPast(place.translation, here.value['kept'])) return null;
    void touch(data, here.id, here.order);
    return here.value['chapter'] as Chapter;
  } catch (fault) {
    data.report('a chapter could not be looked for on this device', fault);
    return null;
  }
}

/** Notes that a chapter was read, once a day is enough: on a full device those that nobody read for long go first. */
async function touch(data: Data, id: string, order: string): Promise<void> {
  const now = new Date().toISOString();
  if (order.slice(0, dayLength) === now.slice(0, dayLength)) return;
  try {
    const doc = await data.device.chapters.findOne(id).exec();
    await doc?.incrementalPatch({ order: now });
  } catch (fault) {
    data.report('nobody noted that a chapter was read', fault);
  }
}

/** A chapter that cannot be kept (a full disk) is still read. */
async function keepChapter(data: Data, place: Place, chapter: Chapter): Promise<boolean> {
  const now = new Date().toISOString();
  const kept = new Date(countedFrom(chapter)).toISOString();
  const keep = () => withStorage(data, () => data.device.chapters.incrementalUpsert({ id: chapterId(place), kind: 'chapter', order: now, value: { chapter, kept } }));
  try {
    await keep().catch(async (fault: unknown) => {
      if (!isFull(fault) || (await makeRoom(data, { forChapter: true })) === 0) throw fault;
      await keep();
    });
    return true;
  } catch (fault) {
    data.report('a chapter could not be kept on this device', fault);
    return false;
  }
}

function toPlace(value: { readonly [field: string]: unknown }): Place | null {
  const { translation, book, chapter } = value;
  return typeof translation === 'string' && typeof book === 'string' && typeof chapter === 'number' && bookById(book) ? { translation, book: book as BookId, chapter } : null;
}
