// Moves what an install of the earlier app left in this browser's storage to where this app keeps such things: once, and nothing is lost.
import { newestFirst, newRecord, removeRecord, sameValue } from '../../schemas/local-record.ts';
import { categoryRecord, choiceRecord, historyRecord, searchRecord } from './activity.ts';
import { canonicalText } from './canonical.ts';
import { type DeviceRecord, type PersonalRecords, synced } from './collections.ts';
import type { Account, Data } from './data.ts';
import { toFormerChapter } from './former-chapter.ts';
import { type FormerBox, isFormerName, remainderName } from './former-names.ts';
import { type FormerRecord, personForm, toFormerRecord } from './former-record.ts';
import { type FormerPart, isoOf, productPrefix, readAside, readFormer } from './former-shapes.ts';
import { changeKept, kept } from './record.ts';

type Home = Pick<Data, 'personal' | 'device' | 'connection' | 'account' | 'storage' | 'report'>;

/** What stays in the browser's storage, under `remainderName`: records of other persons, who may sign in here, and what nobody understands. */
interface Remainder {
  v: 1;
  count: number;
  items: unknown[];
}

interface Source {
  name: string;
  text: string;
  parts: FormerPart[];
}

/**
 * [R44] Call it at start, when `hasFormerData` says so. Records of the person who is signed in, and those without an owner, become waiting
 * ones under ids that follow from what they say: so twice is once, in two tabs, after a crash half-way, and for a note that lies in both the
 * store and the queue. An old name is removed only when all it held is on the disk. For a guest the personal things stay where they are
 * until somebody signs in; kept chapters and the language are of the device, and move at once.
 * @returns how many records were not here before
 * @throws NotKept when the device is full or fails: then nothing has been removed, and the next start goes on
 */
export async function moveFormerData(data: Home, box: FormerBox): Promise<number> {
  // What lives as long as the window is no place to move to.
  if (data.storage === 'memory') return 0;
  const sources = readSources(box);
  for (const { parts } of sources) await moveForDevice(data, box, parts);
  const { account } = data;
  if (!account) {
    for (const source of sources) {
      if (source.name === remainderName) continue;
      if (source.parts.every(isOfDevice)) removeSource(box, source);
      // Known only by what goes now: it waits for a person under a name that is known by itself.
      else if (readFormer(source.name, source.text) === null && box.write(`selah_former_${source.name}`, source.text)) removeSource(box, source);
    }
    return 0;
  }
  const records: FormerRecord[] = [];
  const things: DeviceRecord[] = [];
  const left: unknown[] = [];
  const now = new Date().toISOString();
  for (const part of sources.flatMap(({ parts }) => parts)) {
    if (part.kind === 'item') {
      const record = isOf(account, part.item.data) ? toFormerRecord(part.item, account.id, now.slice(0, 10)) : null;
      if (record) records.push(record);
      else left.push(part.raw);
    } else if (part.kind === 'strange') left.push(part.raw);
    else things.push(...thingOf(part, now));
  }
  const moved = await moveRecords(data, account, records, now);
  for (const thing of things) await kept(data, () => data.personal.activity.insertIfNotExists(thing));
  // Before the old names go: what stays must lie somewhere at every moment.
  if (keepRemainder(box, left)) for (const source of sources) if (source.name !== remainderName) removeSource(box, source);
  return moved;
}

/**
 * [R44] The earlier app may have sent a record whose answer was lost: then the server holds it without a client id, and the moved one would
 * be its double. Call it after a whole cycle: the moved one is removed where a row of the server says the same in all that a person wrote
 * or chose; one that was edited since stays. When nothing was moved it costs one look.
 * @returns how many were removed; then there is something to send
 */
export async function settleMoved(data: Home): Promise<number> {
  const { documents: marks } = await kept(data, () => {
    const { activity } = data.personal;
    return activity.storageInstance.query(activity.find({ selector: { kind: 'moved' }, sort: [{ kind: 'asc' }, { order: 'asc' }] }).getPreparedQuery());
  });
  let settled = 0;
  for (const kind of synced) {
    const { entity, collection } = kind;
    const ids = marks.filter(({ value }) => value['entity'] === entity).map(({ value }) => String(value['id']));
    if (ids.length === 0) continue;
    const docs = await kept(data, () => data.personal[collection].storageInstance.findDocumentsById(ids, false));
    const rows = await rowForms(data, kind);
    for (const doc of docs) {
      const isTwin = !doc.removed && rows.has(personForm(kind, doc.record));
      // Not yet through its first meeting with the server: its double may still come.
      if (!isTwin && !doc.removed && doc.sync !== 'safe') continue;
      if (isTwin) {
        await changeKept(data, collection, doc.client_id, (now) => (sameValue(now.record, doc.record) ? removeRecord(now) : now));
        settled += 1;
      }
      await kept(data, async () => (await data.personal.activity.findOne(markId(entity, doc.client_id)).exec())?.remove());
    }
  }
  return settled;
}

/** What the server's rows without a client id say, in the form in which the earlier app's records were moved. */
async function rowForms(data: Home, kind: FormerRecord['kind']): Promise<Set<string>> {
  const { documents } = await kept(data, () => {
    const records = data.personal[kind.collection];
    const selector = { client_id: { $gte: 's_', $lt: 's`' } };
    return records.storageInstance.query(records.find({ selector, sort: [{ client_id: 'asc' }] }).getPreparedQuery());
  });
  const forms = documents.filter(({ removed }) => !removed).map(({ record }) => {
    const moved = toFormerRecord({ entityType: kind.entity, data: record, timestamp: null }, '', '');
    return personForm(kind, moved?.fields ?? record);
  });
  return new Set(forms);
}

