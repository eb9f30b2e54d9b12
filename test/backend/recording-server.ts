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
  answer: (received: RecordedRequest) => RecorderReply | 'never' = () => ({ body: {} }),
): Promise<Recorder> {
  const requests: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const recordedRequest: RecordedRequest = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: parse(body),
      };
      requests.push(recordedRequest);
      const reply = answer(recordedRequest);
      if (reply === 'never') return;
      const { status = 200, type = 'application/json', headers = {}, body: bodyText } = reply;
      response
        .writeHead(status, { 'content-type': type, ...headers })
        .end(
          typeof bodyText === 'string' && type !== 'application/json'
            ? bodyText
            : JSON.stringify(bodyText),
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
    requests,
    getOnlyRequest() {
      const [first, second] = requests;
      if (!first || second) throw new Error(`There were ${requests.length} requests.`);
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
