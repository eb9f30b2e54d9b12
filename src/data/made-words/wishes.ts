// Words that a person wishes for once there is a network: each a record of activity, kept until the person has taken what was made of it.
import { map, type Observable } from 'rxjs';
import type { Wish } from '../../../content/words/wish.ts';
import { isLanguage, type Language } from '../../../schemas/fields.ts';
import { newestFirst } from '../../../schemas/local-record.ts';
import { derivedId } from '../canonical.ts';
import type { DeviceRecord } from '../collections.ts';
import type { Data } from '../data.ts';
import { kept } from '../record.ts';
import type { Made, MadeKind, MakingFault, WaitingWish } from './made.ts';

/** What lies in `value` of a record of the kind `wish`. */
export type LeftWish = { wish: Wish; language: Language; date: string } & (
  | { step: 'waiting'; tries: number; /** ISO time before which nobody tries. */ until: string }
  /** `told`: the person heard of it. */
  | { step: 'made'; made: Made; told: boolean; /** The id of the record that the person keeps of it. */ record: string }
  | { step: 'failed'; fault: MakingFault }
);

export type KeptWish = LeftWish & { id: string };

const prefix = 'wish|';

/** The same wish, left twice or in two tabs, is one. Throws `NotKept`. */
export async function leaveWish(data: Data, wish: Wish, language: Language): Promise<void> {
  const id = derivedId('wish', language, wish);
  const date = new Date().toISOString();
  const left: LeftWish = { wish, language, date, step: 'waiting', tries: 0, until: '' };
  const record: DeviceRecord = { id: prefix + id, kind: 'wish', order: newestFirst(date), value: { ...left } };
  await kept(data, async () => {
    const here = await data.personal.activity.insertIfNotExists(record);
    await here.incrementalModify((now) => (toWish(now)?.step === 'waiting' ? now : { ...now, ...record }));
  });
}

/** Newest first, of one kind or of all. */
export function keptWishes(data: Data): Observable<KeptWish[]> {
  return data.personal.activity.find({ selector: { kind: 'wish' }, sort: [{ order: 'asc' }] }).$.pipe(map((docs) => docs.flatMap((doc) => toWish(doc) ?? [])));
}

export function wishesOf<K extends MadeKind>(data: Data, kind: K): Observable<WaitingWish<K>[]> {
  const isOfKind = (wish: KeptWish): wish is KeptWish & WaitingWish<K> => wish.wish.kind === kind && (wish.step !== 'made' || wish.made.kind === kind);
  return keptWishes(data).pipe(map((wishes) => wishes.filter(isOfKind)));
}

/** Throws `NotKept`. */
export async function dropWish(data: Data, id: string): Promise<void> {
  await kept(data, async () => {
    const doc = await data.personal.activity.findOne(prefix + id).exec();
    await doc?.incrementalRemove();
  });
}

/** From the storage itself: another tab may have granted it a moment ago. Null when it is gone. */
export async function readWish({ personal }: Data, id: string): Promise<KeptWish | null> {
  const [doc] = await personal.activity.storageInstance.findDocumentsById([prefix + id], false);
  return doc ? toWish(doc) : null;
}

/** Changes a wish that is still there. @returns whether `next` changed it */
export async function changeWish(data: Data, id: string, next: (wish: KeptWish) => LeftWish | null): Promise<boolean> {
  return kept(data, async () => {
    const doc = await data.personal.activity.findOne(prefix + id).exec();
    let isChanged = false;
    await doc?.incrementalModify((now) => {
      const wish = toWish(now);
      const changed = wish && next(wish);
      isChanged = Boolean(changed);
      return changed ? { ...now, value: { ...changed } } : now;
    });
    return isChanged;
  });
}

/** A file that was brought in may hold anything. */
function toWish({ id, value }: Pick<DeviceRecord, 'id' | 'value'>): KeptWish | null {
  const { wish, language, date, step, tries, until, made, told, record, fault } = value;
  if (!isWish(wish) || !isLanguage(language) || typeof date !== 'string') return null;
  const left = { id: id.slice(prefix.length), wish, language, date };
  if (step === 'made' && isMade(made)) return { ...left, step, made, told: told === true, record: typeof record === 'string' ? record : derivedId('granted', left.id, date) };
  if (step === 'failed') return { ...left, step, fault: isFault(fault) ? fault : 'failed' };
  return { ...left, step: 'waiting', tries: typeof tries === 'number' ? tries : 0, until: typeof until === 'string' ? until : '' };
}

const textsOfWish: Readonly<Record<MadeKind, readonly string[]>> = { grace_note: ['mood', 'context'], prayer: ['request', 'category'], gratitude: ['text'], wisdom: ['question'] };
const textsOfMade: Readonly<Record<MadeKind, readonly string[]>> = { grace_note: ['message', 'reflection'], prayer: ['prayer_text', 'category'], gratitude: ['affirmation'], wisdom: ['insight', 'next_step', 'topic'] };

function isWish(value: unknown): value is Wish {
  return hasTexts(value, textsOfWish);
}

function isMade(value: unknown): value is Made {
  return hasTexts(value, textsOfMade) && Array.isArray(value['verses']) && isLanguage(value['language']);
}

function hasTexts(value: unknown, texts: Readonly<Record<string, readonly string[]>>): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  const kind = fields['kind'];
  return typeof kind === 'string' && Object.hasOwn(texts, kind) && (texts[kind] ?? []).every((name) => typeof fields[name] === 'string');
}

const faults: ReadonlySet<unknown> = new Set<MakingFault>(['timeout', 'busy', 'budget', 'unusable', 'failed', 'signed_out']);

function isFault(value: unknown): value is MakingFault {
  return faults.has(value);
}
