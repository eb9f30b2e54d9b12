// Tests of the log: one line for each request, without any user text, address or token.
import { expect, test } from 'vitest';
import { createLogger } from '../../server/log.ts';
import { listAllCalls } from './support/all-api-calls.ts';
import {
  buildPrayer,
  createTestServer,
  getRecord,
  type TestServer,
} from './support/test-server.ts';

interface Line {
  msg: string;
  reqId: string;
  [field: string]: unknown;
}

async function createLoggedServer(): Promise<{
  server: TestServer;
  lines: () => Line[];
  text: () => string;
}> {
  const written: string[] = [];
  const server = await createTestServer({
    log: createLogger('info', { write: (line) => void written.push(line) }),
  });
  return {
    server,
    lines: () => written.map((line) => JSON.parse(line) as Line),
    text: () => written.join(''),
  };
}

const marker = 'whispered';

test('the log has one line for each request, with request id and user id', async () => {
  const { server, lines } = await createLoggedServer();
  const created = await server.alice.call('POST', '/entities/Prayer', buildPrayer());
  const { id } = getRecord(created);
  const response = await server.alice.call('GET', `/entities/Prayer/${id}?fields=title`);
  const refused = await server.anonymous.call('POST', '/entities/Prayer', buildPrayer());
  expect(
    lines().map(({ level: _level, time: _time, pid: _pid, hostname: _hostname, ...line }) => line),
  ).toEqual([
    {
      reqId: created.headers['x-request-id'],
      method: 'POST',
      route: '/api/apps/:appId/entities/:name',
      name: 'Prayer',
      status: 201,
      ms: expect.any(Number),
      user: server.alice.id,
      msg: 'answered',
    },
    {
      reqId: response.headers['x-request-id'],
      method: 'GET',
      route: '/api/apps/:appId/entities/:name/:id',
      name: 'Prayer',
      id,
      status: 200,
      ms: expect.any(Number),
      user: server.alice.id,
      msg: 'answered',
    },
    {
      reqId: refused.headers['x-request-id'],
      method: 'POST',
      route: '/api/apps/:appId/entities/:name',
      name: 'Prayer',
      status: 401,
      ms: expect.any(Number),
      msg: 'answered',
    },
  ]);
  expect((refused.body as { request_id: string }).request_id).toBe(refused.headers['x-request-id']);
});

test('no text from a body, query, path, header or file name gets into the log', async () => {
  const { server, lines, text } = await createLoggedServer();
  const { app, alice } = server;
  const prayer = getRecord(
    await alice.call('POST', '/entities/Prayer', buildPrayer({ title: marker })),
  );
  const calls = listAllCalls({
    prayer: prayer.id,
    trashed: marker,
    user: alice.id,
    conversation: marker,
    fileUrl: `/api/apps/selah/files/public/x/${marker}.png`,
  });
  const headers = {
    'content-type': 'application/json',
    'x-origin-url': `https://${marker}.org/`,
    'user-agent': marker,
    referer: `https://x.org/${marker}`,
    cookie: `a=${marker}`,
    'on-behalf-of': `Bearer ${marker}`,
  };
  let answered = 0;
  for (const token of [alice.token, `${marker}.${marker}.${marker}`]) {
    for (const { method, url, body } of calls) {
      const query = `${url.includes('?') ? '&' : '?'}token=${marker}`;
      await app.inject({
        method,
        url: url + query,
        headers: { ...headers, authorization: `Bearer ${token}` },
        ...(body !== undefined && { payload: JSON.stringify(addMarker(body)) }),
      });
      await app.inject({
        method,
        url,
        headers: { ...headers, authorization: `Bearer ${token}` },
        ...(body !== undefined && { payload: JSON.stringify(addMarker(body)) }),
      });
      answered += 2;
    }
  }
  const paths = [
    `/${marker}`,
    `/api/${marker}`,
    `/api/apps/${marker}/entities/Prayer`,
    `/api/apps/selah/entities/${marker}`,
    `/api/apps/selah/entities/${marker}/${marker}`,
    `/api/apps/selah/entities/Prayer/${marker}`,
    `/api/apps/selah/functions/${marker}`,
    `/api/apps/selah/files/public/${prayer.id}/${marker}.png`,
    `/whatsapp/selah/${marker}?token=${marker}`,
    `/%zz${marker}`,
  ];
  for (const url of paths) {
    for (const method of ['GET', 'POST'] as const) {
      await app.inject({ method, url, headers });
      answered += 1;
    }
  }
  const form = `--b\r\nContent-Disposition: form-data; name="file"; filename="${marker}.csv"\r\nContent-Type: text/csv\r\n\r\ntitle,prayer_text\r\n${marker},${marker}\r\n--b--\r\n`;
  for (const url of [
    '/api/apps/selah/entities/Prayer/import',
    '/api/apps/selah/integration-endpoints/Core/UploadFile',
  ]) {
    await app.inject({
      method: 'POST',
      url,
      headers: {
        ...headers,
        authorization: `Bearer ${alice.token}`,
        'content-type': 'multipart/form-data; boundary=b',
      },
      payload: form,
    });
    answered += 1;
  }
  await app.inject({
    method: 'POST',
    url: '/api/apps/selah/entities/Prayer',
    headers: { ...headers, authorization: `Bearer ${alice.token}` },
    payload: `{"title": "${marker}`,
  });
  answered += 1;
  // The server answers an invalid URL before any hook runs.
  const loggedRequests = lines().filter(({ msg }) => msg === 'answered');
  expect(loggedRequests.length).toBeGreaterThanOrEqual(answered - 2);
  expect(new Set(loggedRequests.map(({ status }) => status)).size).toBeGreaterThan(4);
  expect(text()).not.toContain(marker);
  expect(text()).not.toMatch(/@example|eyJ/);
  for (const { token } of [alice, server.bob]) expect(text()).not.toContain(token);
});

test('an unexpected error is logged with its code location, but no quoted values', async () => {
  const { server, lines, text } = await createLoggedServer();
  for (const message of [
    `Unexpected token in "${marker}"`,
    `invalid input: '${marker} "and ${marker}'`,
    `there is no alice@${marker}.org`,
  ]) {
    server.store.records.listChunks = () => {
      throw Object.assign(new TypeError(message), {
        code: '22P02',
        detail: `Key (email)=(${marker}) already exists.`,
        where: marker,
      });
    };
    const answer = await server.alice.call('GET', '/entities/Prayer');
    expect(answer.status).toBe(500);
    expect(
      lines().find(
        ({ msg, reqId }) => msg === 'unexpected' && reqId === answer.headers['x-request-id'],
      ),
    ).toMatchObject({
      err: {
        type: 'TypeError',
        code: '22P02',
        message: expect.stringMatching(/^(Unexpected token in|invalid input:|there is no) …$/),
        stack: expect.stringContaining('log.test.ts'),
      },
    });
  }
  expect(text()).not.toContain(marker);
});

function addMarker(value: unknown): unknown {
  if (typeof value === 'string') return `${value} ${marker}`;
  if (Array.isArray(value)) return value.map(addMarker);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, addMarker(one)]));
}
