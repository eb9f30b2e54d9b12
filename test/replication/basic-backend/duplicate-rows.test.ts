// Tests of duplicate rows, which a backend without unique client ids allows: one row stays, and no
// text of the other is lost.
import { afterEach, describe, expect, test } from 'vitest';
import { applyRows } from '../../../replication/pull.ts';
import type { ServerRow } from '../../../replication/transport.ts';
import { withDuplicateIds } from '../../../schemas/local-record.ts';
import {
  closeAllDevices,
  createAlice,
  syncUntilSettled,
} from '../support/device-with-scripted-server.ts';
import type { FakeServer } from '../support/scripted-server.ts';

afterEach(closeAllDevices);

const dateAtMinute = (minute: number) => `2026-11-20T10:0${minute}:00.000Z`;
const olderRow: ServerRow = {
  id: 'r1',
  client_id: 'a',
  title: 'a',
  prayer_text: 'words of the elder',
  created_date: dateAtMinute(1),
  updated_date: dateAtMinute(1),
};
const newerRow: ServerRow = {
  ...olderRow,
  id: 'r2',
  prayer_text: 'words of the younger',
  testimony: 'heard',
  created_date: dateAtMinute(2),
  updated_date: dateAtMinute(2),
};

/** Creates a basic backend with both rows, or with the given rows. */
async function createAliceWithDuplicates(rows: readonly ServerRow[] = [olderRow, newerRow]) {
  const alice = await createAlice({ hasConditionalWrites: false });
  for (const row of rows) alice.server.rows.set(row.id, row);
  return alice;
}

/** Expects all text of both rows in the one row, in whichever field the row keeps it. */
function expectOneRow(server: FakeServer, id: string): void {
  expect([...server.rows.keys()]).toEqual([id]);
  const text = JSON.stringify(server.rows.get(id));
  for (const expectedText of ['words of the elder', 'words of the younger', 'heard'])
    expect(text).toContain(`"${expectedText}"`);
}

describe('healing', () => {
  test('[R32] of two rows in one page the older takes over text before the deletion', async () => {
    const { device, server, readExisting } = await createAliceWithDuplicates();
    await syncUntilSettled(server, device);
    expect(server.writes()).toEqual(['update r1 earlier_wordings,testimony', 'delete r2']);
    expectOneRow(server, 'r1');
    expect(await readExisting('a')).toMatchObject({
      server_id: 'r1',
      sync: 'safe',
      ...withDuplicateIds([]),
      record: { prayer_text: 'words of the elder', testimony: 'heard' },
    });
  });

  test.each([
    ['elder', [olderRow, newerRow]],
    ['younger', [newerRow, olderRow]],
  ])('[R32] two rows in two pages, the %s first: the older row stays', async (_which, pages) => {
    const { device, server, readExisting } = await createAliceWithDuplicates();
    for (const row of pages) await applyRows(device.syncCollection, [row], device.transport);
    await syncUntilSettled(server, device);
    expectOneRow(server, 'r1');
    expect(await readExisting('a')).toMatchObject({
      server_id: 'r1',
      sync: 'safe',
      ...withDuplicateIds([]),
      order: expect.any(String),
      created_date: olderRow.created_date,
    });
  });

  test('[R32] of duplicate rows with one date the smaller id stays in any order', async () => {
    const duplicate = { ...newerRow, created_date: olderRow.created_date };
    for (const pages of [
      [olderRow, duplicate],
      [duplicate, olderRow],
      [[duplicate, olderRow]].flat(),
    ]) {
      const { device, server } = await createAliceWithDuplicates([olderRow, duplicate]);
      for (const row of pages) await applyRows(device.syncCollection, [row], device.transport);
      await syncUntilSettled(server, device);
      expectOneRow(server, 'r1');
    }
  });

  test('[R32] two devices merge duplicates read in different orders into one row', async () => {
    const { device, server, readExisting } = await createAliceWithDuplicates();
    const phone = await createAlice({ server });
    for (const row of [olderRow, newerRow])
      await applyRows(device.syncCollection, [row], device.transport);
    for (const row of [newerRow, olderRow])
      await applyRows(phone.device.syncCollection, [row], device.transport);
    // The first request of each device is on its way when the other device begins.
    server.beforeResponse = async () => {
      server.beforeResponse = async () => null;
      await phone.push();
      return null;
    };
    await syncUntilSettled(server, device, phone.device);
    expectOneRow(server, 'r1');
    const { record } = await readExisting('a');
    expect(await phone.readExisting('a')).toMatchObject({ sync: 'safe', server_id: 'r1', record });
    server.requests.length = 0;
    await syncUntilSettled(server, device, phone.device);
    expect(server.writes()).toEqual([]);
  });

  test('[R32] four rows leave one', async () => {
    const otherRows = [3, 4].map((index) => ({
      ...newerRow,
      id: `r${index}`,
      prayer_text: `words of r${index}`,
      created_date: dateAtMinute(index),
      updated_date: dateAtMinute(index),
    }));
    const { device, server } = await createAliceWithDuplicates([olderRow, newerRow, ...otherRows]);
    await syncUntilSettled(server, device);
    expectOneRow(server, 'r1');
    for (const expectedText of ['words of r3', 'words of r4'])
      expect(JSON.stringify(server.rows.get('r1'))).toContain(expectedText);
  });

  test('[R32] a lookup that finds two rows heals them in the same cycle', async () => {
    const { device, server, push, readExisting } = await createAlice({
      hasConditionalWrites: false,
    });
    await device.add('a', { title: 'a', prayer_text: 'words' });
    server.beforeResponse = async () => {
      // The create arrived twice, and no answer reached the device.
      server.put({ client_id: 'a', title: 'a', prayer_text: 'words' });
      return { kind: 'offline' };
    };
    await push();
    server.beforeResponse = async () => null;
    server.requests.length = 0;
    expect(await push()).toBeNull();
    expect(server.requests).toEqual(['find a a~2', 'one r2', 'one r1', 'delete r2']);
    expect(await readExisting('a')).toMatchObject({ sync: 'safe', server_id: 'r1' });
  });
});

