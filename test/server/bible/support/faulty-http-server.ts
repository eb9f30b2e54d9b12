// HTTP server with faults on request, shared by the fakes of HelloAO and API.Bible.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How the server responds to a request. `edited`: the response with a changed part; `slow`: a
 * response after a delay.
 */
export type ServerFault =
  | { kind: 'well' }
  | { kind: 'status'; status: number; retryAfter?: string }
  | { kind: 'moved'; to: string }
  | { kind: 'html' }
  | { kind: 'half' }
  | { kind: 'torn' }
  | { kind: 'slow'; millis: number }
  | { kind: 'edited'; edit: (body: string) => string };

export interface FaultyServer {
  url: string;
  /** Requested paths with their queries, in order. */
  requests: string[];
  /**
   * Sets the fault for requests with `about` in their path; the latest setting counts, and requests
   * without a fault succeed.
   * @param times number of requests with the fault; later requests succeed
   */
  setFault(mood: ServerFault, about?: string, times?: number): void;
  close(): Promise<void>;
}

export interface ValidResponse {
  status: number;
  body: string | Uint8Array;
}

export async function startFaultyServer(
  port: number,
  answer: (url: URL, headers: IncomingHttpHeaders) => ValidResponse | Promise<ValidResponse>,
): Promise<FaultyServer> {
  const requests: string[] = [];
  let rules: { about: string; mood: ServerFault; times: number }[] = [];

  function getFault(path: string): ServerFault {
    const rule = rules.findLast(({ about, times }) => path.includes(about) && times > 0);
    if (rule) rule.times -= 1;
    return rule?.mood ?? { kind: 'well' };
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    requests.push(url.pathname + url.search);
    send(response, getFault(url.pathname), () => answer(url, request.headers)).catch(() =>
      response.destroy(),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: requests,
    setFault(mood, about = '', times = Infinity) {
      rules = [...rules.filter((rule) => rule.about !== about), { about, mood, times }];
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const head = {
  'content-type': 'application/json; charset=utf-8',
  'access-control-allow-origin': '*',
};

async function send(
  response: ServerResponse,
  mood: ServerFault,
  answer: () => ValidResponse | Promise<ValidResponse>,
): Promise<void> {
  if (mood.kind === 'status')
    return void response
      .writeHead(mood.status, {
        'content-type': 'text/plain',
        ...(mood.retryAfter !== undefined && { 'retry-after': mood.retryAfter }),
      })
      .end('no');
  if (mood.kind === 'moved') return void response.writeHead(302, { location: mood.to }).end();
  if (mood.kind === 'html')
    return void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Welcome to our network</title>');
  if (mood.kind === 'slow')
    await new Promise((resolve) => setTimeout(resolve, mood.millis).unref());
  const { status, body } = await answer();
  const bytes = Buffer.from(
    mood.kind === 'edited' ? mood.edit(Buffer.from(body).toString('utf8')) : body,
  );
  if (status !== 200 || (mood.kind !== 'half' && mood.kind !== 'torn'))
    return void response.writeHead(status, head).end(bytes);
  // `torn` sends fewer bytes than declared; `half` sends a truncated body that ends as if it were
  // complete.
  response.writeHead(
    200,
    mood.kind === 'torn' ? { ...head, 'content-length': bytes.length } : head,
  );
  response.write(bytes.subarray(0, bytes.length / 2), () =>
    mood.kind === 'torn' ? response.destroy() : response.end(),
  );
}
