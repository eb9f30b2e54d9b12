// Bible chapters: kept on the device once read, fetched when they are not there.
import { map, type Observable } from 'rxjs';
import { type BookId, bookById, neighbourChapter } from '../../schemas/books.ts';
import type { Chapter } from '../../schemas/chapter.ts';
import { bundledTranslation, type Translation } from '../../schemas/translations.ts';
import { type Outcome, outcomeOf } from '../backend/outcome.ts';
import type { Data } from './data.ts';
import { makeRoom } from './room.ts';
import { isFull, withStorage } from './storage-faults.ts';

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

/** From the device when it is there, else from the server, and then kept. */
export async function readChapter(data: Data, place: Place): Promise<ChapterAnswer> {
  const book = bookById(place.book);
  if (!book || !Number.isInteger(place.chapter) || place.chapter < 1 || place.chapter > book.chapters) return { kind: 'missing', what: 'place' };
  const here = await findKept(data, place);
  if (here) return { kind: 'chapter', chapter: here, kept: true };
  const outcome = await askFunction<Chapter>(data, 'fetchBibleChapter', { book: place.book, chapter: place.chapter, translationCode: place.translation });
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

/** Fetches the chapters before and after, so that the next turn of the page needs no network. Stops at the first failure. */
export async function keepNeighbours(data: Data, place: Place): Promise<void> {
  for (const step of [1, -1] as const) {
    const next = neighbourChapter(place.book, place.chapter, step);
    if (!next) continue;
    const answer = await readChapter(data, { translation: place.translation, ...next });
    if (answer.kind !== 'chapter') return;
  }
}

/** Where the person read last, on this device. */
export function lastPlace(data: Data): Observable<Place | null> {
  return data.personal.activity.findOne(lastPlaceId).$.pipe(map((doc) => (doc ? toPlace(doc.value) : null)));
}

export async function rememberPlace(data: Data, { translation, book, chapter }: Place): Promise<void> {
  await withStorage(data, () => data.personal.activity.incrementalUpsert({ id: lastPlaceId, kind: 'place', order: '', value: { translation, book, chapter } }));
}

/** The translations the server can give; those it could give last when there is no way to it now. King James is always among them. */
export async function availableTranslations(data: Data): Promise<Translation[]> {
  const outcome = await askFunction<{ translations: Translation[] }>(data, 'listTranslations', {});
  if (outcome.kind === 'ok' && outcome.value.translations.length > 0) {
    const { translations } = outcome.value;
    await withStorage(data, () => data.device.chapters.incrementalUpsert({ id: translationsId, kind: 'translations', order: '', value: { translations } }));
    return translations;
  }
  const here = await withStorage(data, () => data.device.chapters.findOne(translationsId).exec());
  return (here?.value['translations'] as Translation[] | undefined) ?? [bundledTranslation];
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
    if (!here) return null;
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
  const keep = () => withStorage(data, () => data.device.chapters.incrementalUpsert({ id: chapterId(place), kind: 'chapter', order: new Date().toISOString(), value: { chapter } }));
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