function readSources(box: FormerBox): Source[] {
  const texts = box.names().filter(isFormerName).toSorted().flatMap((name) => {
    const text = box.read(name);
    return text === null ? [] : [{ name, text }];
  });
  const prefixes = new Set(texts.flatMap(({ name, text }) => productPrefix(name, text) ?? []));
  return texts.flatMap(({ name, text }) => {
    const parts = name === remainderName ? readRemainder(text) : readFormer(name, text, prefixes);
    return parts === null ? [] : [{ name, text, parts }];
  });
}

/** A remainder that somebody damaged is no reason to lose it: it stays what it is, inside the next one. */
function readRemainder(text: string): FormerPart[] {
  try {
    const { items } = JSON.parse(text) as Partial<Remainder>;
    if (Array.isArray(items)) return items.flatMap(readAside);
  } catch {
    // not JSON: kept below
  }
  return [{ kind: 'strange', raw: text }];
}

/** False when the browser would not keep it. */
function keepRemainder(box: FormerBox, left: readonly unknown[]): boolean {
  // After a crash before the old names were removed, the same things come from two places.
  const items = [...new Map(left.map((raw) => [canonicalText(raw), raw])).values()];
  const before = box.read(remainderName);
  if (items.length === 0) {
    if (before !== null) box.remove(remainderName);
    return true;
  }
  const text = JSON.stringify({ v: 1, count: items.length, items } satisfies Remainder);
  return text === before || box.write(remainderName, text);
}

/** A tab of the earlier app, still open, may have written meanwhile: that is moved at the next start. */
function removeSource(box: FormerBox, { name, text }: Source): void {
  if (box.read(name) === text) box.remove(name);
}

function isOfDevice({ kind }: FormerPart): boolean {
  return kind === 'passage' || kind === 'language' || kind === 'settled';
}

/** A chapter that cannot be kept is let go: it can be fetched again. What this app has kept by itself stands. */
async function moveForDevice({ device, report }: Home, box: FormerBox, parts: readonly FormerPart[]): Promise<void> {
  for (const part of parts) {
    if (part.kind === 'language' && box.read('selah_language') === null) box.write('selah_language', part.language);
    const chapter = part.kind === 'passage' ? toFormerChapter(part.path, part.entry) : null;
    if (!chapter || part.kind !== 'passage') continue;
    try {
      const id = `${chapter.translation}|${chapter.book}|${chapter.chapter}`;
      await device.chapters.insertIfNotExists({ id, kind: 'chapter', order: isoOf(part.entry['cached_at']) ?? '', value: { chapter } });
    } catch (fault) {
      report('a chapter of the earlier app could not be kept', fault);
      return;
    }
  }
}

/** Without an owner it belongs to whoever is signed in. */
function isOf({ email }: Account, { user_email: owner }: { readonly [field: string]: unknown }): boolean {
  return typeof owner !== 'string' || owner.trim() === '' || owner.trim().toLowerCase() === email.trim().toLowerCase();
}

function thingOf(part: Exclude<FormerPart, { kind: 'item' | 'strange' }>, now: string): DeviceRecord[] {
  switch (part.kind) {
    case 'history':
      return [historyRecord(part.book, part.chapter, part.translation.toUpperCase(), isoOf(part.timestamp) ?? now)];
    case 'category':
      return [categoryRecord(part.name)];
    case 'search':
      return [searchRecord(part.text, isoOf(part.timestamp) ?? now)];
    case 'choice':
      return [choiceRecord(part.name, part.value)];
    case 'passage':
    case 'language':
    case 'settled':
      return [];
  }
}

async function moveRecords(data: Home, { email }: Account, records: readonly FormerRecord[], now: string): Promise<number> {
  let moved = 0;
  for (const { entity, collection, refOf } of synced) {
    const ofKind = new Map(records.filter(({ kind }) => kind.entity === entity).map((record) => [record.clientId, record]));
    if (ofKind.size === 0) continue;
    const docs = [...ofKind.values()].map(({ clientId, fields, createdDate }) => {
      const doc = newRecord(clientId, { ...fields, user_email: email }, createdDate ?? now, refOf(fields));
      // As if sent before: on a backend that takes the same record twice it is looked for first (R5).
      return { ...doc, sent: [doc.record] };
    });
    // The marks first: without one a double would never be noticed.
    await keepMarks(data, entity, collection, docs, now);
    const { success } = await kept(data, () => data.personal[collection].bulkInsert(docs));
    moved += success.length;
  }
  return moved;
}

async function keepMarks(data: Home, entity: string, collection: PersonalRecords, docs: readonly { client_id: string }[], now: string): Promise<void> {
  const ids = docs.map(({ client_id: id }) => id);
  const here = await kept(data, () => data.personal[collection].storageInstance.findDocumentsById(ids, false));
  const known = new Set(here.map(({ client_id: id }) => id));
  const marks = ids.filter((id) => !known.has(id)).map((id) => ({ id: markId(entity, id), kind: 'moved', order: newestFirst(now), value: { entity, id } }));
  await kept(data, () => data.personal.activity.bulkInsert(marks));
}

function markId(entity: string, id: string): string {
  return `moved|${entity}|${id}`;
}
