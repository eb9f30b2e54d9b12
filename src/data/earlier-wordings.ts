// All records that hold earlier wordings, found by walking through everything once and followed from then on.
import { Observable } from 'rxjs';
import type { EarlierWording } from '../../schemas/fields.ts';
import type { LocalRecord } from '../../schemas/local-record.ts';
import { type PersonalRecords, type Records, synced } from './collections.ts';
import type { Data } from './data.ts';
import { type SyncedEntity, type SyncItem, toSyncItem, wordingsOf } from './sync-items.ts';

/** A wording that gave way, and what stands in its place now. */
export interface KeptWording extends EarlierWording {
  present: string;
}

export interface WordedItem extends SyncItem {
  /** Newest first. */
  wordings: readonly KeptWording[];
}

export interface WordedItems {
  /** Newest record first. */
  items: readonly WordedItem[];
  /** There may be more: not everything has been looked at. */
  searching: boolean;
}

/** Records read at once: the page answers between two portions. */
const portion = 200;

/** No index knows of earlier wordings, and many years of prayers are many records: what was found so far is told while the search goes on. */
export function earlierWordings(data: Data): Observable<WordedItems> {
  return new Observable((subscriber) => {
    const found = new Map<string, WordedItem & { order: string }>();
    /** Told by an event: newer than whatever the search had begun to read by then. */
    const heard = new Set<string>();
    let searching = true;
    const worded = synced.filter(({ schema }) => Object.hasOwn(schema.properties, 'earlier_wordings'));

    function tell(): void {
      const items = [...found.values()].toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0)).map(({ order: _order, ...item }) => item);
      subscriber.next({ items, searching });
    }

    /** @returns whether that changes the answer */
    function look(entity: SyncedEntity, collection: PersonalRecords, doc: LocalRecord): boolean {
      const key = keyOf(collection, doc);
      const wordings = doc.removed ? [] : wordingsOf(doc.record);
      if (wordings.length === 0) return found.delete(key);
      const kept = wordings.map(({ field, text }) => ({ field, text, present: String(doc.record[field] ?? '') }));
      found.set(key, { ...toSyncItem(entity, collection, doc), wordings: kept.toReversed(), order: doc.order });
      return true;
    }

    async function search(): Promise<void> {
      for (const { entity, collection } of worded) {
        for await (const docs of portionsOf(data.personal[collection])) {
          if (subscriber.closed) return;
          const unheard = docs.filter((doc) => !heard.has(keyOf(collection, doc)));
          // Every record is looked at, also when an earlier one has been found: `some` would stop.
          if (unheard.filter((doc) => look(entity, collection, doc)).length > 0) tell();
        }
      }
      searching = false;
      tell();
    }

    for (const { entity, collection } of worded) {
      subscriber.add(
        data.personal[collection].$.subscribe(({ documentData }) => {
          heard.add(keyOf(collection, documentData));
          if (look(entity, collection, documentData)) tell();
        }),
      );
    }
    search().catch((fault: unknown) => subscriber.error(fault));
  });
}

function keyOf(collection: PersonalRecords, { client_id: id }: LocalRecord): string {
  return `${collection}|${id}`;
}

/** Newest first. Several records of one moment may stand at a border: they are read again, and where they fill a portion it grows. */
async function* portionsOf(records: Records): AsyncGenerator<LocalRecord[]> {
  let after = '';
  let limit = portion;
  for (;;) {
    const docs = await records.find({ selector: { removed: false, order: { $gte: after } }, sort: [{ removed: 'asc' }, { order: 'asc' }], limit }).exec();
    yield docs;
    const last = docs.at(-1)?.order ?? '';
    if (docs.length < limit) return;
    limit = last === after ? limit * 2 : portion;
    after = last;
  }
}
