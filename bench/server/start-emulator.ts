// Starts the vendor's local emulator of the hosted platform (npm `base44`, `base44 dev`), signs up
// its users and fills it with records. The emulator keeps all data in memory.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { toHostedEntity } from '../../schemas/entities/registry.ts';
import { createRandom } from '../../test/support/seeded-random.ts';
import { buildBenchPrayer, getEmail, rounds, type DataSize } from './sample-prayers.ts';
import {
  buildHeaders,
  waitForLine,
  benchRecordsPath,
  type BenchUser,
  type BenchTarget,
} from './server-under-test.ts';

/** The emulator accepts at most 100 kB of JSON per call. */
const recordsACall = 20;

export async function startEmulator(
  folder: string,
  { people: count, recordsEach }: DataSize,
): Promise<BenchTarget> {
  const port = await freePort();
  makeProject(folder);
  const started = spawn(
    process.execPath,
    [
      resolve(import.meta.dirname, '../../node_modules/base44/bin/run.js'),
      'dev',
      '--port',
      String(port),
    ],
    {
      cwd: folder,
      // Nothing is sent from this machine: the vendor's address is a closed port, and telemetry and
      // update checks are off.
      env: {
        PATH: process.env['PATH'],
        HOME: join(folder, 'home'),
        CI: '1',
        BASE44_API_URL: 'http://127.0.0.1:9',
        BASE44_DISABLE_TELEMETRY: '1',
        BASE44_CLI_TEST_OVERRIDES: JSON.stringify({ latestVersion: null }),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await waitForLine(started, /Dev server is available/);
  const url = `http://127.0.0.1:${port}`;
  const people: BenchUser[] = [];
  for (let person = 0; person < count; person += 1)
    people.push(await signUp(started, url, getEmail(person)));
  await fill(url, people, recordsEach);
  // The emulator first cuts the list to the limit and then removes the records of other owners.
  return { name: 'emulator', url, people, listNeedsOwner: true, process: started };
}

function makeProject(folder: string): void {
  mkdirSync(join(folder, 'base44/entities'), { recursive: true });
  mkdirSync(join(folder, 'home/.base44/auth'), { recursive: true });
  writeFileSync(join(folder, 'base44/config.json'), '{"name":"bench"}');
  writeFileSync(join(folder, 'base44/.app.jsonc'), '{"id":"selah"}');
  writeFileSync(
    join(folder, 'base44/entities/Prayer.json'),
    JSON.stringify(toHostedEntity('Prayer')),
  );
  // The emulator takes the name of its first admin from this file, without asking a server. These
  // are not real credentials.
  const credentials = {
    accessToken: 'none',
    refreshToken: 'none',
    expiresAt: Date.UTC(2100, 0),
    email: 'admin@example.org',
    name: 'admin',
  };
  writeFileSync(join(folder, 'home/.base44/auth/auth.json'), JSON.stringify(credentials));
}

async function signUp(started: ChildProcess, url: string, email: string): Promise<BenchUser> {
  // The emulator sends no e-mail: it prints the code in its output.
  const code = new Promise<string>((found) => {
    function look(chunk: Buffer): void {
      const [, digits] = /verification code: (\d{6})/.exec(String(chunk)) ?? [];
      if (digits === undefined) return;
      started.stdout?.off('data', look);
      found(digits);
    }
    started.stdout?.on('data', look);
  });
  await post(`${url}/api/apps/selah/auth/register`, { email, password: 'a long password' }, {});
  const { access_token: token } = (await post(
    `${url}/api/apps/selah/auth/verify-otp`,
    { email, otp_code: await code },
    {},
  )) as { access_token: string };
  return { email, token, records: [] };
}

async function fill(url: string, people: readonly BenchUser[], recordsEach: number): Promise<void> {
  const random = createRandom(7);
  for (let round = 0; round < rounds; round += 1) {
    for (const person of people) {
      for (let left = Math.round(recordsEach / rounds); left > 0; left -= recordsACall) {
        const records = Array.from({ length: Math.min(left, recordsACall) }, () =>
          buildBenchPrayer(person.email, random),
        );
        const made = (await post(
          `${url}${benchRecordsPath}/bulk`,
          records,
          buildHeaders(person),
        )) as { id: string }[];
        person.records.push(...made.map(({ id }) => id));
      }
    }
  }
}

async function post(
  address: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok)
    throw new Error(
      `The emulator answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`,
    );
  return answer.json();
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