test('[R32e] a server with unique client ids makes the device forget stored duplicates', async () => {
  const { device, server, addSynced, push, readExisting } = await createAlice();
  await addSynced('a');
  await device.modify('a', (doc) => ({ ...doc, ...withDuplicateIds(['r9']), sync: 'waiting' }));
  expect(await push()).toBeNull();
  expect(server.requests).toEqual([]);
  expect(await readExisting('a')).toMatchObject({ sync: 'safe', ...withDuplicateIds([]) });
});

describe('duplicate rows are read before they are deleted', () => {
  test('[R32] later text of the younger row is in the older row before the deletion', async () => {
    const { device, server } = await createAliceWithDuplicates();
    await applyRows(device.syncCollection, [olderRow, newerRow], device.transport);
    const events: unknown[] = [];
    server.respondInstead = (request) => {
      if (request === 'one r2' && events.length === 0) {
        events.push('asked');
        server.put({ id: 'r2', request: 'another user wrote this at the last moment' });
      }
      if (request === 'delete r2') events.push(server.rows.get('r1')?.['request']);
      return null;
    };
    await syncUntilSettled(server, device);
    expect(events).toEqual(['asked', 'another user wrote this at the last moment']);
    expectOneRow(server, 'r1');
  });

  test('[R32] a younger row that changes between read and delete is read again', async () => {
    const { device, server } = await createAliceWithDuplicates();
    let isWritten = false;
    server.respondInstead = (request) => {
      if (request === 'delete r2' && !isWritten) {
        isWritten = true;
        server.put({ id: 'r2', request: 'at this very moment' });
      }
      return null;
    };
    await syncUntilSettled(server, device);
    expectOneRow(server, 'r1');
    expect(server.rows.get('r1')).toMatchObject({ request: 'at this very moment' });
  });

  test('[R32] a younger row that is already deleted is forgotten', async () => {
    const { device, server, readExisting } = await createAliceWithDuplicates();
    await applyRows(device.syncCollection, [olderRow, newerRow], device.transport);
    server.rows.delete('r2');
    await syncUntilSettled(server, device);
    expectOneRow(server, 'r1');
    expect(await readExisting('a')).toMatchObject({ sync: 'safe', ...withDuplicateIds([]) });
    expect(server.writes().filter((request) => request.startsWith('delete'))).toEqual([]);
  });

  test('[R32] if the older row is deleted, the younger row becomes the record', async () => {
    // Both rows have the same text, so that nothing is sent before the rows are read.
    const { device, server, push, readExisting } = await createAliceWithDuplicates([
      olderRow,
      { ...olderRow, id: 'r2', created_date: dateAtMinute(2) },
    ]);
    await applyRows(device.syncCollection, [...server.rows.values()], device.transport);
    server.rows.delete('r1');
    expect(await push()).toBeNull();
    expect(server.writes()).toEqual([]);
    expect(await readExisting('a')).toMatchObject({
      server_id: 'r2',
      sync: 'safe',
      ...withDuplicateIds([]),
    });
  });

  test('[R32] an older row deleted before the update is replaced by the younger row', async () => {
    const { device, server } = await createAliceWithDuplicates();
    await applyRows(device.syncCollection, [olderRow, newerRow], device.transport);
    server.rows.delete('r1');
    await syncUntilSettled(server, device);
    expectOneRow(server, 'r2');
    expect([...(await device.visible()).values()]).toEqual([
      expect.objectContaining({ client_id: 'a', server_id: 'r2', sync: 'safe' }),
    ]);
  });

  test('[R32] a failed delete of a duplicate row is tried again', async () => {
    const { device, server, push, readExisting } = await createAliceWithDuplicates();
    await applyRows(device.syncCollection, [olderRow, newerRow], device.transport);
    server.respondInstead = (request) => (request === 'delete r2' ? { kind: 'busy' } : null);
    expect(await push()).toEqual({ kind: 'busy' });
    expect(await readExisting('a')).toMatchObject({ sync: 'waiting', ...withDuplicateIds(['r2']) });
    server.respondInstead = () => null;
    expect(await push()).toBeNull();
    expectOneRow(server, 'r1');
  });

  test.each([{ kind: 'offline' }, { kind: 'busy' }] as const)(
    '[R32] without the word of the server ($kind) nothing is deleted',
    async (failure) => {
      for (const unknown of ['one r1', 'one r2']) {
        const { device, server, push, readExisting } = await createAliceWithDuplicates();
        await applyRows(device.syncCollection, [olderRow, newerRow], device.transport);
        server.respondInstead = (request) => (request === unknown ? failure : null);
        await push();
        expect(server.writes().filter((request) => request.startsWith('delete'))).toEqual([]);
        expect(await readExisting('a')).toMatchObject({
          sync: 'waiting',
          ...withDuplicateIds(['r2']),
        });
      }
    },
  );
});

