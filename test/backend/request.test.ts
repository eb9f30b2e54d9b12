// Tests of the backend client's requests: headers, queries, service role, time-outs, cancellation,
// and the error or outcome of a failed call.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createBackend } from '../../src/backend/backend.ts';
import { BackendError } from '../../src/backend/backend-error.ts';
import { toOutcome } from '../../src/backend/outcome.ts';
import { startRecorder, type RecorderReply } from './recording-server.ts';

async function answering(reply: RecorderReply) {
  const server = await startRecorder(() => reply);
  return {
    server,
    backend: createBackend({
      serverUrl: server.url,
      appId: 'selah',
      token: 'alice',
      storage: null,
    }),
  };
}

async function readFailure(call: Promise<unknown>): Promise<BackendError> {
  const fault = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(fault instanceof BackendError)) throw new Error(`No BackendError but ${String(fault)}`);
  return fault;
}

describe('headers', () => {
  test('every call sends app id, token and content type, even without a body', async () => {
    const { server, backend } = await answering({ body: [] });
    await backend.entities.Prayer.list();
    expect(server.getOnlyRequest().headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-app-id': 'selah',
      authorization: 'Bearer alice',
    });
  });

  test('an anonymous call sends no token; custom headers cannot replace the app id', async () => {
    const server = await startRecorder(() => ({ body: [] }));
    const backend = createBackend({
      serverUrl: server.url,
      appId: 'selah',
      storage: null,
      headers: { 'X-Data-Env': 'dev', 'x-app-id': 'other' },
    });
    await backend.entities.Prayer.list();
    expect(server.getOnlyRequest().headers).toMatchObject({
      'x-data-env': 'dev',
      'x-app-id': 'selah',
    });
    expect(server.getOnlyRequest().headers.authorization).toBeUndefined();
  });

  test('only calls of functions send the functions version', async () => {
    const server = await startRecorder(() => ({ body: {} }));
    const backend = createBackend({
      serverUrl: server.url,
      appId: 'selah',
      storage: null,
      functionsVersion: 'v7',
    });
    await backend.functions.invoke('testBibleAPI', {});
    await backend.auth.me();
    expect(server.requests.map(({ headers }) => headers['base44-functions-version'])).toEqual([
      'v7',
      undefined,
    ]);
  });

  test('service-role calls use the service token and name the user', async () => {
    const server = await startRecorder(() => ({ body: [] }));
    const backend = createBackend({
      serverUrl: server.url,
      appId: 'selah',
      token: 'alice',
      serviceToken: 'service',
      storage: null,
    });
    await backend.asServiceRole.entities.Prayer.list();
    await backend.asServiceRole.functions.invoke('testBibleAPI', {});
    await backend.asServiceRole.sso.getAccessToken('u/1');
    expect(
      server.requests.map(({ headers }) => [headers.authorization, headers['on-behalf-of']]),
    ).toEqual([
      ['Bearer service', 'Bearer alice'],
      ['Bearer service', undefined],
      ['Bearer service', 'Bearer alice'],
    ]);
    expect(server.requests[2]?.url).toBe('/api/apps/selah/auth/sso/accesstoken/u%2F1');
  });

  test('without a service token there is no service role', () => {
    const backend = createBackend({ serverUrl: '', appId: 'selah', storage: null });
    expect(() => backend.asServiceRole).toThrow(
      new Error(
        'Service token is required to use asServiceRole. Please provide a serviceToken when creating the client.',
      ),
    );
  });
});

