// Starts two of the servers under test as separate processes: the Selah server as in normal use,
// and the bare Fastify handler on Selah's tables, which is the upper limit of the comparison.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { lowMemoryEnvironment, lowMemoryFlags } from '../../.ci/server-memory-options.ts';
import { peerNames } from '../table/targets.ts';
import type { SeededDatabase } from './fill-database.ts';
import { waitForLine, type BenchUser, type BenchTarget } from './server-under-test.ts';

interface SelahSettings {
  dataDir: string;
  secret: string;
  people: readonly BenchUser[];
}

/** Starts the Selah server with a data folder. */
export async function startSelah({ dataDir, secret, people }: SelahSettings): Promise<BenchTarget> {
  const started = spawn(
    process.execPath,
    [...lowMemoryFlags, resolve(import.meta.dirname, '../../server/index.ts')],
    {
      // As in `npm start`. The call limits are never reached, but their counters are active,
      // because their cost is part of the measurement. The log is discarded.
      env: {
        ...lowMemoryEnvironment,
        PATH: process.env['PATH'],
        PORT: '0',
        DATA_DIR: dataDir,
        JWT_SECRET: secret,
        CALLS_PER_MINUTE: '100000000',
        BIBLE_HELLOAO_URL: 'off',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const line = await waitForLine(started, /open (http:\S+)/);
  const url = (/open (http:\S+)/.exec(line)?.[1] ?? '').replace('localhost', '127.0.0.1');
  return { name: 'selah', url, people: [...people], listNeedsOwner: false, process: started };
}

/** See bare-server.ts for what the handler leaves out. */
export async function startBareServer(
  path: string,
  people: SeededDatabase['people'],
): Promise<BenchTarget> {
  const started = spawn(process.execPath, [resolve(import.meta.dirname, 'bare-server.ts'), path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = (await waitForLine(started, /^http:/)).trim();
  // The bare server has no tokens: the token field holds the owner's id, which is not verified.
  return {
    name: peerNames.bare,
    url,
    people: people.map((person) => ({ ...person, token: person.id })),
    listNeedsOwner: false,
    process: started,
  };
}
