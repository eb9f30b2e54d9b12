// Where a person reads: on this device to the verse, for their other devices in the profile, and the history of what they opened.
import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { type BookId, bookById } from '../../schemas/books.ts';
import { fromCanonical, toCanonical } from '../../schemas/numbering.ts';
import { historyRecord } from './activity.ts';
import type { Place } from './chapters.ts';
import type { Data } from './data.ts';
import { profile, saveProfile } from './profile.ts';
import { withStorage } from './storage-faults.ts';

/** A place and the verse that stood at the top, in the numbering of its translation. */
export interface ReadingPlace extends Place {
  verse: number;
}

/** Written by `rememberPlace` of chapters.ts, too, which knows no verse. */
const hereId = 'last-place';
/** The place in the profile that this device wrote itself, or that its person has answered. */
const toldId = 'place-told';

/** On its way to the disk: who turns back at once is led by it already. */
const underWay = new WeakMap<Data, ReadingPlace>();

/** Where they read last on this device; null for one who has not read here yet. */
export function readingPlace(data: Data): Observable<ReadingPlace | null> {
  return data.personal.activity.findOne(hereId).$.pipe(map((doc) => underWay.get(data) ?? (doc ? toReadingPlace(doc.value) : null)), distinctUntilChanged(isSame));
}

/** Keeps it on this device. */
export async function keepReadingPlace(data: Data, place: ReadingPlace): Promise<void> {
  const { translation, book, chapter, verse } = place;
  underWay.set(data, place);
  try {
    await withStorage(data, () => data.personal.activity.incrementalUpsert({ id: hereId, kind: 'place', order: '', value: { translation, book, chapter, verse } }));
  } finally {
    if (underWay.get(data) === place) underWay.delete(data);
  }
}

/** Puts it in the profile, for the other devices. A guest has none. */
export async function sharePlace(data: Data, place: ReadingPlace): Promise<void> {
  if (!data.account) return;
  const text = toText(place);
  await keepTold(data, text);
  await saveProfile(data, { reading_place: text });
}

/** Where another device read on since; null when there is nothing new, or the person has answered. */
export function placeElsewhere(data: Data): Observable<ReadingPlace | null> {
  const told = data.personal.activity.findOne(toldId).$.pipe(map((doc) => doc?.value['text']));
  const shared = profile(data).pipe(map((person) => person?.reading_place));
  return combineLatest([shared, told]).pipe(
    map(([text, known]) => (!text || text === known ? null : fromText(text))),
    distinctUntilChanged(isSame),
  );
}

/** The person has gone there, or does not want to: it is not offered again. */
export async function answerElsewhere(data: Data, place: ReadingPlace): Promise<void> {
  await keepTold(data, toText(place));
}

/** Puts a chapter into the history of this device, once each, with the day it was opened last. Whether it was read is another question: see progress/chapters-read.ts. */
export async function keepHistory(data: Data, { translation, book, chapter }: Place): Promise<void> {
  if (!bookById(book)) return;
  const record = historyRecord(book as BookId, chapter, translation, new Date().toISOString());
  await withStorage(data, () => data.personal.activity.incrementalUpsert({ ...record, value: { ...record.value, opened: true } }));
}

async function keepTold(data: Data, text: string): Promise<void> {
  await withStorage(data, () => data.personal.activity.incrementalUpsert({ id: toldId, kind: 'place', order: '', value: { text } }));
}

/** `KJV JHN.3.16`: the translation they read in, the verse on the canonical grid. */
function toText({ translation, book, chapter, verse }: ReadingPlace): string {
  const [at = { book, chapter, verse }] = toCanonical(translation, { book, chapter, verse });
  return `${translation} ${at.book}.${at.chapter}.${at.verse}`;
}

function fromText(text: string): ReadingPlace | null {
  const [, translation, book, chapter, verse] = /^([A-Z0-9_-]{1,20}) ([1-3A-Z]{3})\.(\d{1,3})\.(\d{1,3})$/.exec(text) ?? [];
  if (translation === undefined || book === undefined || !bookById(book)) return null;
  const canonical = { book, chapter: Number(chapter), verse: Number(verse) };
  const [at = canonical] = fromCanonical(translation, canonical);
  return { translation, ...at };
}

function toReadingPlace(value: { readonly [field: string]: unknown }): ReadingPlace | null {
  const { translation, book, chapter, verse } = value;
  if (typeof translation !== 'string' || typeof book !== 'string' || typeof chapter !== 'number' || !bookById(book)) return null;
  return { translation, book, chapter, verse: typeof verse === 'number' ? verse : 1 };
}

function isSame(one: ReadingPlace | null, other: ReadingPlace | null): boolean {
  return one?.translation === other?.translation && one?.book === other?.book && one?.chapter === other?.chapter && one?.verse === other?.verse;
}
