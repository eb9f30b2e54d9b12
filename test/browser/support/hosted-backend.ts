// Test helper that serves the built app as the hosted platform does: static files, the platform's
// emulator for entities, accounts and the socket, and the exported functions. The emulator can be
// suspended, and an answer can be lost.
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicSettings } from '../../../schemas/api/backend-api.ts';
import { openKjv } from '../../../server/bible/sources/kjv.ts';
import { startHostedEmulator } from '../../support/hosted-emulator.ts';
import type { TestBackend } from './server-process.ts';
import { firstBuild } from './two-builds.ts';

/** A request to the emulator that a test recognises. */
export interface SeenRequest {
  method: string;
  /** Without the query. */
  path: string;
  body: string;
}

export interface HostedBackend extends TestBackend {
  /**
   * Suspends the emulator and closes every connection to it. It keeps all data in memory, so it
   * must not be ended.
   */
  suspend(): void;
  resume(): void;
  /**
   * Executes the next matching request on the emulator and loses its answer.
   *
   * @returns resolves when the answer is lost
   */
  loseNextAnswer(matches: (seen: SeenRequest) => boolean): Promise<void>;
  /** Closes all sockets; later sockets are refused until `allowSockets`. */
  refuseSockets(): void;
  allowSockets(): void;
  stop(): Promise<void>;
}

/** Everything that the emulator answers itself. It passes all other calls to the vendor. */
const emulatedPath = /^\/api\/apps\/[^/]+\/(entities\/|auth\/(login|register|verify-otp)$)/;
const functionPath = /^\/api\/apps\/[^/]+\/functions\/(\w+)$/;
const settingsPath = /^\/api\/apps\/public\/prod\/public-settings\/by-id\/([^/]+)$/;
/**
 * Takes the place of HelloAO, which the exported function reads. Every translation has the text of
 * the King James Version.
 */
