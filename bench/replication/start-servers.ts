// Starts the servers of the comparison as separate processes and reads their traffic.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { lowMemoryEnvironment, lowMemoryFlags } from '../../.ci/server-memory-options.ts';
import type { Traffic } from './socket-traffic.ts';

export interface BenchServer {
  url: string;
  traffic(): Promise<Traffic>;
  stop(): Promise<void>;
}

export function startSelahServer(
  dataDir: string,
  secret: string,
  pages: string,
): Promise<BenchServer> {
  // Same options as in `npm start`.
  return start('selah-server.ts', [dataDir, secret, pages], lowMemoryFlags, {
    ...process.env,
    ...lowMemoryEnvironment,
  });
}

export function startPouchServer(pages: string): Promise<BenchServer> {
  return start('pouch-server.ts', [pages], [], process.env);
}

async function start(
  file: string,
  processArguments: readonly string[],
  execArgv: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<BenchServer> {
  const child: ChildProcess = fork(resolve(import.meta.dirname, file), processArguments, {
    execArgv: [...execArgv],
    env,
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended.`);
  });
  // An exit after `stop` is expected. Only the race below handles an early exit.
  ended.catch(() => undefined);
  const [{ port }] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    async traffic() {
      child.send('traffic');
      const [traffic] = (await once(child, 'message')) as [Traffic];
      return traffic;
    },
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
