// Tests of change events: every kind of change sends one event for each record to the devices of
// its owner only.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  listEvents,
  waitForAllEvents,
  startListening,
  getRoom,
} from '../../support/socket-listeners.ts';
import {
  makeTempFolder,
  buildPrayer,
  createTestServer,
  getRecord,
  getRecords,
} from '../../support/test-server.ts';

const prayers = '/entities/Prayer';

test('all bulk calls, deletion and restoring from the trash send change events', async () => {
  const server = await createTestServer();
  const { alice, bob } = server;
  const connect = await startListening(server);
  const alicesSocket = await connect(alice.token, getRoom('ComfortingVerse'), getRoom('Prayer'));
  const bobsSocket = await connect(bob.token, getRoom('ComfortingVerse'), getRoom('Prayer'));
  await waitForAllEvents(server, alicesSocket, bobsSocket);

  const created = getRecords(
    await alice.call('POST', `${prayers}/bulk`, [
      buildPrayer({ title: 'a' }),
      buildPrayer({ title: 'b' }),
    ]),
  );
  const [a, b] = created.map(({ id }) => id);
  await alice.call(
    'PUT',
    `${prayers}/bulk`,
    created.map(({ id }) => ({ id, request: 'x' })),
  );
  await alice.call('PATCH', `${prayers}/update-many`, {
    query: {},
    data: { $set: { is_answered: true } },
  });
  const { body } = await alice.call('POST', `${prayers}/upsert`, {
    records: [
      { title: 'a', request: 'y' },
      { title: 'c', prayer_text: 'z' },
    ],
    key: 'title',
  });
  const c = (body as { records: { id: string }[] }).records[1]?.id;
  await alice.call('DELETE', prayers, { title: ['a', 'b'] });
  await alice.call('PUT', `${prayers}/${a}/restore`);
  await alice.call('PUT', `${prayers}/trash/restore`, {});
  await waitForAllEvents(server, alicesSocket, bobsSocket);

  const receivedEvents = listEvents(alicesSocket, getRoom('Prayer'));
  expect(receivedEvents.map(({ type, id }) => `${type} ${[a, b, c].indexOf(id)}`)).toEqual(
    [
      'create 0',
      'create 1',
      'update 0',
      'update 1',
      'update 0',
      'update 1',
      'update 0',
      'create 2',
      'delete 0',
      'delete 1',
      'create 0',
      'create 1',
    ].map((one) =>
      expect.stringMatching(
        `^${one.replace(/\d/, '[01]').replace('create [01]', 'create [012]')}$`,
      ),
    ),
  );
  expect(
    receivedEvents.every(
      ({ data, id }) => data.id === id && data['created_by'] === 'alice@example.org',
    ),
  ).toBe(true);
  expect(listEvents(bobsSocket, getRoom('Prayer'))).toEqual([]);
});

test('a change event of an entity with rules reaches only permitted readers', async () => {
  const folder = makeTempFolder();
  const rls = {
    create: true,
    read: { $or: [{ created_by: '{{user.email}}' }, { status: 'out' }] },
    write: { created_by: '{{user.email}}' },
  };
  writeFileSync(
    join(folder, 'Notice.json'),
    JSON.stringify({
      name: 'Notice',
      properties: { title: { type: 'string' }, status: { type: 'string' } },
      rls,
    }),
  );
  const server = await createTestServer({ settings: { entitiesDir: folder } });
  const { alice, bob } = server;
  const connect = await startListening(server);
  const sockets = await Promise.all(
    [alice.token, bob.token, null].map((token) =>
      connect(token, getRoom('ComfortingVerse'), getRoom('Notice')),
    ),
  );
  await waitForAllEvents(server, ...sockets);
  const draft = getRecord(
    await alice.call('POST', '/entities/Notice', { title: 'draft', status: 'draft' }),
  );
  const changedRecord = getRecord(
    await alice.call('POST', '/entities/Notice', { title: 'out', status: 'out' }),
  );
  await waitForAllEvents(server, ...sockets);
  const [alicesSocket, bobsSocket, visitorSocket] = sockets.map((socket) =>
    listEvents(socket, getRoom('Notice')).map(({ id }) => id),
  );
  expect(alicesSocket).toEqual([draft.id, changedRecord.id]);
  expect(bobsSocket).toEqual([changedRecord.id]);
  expect(visitorSocket).toEqual([]);
});
