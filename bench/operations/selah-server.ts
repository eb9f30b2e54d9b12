// One Selah server of the installation as a separate process: start, stop, kill, and its metrics.
import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lowMemoryEnvironment, lowMemoryFlags } from '../../.ci/server-memory-options.ts';
import { readMemory } from '../server/server-under-test.ts';
import { endProgram, hasEnded, readLogEnd, startProgram } from './child-process.ts';
import type { Cleanup } from './cleanup.ts';
import { waitUntil } from './wait-until.ts';

export interface SelahServer {
  readonly name: string;
  /** Address without the proxy. */
  readonly url: string;
  /** Resolves when `/healthz` answers 200. Returns the time that this took, in milliseconds. */
  start(): Promise<number>;
  /**
   * Stops the server as a service manager does. Returns its exit code; undefined when it did not
   * run or was killed.
   */
  stop(): Promise<number | undefined>;
  /** Ends the server as `kill -9` does. */
  kill(): Promise<void>;
  /** Sets the path of the program for the next start, for an update. */
  replaceProgram(path: string): void;
  /** Resident memory in MB. */
  readMemory(): number;
  /** Returns the text of `/metrics`; undefined while the server does not answer. */
  readMetrics(): Promise<string | undefined>;
}

export interface SelahServerSettings {
  name: string;
  folder: string;
  port: number;
  environment: Readonly<Record<string, string>>;
}

/** Generous, because other programs may keep the machine busy. */
const startLimitMillis = 300_000;

/** The server of the work tree. */
export const serverProgram = resolve(import.meta.dirname, '../../server/index.ts');

/** The server does not run before `start` is called. */
export function createSelahServer(
  { name, folder, port, environment }: SelahServerSettings,
  cleanup: Cleanup,
): SelahServer {
  const log = join(folder, `${name}.log`);
  const dataFolder = join(folder, name);
  mkdirSync(dataFolder);
  const url = `http://127.0.0.1:${port}`;
  let program = serverProgram;
  let running: ChildProcess | undefined;
  let isOver = false;
  cleanup.add(() => {
    isOver = true;
    return running && endProgram(running, 'SIGTERM');
  });

  async function start(): Promise<number> {
    if (isOver) throw new Error(`${name} is not started any more, because the run ends.`);
    const began = performance.now();
    const started = startProgram({
      command: process.execPath,
      args: [...lowMemoryFlags, program],
      environment: {
        ...lowMemoryEnvironment,
        PORT: String(port),
        DATA_DIR: dataFolder,
        ...environment,
      },
      log,
    });
    running = started;
    await waitUntil(
      `an answer of ${name}`,
      startLimitMillis,
      async () => {
        if (hasEnded(started)) throw new Error(`${name} ended:\n${readLogEnd(log)}`);
        return (await get(`${url}/healthz`)) !== undefined;
      },
      50,
    ).catch((error: Error) => {
      throw new Error(`${error.message}\n${readLogEnd(log)}`, { cause: error });
    });
    return performance.now() - began;
  }

  return {
    name,
    url,
    start,
    async stop() {
      if (running) await endProgram(running, 'SIGTERM');
      return running?.exitCode ?? undefined;
    },
    async kill() {
      if (running) await endProgram(running, 'SIGKILL');
    },
    replaceProgram(path) {
      program = path;
    },
    readMemory: () => (running ? readMemory({ process: running }) : Number.NaN),
    readMetrics: () => get(`${url}/metrics`),
  };
}

/** Returns the text of a 200; undefined for any other answer and for none. */
async function get(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    const text = await response.text();
    return response.status === 200 ? text : undefined;
  } catch {
    return undefined;
  }
}
