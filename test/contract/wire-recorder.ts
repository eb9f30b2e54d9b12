// Recording proxy between a client and the real server: stores HTTP calls, websocket handshakes and
// the frames that clients send.
import { createServer, type IncomingHttpHeaders, request as ask } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** One call, as a server receives it. */
export interface RecordedCall {
  method: string;
  path: string;
  /** Decoded. */
  query: [string, string][];
  headers: Record<string, string>;
  /** Parsed JSON; a form as its parts; otherwise text. */
  body: unknown;
}

export interface WireRecorder {
  url: string;
  calls: RecordedCall[];
  /** The query of each websocket handshake. */
  handshakes: [string, string][][];
  /** The frames that clients sent over websockets, without the socket's heartbeats. */
  frames: string[];
}

/** The headers that a server of the contract reads. */
const headersThatMatter = [
  'accept',
  'content-type',
  'x-app-id',
  'authorization',
  'on-behalf-of',
  'base44-functions-version',
  'x-origin-url',
  'x-base44-anonymous-id',
  'x-data-env',
];

export async function startWireRecorder(port: number): Promise<WireRecorder> {
  const calls: RecordedCall[] = [];
  const handshakes: [string, string][][] = [];
  const frames: string[] = [];
  const proxy = createServer((request, response) => {
    void (async () => {
      const bytes = await buffer(request);
      calls.push(await saidIn(request.method ?? '', request.url ?? '', request.headers, bytes));
      const onward = ask(
        {
          port,
          host: '127.0.0.1',
          method: request.method,
          path: request.url,
          headers: { ...request.headers, 'accept-encoding': 'identity' },
        },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      );
      onward.on('error', () => response.destroy());
      onward.end(bytes);
    })();
  });
  proxy.on('upgrade', (request, socket, head) => {
    handshakes.push([...new URL(request.url ?? '', 'http://x').searchParams]);
    const onward = connect(port, '127.0.0.1', () => {
      const lines = Object.entries(request.headers).map(
        ([name, value]) => `${name}: ${String(value)}`,
      );
      onward.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
    });
    const read = readFrames((text) => {
      if (text !== '3' && text !== '2') frames.push(text);
    });
    socket.on('data', (bytes: Buffer) => {
      read(bytes);
      onward.write(bytes);
    });
    onward.on('data', (bytes) => socket.write(bytes));
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    calls,
    handshakes,
    frames,
  };
}

async function saidIn(
  method: string,
  url: string,
  headers: IncomingHttpHeaders,
  bytes: Buffer,
): Promise<RecordedCall> {
  const { pathname, searchParams } = new URL(url, 'http://x');
  const type = headers['content-type'] ?? '';
  const kept = headersThatMatter.flatMap((name) =>
    headers[name] === undefined ? [] : [[name, String(headers[name])] as const],
  );
  return {
    method,
    path: pathname,
    query: [...searchParams],
    headers: {
      ...Object.fromEntries(kept),
      ...(type !== '' && { 'content-type': type.split(';')[0] ?? '' }),
    },
    body: type.startsWith('multipart/')
      ? await formIn(type, bytes)
      : textIn(bytes.toString('utf8')),
  };
}

async function formIn(type: string, bytes: Buffer): Promise<unknown[]> {
  const form = await new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type },
  }).formData();
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string'
        ? { name, value }
        : { name, file: value.name, type: value.type, value: await value.text() },
    ),
  );
}

function textIn(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * The texts in a client's websocket frames (RFC 6455, section 5.2): masked, and short enough for
 * one frame each.
 */
function readFrames(hear: (text: string) => void): (bytes: Buffer) => void {
  let waiting: Buffer = Buffer.alloc(0);
  return (bytes) => {
    waiting = Buffer.concat([waiting, bytes]);
    for (;;) {
      const [kind, length = 0] = waiting;
      if (kind === undefined || waiting.length < 2) return;
      const size = length & 127;
      const start = size === 126 ? 4 : 2;
      const count = size === 126 ? (waiting.length < 4 ? Infinity : waiting.readUInt16BE(2)) : size;
      if (waiting.length < start + 4 + count) return;
      const mask = waiting.subarray(start, start + 4);
      const masked = waiting.subarray(start + 4, start + 4 + count);
      if ((kind & 15) === 1)
        hear(
          Buffer.from(masked.map((byte, index) => byte ^ (mask[index % 4] ?? 0))).toString('utf8'),
        );
      waiting = waiting.subarray(start + 4 + count);
    }
  };
}
