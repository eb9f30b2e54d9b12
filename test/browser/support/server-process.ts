// Test helper that runs the real server as a separate process with its own data folder: start,
// kill, restart, backup, restore, and e-mailed codes.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');

/**
 * Folder of the Bible packs that all test servers use. The global setup builds the packs once,
 * because a build takes a server several seconds.
 */
export const sharedPackFolder = join(root, 'node_modules/.cache/selah/bible-packs');

/** What signing up and logging in need of a server. */
export interface TestBackend {
  /** Without a slash at the end. */
  readonly url: string;
  /** The newest code mailed to an address. */
  getLatestCode(email: string): string;
}

export interface ServerProcess extends TestBackend {
  start(): Promise<void>;
  /** `SIGKILL` ends the process without a shutdown. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  pid(): number;
  /** Runs a server command over its data to completion, as `npm run` does: `backup`, `restore`. */
  runCommand(name: 'backup' | 'restore', ...words: string[]): Promise<void>;
  /** Returns the path of a file in the data folder. */
  getPath(name: string): string;
  /** The newest link e-mailed to an address; undefined without a link. */
  getLatestLink(email: string): string | undefined;
}

/**
 * Creates a server process.
 *
 * @param settings read again at each start
 * @param folder the folder with server and build, see two-builds.ts
 */
export async function createServerProcess(
  settings: Record<string, string> = {},
  folder = root,
): Promise<ServerProcess> {
  const port = await findFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'selah-browser-'));
  symlinkSync(sharedPackFolder, join(dataDir, 'bible-packs'));
  const url = `http://localhost:${port}`;
  let child: ChildProcess | null = null;

  return {
    url,
    async start() {
      const output: string[] = [];
      const started = spawn(process.execPath, ['server/index.ts'], {
        cwd: folder,
        env: environment(),
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      started.stderr.on('data', (chunk) => output.push(String(chunk)));
      // The server's own ready message avoids polling and unnecessary waiting.
      await new Promise<void>((resolve, reject) => {
        started.stdout.on('data', (chunk) => {
          output.push(String(chunk));
          if (String(chunk).includes('Selah is ready')) resolve();
        });
        started.once('exit', (code) =>
          reject(new Error(`the server ended with ${code}:\n${output.join('')}`)),
        );
      });
    },
    async stop(signal = 'SIGKILL') {
      const running = child;
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill(signal);
      await ended;
      child = null;
    },
    async runCommand(name, ...words) {
      await promisify(execFile)(process.execPath, [`server/admin/${name}.ts`, ...words], {
        cwd: folder,
        env: environment(),
      });
    },
    getPath: (name) => join(dataDir, name),
    pid() {
      if (child?.pid === undefined) throw new Error('the server is not running');
      return child.pid;
    },
    getLatestCode(email) {
      const code = lettersTo(email)
        .at(-1)
        ?.match(/\b\d{6}\b/)?.[0];
      if (!code) throw new Error(`no code was mailed to ${email}`);
      return code;
    },
    getLatestLink: (email) =>
      lettersTo(email)
        .flatMap((letter) => letter.match(/http\S+token=\S+/) ?? [])
        .at(-1),
  };

  function environment(): NodeJS.ProcessEnv {
    return { ...process.env, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url, ...settings };
  }

  /** Oldest first. */
  function lettersTo(email: string): string[] {
    const outbox = join(dataDir, 'outbox');
    return readdirSync(outbox)
      .toSorted()
      .map((name) => readFileSync(join(outbox, name), 'utf8'))
      .filter((letter) => letter.includes(email));
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
