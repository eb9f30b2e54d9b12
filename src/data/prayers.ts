// Prayers: saved, answered, told of, removed.
import { map, type Observable } from 'rxjs';
import type { Language } from '../../schemas/fields.ts';
import type { Seen } from '../../schemas/local-record.ts';
import { longestPrayerTitle, type Prayer } from '../../schemas/prayer.ts';
import type { Data } from './data.ts';
import type { Source } from './made-words/made.ts';
import { type Kept, keepChanges, keepNew, listKept, removeKept, restoreKept } from './record.ts';

export interface PrayerDraft {
  request: string;
  prayer_text: string;
  verses: { reference: string; text: string; translation?: string }[];
  category: string;
  language: Language;
  /** Who made the prayer; without one the person wrote it. */
  source?: Source | undefined;
}

/** What a person may change of a prayer later. */
export interface PrayerChanges {
  request?: string;
  prayer_text?: string;
  category?: string;
  is_answered?: boolean;
  answered_date?: string | null;
  testimony?: string;
}

/** Newest first, complete. */
export function savedPrayers(data: Data): Observable<Kept<Prayer>[]> {
  return listKept<Prayer>(data, 'prayers');
}

export function openPrayers(data: Data): Observable<Kept<Prayer>[]> {
  return savedPrayers(data).pipe(map((prayers) => prayers.filter(({ fields }) => fields.is_answered !== true)));
}

/**
 * Resolves with the prayer's id when it is on the device. Throws `NotKept`.
 * @param id as the sheet has it on which it was written
 */
export async function addPrayer(data: Data, { source, ...draft }: PrayerDraft, id?: string): Promise<string> {
  const fields = { ...draft, ...(source && { source }), user_email: data.account?.email ?? '', title: titleOf(draft.request), is_answered: false };
  const saved = await keepNew(data, 'prayers', fields, { id, written: ['title', 'request', 'prayer_text', 'verses', 'category'], words: ['request', 'prayer_text'] });
  void data.sync();
  return saved;
}

/** The title follows the request. Words that came in since `seen` are kept as earlier wordings; changed by hand, a prayer is the person's own. */
export function editPrayer(data: Data, id: string, changes: PrayerChanges, seen: PrayerChanges = {}): Promise<void> {
  const title = changes.request === undefined ? {} : { title: titleOf(changes.request) };
  const source = changes.prayer_text === undefined ? {} : { source: null };
  return changePrayer(data, id, { ...changes, ...title, ...source }, { fields: { ...seen }, words: wordsOfPrayer });
}

const wordsOfPrayer = ['request', 'prayer_text', 'testimony'] as const;

/** Takes `editPrayer` back: what stood there stands again, also its title and its source. What has become of the words since is kept. */
export function revertPrayer(data: Data, id: string, before: Prayer, changes: PrayerChanges): Promise<void> {
  const fields = Object.keys(changes) as (keyof PrayerChanges)[];
  const was = Object.fromEntries(fields.map((field) => [field, before[field] ?? null]));
  return changePrayer(data, id, { ...was, title: before.title, source: before.source ?? null }, { fields: { ...changes }, words: wordsOfPrayer });
}

/** Also for another day than the one that was said first. @param answeredDate YYYY-MM-DD, the person's own day */
export function answerPrayer(data: Data, id: string, answeredDate: string): Promise<void> {
  return changePrayer(data, id, { is_answered: true, answered_date: answeredDate });
}

/** Takes `answerPrayer` back: an open prayer again, without a day. */
export function reopenPrayer(data: Data, id: string): Promise<void> {
  return changePrayer(data, id, { is_answered: false, answered_date: null });
}

/** One that arrived from another device meanwhile is kept as an earlier wording. */
export function addTestimony(data: Data, id: string, testimony: string): Promise<void> {
  return changePrayer(data, id, { testimony }, { fields: {}, words: ['testimony'] });
}

async function changePrayer(data: Data, id: string, changes: Partial<Prayer>, seen?: Seen): Promise<void> {
  await keepChanges(data, 'prayers', id, changes, seen);
  void data.sync();
}

export async function removePrayer(data: Data, id: string): Promise<void> {
  await removeKept(data, 'prayers', id);
  void data.sync();
}

export async function restorePrayer(data: Data, id: string): Promise<void> {
  await restoreKept(data, 'prayers', id);
  void data.sync();
}

/** In UTF-16 code units: as much as a title may hold on the server. */
const longestTitle = 200;

/** The first 50 characters of the request, never half of one that a person sees as whole. */
export function titleOf(request: string): string {
  const line = request.replace(/\s+/g, ' ').trim();
  let title = '';
  let count = 0;
  for (const { segment } of new Intl.Segmenter().segment(line.slice(0, longestPrayerTitle * 20))) {
    if (count === longestPrayerTitle || title.length + segment.length > longestTitle) break;
    title += segment;
    count += 1;
  }
  // One character with more marks on it than a title holds.
  return title === '' ? line.slice(0, longestTitle).replace(/[\uD800-\uDBFF]$/, '') : title;
}