describe('queries', () => {
  test('a query is encoded exactly as captured from the stock client', async () => {
    const { server, backend } = await answering({ body: [] });
    await backend.entities.Prayer.filter(
      {
        user_email: 'a+b@x.com',
        is_answered: false,
        title: 'é & \\"q\\"',
        updated_date: { $gte: '2026-01-01T00:00:00.000Z' },
      },
      { sort: '-created_date', limit: 3 },
    );
    expect(server.getOnlyRequest().url).toBe(
      '/api/apps/selah/entities/Prayer?q=%7B%22user_email%22:%22a%2Bb%40x.com%22,%22is_answered%22:false,%22title%22:%22%C3%A9+%26+%5C%5C%5C%22q%5C%5C%5C%22%22,%22updated_date%22:%7B%22$gte%22:%222026-01-01T00:00:00.000Z%22%7D%7D&sort=-created_date&limit=3',
    );
  });

  test('zero and empty query options are not sent', async () => {
    const { server, backend } = await answering({ body: [] });
    await backend.entities.Prayer.list({ limit: 0, skip: 0, fields: [] });
    expect(server.getOnlyRequest().url).toBe('/api/apps/selah/entities/Prayer');
  });

  test('half a surrogate pair does not break a query', async () => {
    const { server, backend } = await answering({ body: [] });
    await backend.entities.Prayer.filter({ title: '\uD83D' });
    expect(new URL(server.getOnlyRequest().url, 'http://x').searchParams.get('q')).toBe(
      '{"title":"\\ud83d"}',
    );
  });

  test('a conversation query is encoded with brackets', async () => {
    const { server, backend } = await answering({ body: [] });
    await backend.agents.listConversations({
      q: { agent_name: 'a', metadata: { p: 1 } },
      sort: '-created_date',
      limit: 2,
      fields: ['id', 'messages'],
    });
    expect(server.getOnlyRequest().url).toBe(
      '/api/apps/selah/agents/conversations?q%5Bagent_name%5D=a&q%5Bmetadata%5D%5Bp%5D=1&sort=-created_date&limit=2&fields%5B%5D=id&fields%5B%5D=messages',
    );
  });
});

