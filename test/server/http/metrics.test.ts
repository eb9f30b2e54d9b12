// Tests of the Prometheus metrics: what is counted, and who may read the metrics.
import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { socketPath } from '../../../schemas/api/backend-api.ts';
import { createMetrics } from '../../../server/http/metrics.ts';
import {
  buildPrayer,
  createTestServer,
  getRecord,
  type TestSettings,
} from '../support/test-server.ts';

type SendRequest = (
  headers?: Record<string, string>,
  address?: string,
) => Promise<{ status: number; body: string }>;

async function createMeasuredServer(settings: TestSettings = {}) {
  const server = await createTestServer(settings);
  const read: SendRequest = async (headers = {}, remoteAddress = '127.0.0.1') => {
    const response = await server.app.inject({
      method: 'GET',
      url: '/metrics',
      headers,
      remoteAddress,
    });
    return { status: response.statusCode, body: response.body };
  };
  return { ...server, read };
}

function figure(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? Number.NaN);
}

test('requests are measured by their route pattern, never by values in the path', async () => {
  const { alice, anonymous, read } = await createMeasuredServer();
  const { id } = getRecord(await alice.call('POST', '/entities/Prayer', buildPrayer()));
  await alice.call('GET', `/entities/Prayer/${id}`);
  await alice.call('GET', `/entities/Prayer/whispered`);
  await anonymous.call('GET', '/nothing/whispered?q=whispered');
  const { body } = await read();
  const one = (labels: string) =>
    figure(body, `selah_http_request_duration_seconds_count{${labels}}`);
  expect(one('method="POST",route="/api/apps/:appId/entities/:name",status="2xx"')).toBe(1);
  expect(one('method="GET",route="/api/apps/:appId/entities/:name/:id",status="2xx"')).toBe(1);
  expect(one('method="GET",route="/api/apps/:appId/entities/:name/:id",status="4xx"')).toBe(1);
  expect(one('method="GET",route="none",status="4xx"')).toBe(1);
  expect(body).toMatch(/selah_http_request_duration_seconds_bucket\{le="0.05",method="POST"/);
  expect(body).not.toMatch(/whispered|example|selah\/entities/);
});

test('metrics cover process, garbage collection and database, even if unreachable', async () => {
  const { read, store } = await createMeasuredServer();
  const before = (await read()).body;
  for (const name of [
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'selah_database_up',
    'selah_database_answer_seconds',
  ])
    expect(figure(before, name), name).toBeGreaterThanOrEqual(0);
  expect(before).toContain('nodejs_gc_duration_seconds');
  expect(figure(before, 'selah_database_up')).toBe(1);
  await store.close();
  expect(figure((await read()).body, 'selah_database_up')).toBe(0);
});

test('sockets are counted while they are open', async () => {
  const { app, alice, read } = await createMeasuredServer();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const devices = Array.from({ length: 3 }, () =>
    io(`http://127.0.0.1:${port}`, {
      path: socketPath,
      transports: ['websocket'],
      query: { app_id: 'selah', token: alice.token },
      reconnection: false,
      forceNew: true,
    }),
  );
  onTestFinished(() => devices.forEach((device) => void device.disconnect()));
  await Promise.all(
    devices.map((device) => new Promise<void>((resolve) => device.on('connect', resolve))),
  );
  expect(figure((await read()).body, 'selah_sockets_connected')).toBe(3);
  devices[0]?.disconnect();
  await vi.waitFor(async () =>
    expect(figure((await read()).body, 'selah_sockets_connected')).toBe(2),
  );
});

test('emails and model calls are counted by their outcome', async () => {
  const metrics = createMetrics({ check: async () => {} });
  const email = { to: 'alice@example.org', subject: 'a', text: 'b' };
  const sent: unknown[] = [];
  await metrics.instrumentMail({ send: async (one) => void sent.push(one) }).send(email);
  const failing = metrics.instrumentMail({
    send: async () => {
      throw new Error('no route');
    },
  });
  await expect(failing.send(email)).rejects.toThrow('no route');
  const model = metrics.instrumentModel({
    complete: async () => 'a word',
    chat: async () => {
      throw new Error('busy');
    },
  });
  expect(await model.complete({ prompt: 'a' })).toBe('a word');
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(model.chat({ chatMessages: [], onProgress: () => {} })).rejects.toThrow('busy');
  const { text } = await metrics.write();
  expect(sent).toEqual([email]);
  expect(figure(text, 'selah_mails_total{outcome="sent"}')).toBe(1);
  expect(figure(text, 'selah_mails_total{outcome="failed"}')).toBe(1);
  expect(figure(text, 'selah_model_calls_total{outcome="done"}')).toBe(1);
  expect(figure(text, 'selah_model_calls_total{outcome="failed"}')).toBe(2);
});

test('emails that the server itself sends are counted', async () => {
  const { anonymous, read } = await createMeasuredServer();
  await anonymous.call('POST', '/auth/register', {
    email: 'carol@example.org',
    password: 'correct horse',
  });
  await vi.waitFor(async () =>
    expect(figure((await read()).body, 'selah_mails_total{outcome="sent"}')).toBe(1),
  );
});

test('without a token only a local program, and no proxy, may read the metrics', async () => {
  const { read } = await createMeasuredServer();
  for (const address of ['127.0.0.1', '127.0.0.9', '::1', '::ffff:127.0.0.1'])
    expect((await read({}, address)).status, address).toBe(200);
  for (const address of ['10.0.0.1', '192.0.2.7', '2001:db8::1', '::ffff:10.0.0.1'])
    expect(await read({}, address), address).toMatchObject({ status: 403 });
  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-proto'])
    expect(await read({ [header]: '127.0.0.1' }), header).toMatchObject({ status: 403 });
});

test('with a token only the token grants access to the metrics, from any address', async () => {
  const token = 'a token of twenty-six letters'.replaceAll(' ', '-');
  const { read } = await createMeasuredServer({ settings: { metricsToken: token } });
  expect((await read({ authorization: `Bearer ${token}` }, '192.0.2.7')).status).toBe(200);
  for (const authorization of [
    '',
    'Bearer',
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    `Basic ${token}`,
    token,
  ])
    expect((await read({ authorization })).status, authorization).toBe(401);
  expect((await read()).body).toMatch(/"code":"unauthorized"/);
});

test.each(['public_with_login', 'private_with_login'] as const)(
  'the access policy for users does not block the metrics client: %s',
  async (access) => {
    const { read } = await createMeasuredServer({ settings: { access } });
    expect((await read()).status).toBe(200);
  },
);
