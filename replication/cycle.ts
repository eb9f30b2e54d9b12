// Runs one sync cycle: checks account and server epoch, pushes pending changes, pulls remote
// changes, compares ids and purges tombstones. If the server was restored from a backup, the cycle
// first recovers what the server lost.
import type { ChangesResponse } from '../schemas/api/backend-api.ts';
import { purgeTombstonesWhenDue } from './tombstones.ts';
import { resetLostCheckpoints, readCheckpoints } from './checkpoints.ts';
import { compareAllIdsWhenDue } from './compare-ids.ts';
import { type FirstPage, pullChanged, pullDeleted, requestFirstPage } from './pull.ts';
import { clearSendingMarks, pushPending } from './push.ts';
import { resetContent, pullAfterRestore } from './restored-server.ts';
import {
  readPending,
  type StoredDocument,
  type SyncCollection,
  type SyncedEntity,
  type SyncStateStore,
} from './sync-collection.ts';
import {
  endsCycle,
  type KnownState,
  type SyncInterruption,
  toInterruption,
  type Transport,
  type SyncLock,
} from './transport.ts';
import type { SyncEnvironment } from './sync-environment.ts';

const epochKey = 'epoch';
/** Key of the epoch that applies to content, separate from `epochKey`. */
const contentEpochKey = 'content-epoch';
/** Stored in place of the epoch when the server did not report an epoch. */
const unknownEpoch = '-';
/** Transports whose token was verified to belong to the account. A transport has one token. */
const verifiedTransports = new WeakSet<Transport>();
/** Sync collections that were checked for lost records since this page was loaded. */
const checkedCollections = new WeakSet<SyncCollection>();

interface CycleOptions {
  syncLock?: SyncLock | undefined;
  /** Entities that have changed on the server according to a hint [R36b]. */
  hinted?: ReadonlySet<SyncedEntity>;
}

/**
 * Runs one cycle of push and pull. A failed push does not prevent the pull.
 * @returns why the cycle is incomplete, or null if it is complete
 */
