// Tests of the overview in the administration API: numbers of both databases, the disk, and the
// backups.
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AdminOverview } from '../../../../schemas/api/admin-api.ts';
import { appVersion } from '../../../../schemas/api/backend-api.ts';
import {
  buildPrayer,
  createTestServer,
  getRecord,
  makeTempFolder,
  type TestServer,
} from '../../support/test-server.ts';
import { oneStorePerDatabase } from '../../support/store-per-database.ts';

const path = '/admin/overview';
const serviceToken = 'a-service-token-of-the-tests-long-enough';

async function readOverview({ admin }: TestServer): Promise<AdminOverview> {
  const { status, body } = await admin.call('GET', path);
  expect(status).toBe(200);
  return body as AdminOverview;
}

describe.each(oneStorePerDatabase)('on $name', ({ open }) => {
  test('the overview counts people, bytes, e-mails, messages and deletion requests', async () => {
    const server = await createTestServer({
      open,
      settings: {
        dataDir: makeTempFolder(),
        serviceToken,
        recordLimits: { maxRecordBytes: 0, maxBytesPerOwner: 5_000_000 },
      },
    });
    const { alice, bob, store, clock } = server;
    // The service user is not counted.
    await server.anonymous.call('GET', '/entities/User/me', undefined, {
      authorization: `Bearer ${serviceToken}`,
    });
    expect(await readOverview(server)).toEqual({
      version: appVersion,
      database: 'sqlite',
      people: 3,
      recordBytes: 0,
      freeBytes: expect.any(Number),
      quotaBytes: 5_000_000,
      hasMailServer: false,
      mailsWaiting: 0,
      mailsRefused: 0,
      messagesUnread: 0,
      deletionsPending: 0,
      backups: [],
    });

    const prayer = getRecord(await alice.call('POST', '/entities/Prayer', buildPrayer()));
    await bob.call('POST', '/entities/Prayer', buildPrayer({ prayer_text: 'x'.repeat(1_000) }));
    const { recordBytes } = await readOverview(server);
    expect(recordBytes).toBeGreaterThan(1_600);
    // The text moves to the trash, which counts, too.
    await alice.call('DELETE', `/entities/Prayer/${prayer.id}`);
    const bytesWithTrash = (await readOverview(server)).recordBytes;
    expect(bytesWithTrash).toBeLessThan(recordBytes);
    await alice.call('DELETE', `/entities/Prayer/${prayer.id}/permanent`);
    expect((await readOverview(server)).recordBytes).toBeLessThan(bytesWithTrash);

    const message = { userId: null, subject: 's', body: 'b', createdAt: clock.now() };
    await store.messages.add({ ...message, id: 'm1' });
    await store.messages.add({ ...message, id: 'm2' });
    await store.messages.markRead('m1', clock.now());
    const mail = { kind: 'notice', userId: alice.id, to: alice.email, content: 'x' } as const;
    for (const id of ['a', 'b', 'c'])
      await store.mails.add({ ...mail, id, codeHash: null, createdAt: clock.now() });
    const refused = await store.mails.claim(clock.now(), clock.now() + 60_000);
    if (refused) await store.mails.giveUp(refused, clock.now(), 'EENVELOPE 550');
    const requestDate = new Date(clock.now()).toISOString();
    for (const [client_id, status] of [
      ['1', 'pending'],
      ['2', 'withdrawn'],
    ] as const)
      await bob.call('POST', '/entities/DeletionRequest', {
        client_id,
        request_date: requestDate,
        status,
      });
    expect(await readOverview(server)).toMatchObject({
      mailsWaiting: 2,
      mailsRefused: 1,
      messagesUnread: 1,
      deletionsPending: 1,
    });
  });
});

test('the twenty newest backups are listed, and no other files', async () => {
  const dataDir = makeTempFolder();
  const folder = join(dataDir, 'backups');
  mkdirSync(join(folder, 'folder.sqlite'), { recursive: true });
  writeFileSync(join(folder, 'selah-x.sqlite.0a.part'), 'incomplete');
  writeFileSync(join(folder, 'notes.txt'), 'notes');
  const dates = Array.from({ length: 25 }, (_, day) => new Date(Date.UTC(2026, 0, day + 1)));
  for (const [index, date] of dates.entries()) {
    const kind = index === 24 ? 'before-update' : 'selah';
    const file = join(folder, `${kind}-${index}.sqlite`);
    writeFileSync(file, 'x'.repeat(index + 1));
    utimesSync(file, date, date);
  }
  const { backups } = await readOverview(await createTestServer({ settings: { dataDir } }));
  expect(backups).toHaveLength(20);
  expect(backups[0]).toEqual({
    name: 'before-update-24.sqlite',
    bytes: 25,
    date: '2026-01-25T00:00:00.000Z',
    isUpdateBackup: true,
  });
  expect(backups[1]).toMatchObject({ name: 'selah-23.sqlite', isUpdateBackup: false });
  expect(backups.at(-1)?.name).toBe('selah-5.sqlite');
});

test('the overview names PostgreSQL, SMTP and an unlimited quota', async () => {
  const server = await createTestServer({
    settings: {
      dataDir: makeTempFolder(),
      databaseUrl: 'postgres://localhost/selah',
      smtpUrl: 'smtp://localhost',
      recordLimits: { maxRecordBytes: 0, maxBytesPerOwner: 0 },
    },
  });
  expect(await readOverview(server)).toMatchObject({
    database: 'postgres',
    hasMailServer: true,
    quotaBytes: 0,
  });
});

test('a data folder that does not exist has no known free space', async () => {
  const dataDir = join(makeTempFolder(), 'nowhere');
  const server = await createTestServer({ settings: { dataDir } });
  expect(await readOverview(server)).toMatchObject({ freeBytes: null, backups: [] });
});
