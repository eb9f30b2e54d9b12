// Tests of time normalization: the hosted platform writes times with and without `Z`, and the
// client returns only one form.
import { expect, test } from 'vitest';
import { createBackend } from '../../src/backend/backend.ts';
import { normalizeTimes } from '../../src/backend/normalise-times.ts';
import { startRecorder } from './recording-server.ts';

test('a time without a zone becomes UTC; every other time stays unchanged', () => {
  expect(
    normalizeTimes({
      id: '1',
      created_date: '2026-06-01T09:23:41.481000',
      updated_date: '2026-06-01T09:23:41.481Z',
    }),
  ).toEqual({
    id: '1',
    created_date: '2026-06-01T09:23:41.481000Z',
    updated_date: '2026-06-01T09:23:41.481Z',
  });
  expect(
    normalizeTimes({
      updated_date: '2026-06-01T09:23:41+02:00',
      created_date: null,
      date: '2026-06-01T09:23:41',
    }),
  ).toEqual({
    updated_date: '2026-06-01T09:23:41+02:00',
    created_date: null,
    date: '2026-06-01T09:23:41',
  });
  expect(normalizeTimes([{ created_date: '2026-06-01' }, 'text', null])).toEqual([
    { created_date: '2026-06-01' },
    'text',
    null,
  ]);
});

test('every call that returns records normalizes their times', async () => {
  const dateWithoutZone = '2026-06-01T09:23:41.481000';
  const one = { id: '1', created_date: dateWithoutZone, updated_date: dateWithoutZone };
  const server = await startRecorder(({ method, url }) => {
    if (url.includes('/v2/list'))
      return { body: { items: [one], next_cursor: null, has_more: false } };
    if (url.endsWith('/upsert')) return { body: { created: 1, updated: 0, records: [one] } };
    if (url.endsWith('/import'))
      return { body: { status: 'success', details: null, output: [one] } };
    if (url.endsWith('/login')) return { body: { access_token: 't', user: one } };
    if (/\/conversations(\/1)?$/.test(url))
      return {
        body:
          method === 'GET' && url.endsWith('s')
            ? [{ ...one, messages: [one] }]
            : { ...one, messages: [one] },
      };
    return {
      body: url.endsWith('/bulk') || (method === 'GET' && /\/Prayer(\?|$)/.test(url)) ? [one] : one,
    };
  });
  const { entities, auth, agents } = createBackend({
    serverUrl: server.url,
    appId: 'selah',
    storage: null,
  });
  const { Prayer } = entities;
  const answers = await Promise.all([
    Prayer.list(),
    Prayer.filter({}),
    Prayer.page(),
    Prayer.get('1'),
    Prayer.create({}),
    Prayer.update('1', {}),
    Prayer.bulkCreate([]),
    Prayer.bulkUpdate([]),
    Prayer.upsert([], { key: 'client_id' }),
    Prayer.importEntities(new File(['x'], 'x.csv')),
    auth.me(),
    auth.updateMe({}),
    auth.login({ email: 'a', password: 'b' }),
    agents.listConversations(),
    agents.getConversation('1'),
    agents.createConversation({ agent_name: 'a' }),
    agents.addMessage('1', { role: 'user', content: 'x' }),
  ]);
  for (const answer of answers.map((value) => JSON.stringify(value))) {
    expect(answer).toContain(
      `"created_date":"${dateWithoutZone}Z","updated_date":"${dateWithoutZone}Z"`,
    );
  }
  expect(JSON.stringify(answers)).not.toContain(`${dateWithoutZone}"`);
});
