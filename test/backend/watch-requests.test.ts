// Tests of request watchers: a watcher is notified of each request and of its end, whatever the
// outcome.
import { expect, test } from 'vitest';
import type { RequestEvent } from '../../schemas/api/editor-frame-message.ts';
import { createBackend } from '../../src/backend/backend.ts';
import { startRecorder, type RecorderReply } from './recording-server.ts';

async function watched(reply: RecorderReply | 'never') {
  const news: RequestEvent[] = [];
  const server = await startRecorder(() => reply);
  return {
    news,
    url: server.url,
    backend: createBackend({
      serverUrl: server.url,
      appId: 'selah',
      storage: null,
      requestObserver: (one) => news.push(one),
    }),
  };
}

test('a success reports the address without its query, body, status and answer', async () => {
  const { news, url, backend } = await watched({ body: { id: 'p1' } });
  await backend.entities.Prayer.create({ title: 'For rain' });
  const number = news[0]?.number;
  expect(news).toEqual([
    {
      kind: 'start',
      number,
      method: 'POST',
      url: `${url}/api/apps/selah/entities/Prayer`,
      body: { title: 'For rain' },
    },
    { kind: 'end', number, status: 200, data: { id: 'p1' } },
  ]);
  await backend.entities.Prayer.filter({ title: 'For rain' });
  expect(news[2]).toMatchObject({ kind: 'start', url: `${url}/api/apps/selah/entities/Prayer` });
  expect(news[2]?.number).not.toBe(number);
});

test('a refusal, a time-out and a function have their end, too', async () => {
  const refused = await watched({ status: 404, body: { message: 'no' } });
  await expect(refused.backend.entities.Prayer.get('x')).rejects.toThrow('no');
  expect(refused.news[1]).toMatchObject({ kind: 'end', status: 404, data: { message: 'no' } });
  const silent = await watched('never');
  await expect(silent.backend.auth.me({ timeout: 20 })).rejects.toMatchObject({ code: 'timeout' });
  expect(silent.news[1]).toMatchObject({ kind: 'end', number: silent.news[0]?.number, status: 0 });
  const functions = await watched({ body: { ok: true } });
  await functions.backend.functions.invoke('hello', { a: 1 });
  await functions.backend.functions.fetch('/hello?x=1');
  expect(
    functions.news.map((one) => [one.kind, one.kind === 'start' ? one.method : one.status]),
  ).toEqual([
    ['start', 'POST'],
    ['end', 200],
    ['start', 'GET'],
    ['end', 200],
  ]);
});
