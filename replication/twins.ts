// Taking away a second row of a record, on a backend that lets one be made.
import { absorbTwin, meetOtherRow } from './meet.ts';
import { change, type Shelf, type Stored } from './shelf.ts';
import { type Pause, pauseOf, type Transport, type Turn } from './transport.ts';

/**
 * [R32] The younger row goes only when the record's own row is there by the server's word, and nothing in the younger one is unknown
 * here: another device may have written to it since it was seen.
 */
export async function removeTwin(shelf: Shelf, doc: Stored, transport: Transport, turn: Turn): Promise<Pause | null> {
  const { client_id: id, server_id: serverId } = doc;
  const [twin] = doc.twins ?? [];
  if (twin === undefined || serverId === null) return null;
  const forget = (now: Stored) => ({ ...now, twins: (now.twins ?? []).filter((other) => other !== twin) });
  const same = (now: Stored) => now.server_id === serverId;

  const younger = await transport.read(shelf.entity, { kind: 'one', serverId: twin });
  if (younger.kind === 'missing') {
    await change(shelf, id, forget);
    return null;
  }
  if (younger.kind !== 'ok') return pauseOf(younger);
  const [row] = younger.value;
  if (!row) return { kind: 'busy' };

  const own = await transport.read(shelf.entity, { kind: 'one', serverId });
  if (own.kind === 'missing') {
    // The row it was to keep is gone: the other one is the record's own now.
    await change(shelf, id, (now) => (same(now) ? meetOtherRow(shelf.schema, now, row, transport.guarded) : null));
    return null;
  }
  if (own.kind !== 'ok') return pauseOf(own);

  let isNew = false;
  await change(shelf, id, (now) => {
    const united = same(now) ? absorbTwin(shelf.schema, now, row) : now;
    isNew = united !== now;
    return isNew ? united : null;
  });
  // It said something new: that is brought to the record's own row first.
  if (isNew) return null;
  if (turn.isLost()) return { kind: 'busy' };
  const [answer] = await transport.write(shelf.entity, [{ kind: 'delete', serverId: twin, expected: row.updated_date }], turn);
  if (answer === undefined || answer.kind === 'unsent') return { kind: 'busy' };
  // Somebody wrote to it at this moment: the next round looks again.
  if (answer.kind === 'stale') return null;
  if (answer.kind !== 'ok' && answer.kind !== 'missing') return pauseOf(answer);
  await change(shelf, id, forget);
  return null;
}