const helloaoPath = /^\/helloao\/api\/\w+\/(\w+)\/(\d+)\.json$/;

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export async function startHostedBackend(): Promise<HostedBackend> {
  const folder = mkdtempSync(join(tmpdir(), 'selah-hosted-'));
  // The exported functions are ES modules.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const kjv = openKjv();
  const codes = new Map<string, string>();
  const sockets = new Set<Socket>();
  const apiConnections = new Set<Socket>();
  let areSocketsRefused = false;
  let isSuspended = false;
  let lostAnswer: { matches: (seen: SeenRequest) => boolean; done: () => void } | null = null;

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch((fault: unknown) => {
      // Requests fail while the emulator is suspended or stopped.
      if (!isSuspended) console.error(fault);
      response.destroy();
    });
  });
  server.on('upgrade', (incoming, socket: Socket, head) => {
    socket.on('error', () => socket.destroy());
    if (areSocketsRefused || isSuspended) {
      socket.destroy();
      return;
    }
    const upstream = connect(Number(emulatorAddress.port), emulatorAddress.hostname, () => {
      const headers = Object.entries(incoming.headers).map(([name, value]) => `${name}: ${value}`);
      upstream.write(`GET ${incoming.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    upstream.on('close', () => socket.destroy());
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      upstream.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const emulator = await startHostedEmulator(folder, { BIBLE_HELLOAO_URL: `${url}/helloao` });
  const emulatorAddress = new URL(emulator.url);

  return {
    url,
    getLatestCode(email) {
      const code = codes.get(email);
      if (code === undefined) throw new Error(`no code was sent to ${email}`);
      return code;
    },
    suspend() {
      isSuspended = true;
      emulator.process.kill('SIGSTOP');
      for (const connection of [...sockets, ...apiConnections]) connection.destroy();
    },
    resume() {
      emulator.process.kill('SIGCONT');
      isSuspended = false;
    },
    loseNextAnswer: (matches) =>
      new Promise((resolve) => {
        lostAnswer = { matches, done: resolve };
      }),
    refuseSockets() {
      areSocketsRefused = true;
      for (const socket of sockets) socket.destroy();
    },
    allowSockets() {
      areSocketsRefused = false;
    },
    async stop() {
      isSuspended = true;
      // A suspended process handles no SIGTERM, and the emulator does not end while connections
      // are open.
      const ended = once(emulator.process, 'exit');
      emulator.process.kill('SIGKILL');
      await ended;
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, search } = new URL(incoming.url ?? '/', 'http://localhost');
    const chapter = helloaoPath.exec(path);
    if (chapter) return sendChapter(response, chapter[1] ?? '', Number(chapter[2]));
    if (!path.startsWith('/api/')) return sendFile(response, path);
    const body = await readBody(incoming);
    if (isSuspended) {
      response.destroy();
      return;
    }
    const [, appId] = settingsPath.exec(path) ?? [];
    if (appId !== undefined)
      return sendJson(response, 200, {
        id: appId,
        public_settings: 'public_without_login',
      } satisfies PublicSettings);
    const [, name] = functionPath.exec(path) ?? [];
    if (name !== undefined) return runFunction(incoming, response, name, body);
    if (!emulatedPath.test(path)) return sendJson(response, 404, { detail: 'Not Found' });
    await forward(incoming, response, { method: incoming.method ?? 'GET', path, body }, search);
  }

  async function forward(
    incoming: IncomingMessage,
    response: ServerResponse,
    seen: SeenRequest,
    search: string,
  ): Promise<void> {
    const isRegistration = seen.path.endsWith('/auth/register');
    const code = isRegistration ? emulator.readNextCode() : null;
    const client = incoming.socket;
    if (!apiConnections.has(client)) {
      apiConnections.add(client);
      client.once('close', () => apiConnections.delete(client));
    }
    const upstream = request(`${emulator.url}${seen.path}${search}`, {
      method: seen.method,
      headers: { ...incoming.headers, host: emulatorAddress.host, connection: 'close' },
    });
    upstream.end(seen.body);
    const [received] = (await once(upstream, 'response')) as [IncomingMessage];
    const text = await readBody(received);
    if (code && received.statusCode === 200) {
      const { email } = JSON.parse(seen.body) as { email: string };
      codes.set(email, await code);
    }
    response.writeHead(received.statusCode ?? 502, {
      'content-type': received.headers['content-type'] ?? 'application/json',
      'content-length': Buffer.byteLength(text),
    });
    if (lostAnswer?.matches(seen)) {
      // The status line is sent: without it, the browser would repeat the request.
      response.flushHeaders();
      await new Promise((resolve) => response.write('', resolve));
      client.destroySoon();
      lostAnswer.done();
      lostAnswer = null;
      return;
    }
    response.end(text);
  }

  /** The platform runs the exported functions in Deno; the emulator needs Deno for them. */
  async function runFunction(
    incoming: IncomingMessage,
    response: ServerResponse,
    name: string,
    body: string,
  ): Promise<void> {
    const entry = join(folder, 'base44/functions', name, 'entry.ts');
    if (!existsSync(entry)) return sendJson(response, 404, { detail: 'Not Found' });
    const { default: handle } = (await import(pathToFileURL(entry).href)) as {
      default: (request: Request) => Response | Promise<Response>;
    };
    const result = await handle(
      new Request(`${url}${incoming.url}`, { method: 'POST', body: body || null }),
    );
    sendJson(response, result.status, await result.json());
  }

  async function sendChapter(
    response: ServerResponse,
    book: string,
    number: number,
  ): Promise<void> {
    const chapter = await kjv.chapter('KJV', book, number);
    if (!chapter) return sendJson(response, 404, {});
    const content = chapter.verses.map(({ verse, text }) => ({
      type: 'verse',
      number: verse,
      content: [text],
    }));
    sendJson(response, 200, { book: { id: book }, chapter: { number, content, footnotes: [] } });
  }
}

/** Unknown paths are pages of the app. */
function sendFile(response: ServerResponse, path: string): void {
  const asked = join(firstBuild, decodeURIComponent(path));
  const file =
    existsSync(asked) && statSync(asked).isFile() ? asked : join(firstBuild, 'index.html');
  response.writeHead(200, {
    'content-type': mediaTypes[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
  });
  response.end(readFileSync(file));
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}

async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
