// Starts the bare Fastify handler on Selah's tables as a separate process: the upper limit of the
// server comparison. See bare-server.ts for what the handler leaves out.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { SeededDatabase } from './fill-database.ts';
import { waitForLine, type BenchTarget } from './server-under-test.ts';

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
    name: 'bare',
    url,
    people: people.map((person) => ({ ...person, token: person.id })),
    listNeedsOwner: false,
    process: started,
  };
}
