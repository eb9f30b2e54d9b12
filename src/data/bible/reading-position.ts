// Reading position of the user: stored per verse on this device, shared with other devices through
// the profile, and the history of opened passages.
import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { type BookId, bookById } from '../../../schemas/bible/books.ts';
import { fromCanonicalVerses, toCanonicalVerses } from '../../../schemas/bible/numbering.ts';
import { buildHistoryRecord } from '../records/activity-records.ts';
import type { ChapterLocation } from './chapters.ts';
import type { DataContext } from '../data-context.ts';
import { watchProfile, updateProfile } from '../records/profile.ts';
import { withReconnect } from '../database/storage-errors.ts';

/** A chapter and the verse at the top of the window, in the numbering of its translation. */
export interface ReadingPosition extends ChapterLocation {
  verse: number;
}

/**
 * Where a user who has not read yet begins: the Gospel of John. It was written so that readers may
 * believe (John 20:31), and it requires no other book first.
 */
export const firstReading = { book: 'JHN', chapter: 1 } as const;

/** Also read by `watchLastChapter` of chapters.ts. A stored position may have no verse. */
const positionId = 'last-place';
/**
 * The position in the profile that this device wrote itself, or to which the user has responded.
 */
const knownPositionId = 'place-told';

/**
 * Positions that are still being written, so that a user who returns at once already gets the new
 * position.
 */
const pendingPositions = new WeakMap<DataContext, ReadingPosition>();

/** Emits where the user read last on this device; null if the user has not read here yet. */
export function watchReadingPosition(data: DataContext): Observable<ReadingPosition | null> {
  return data.userDatabase.activity.findOne(positionId).$.pipe(
    map((doc) => pendingPositions.get(data) ?? (doc ? readPosition(doc.value) : null)),
    distinctUntilChanged(isSamePosition),
  );
}

/** Stores the position on this device. */
export async function saveReadingPosition(
  data: DataContext,
  position: ReadingPosition,
): Promise<void> {
  const { translation, book, chapter, verse } = position;
  pendingPositions.set(data, position);
  try {
    await withReconnect(data, () =>
      data.userDatabase.activity.incrementalUpsert({
        id: positionId,
        kind: 'place',
        order: '',
        value: { translation, book, chapter, verse },
      }),
    );
  } finally {
    if (pendingPositions.get(data) === position) pendingPositions.delete(data);
  }
}

/** Writes the position to the profile, for the user's other devices. Guests have no profile. */
export async function shareReadingPosition(
  data: DataContext,
  position: ReadingPosition,
): Promise<void> {
  if (!data.account) return;
  const text = formatPosition(position);
  await saveKnownPosition(data, text);
  await updateProfile(data, { reading_place: text });
}

/**
 * Emits a newer reading position from another device; null if there is none, or the user has
 * already answered.
 */
export function watchPositionElsewhere(data: DataContext): Observable<ReadingPosition | null> {
  const dismissed = data.userDatabase.activity
    .findOne(knownPositionId)
    .$.pipe(map((doc) => doc?.value['text']));
  const shared = watchProfile(data).pipe(map((person) => person?.reading_place));
  return combineLatest([shared, dismissed]).pipe(
    map(([text, known]) => (!text || text === known ? null : parsePosition(text))),
    distinctUntilChanged(isSamePosition),
  );
}

/** Called when the user has gone to the position or declined it: it is not offered again. */
export async function dismissPositionElsewhere(
  data: DataContext,
  position: ReadingPosition,
): Promise<void> {
  await saveKnownPosition(data, formatPosition(position));
}

/**
 * Puts a chapter into the history of this device, once each, with the day it was opened last.
 * Whether it was read is another question: see src/data/activity/chapters-read.ts.
 */
export async function recordInHistory(
  data: DataContext,
  { translation, book, chapter }: ChapterLocation,
): Promise<void> {
  if (!bookById(book)) return;
  const record = buildHistoryRecord(book as BookId, chapter, translation, new Date().toISOString());
  await withReconnect(data, () =>
    data.userDatabase.activity.incrementalUpsert({
      ...record,
      value: { ...record.value, opened: true },
    }),
  );
}

async function saveKnownPosition(data: DataContext, text: string): Promise<void> {
  await withReconnect(data, () =>
    data.userDatabase.activity.incrementalUpsert({
      id: knownPositionId,
      kind: 'place',
      order: '',
      value: { text },
    }),
  );
}

/** Returns the same position in another translation, whose verses may have other numbers. */
export function moveToTranslation(
  { translation, book, chapter, verse }: ReadingPosition,
  target: string,
): ReadingPosition {
  const [canonical = { book, chapter, verse }] = toCanonicalVerses(translation, {
    book,
    chapter,
    verse,
  });
  const [at = canonical] = fromCanonicalVerses(target, canonical);
  return { translation: target, ...at };
}

/**
 * `KJV JHN.3.16`: the translation that the user reads, and the verse in the canonical numbering.
 */
function formatPosition({ translation, book, chapter, verse }: ReadingPosition): string {
  const [at = { book, chapter, verse }] = toCanonicalVerses(translation, { book, chapter, verse });
  return `${translation} ${at.book}.${at.chapter}.${at.verse}`;
}

function parsePosition(text: string): ReadingPosition | null {
  const [, translation, book, chapter, verse] =
    /^([A-Z0-9_-]{1,20}) ([1-3A-Z]{3})\.(\d{1,3})\.(\d{1,3})$/.exec(text) ?? [];
  if (translation === undefined || book === undefined || !bookById(book)) return null;
  const canonical = { book, chapter: Number(chapter), verse: Number(verse) };
  const [at = canonical] = fromCanonicalVerses(translation, canonical);
  return { translation, ...at };
}

function readPosition(value: { readonly [field: string]: unknown }): ReadingPosition | null {
  const { translation, book, chapter, verse } = value;
  if (
    typeof translation !== 'string' ||
    typeof book !== 'string' ||
    typeof chapter !== 'number' ||
    !bookById(book)
  )
    return null;
  return { translation, book, chapter, verse: typeof verse === 'number' ? verse : 1 };
}

function isSamePosition(one: ReadingPosition | null, other: ReadingPosition | null): boolean {
  return (
    one?.translation === other?.translation &&
    one?.book === other?.book &&
    one?.chapter === other?.chapter &&
    one?.verse === other?.verse
  );
}
