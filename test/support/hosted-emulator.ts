// Starts the local emulator of the hosted platform (npm `base44`, `base44 dev`) with a project from
// `npm run schemas:export`. The emulator keeps all data in memory.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

export interface HostedEmulator {
  /** Without a slash at the end. */
  readonly url: string;
  readonly process: ChildProcess;
  /**
   * Resolves with the next code that the emulator prints: it sends no e-mail. Call it before the
   * request that registers the person.
   */
  readNextCode(): Promise<string>;
}

/**
 * Creates a project in the folder and starts the emulator with it.
 *
 * @param folder must stay while the emulator runs
 * @param exportSettings environment of `npm run schemas:export`
 */
export async function startHostedEmulator(
  folder: string,
  exportSettings: Record<string, string> = {},
): Promise<HostedEmulator> {
  await createProject(folder, exportSettings);
  const port = await findFreePort();
  const started = spawn(
    process.execPath,
    [join(root, 'node_modules/base44/bin/run.js'), 'dev', '--port', String(port)],
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
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  await waitUntilReady(started);
  return {
    url: `http://127.0.0.1:${port}`,
    process: started,
    readNextCode: () =>
      new Promise((resolve) => {
        function look(chunk: Buffer): void {
          const [, digits] = /verification code: (\d{6})/.exec(String(chunk)) ?? [];
          if (digits === undefined) return;
          started.stdout.off('data', look);
          resolve(digits);
        }
        started.stdout.on('data', look);
      }),
  };
}

/** Exported entities, the two files of a linked project, and an admin's account file. */
async function createProject(
  folder: string,
  exportSettings: Record<string, string>,
): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['server/admin/export-schemas.ts', join(folder, 'base44')],
    { cwd: root, env: { ...process.env, ...exportSettings } },
  );
  // The emulator runs functions with Deno, which is not installed here, and does not start without
  // Deno when it finds functions.
  const config = { name: 'Selah', functionsDir: 'no-functions' };
  writeFileSync(join(folder, 'base44/config.jsonc'), JSON.stringify(config));
  writeFileSync(join(folder, 'base44/.app.jsonc'), '{ "id": "selah" }');
  mkdirSync(join(folder, 'home/.base44/auth'), { recursive: true });
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

async function waitUntilReady(started: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += String(chunk);
      if (/Dev server is available/.test(output)) resolve();
    };
    started.stdout?.on('data', read);
    started.stderr?.on('data', read);
    started.once('exit', (code) =>
      reject(new Error(`The emulator ended with ${code}:\n${output}`)),
    );
  });
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
