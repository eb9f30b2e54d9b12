// One meeting of the device with the server: what waits goes out, what changed comes in.
import type { ChangesResponse } from '../schemas/api/backend-api.ts';
import { purgeTombstones } from './tombstones.ts';
import {
  resetLostCheckpoints,
  pullChanged,
  pullDeleted,
  readCheckpoints,
  compareAllIds,
  comparedIdsKey,
} from './pull.ts';
import { pushPending } from './push.ts';
import { resetContent, pullAfterRestore } from './restored-server.ts';
import { readPending, type SyncCollection, type SyncStateStore } from './sync-collection.ts';
import {
  endsCycle,
  type SyncInterruption,
  toInterruption,
  type Transport,
  type SyncLock,
} from './transport.ts';
import type { SyncEnvironment } from './sync-environment.ts';

const hour = 3_600_000;
/** Reconcile on a server without a feed of deletions. */
const compareIdsInterval = 6 * hour;
/** The same where there is a feed: it forgets in the end, and a hole is a hole whatever made it. */
const repairInterval = 30 * 24 * hour;
const purgeInterval = 24 * hour;

const epochKey = 'epoch';
/** The same for content, beside it. */
const contentEpochKey = 'content-epoch';
/** Stands for the epoch where a server was met that could not name its own. */
const unknownEpoch = '-';
/** Whose token was compared with the account, by transport: a transport has one token. */
const verifiedTransports = new WeakSet<Transport>();
/** Shelves that were looked at for lost records since this page began. */
const checkedCollections = new WeakSet<SyncCollection>();

/** A push that fails does not keep the pull away. @returns why the cycle was not whole */
export async function runSyncCycle(
  environment: SyncEnvironment,
  syncLock: SyncLock = { isLost: () => false },
): Promise<SyncInterruption | null> {
  const { syncCollections, transport, account } = environment;
  // [R39] Content belongs to everybody and is never pushed.
  const ownCollections =
    account === null ? [] : syncCollections.filter(({ access }) => access === 'owner');
  const contentCollections = syncCollections.filter(({ access }) => access === 'content');
  const pulled = [...ownCollections, ...contentCollections];
  if (pulled.length === 0) return null;
  for (const syncCollection of pulled) {
    if (checkedCollections.has(syncCollection)) continue;
    await resetLostCheckpoints(syncCollection);
    checkedCollections.add(syncCollection);
  }

  // [R36] One small question tells whether there is anything to ask for.
  const summary = await transport.readChangeSummary();
  let interruption: SyncInterruption | null = null;
  const isAnswered = summary.kind === 'ok' || summary.kind === 'unsupported';
  if (!isAnswered) {
    interruption = toInterruption(summary);
    // [R37] Unless it may have been put back from a backup meanwhile: then nothing is put in place
    // before it has said that it was not.
    if (
      endsCycle(interruption) ||
      !['', unknownEpoch].includes(await environment.state.read(epochKey))
    )
      return interruption;
  }
  const changes = summary.kind === 'ok' ? summary.value : null;
  const wrongAccount = await compareAccount(environment, changes);
  if (wrongAccount) return wrongAccount;

  const epoch = changes?.epoch ?? unknownEpoch;
  const isRestored =
    ownCollections.length > 0 && (await hasEpochChanged(environment.state, epochKey, epoch));
  /**
   * Shelves of which not everything could be looked at: nothing is told of them yet, and nothing
   * put in place.
   */
  const unchecked = new Set<SyncCollection>();
  for (const syncCollection of isRestored ? ownCollections : []) {
    if (syncLock.isLost()) return { kind: 'busy' };
    // A server without an epoch may be this one or that.
    if (
      epoch !== unknownEpoch &&
      (await syncCollection.state.read(restoredKey(syncCollection))) === epoch
    )
      continue;
    const failed = await pullAfterRestore(syncCollection, transport, syncLock);
    if (endsCycle(failed) || syncLock.isLost()) return failed ?? { kind: 'busy' };
    if (failed) unchecked.add(syncCollection);
    else await syncCollection.state.write(restoredKey(syncCollection), epoch);
    interruption = failed ?? interruption;
  }
  if (isRestored && unchecked.size === 0) await environment.state.write(epochKey, epoch);
  // [R39] What is everybody's lies in a database of its own, which outlives those of persons.
  const [first] = contentCollections;
  if (first && isAnswered && (await hasEpochChanged(first.state, contentEpochKey, epoch))) {
    for (const syncCollection of contentCollections) await resetContent(syncCollection);
    await first.state.write(contentEpochKey, epoch);
  }
  const isChecked = (syncCollection: SyncCollection) => !unchecked.has(syncCollection);
  for (const syncCollection of await listPending(ownCollections.filter(isChecked))) {
    interruption = (await pushPending(syncCollection, transport, syncLock)) ?? interruption;
    if (endsCycle(interruption)) return interruption;
  }
  for (const syncCollection of await listChanged(pulled.filter(isChecked), changes)) {
    if (syncLock.isLost()) return { kind: 'busy' };
    interruption =
      (await pullCollection(environment, syncCollection, changes, syncLock)) ?? interruption;
    if (endsCycle(interruption)) return interruption;
  }
  // What is everybody's does not wait until all is well with a person's own.
  if (changes)
    interruption =
      (await compareAllIdsWhenDue(
        environment,
        interruption ? contentCollections : pulled,
        syncLock,
      )) ?? interruption;
  if (interruption === null) await purgeWhenDue(environment, ownCollections);
  return interruption;
}