export async function runSyncCycle(
  environment: SyncEnvironment,
  { syncLock = { isLost: () => false }, hinted = new Set() }: CycleOptions = {},
): Promise<SyncInterruption | null> {
  const { syncCollections, transport, account } = environment;
  // [R39] Content is public and is never pushed.
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

  // [R36] One small request says whether the server has anything new.
  const known = await readKnownState(environment.state, ownCollections);
  const firstPages =
    known && transport.hasChangeSummary
      ? await requestHintedPages(ownCollections, transport, hinted)
      : new Map<SyncCollection, FirstPage>();
  const summary = await transport.readChangeSummary(known);
  let interruption: SyncInterruption | null = null;
  const isAnswered = summary.kind === 'ok' || summary.kind === 'unsupported';
  if (!isAnswered) {
    interruption = toInterruption(summary);
    // [R31] Without this, a record that a killed tab was sending would be shown as being sent for
    // as long as the server cannot be reached.
    for (const syncCollection of ownCollections) await clearSendingMarks(syncCollection);
    // [R37] If an epoch is known, the server may have been restored from a backup meanwhile. The
    // cycle then applies nothing until the server reports its epoch.
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
   * Sync collections that could not be checked completely after a restore. Nothing of them is
   * pushed or pulled yet.
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
  // [R39] Content is stored in a separate database, which outlives the user databases.
  const [first] = contentCollections;
  const [contentEpoch = epoch] = epoch.split('.');
  if (first && isAnswered && (await hasEpochChanged(first.state, contentEpochKey, contentEpoch))) {
    for (const syncCollection of contentCollections) await resetContent(syncCollection);
    await first.state.write(contentEpochKey, contentEpoch);
  }
  const isChecked = (syncCollection: SyncCollection) => !unchecked.has(syncCollection);
  // [R36b] After a restore, and beside pushed records, the rows are read again.
  if (isRestored) firstPages.clear();
  for (const { syncCollection, pending } of await listPending(ownCollections.filter(isChecked))) {
    firstPages.delete(syncCollection);
    const options = { pending, groupSize: environment.pushGroupSize };
    interruption =
      (await pushPending(syncCollection, transport, syncLock, options)) ?? interruption;
    if (endsCycle(interruption)) return interruption;
  }
  for (const syncCollection of await listChanged(pulled.filter(isChecked), changes)) {
    if (syncLock.isLost()) return { kind: 'busy' };
    const firstPage = firstPages.get(syncCollection);
    interruption =
      (await pullCollection(environment, syncCollection, { changes, syncLock, firstPage })) ??
      interruption;
    if (endsCycle(interruption)) return interruption;
  }
  // Content is compared even when the sync of the user's own records failed.
  if (changes)
    interruption =
      (await compareAllIdsWhenDue(interruption ? contentCollections : pulled, transport, {
        syncLock,
        now: environment.now,
      })) ?? interruption;
  if (interruption === null) await purgeTombstonesWhenDue(environment, ownCollections);
  return interruption;
}

/**
 * [R33] Compares the token's user with the account. A user's data is sent only to that user's
 * account, so the server itself must confirm whose token this is.
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
 * [R37] Returns whether the server was restored from a backup, which changes its epoch. If a cycle
 * ran without an epoch, a restore before the first reported epoch may have lost the data of that
 * cycle. The first reported epoch therefore counts as changed. A missing epoch after a known one
 * counts as changed, too.
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

/**
 * [R37] Reads what this device knows of the server's database. From this the server detects that
 * an older copy of the database was put back without a new epoch.
 * @returns undefined when the device knows no epoch, or has pulled nothing
 */
async function readKnownState(
  state: SyncStateStore,
  ownCollections: readonly SyncCollection[],
): Promise<KnownState | undefined> {
  const epoch = await state.read(epochKey);
  if (epoch === '' || epoch === unknownEpoch) return undefined;
  const checkpoints = await Promise.all(ownCollections.map(readCheckpoints));
  const dates = checkpoints.flatMap(({ changed, deleted }) => [changed, deleted]);
  const seen = dates.reduce((latest, date) => (date > latest ? date : latest), '');
  return seen === '' ? undefined : { epoch, seen };
}

/**
 * Returns the state key of the last epoch for which a collection was checked completely after a
 * restore.
 */
function restoredKey({ entity }: SyncCollection): string {
  return `restored|${entity}`;
}

/** Returns the collections with pending records, and these records. */
async function listPending(
  syncCollections: readonly SyncCollection[],
): Promise<{ syncCollection: SyncCollection; pending: StoredDocument[] }[]> {
  const all = await Promise.all(
    syncCollections.map(async (syncCollection) => ({
      syncCollection,
      pending: await readPending(syncCollection),
    })),
  );
  return all.filter(({ pending }) => pending.length > 0);
}

/**
 * Returns the collections for which the change summary reports something new, or all collections if
 * there is no summary.
 */
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

/**
 * [R36b] Requests the rows of the hinted entities. The requests run beside the change summary, which
 * shows whether the rows may be applied.
 */
async function requestHintedPages(
  ownCollections: readonly SyncCollection[],
  transport: Transport,
  hinted: ReadonlySet<SyncedEntity>,
): Promise<Map<SyncCollection, FirstPage>> {
  const collections = ownCollections.filter(({ entity }) => hinted.has(entity));
  return new Map(
    await Promise.all(
      collections.map(
        async (collection) => [collection, await requestFirstPage(collection, transport)] as const,
      ),
    ),
  );
}

interface PullCollectionOptions {
  changes: ChangesResponse | null;
  syncLock: SyncLock;
  firstPage: FirstPage | undefined;
}

async function pullCollection(
  environment: SyncEnvironment,
  syncCollection: SyncCollection,
  { changes, syncLock, firstPage }: PullCollectionOptions,
): Promise<SyncInterruption | null> {
  const { transport, now } = environment;
  if (changes) {
    const reached = await readCheckpoints(syncCollection);
    const { changed = '', deleted = '' } = changes.entities[syncCollection.entity] ?? {};
    let failed: SyncInterruption | null = null;
    if (changed > reached.changed) {
      failed = await pullChanged(syncCollection, transport, { syncLock, now, firstPage });
      // The early page may be older than the change summary.
      if (firstPage && !failed && changed > (await readCheckpoints(syncCollection)).changed)
        failed = await pullChanged(syncCollection, transport, { syncLock, now });
    }
    if (failed || deleted <= reached.deleted) return failed;
    const answer = await pullDeleted(syncCollection, transport);
    return answer === 'unsupported' ? null : answer;
  }
  return (
    (await pullChanged(syncCollection, transport, { syncLock, now })) ??
    (await pullDeletions(environment, syncCollection, syncLock))
  );
}

async function pullDeletions(
  environment: SyncEnvironment,
  syncCollection: SyncCollection,
  syncLock: SyncLock,
): Promise<SyncInterruption | null> {
  if (syncCollection.entity === 'User') return null;
  const { transport, now } = environment;
  const answer = await pullDeleted(syncCollection, transport);
  if (answer === 'unsupported')
    return transport.rules.findDeletionsWithoutFeed(syncCollection, transport, now);
  return answer ?? compareAllIdsWhenDue([syncCollection], transport, { syncLock, now });
}