describe('a function fetched as a web address', () => {
  /**
   * Starts a server that answers `/whole` with headers and half a body, the rest on `finish`; every
   * other request stays unanswered.
   */
  async function startSlowServer() {
    let finish = () => {};
    const server = createServer((request, response) => {
      if (request.url !== '/api/functions/whole') return;
      finish = () => response.end('two');
      response.write('one ');
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return {
      functions: createBackend({ serverUrl: url, appId: 'selah', storage: null }).functions,
      finish: () => finish(),
    };
  }

  test('the time-out is for the headers: a long body is not cut off', async () => {
    const { functions, finish } = await startSlowServer();
    const response = await functions.fetch('whole', {}, { timeout: 500 });
    // This timer starts later and is as long, so it ends after the time-out of the call.
    await new Promise((resolve) =>
      AbortSignal.timeout(500).addEventListener('abort', resolve, { once: true }),
    );
    finish();
    expect(await response.text()).toBe('one two');
  });

  test('the signal of the caller still aborts the body, with its own reason', async () => {
    const { functions } = await startSlowServer();
    const abortController = new AbortController();
    const response = await functions.fetch('whole', { signal: abortController.signal });
    const reason = new Error('the page was left');
    abortController.abort(reason);
    await expect(response.text().catch((fault: unknown) => fault)).resolves.toBe(reason);
  });

  test('a function call without headers in time fails with a time-out', async () => {
    const { functions } = await startSlowServer();
    expect(await readFailure(functions.fetch('never', {}, { timeout: 20 }))).toMatchObject({
      status: undefined,
      code: 'timeout',
    });
  });

  test('a time-out above the maximum of a timer does not end the call at once', async () => {
    const { backend } = await answering({ body: { id: 'u1' } });
    expect(await backend.auth.me({ timeout: Infinity })).toEqual({ id: 'u1' });
  });
});

describe('failures', () => {
  test.each([
    [
      { error: { message: 'one', code: 'a' }, message: 'two', detail: 'three', code: 'b' },
      'one',
      'a',
    ],
    [{ message: 'two', detail: 'three', code: 'b' }, 'two', 'b'],
    [{ detail: 'three' }, 'three', undefined],
    [{ detail: [{ msg: 'not a text' }] }, 'Request failed with status code 418', undefined],
    [{ error: 'text' }, 'Request failed with status code 418', undefined],
  ])('the error body %j gives its best message and code', async (body, message, code) => {
    const { backend } = await answering({ status: 418, body });
    const fault = await readFailure(backend.auth.me());
    expect(fault.toJSON()).toEqual({
      name: 'BackendError',
      message,
      status: 418,
      code,
      data: body,
    });
  });

  test('an HTML error page keeps its status; HTML in place of JSON is no answer', async () => {
    const broken = await answering({
      status: 502,
      type: 'text/html',
      body: '<html>Bad gateway</html>',
    });
    expect(await readFailure(broken.backend.auth.me())).toMatchObject({
      status: 502,
      message: 'Request failed with status code 502',
      data: '<html>Bad gateway</html>',
    });
    const portal = await answering({
      type: 'text/html; charset=utf-8',
      body: '<html>Welcome to the hotel</html>',
    });
    for (const call of [
      portal.backend.auth.me(),
      portal.backend.publicSettings(),
      portal.backend.entities.Prayer.list(),
    ]) {
      expect(await readFailure(call)).toMatchObject({ status: undefined, code: 'not_an_answer' });
    }
  });

  test('an error code may come from a header, and the server’s retry-after is kept', async () => {
    const { backend } = await answering({
      status: 429,
      headers: { 'x-base44-connector-error': 'slow', 'retry-after': '7' },
      body: {},
    });
    expect(await readFailure(backend.auth.me())).toMatchObject({ code: 'slow', retryAfter: 7 });
  });

  test('a retry-after that is not a number of seconds is ignored', async () => {
    const { backend } = await answering({
      status: 429,
      headers: { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' },
      body: {},
    });
    expect((await readFailure(backend.auth.me())).retryAfter).toBeUndefined();
    const silentServer = await answering({ status: 429, body: {} });
    expect((await readFailure(silentServer.backend.auth.me())).retryAfter).toBeUndefined();
    expect(await toOutcome(backend.auth.me())).not.toHaveProperty('retryAfter');
  });

  test('network failure, timeout and cancellation by the caller are distinct errors', async () => {
    const unreachable = createBackend({
      serverUrl: 'http://127.0.0.1:9',
      appId: 'selah',
      storage: null,
    });
    expect(await readFailure(unreachable.auth.me())).toMatchObject({
      status: undefined,
      code: 'network',
    });
    const silentServer = await startRecorder(() => 'never');
    const backend = createBackend({ serverUrl: silentServer.url, appId: 'selah', storage: null });
    expect(await readFailure(backend.auth.me({ timeout: 20 }))).toMatchObject({
      status: undefined,
      code: 'timeout',
    });
    const abortController = new AbortController();
    const call = backend.entities.Prayer.create({ title: 'x' }, { signal: abortController.signal });
    const reason = new Error('the page was left');
    abortController.abort(reason);
    // The call rejects with the same object, so that the caller recognizes its own reason: a
    // BackendError may have the same text.
    await expect(call.catch((fault: unknown) => fault)).resolves.toBe(reason);
  });

  test('a call ends as offline, as refused with code and pause, or as done', async () => {
    const { backend } = await answering({
      status: 429,
      headers: { 'retry-after': '7' },
      body: { message: 'Wait.', code: 'rate_limited' },
    });
    expect(await toOutcome(backend.auth.me())).toEqual({
      kind: 'refused',
      status: 429,
      code: 'rate_limited',
      message: 'Wait.',
      retryAfter: 7,
    });
    // The service worker answers in place of a server that cannot be reached.
    const worker = await answering({
      status: 503,
      body: { error: 'Offline', message: 'You are offline and this data is not cached' },
    });
    expect(await toOutcome(worker.backend.auth.me())).toEqual({ kind: 'offline' });
    expect(await toOutcome(Promise.resolve(1))).toEqual({ kind: 'ok', value: 1 });
    // A 503 from a reachable server is not the service worker's offline answer.
    const reported = await answering({
      status: 503,
      headers: { 'retry-after': '3' },
      body: { message: 'Later.', code: 'database_unavailable' },
    });
    expect(await toOutcome(reported.backend.auth.me())).toEqual({
      kind: 'refused',
      status: 503,
      code: 'database_unavailable',
      message: 'Later.',
      retryAfter: 3,
    });
    const gateway = await answering({
      status: 503,
      type: 'text/html',
      body: '<html>Unavailable</html>',
    });
    expect(await toOutcome(gateway.backend.auth.me())).toMatchObject({
      kind: 'refused',
      status: 503,
      code: 'refused',
    });
    await expect(toOutcome(Promise.reject(new TypeError('a fault of ours')))).rejects.toThrow(
      TypeError,
    );
  });
});
