// Part `failover`: kills the primary of the database cluster of deploy/ha under load, again and
// again, and freezes it once; at the end each acknowledged write is compared with the database.
import { listenToChanges, type ChangeListener } from './change-listener.ts';
import type { Cleanup } from './cleanup.ts';
import { reportFailovers, reportWrites, toSeconds, type Failover } from './failover-report.ts';
import { readStoredWrites, seedWriters, startServers } from './failover-servers.ts';
import { startWriters, type Writers } from './failover-writers.ts';
import { startHaCluster, type HaCluster } from './ha-cluster.ts';
import { killKinds, type FaultKind } from './ha-node.ts';
import type { Results } from './results.ts';
import { waitUntil } from './wait-until.ts';

/** How long writes and changes are awaited, to distinguish a late recovery from none. */
const observationMillis = 120_000;

interface FailoverParts {
  cluster: HaCluster;
  writers: Writers;
  listener: ChangeListener;
  /** Address of the server through which the heard changes are written. */
  heardUrl: string;
}

/** @returns names and versions of the programs, for a sentence */
export async function tryFailover(
  folder: string,
  kills: number,
  results: Results,
  cleanup: Cleanup,
): Promise<string> {
  const cluster = await startHaCluster(folder, cleanup);
  const { urls, databaseUrl, secret } = await startServers(folder, cluster, cleanup);
  const [first, second] = urls;
  const people = await seedWriters(databaseUrl, secret, urls);
  // The first person writes only through the first server, and has a socket on the second.
  const [heardPerson] = people;
  if (!heardPerson) throw new Error('A writer is needed.');
  const listener = listenToChanges(second, heardPerson.token);
  cleanup.add(() => listener.close());
  const writers = startWriters([{ ...heardPerson, urls: [first] }, ...people.slice(1)]);
  cleanup.add(() => writers.abort());
  const parts = { cluster, writers, listener, heardUrl: first };
  const { heard } = await waitForRecovery(parts, 0);
  if (heard === undefined) throw new Error('Before the first fault, the socket heard no change.');

  const faults: FaultKind[] = [
    ...Array.from(
      { length: kills },
      (_, index) => killKinds[index % killKinds.length] ?? 'postmaster',
    ),
    'frozen machine',
  ];
  const failovers: Failover[] = [];
  for (const [index, kind] of faults.entries()) {
    const failover = await failPrimary(parts, kind);
    failovers.push(failover);
    console.log(
      `Failover ${index + 1} (${kind}): writes ${toSeconds(failover.writes)}, heard ${toSeconds(failover.heard)}, rejoined ${toSeconds(failover.rejoined)}`,
    );
  }
  await writers.stop();
  const rows = await readStoredWrites(databaseUrl);
  reportFailovers(results, failovers);
  reportWrites(results, writers, rows);
  return cluster.versions;
}

async function failPrimary(parts: FailoverParts, kind: FaultKind): Promise<Failover> {
  const { cluster } = parts;
  await cluster.waitUntilWhole();
  const failed = await cluster.findPrimary();
  if (!failed) throw new Error('The database cluster has no primary.');
  const began = performance.now();
  failed.fail(kind);
  const promotedAt = await waitUntil(
    'a new primary',
    observationMillis,
    async () => (await cluster.findPrimary(failed)) && performance.now(),
  );
  const { writes, heard } = await waitForRecovery(parts, promotedAt);
  const restarted = performance.now();
  failed.start();
  await cluster.waitUntilWhole();
  const sinceFault = (time: number | undefined) => (time === undefined ? time : time - began);
  return {
    kind,
    writes: sinceFault(writes),
    heard: sinceFault(heard),
    rejoined: performance.now() - restarted,
  };
}

/**
 * Waits until both servers have acknowledged a write since the given time, and until a write since
 * then was heard. By then the old primary acknowledges nothing: these writes are on the new one.
 * @returns times of `performance.now()`
 */
async function waitForRecovery(
  { writers, listener, heardUrl }: FailoverParts,
  since: number,
): Promise<{ writes: number | undefined; heard: number | undefined }> {
  const listNew = () => writers.acknowledged.filter((one) => one.acknowledgedAt > since);
  const [writes, heard] = await Promise.all([
    waitOrGiveUp('writes through both servers', () => {
      const times = new Map(listNew().map(({ url, acknowledgedAt }) => [url, acknowledgedAt]));
      return times.size === 2 && performance.now();
    }),
    waitOrGiveUp('a change on the socket of the other server', () => {
      const times = listNew().flatMap(({ id, url }) =>
        url === heardUrl ? (listener.getTimeHeard(id) ?? []) : [],
      );
      return times.length > 0 && Math.min(...times);
    }),
  ]);
  return { writes, heard };
}

function waitOrGiveUp(what: string, check: () => number | false): Promise<number | undefined> {
  return waitUntil(what, observationMillis, check, 20).catch(() => undefined);
}
