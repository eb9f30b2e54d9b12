// Starts a Redis for the tests of one file, on a free port of this machine and without stored data.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from './postgres-server.ts';

export type RedisAnswer =
  | { kind: 'ready'; url: string; stop: () => Promise<void> }
  | { kind: 'failed'; why: string };

/** Resolves with the reason if `redis-server` is not installed (Debian: apt-get install redis-server). */
export async function startRedis(): Promise<RedisAnswer> {
  const port = await freePort();
  const redis = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const why = await new Promise<string | undefined>((resolve) => {
    redis.once('error', (error) => resolve(error.message));
    redis.once('exit', (code) => resolve(`redis-server ended with code ${code}`));
    createInterface(redis.stdout).on('line', (line) => {
      if (line.includes('Ready to accept connections')) resolve(undefined);
    });
  });
  if (why !== undefined) return { kind: 'failed', why };
  async function stop(): Promise<void> {
    if (redis.exitCode !== null) return;
    redis.kill();
    await once(redis, 'exit');
  }
  return { kind: 'ready', url: `redis://127.0.0.1:${port}`, stop };
}
