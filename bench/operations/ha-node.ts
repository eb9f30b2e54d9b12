// One node of the database cluster: etcd, Patroni, and the PostgreSQL that Patroni starts. Starts
// the programs, and kills them as a crash does.
import type { ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endProgram, hasEnded, startProgram } from './child-process.ts';
import {
  getDataFolder,
  readEtcdEnvironment,
  readPatroniConfiguration,
  readPatroniEnvironment,
  type HaNodeFiles,
  type HaPasswords,
} from './ha-files.ts';
import { waitUntil } from './wait-until.ts';

/** What dies: the main process of PostgreSQL, all of PostgreSQL and Patroni, or etcd, too. */
export const killKinds = ['postmaster', 'PostgreSQL and Patroni', 'whole machine'] as const;
export type KillKind = (typeof killKinds)[number];
/**
 * A frozen machine keeps its connections open and is silent. It continues later, and still believes
 * that it is the primary.
 */
export type FaultKind = KillKind | 'frozen machine';

export interface HaNode {
  readonly name: string;
  readonly restUrl: string;
  /** Files with the output of etcd and Patroni. */
  readonly logs: readonly string[];
  /** Starts or continues each program that does not run. Does not wait for an answer. */
  start(): void;
  /** Kills programs with SIGKILL, or stops all of them with SIGSTOP. */
  fail(kind: FaultKind): void;
  /** Ends everything; resolves when no process is left. */
  stop(): Promise<void>;
}

export interface HaNodeParts {
  files: HaNodeFiles;
  nodes: readonly HaNodeFiles[];
  passwords: HaPasswords;
  /** Folder of the programs of PostgreSQL. */
  programs: string;
  /** System user of all programs, because PostgreSQL refuses to run as root. */
  user: { uid: number; gid: number } | undefined;
}

export function createHaNode({ files, nodes, passwords, programs, user }: HaNodeParts): HaNode {
  const { name, folder, ports } = files;
  mkdirSync(folder, { mode: 0o700 });
  const configuration = join(folder, 'patroni.yml');
  writeFileSync(configuration, readPatroniConfiguration(files, programs));
  if (user) for (const path of [folder, configuration]) chownSync(path, user.uid, user.gid);
  const etcdLog = `${folder}-etcd.log`;
  const patroniLog = `${folder}-patroni.log`;
  const dataFolder = getDataFolder(folder);
  let etcd: ChildProcess | undefined;
  let patroni: ChildProcess | undefined;
  let frozen: readonly number[] = [];

  function listProcesses(): number[] {
    const postmaster = findPostmaster(dataFolder);
    if (postmaster === undefined) throw new Error(`PostgreSQL of ${name} does not run.`);
    return [patroni?.pid, postmaster, ...listChildren(postmaster), etcd?.pid].filter(
      (pid) => pid !== undefined,
    );
  }

  function continueFrozen(): void {
    for (const pid of frozen) killIfRunning(pid, 'SIGCONT');
    frozen = [];
  }

  return {
    name,
    restUrl: `http://127.0.0.1:${ports.rest}`,
    logs: [etcdLog, patroniLog],
    start() {
      continueFrozen();
      if (!etcd || hasEnded(etcd))
        etcd = startProgram({
          command: 'etcd',
          args: [],
          environment: readEtcdEnvironment(files, nodes),
          log: etcdLog,
          ...(user && { user }),
        });
      if (!patroni || hasEnded(patroni))
        patroni = startProgram({
          command: 'patroni',
          args: [configuration],
          environment: { HOME: folder, ...readPatroniEnvironment(files, nodes, passwords) },
          log: patroniLog,
          ...(user && { user }),
        });
    },
    fail(kind) {
      const processes = listProcesses();
      if (kind === 'frozen machine') {
        frozen = processes;
        for (const pid of processes) killIfRunning(pid, 'SIGSTOP');
        return;
      }
      const killed = {
        postmaster: [findPostmaster(dataFolder)],
        'PostgreSQL and Patroni': processes.filter((pid) => pid !== etcd?.pid),
        'whole machine': processes,
      }[kind];
      for (const pid of killed) if (pid !== undefined) killIfRunning(pid, 'SIGKILL');
    },
    async stop() {
      continueFrozen();
      if (patroni) await endProgram(patroni, 'SIGKILL');
      const postmaster = findPostmaster(dataFolder);
      if (postmaster !== undefined) {
        // SIGQUIT: PostgreSQL ends at once, and releases its shared memory.
        killIfRunning(postmaster, 'SIGQUIT');
        await waitUntil(`the end of PostgreSQL of ${name}`, 30_000, () => !isRunning(postmaster));
      }
      if (etcd) await endProgram(etcd, 'SIGTERM');
    },
  };
}

/**
 * Returns the process id of the running postmaster of a data folder. The process must name the
 * folder: the file of a killed postmaster remains, and its id may belong to another process.
 */
function findPostmaster(dataFolder: string): number | undefined {
  const pid = Number(readIfExists(join(dataFolder, 'postmaster.pid'))?.split('\n')[0]);
  const command = Number.isInteger(pid) && pid > 1 ? readIfExists(`/proc/${pid}/cmdline`) : '';
  return command?.includes(dataFolder) ? pid : undefined;
}

function listChildren(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && readParent(pid) === parent);
}

function readParent(pid: number): number | undefined {
  // The second field is the name of the program in parentheses; the fourth is the parent.
  const fields = readIfExists(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
  return fields ? Number(fields[1]) : undefined;
}

function isRunning(pid: number): boolean {
  const state = readIfExists(`/proc/${pid}/stat`)?.split(') ').at(-1)?.[0];
  // A zombie has ended, and waits for its parent.
  return state !== undefined && state !== 'Z';
}

function killIfRunning(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // The process ended in the meantime.
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

/** Returns undefined for a file or process that does not exist. */
function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ESRCH')) return undefined;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
