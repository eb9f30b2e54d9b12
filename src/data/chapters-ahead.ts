// Chapters that will be wanted and are not on this device yet: written down by a page, fetched by the worker while no page is open.
import { bookById } from '../../schemas/books.ts';
import type { Chapter } from '../../schemas/chapter.ts';
import { languageOfTranslation } from '../../schemas/translations.ts';
import { appVersion, versionHeader } from '../../schemas/wire.ts';
import type { DeviceDatabase } from './database.ts';
import { countedFrom } from './library-place.ts';
import type { Place } from './chapters.ts';

const id = 'chapters-ahead';

/** As many as a night's fetching may be: about a megabyte. */
const most = 80;

/** From which server, and what of it. */
export interface ChaptersAhead {
  /** Empty for the same origin. */
  serverUrl: string;
  appId: string;
  places: readonly Place[];
}

type Shelf = Pick<DeviceDatabase, 'chapters'>;

export async function noteChaptersAhead({ chapters }: Shelf, { serverUrl, appId, places }: ChaptersAhead): Promise<void> {
  const wanted = places.slice(0, most).map(({ translation, book, chapter }) => ({ translation, book, chapter }));
  await chapters.incrementalUpsert({ id, kind: 'ahead', order: '', value: { serverUrl, appId, places: wanted } });
}

export interface Fetching {
  device: Shelf;
  /** Null for a guest. */
  token: string | null;
  fetch(address: string, init: RequestInit): Promise<Response>;
  /** Whether the network of this moment costs the person something. */
  isCostly(): boolean;
}

/** What is here by now is left as it is. Stops at the first that cannot be had or kept; the next time goes on from there. @returns how many came */
export async function fetchChaptersAhead({ device, token, fetch, isCostly }: Fetching): Promise<number> {
  const ahead = parse((await device.chapters.findOne(id).exec())?.value);
  let come = 0;
  for (const place of ahead?.places ?? []) {
    const chapterId = `${place.translation.toUpperCase()}|${place.book}|${place.chapter}`;
    if (await device.chapters.findOne(chapterId).exec()) continue;
    if (!ahead || isCostly()) return come;
    const answer = await fetch(`${ahead.serverUrl}/api/apps/${encodeURIComponent(ahead.appId)}/functions/fetchBibleChapter`, questionOf(place, token));
    // Some translations have one testament only.
    if (answer.status === 404) continue;
    if (!answer.ok) return come;
    const chapter = (await answer.json()) as Chapter;
    if (!Array.isArray(chapter.verses) || chapter.verses.length === 0) return come;
    const kept = new Date(countedFrom(chapter)).toISOString();
    // A page may have fetched it meanwhile: both have the same. On a full device it is not what anybody waits for.
    await device.chapters.incrementalUpsert({ id: chapterId, kind: 'chapter', order: new Date().toISOString(), value: { chapter, kept } });
    come += 1;
  }
  return come;
}

function questionOf({ translation, book, chapter }: Place, token: string | null): RequestInit {
  const language = languageOfTranslation(translation);
  return {
    method: 'POST',
    cache: 'no-store',
    headers: { 'content-type': 'application/json', [versionHeader]: String(appVersion), ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ book, chapter, translationCode: translation, ...(language && { language }) }),
  };
}

function parse(value: { readonly [field: string]: unknown } | undefined): ChaptersAhead | null {
  const { serverUrl, appId, places } = value ?? {};
  if (typeof serverUrl !== 'string' || typeof appId !== 'string' || !Array.isArray(places)) return null;
  return { serverUrl, appId, places: places.filter(isPlace) };
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  const { translation, book, chapter } = value as Partial<Record<keyof Place, unknown>>;
  return typeof translation === 'string' && typeof book === 'string' && bookById(book) !== undefined && typeof chapter === 'number';
}
