// Starts and kills the real server as a separate process, with an admin and on a free port, and
// calls its API.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

export interface RealServer {
  process: ChildProcess;
  /** Address of the app's calls. */
  api: string;
  /** Lines that the server has written so far. */
  output: string[];
}

/** Resolves when the server answers. The end of the test kills the server. */
export async function startServer(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<RealServer> {
  const server = spawn(
    process.execPath,
    [resolve(import.meta.dirname, '../../../server/index.ts')],
    {
      env: {
        PORT: '0',
        DATA_DIR: dataDir,
        ADMIN_EMAIL: 'root@example.org',
        ADMIN_PASSWORD: 'a long password',
        CALLS_PER_MINUTE: '0',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  onTestFinished(() => void server.kill('SIGKILL'));
  const output: string[] = [];
  const url = await new Promise<string>((resolveUrl, reject) => {
    server.on('exit', () => reject(new Error(`The server ended: ${output.join('\n')}`)));
    createInterface({ input: server.stdout }).on('line', (line) => {
      output.push(line);
      const [, address] = /open (http:\S+)/.exec(line) ?? [];
      if (address) resolveUrl(address);
    });
  });
  return {
    process: server,
    api: `${url.replace('localhost', '127.0.0.1')}/api/apps/selah`,
    output,
  };
}

/** Resolves when the process has ended. */
export async function killServer({ process: server }: RealServer): Promise<void> {
  server.kill('SIGKILL');
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
}

export async function postJson<T>(
  url: string,
  body: unknown,
  token = '',
): Promise<{ status: number; body: T }> {
  return callJson<T>('POST', url, token, body);
}

/** A broken connection throws a TypeError. */
export async function callJson<T>(
  method: string,
  url: string,
  token: string,
  body?: unknown,
): Promise<{ status: number; body: T }> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== '' && { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as T };
}

export async function logIn(api: string): Promise<string> {
  const { body } = await postJson<{ access_token: string }>(`${api}/auth/login`, {
    email: 'root@example.org',
    password: 'a long password',
  });
  return body.access_token;
}
