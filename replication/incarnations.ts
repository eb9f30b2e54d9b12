// A record that was made anew twice, by devices that knew nothing of each other, is there under two client ids: one of them stays.
import { editRecord, removeRecord, sameValue } from '../schemas/local-record.ts';
import { incarnationOf } from './anew.ts';
import { keyOf } from './meet.ts';
import { uniteRecord } from './merge.ts';
import { change, readByIds, type Shelf, type Stored } from './shelf.ts';
import type { ServerRow } from './transport.ts';

/**
 * [R12] A backend that remembers no deletion takes a late rescue under a client id that was deleted since, while the record lives on under
 * a later one. Every device chooses the latest. It takes in what the earlier ones say; the next time, when it says everything by the
 * server's word, they are removed like by a person: whoever has written to one meanwhile brings it back (R13) or makes it anew.
 * @param listed all rows of the server, by id
 */
export async function joinIncarnations(shelf: Shelf, listed: ReadonlyMap<string, ServerRow>): Promise<void> {
  const idsByStem = new Map<string, Set<string>>();
  for (const row of listed.values()) {
    const id = keyOf(shelf, row);
    const { stem } = incarnationOf(id);
    idsByStem.set(stem, (idsByStem.get(stem) ?? new Set()).add(id));
  }
  const doubled = [...idsByStem.values()].filter(({ size }) => size > 1);
  if (doubled.length === 0) return;
  const docs = await readByIds(
    shelf,
    doubled.flatMap((ids) => [...ids]),
  );
  // What waits has its push before it, and is looked at the next time.
  const isAsListed = ({ removed, sync, server_id: id, updated_date: date }: Stored) => !removed && sync === 'safe' && listed.get(id ?? '')?.updated_date === date;
  for (const ids of doubled) {
    const living = [...ids].flatMap((id) => docs.get(id) ?? []).filter(isAsListed);
    await joinLatest(shelf, living.toSorted((a, b) => incarnationOf(b.client_id).count - incarnationOf(a.client_id).count));
  }
}

async function joinLatest(shelf: Shelf, [latest, ...earlier]: readonly Stored[]): Promise<void> {
  if (!latest) return;
  const united = earlier.reduce((record, doc) => uniteRecord(shelf.schema, record, doc.record, []), latest.record);
  if (!sameValue(united, latest.record)) {
    await change(shelf, latest.client_id, (now) => (now._rev === latest._rev ? editRecord(now, united) : null));
    return;
  }
  for (const doc of earlier) await change(shelf, doc.client_id, (now) => (now._rev === doc._rev ? removeRecord(now) : null));
}
