// Runs the database cluster of deploy/ha on the loopback interface: three nodes with etcd, Patroni
// and PostgreSQL. Says which node is the primary, and whether all nodes take part.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { installDebianPackages } from '../../.ci/debian.ts';
import { findFreePort, readLogEnd } from './child-process.ts';
import type { Cleanup } from './cleanup.ts';
import type { HaNodeFiles } from './ha-files.ts';
import { createHaNode, type HaNode } from './ha-node.ts';
import { searchPath } from './haproxy.ts';
import { findPrograms, readPostgresUser, readVersion } from './postgres.ts';
import { waitUntil } from './wait-until.ts';

export interface HaCluster {
  readonly files: readonly HaNodeFiles[];
  readonly superuserPassword: string;
  /** Names and versions of the programs, for a sentence. */
  readonly versions: string;
  /** Returns the node on which Patroni says that it is the primary. A node may be left out. */
  findPrimary(except?: HaNode): Promise<HaNode | undefined>;
  /**
   * Resolves when one node is the primary, one is its synchronous standby, and the third follows.
   * @throws Error with the ends of the logs
   */
  waitUntilWhole(): Promise<void>;
}

/** One entry of the answer of Patroni to `GET /cluster`. */
export interface ClusterMember {
  name: string;
  role: string;
  state: string;
  timeline?: number;
  /** Bytes behind the primary; `unknown` while a replica does not follow. */
  lag?: number | string;
}

/** Debian packages by command. The package starts a service with the name of the command. */
const packages: Readonly<Record<string, string>> = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
};
/** Generous, because a node may copy the database again, and the machine may be busy. */
const wholeLimitMillis = 300_000;

export async function startHaCluster(folder: string, cleanup: Cleanup): Promise<HaCluster> {
  const programs = findPrograms();
  installHaPrograms();
  const files: HaNodeFiles[] = [];
  for (const name of ['db-1', 'db-2', 'db-3']) {
    const ports = {
      etcdClient: await findFreePort(),
      etcdPeer: await findFreePort(),
      rest: await findFreePort(),
      postgres: await findFreePort(),
    };
    files.push({ name, ports, folder: join(folder, name) });
  }
  const passwords = {
    restApi: crypto.randomUUID(),
    superuser: crypto.randomUUID(),
    replication: crypto.randomUUID(),
  };
  const user = process.getuid?.() === 0 ? readPostgresUser() : undefined;
  const nodes = files.map((own) =>
    createHaNode({ files: own, nodes: files, passwords, programs, user }),
  );
  for (const node of nodes) {
    cleanup.add(() => node.stop());
    node.start();
  }
  const cluster: HaCluster = {
    files,
    superuserPassword: passwords.superuser,
    versions: readVersions(programs),
    async findPrimary(except) {
      const asked = nodes.filter((node) => node !== except);
      const statuses = await Promise.all(
        asked.map(async ({ restUrl }) => (await get(`${restUrl}/primary`))?.status),
      );
      return asked[statuses.indexOf(200)];
    },
    async waitUntilWhole() {
      await waitUntil('all three nodes of the database cluster', wholeLimitMillis, async () =>
        isWhole(await readMembers(nodes)),
      ).catch((error: Error) => {
        const ends = nodes.flatMap(({ logs }) => logs).map((log) => `${log}:\n${readLogEnd(log)}`);
        throw new Error(`${error.message}\n${ends.join('\n')}`, { cause: error });
      });
    },
  };
  await cluster.waitUntilWhole();
  return cluster;
}

/** Returns whether a node of the cluster could fail now without a lost write or a long outage. */
export function isWhole(members: readonly ClusterMember[]): boolean {
  const count = (role: string): number => members.filter((member) => member.role === role).length;
  return (
    members.length === 3 &&
    count('leader') === 1 &&
    count('sync_standby') === 1 &&
    new Set(members.map(({ timeline }) => timeline)).size === 1 &&
    members.every(
      ({ role, state, lag }) =>
        ['running', 'streaming'].includes(state) && (role === 'leader' || typeof lag === 'number'),
    )
  );
}

/** Returns what the first node that answers knows of the cluster; empty while none answers. */
async function readMembers(nodes: readonly HaNode[]): Promise<ClusterMember[]> {
  for (const { restUrl } of nodes) {
    const answer = await get(`${restUrl}/cluster`);
    if (answer?.status === 200)
      return (JSON.parse(answer.text) as { members?: ClusterMember[] }).members ?? [];
  }
  return [];
}

/** Returns undefined when there is no answer. */
async function get(url: string): Promise<{ status: number; text: string } | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    return { status: response.status, text: await response.text() };
  } catch {
    return undefined;
  }
}

function installHaPrograms(): void {
  const commands = listMissing(Object.keys(packages));
  if (commands.length === 0) return;
  const names = commands.flatMap((command) => packages[command] ?? []);
  // The packages start services with settings of their own, which are of no use here. Services that
  // the machine had before go on.
  if (installDebianPackages(names) && existsSync('/run/systemd/system'))
    spawnSync('systemctl', ['disable', '--now', ...commands], { stdio: 'inherit' });
  const missing = listMissing(commands);
  if (missing.length > 0)
    throw new Error(
      `Missing: ${missing.join(', ')}. Install them (Debian: apt-get install ${names.join(' ')}), or run this as root on Debian.`,
    );
}

function listMissing(commands: readonly string[]): string[] {
  return commands.filter((command) => !isInstalled(command));
}

function isInstalled(command: string): boolean {
  return searchPath.split(':').some((folder) => folder !== '' && existsSync(join(folder, command)));
}

function readVersions(programs: string): string {
  const read = (command: string, option: string): string => {
    const { stdout } = spawnSync(command, [option], {
      encoding: 'utf8',
      env: { PATH: searchPath },
    });
    return /\d+\.\d+\.\d+/.exec(stdout)?.[0] ?? 'of unknown version';
  };
  return [
    `PostgreSQL ${readVersion(programs)}`,
    `Patroni ${read('patroni', '--version')}`,
    `etcd ${read('etcd', '--version')}`,
    `HAProxy ${read('haproxy', '-v')}`,
  ].join(', ');
}