describe('removals', () => {
  test('[R32] a removal takes all rows with it, in the same cycle', async () => {
    const { device, server, push, readExisting } = await createAliceWithDuplicates();
    await applyRows(device.syncCollection, [olderRow, newerRow], device.transport);
    await device.remove('a');
    expect(await push()).toBeNull();
    expect(server.writes()).toEqual(['delete r1', 'delete r2']);
    expect([...server.rows.keys()]).toEqual([]);
    expect(await readExisting('a')).toMatchObject({
      removed: true,
      gone: 'here',
      sync: 'safe',
      ...withDuplicateIds([]),
    });
  });

  test('[R32] [R13] a duplicate row with unseen text restores the record and stays', async () => {
    const { device, server } = await createAliceWithDuplicates();
    await applyRows(device.syncCollection, [olderRow, newerRow], device.transport);
    await device.remove('a');
    server.put({ id: 'r2', request: 'another user wrote this meanwhile' });
    await syncUntilSettled(server, device);
    expect([...server.rows.values()]).toEqual([
      expect.objectContaining({ id: 'r2', request: 'another user wrote this meanwhile' }),
    ]);
    expect([...(await device.visible()).values()]).toEqual([
      expect.objectContaining({ server_id: 'r2', sync: 'safe' }),
    ]);
  });

  test('[R32] a second row of a record that was removed long ago is removed, too', async () => {
    const { device, server } = await createAliceWithDuplicates([olderRow]);
    await syncUntilSettled(server, device);
    await device.remove('a');
    await syncUntilSettled(server, device);
    server.rows.set('late', {
      ...olderRow,
      id: 'late',
      created_date: dateAtMinute(5),
      updated_date: dateAtMinute(5),
    });
    await syncUntilSettled(server, device);
    expect([...server.rows.keys()]).toEqual([]);
    expect(await device.visible()).toEqual(new Map());
  });
});
