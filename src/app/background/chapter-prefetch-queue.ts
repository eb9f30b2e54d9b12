// Queue of chapters that will be needed and are not on this device yet: a page writes the queue,
// the worker fetches them.
import { bookById } from '../../../schemas/bible/books.ts';
import type { Chapter } from '../../../schemas/bible/chapter.ts';
import { getTranslationLanguage } from '../../../schemas/bible/translations.ts';
import { appVersion, versionHeader } from '../../../schemas/api/backend-api.ts';
import type { DeviceDatabase } from '../../data/database/database.ts';
import { getRetentionStart } from '../../data/bible/library/library-rules.ts';
import type { ChapterLocation } from '../../data/bible/chapters.ts';

const id = 'chapters-ahead';

/** Limit for one fetch at night: about a megabyte. */
const maxQueued = 80;

/** Chapters to fetch, and the server and app to fetch them from. */
export interface PrefetchQueue {
  /** Empty for the same origin. */
  serverUrl: string;
  appId: string;
  places: readonly ChapterLocation[];
}

type ChapterStore = Pick<DeviceDatabase, 'chapters'>;

export async function savePrefetchQueue(
  { chapters }: ChapterStore,
  { serverUrl, appId, places }: PrefetchQueue,
): Promise<void> {
  const wanted = places
    .slice(0, maxQueued)
    .map(({ translation, book, chapter }) => ({ translation, book, chapter }));
  await chapters.incrementalUpsert({
    id,
    kind: 'ahead',
    order: '',
    value: { serverUrl, appId, places: wanted },
  });
}

export interface PrefetchParts {
  deviceDatabase: ChapterStore;
  /** Null for a guest. */
  token: string | null;
  fetch(address: string, init: RequestInit): Promise<Response>;
  /** Whether the current network connection is metered. */
  isMetered(): boolean;
}

/**
 * Fetches the queued chapters and skips those already on this device. Stops at the first chapter
 * that cannot be fetched or stored; the next run continues there.
 * @returns the number of fetched chapters
 */
export async function fetchQueuedChapters({
  deviceDatabase,
  token,
  fetch,
  isMetered,
}: PrefetchParts): Promise<number> {
  const queue = parseQueue((await deviceDatabase.chapters.findOne(id).exec())?.value);
  let fetched = 0;
  for (const place of queue?.places ?? []) {
    const chapterId = `${place.translation.toUpperCase()}|${place.book}|${place.chapter}`;
    if (await deviceDatabase.chapters.findOne(chapterId).exec()) continue;
    if (!queue || isMetered()) return fetched;
    const answer = await fetch(
      `${queue.serverUrl}/api/apps/${encodeURIComponent(queue.appId)}/functions/fetchBibleChapter`,
      buildRequest(place, token, queue.serverUrl),
    );
    // Some translations have one testament only.
    if (answer.status === 404) continue;
    if (!answer.ok) return fetched;
    const chapter = (await answer.json()) as Chapter;
    if (!Array.isArray(chapter.verses) || chapter.verses.length === 0) return fetched;
    const kept = new Date(getRetentionStart(chapter)).toISOString();
    // A page may have stored the same chapter meanwhile, with the same content. If the device is
    // full, only a prefetched chapter is not stored.
    await deviceDatabase.chapters.incrementalUpsert({
      id: chapterId,
      kind: 'chapter',
      order: new Date().toISOString(),
      value: { chapter, kept },
    });
    fetched += 1;
  }
  return fetched;
}

function buildRequest(
  { translation, book, chapter }: ChapterLocation,
  token: string | null,
  serverUrl: string,
): RequestInit {
  const language = getTranslationLanguage(translation);
  return {
    method: 'POST',
    cache: 'no-store',
    headers: {
      'content-type': 'application/json',
      // The hosted platform does not know this header. On another origin, the browser would then
      // refuse the request.
      ...(serverUrl === '' && { [versionHeader]: String(appVersion) }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({
      book,
      chapter,
      translationCode: translation,
      ...(language && { language }),
    }),
  };
}

function parseQueue(
  value: { readonly [field: string]: unknown } | undefined,
): PrefetchQueue | null {
  const { serverUrl, appId, places } = value ?? {};
  if (typeof serverUrl !== 'string' || typeof appId !== 'string' || !Array.isArray(places))
    return null;
  return { serverUrl, appId, places: places.filter(isChapterLocation) };
}

function isChapterLocation(value: unknown): value is ChapterLocation {
  if (typeof value !== 'object' || value === null) return false;
  const { translation, book, chapter } = value as Partial<Record<keyof ChapterLocation, unknown>>;
  return (
    typeof translation === 'string' &&
    typeof book === 'string' &&
    bookById(book) !== undefined &&
    typeof chapter === 'number'
  );
}