/**
 * [R33] Words go to nobody but the person they belong to: the token must be that person's by the
 * server's own word.
 */
async function compareAccount(
  { account, transport }: SyncEnvironment,
  changes: ChangesResponse | null,
): Promise<SyncInterruption | null> {
  if (account === null) return null;
  if (changes) return changes.user_id === account ? null : { kind: 'signed-out' };
  if (verifiedTransports.has(transport)) return null;
  const answer = await transport.read('User', { kind: 'one', serverId: account });
  if (answer.kind !== 'ok') return toInterruption(answer);
  if (answer.value[0]?.id !== account) return { kind: 'signed-out' };
  verifiedTransports.add(transport);
  return null;
}

/**
 * [R37] Whether the server was put back from a backup since: its epoch is another. Where a meeting
 * goes on without one, what is told and heard in it may be lost before the first is heard: that one
 * is then another, too; so is none where there was one.
 */
async function hasEpochChanged(
  state: SyncStateStore,
  key: string,
  epoch: string,
): Promise<boolean> {
  const known = await state.read(key);
  if (known === '') await state.write(key, epoch);
  return known !== '' && known !== epoch;
}

/** The last epoch of which everything of a shelf was looked at after a restore. */
function restoredKey({ entity }: SyncCollection): string {
  return `restored|${entity}`;
}

async function listPending(syncCollections: readonly SyncCollection[]): Promise<SyncCollection[]> {
  const pending = await Promise.all(syncCollections.map(readPending));
  return syncCollections.filter((_, index) => (pending[index]?.length ?? 0) > 0);
}

/** Those of which the glance says that there is something new; all where there was none. */
async function listChanged(
  syncCollections: readonly SyncCollection[],
  changes: ChangesResponse | null,
): Promise<readonly SyncCollection[]> {
  if (!changes) return syncCollections;
  const reached = await Promise.all(syncCollections.map(readCheckpoints));
  return syncCollections.filter(({ entity }, index) => {
    const { changed = '', deleted = '' } = changes.entities[entity] ?? {};
    return changed > (reached[index]?.changed ?? '') || deleted > (reached[index]?.deleted ?? '');
  });
}

async function pullCollection(
  environment: SyncEnvironment,
  syncCollection: SyncCollection,
  changes: ChangesResponse | null,
  syncLock: SyncLock,
): Promise<SyncInterruption | null> {
  const { transport } = environment;
  if (changes) {
    const reached = await readCheckpoints(syncCollection);
    const { changed = '', deleted = '' } = changes.entities[syncCollection.entity] ?? {};
    const failed =
      changed > reached.changed ? await pullChanged(syncCollection, transport, syncLock) : null;
    if (failed || deleted <= reached.deleted) return failed;
    const answer = await pullDeleted(syncCollection, transport);
    return answer === 'unsupported' ? null : answer;
  }
  return (
    (await pullChanged(syncCollection, transport, syncLock)) ??
    (await pullDeletions(environment, syncCollection))
  );
}

async function pullDeletions(
  environment: SyncEnvironment,
  syncCollection: SyncCollection,
): Promise<SyncInterruption | null> {
  const answer =
    syncCollection.entity === 'User'
      ? null
      : await pullDeleted(syncCollection, environment.transport);
  return answer === 'unsupported'
    ? compareIdsWhenDue(environment, syncCollection, compareIdsInterval)
    : answer;
}

/**
 * [R18] Every month or so, by the device's clock, which decides nothing but how often. One entity
 * that fails keeps no other away.
 */
async function compareAllIdsWhenDue(
  environment: SyncEnvironment,
  syncCollections: readonly SyncCollection[],
  syncLock: SyncLock,
): Promise<SyncInterruption | null> {
  let interruption: SyncInterruption | null = null;
  const compared = await Promise.all(
    syncCollections.map((syncCollection) =>
      syncCollection.state.read(comparedIdsKey(syncCollection)),
    ),
  );
  for (const [index, syncCollection] of syncCollections.entries()) {
    if (syncCollection.entity === 'User' || syncLock.isLost()) continue;
    // One that was never compared was pulled from the beginning.
    if (compared[index] === '')
      await syncCollection.state.write(comparedIdsKey(syncCollection), String(environment.now()));
    else {
      const failed = isDue(environment.now(), compared[index] ?? '', repairInterval)
        ? await compareIdsWhenDue(environment, syncCollection, repairInterval)
        : null;
      interruption = failed ?? interruption;
      if (endsCycle(interruption)) return interruption;
    }
  }
  return interruption;
}

async function compareIdsWhenDue(
  { transport, now }: SyncEnvironment,
  syncCollection: SyncCollection,
  every: number,
): Promise<SyncInterruption | null> {
  const key = comparedIdsKey(syncCollection);
  if (!isDue(now(), await syncCollection.state.read(key), every)) return null;
  const failed = await compareAllIds(syncCollection, transport);
  if (!failed) await syncCollection.state.write(key, String(now()));
  return failed;
}

/**
 * How often is the device's own business; which ones may go is told by the server's dates alone.
 */
async function purgeWhenDue(
  { state, now }: SyncEnvironment,
  syncCollections: readonly SyncCollection[],
): Promise<void> {
  const key = 'purged';
  if (!isDue(now(), await state.read(key), purgeInterval)) return;
  for (const syncCollection of syncCollections) await purgeTombstones(syncCollection);
  await state.write(key, String(now()));
}

/** A date in the future is that of a clock which was wrong: it says nothing. */
function isDue(now: number, last: string, every: number): boolean {
  const since = now - Number(last);
  return since < 0 || since >= every;
}
