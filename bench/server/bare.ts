// The limit: a Fastify handler on the same tables and nothing else. See bare-server.ts for what it leaves out.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { Seeded } from './seed.ts';
import { lineWith, type Target } from './target.ts';

export async function startBare(path: string, people: Seeded['people']): Promise<Target> {
  const started = spawn(process.execPath, [resolve(import.meta.dirname, 'bare-server.ts'), path], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = (await lineWith(started, /^http:/)).trim();
  // It has no tokens: what stands there is the owner's id, believed.
  return { name: 'bare', url, people: people.map((person) => ({ ...person, token: person.id })), listNeedsOwner: false, process: started };
}
