// Test server that returns given answers and records the requests it receives.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface RecordedRequest {
  method: string;
  /** The path as sent, with its query. */
  url: string;
  headers: IncomingMessage['headers'];
  /** Parsed where it is JSON. */
  body: unknown;
}

export interface RecorderReply {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  /** A string is sent as it is, every other value as JSON. */
  body?: unknown;
}

export interface Recorder {
  url: string;
  requests: RecordedRequest[];
  /** The only request so far. */
  getOnlyRequest(): RecordedRequest;
}

/** @param answer returns the reply; `never` leaves the request unanswered */
export async function startRecorder(
  answer: (heard: RecordedRequest) => RecorderReply | 'never' = () => ({ body: {} }),
): Promise<Recorder> {
  const heard: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const one: RecordedRequest = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: parse(body),
      };
      heard.push(one);
      const reply = answer(one);
      if (reply === 'never') return;
      const { status = 200, type = 'application/json', headers = {}, body: words } = reply;
      response
        .writeHead(status, { 'content-type': type, ...headers })
        .end(
          typeof words === 'string' && type !== 'application/json' ? words : JSON.stringify(words),
        );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: heard,
    getOnlyRequest() {
      const [first, second] = heard;
      if (!first || second) throw new Error(`There were ${heard.length} requests.`);
      return first;
    },
  };
}

function parse(body: string): unknown {
  try {
    return body === '' ? undefined : JSON.parse(body);
  } catch {
    return body;
  }
}
