// Tests of request watchers: a watcher is notified of each request and of its end, whatever the
// outcome.
import { expect, test } from 'vitest';
import type { RequestEvent } from '../../schemas/api/editor-frame-message.ts';
import { createBackend } from '../../src/backend/backend.ts';
import { startRecorder, type RecorderReply } from './recording-server.ts';

async function watched(reply: RecorderReply | 'never') {
  const events: RequestEvent[] = [];
  const server = await startRecorder(() => reply);
  return {
    events,
    url: server.url,
    backend: createBackend({
      serverUrl: server.url,
      appId: 'selah',
      storage: null,
      requestObserver: (event) => events.push(event),
    }),
  };
}

test('a success reports the address without its query, body, status and answer', async () => {
  const { events, url, backend } = await watched({ body: { id: 'p1' } });
  await backend.entities.Prayer.create({ title: 'For rain' });
  const number = events[0]?.number;
  expect(events).toEqual([
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
  expect(events[2]).toMatchObject({ kind: 'start', url: `${url}/api/apps/selah/entities/Prayer` });
  expect(events[2]?.number).not.toBe(number);
});

test('the end of a refusal, a time-out and a function call is reported, too', async () => {
  const rejected = await watched({ status: 404, body: { message: 'no' } });
  await expect(rejected.backend.entities.Prayer.get('x')).rejects.toThrow('no');
  expect(rejected.events[1]).toMatchObject({ kind: 'end', status: 404, data: { message: 'no' } });
  const silentServer = await watched('never');
  await expect(silentServer.backend.auth.me({ timeout: 20 })).rejects.toMatchObject({
    code: 'timeout',
  });
  expect(silentServer.events[1]).toMatchObject({
    kind: 'end',
    number: silentServer.events[0]?.number,
    status: 0,
  });
  const functions = await watched({ body: { ok: true } });
  await functions.backend.functions.invoke('hello', { a: 1 });
  await functions.backend.functions.fetch('/hello?x=1');
  expect(
    functions.events.map((event) => [
      event.kind,
      event.kind === 'start' ? event.method : event.status,
    ]),
  ).toEqual([
    ['start', 'POST'],
    ['end', 200],
    ['start', 'GET'],
    ['end', 200],
  ]);
});
