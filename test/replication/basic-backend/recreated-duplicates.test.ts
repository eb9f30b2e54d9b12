// Tests of records that devices recreated twice, under two client ids and without knowing of each
// other: one stays, and no text is lost.
import { afterEach, expect, test } from 'vitest';
import { mergeRecreatedRecords } from '../../../replication/basic-backend/recreated-duplicates.ts';
import { comparedIdsKey } from '../../../replication/checkpoints.ts';
import { compareAllIds } from '../../../replication/compare-ids.ts';
import type { ServerRow } from '../../../replication/transport.ts';
import {
  type Alice,
  closeAllDevices,
  createAlice,
  syncUntilSettled,
} from '../support/device-with-scripted-server.ts';
import { createFakeServer, type FakeServer } from '../support/scripted-server.ts';

afterEach(closeAllDevices);

const text = (device: string) => `words of the ${device}`;
const lateRow: ServerRow = {
  id: 'late',
  client_id: 'a~3',
  title: 'a',
  prayer_text: text('tablet'),
  created_date: '2026-11-20T10:01:00.000Z',
  updated_date: '2026-11-20T10:01:00.000Z',
};
const earlyRow: ServerRow = {
  ...lateRow,
  id: 'early',
  client_id: 'a~2',
  prayer_text: text('phone'),
  testimony: 'heard',
  created_date: '2026-11-20T10:02:00.000Z',
  updated_date: '2026-11-20T10:02:00.000Z',
};

/** The six hours are over, on every device, as often as it takes. */
async function compareIds(server: FakeServer, ...all: readonly Alice[]): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    for (const { device } of all) device.state.set(comparedIdsKey(device.syncCollection), '1');
    await syncUntilSettled(server, ...all.map(({ device }) => device));
  }
}

/** A device that has both rows, on a server that lets both be. */
async function createAliceTwice(guarded = false): Promise<Alice> {
  const alice = await createAlice({ hasConditionalWrites: guarded });
  for (const row of [lateRow, earlyRow]) alice.server.rows.set(row.id, row);
  await alice.device.cycle();
  // The first cycle has compared all ids.
  await alice.device.cycle();
  return alice;
}

test.each(['laptop', 'phone', 'tablet'])(
  '[R12] [R18] a record recreated under an old client id stays one record: the %s compares first',
  async (first) => {
    const server = createFakeServer({ hasConditionalWrites: false });
    const [laptop, phone, tablet] = [
      await createAlice({ server }),
      await createAlice({ server }),
      await createAlice({ server }),
    ];
    await laptop.addSynced('a');
    await phone.device.cycle();
    // The phone has no network from here on.
    await phone.device.edit('a', { prayer_text: text('phone') });
    await laptop.device.remove('a');
    await laptop.push();
    await laptop.device.restore('a');
    await laptop.push();
    await tablet.device.cycle();
    await tablet.device.edit('a~2', { prayer_text: text('tablet') });
    await laptop.device.remove('a~2');
    await laptop.push();
    await tablet.push();
    await phone.push();
    expect([...server.rows.values()].map(({ client_id: id }) => id)).toEqual(['a~3', 'a~2']);

    const names = { laptop, phone, tablet };
    const otherDevices = Object.values(names).filter(
      (one) => one !== names[first as keyof typeof names],
    );
    await compareIds(server, names[first as keyof typeof names], ...otherDevices);
    const previousVersions = {
      prayer_text: text('tablet'),
      earlier_wordings: [{ field: 'prayer_text', text: text('phone') }],
    };
    expect([...server.rows.values()]).toEqual([
      expect.objectContaining({ client_id: 'a~3', ...previousVersions }),
    ]);
    for (const { device } of [laptop, phone, tablet]) {
      expect([...(await device.visible()).values()]).toEqual([
        expect.objectContaining({
          client_id: 'a~3',
          sync: 'safe',
          record: expect.objectContaining(previousVersions),
        }),
      ]);
    }
    server.requests.length = 0;
    await compareIds(server, laptop, phone, tablet);
    expect(server.writes()).toEqual([]);
  },
);

test('[R12] the earlier record is removed only when the later has all text confirmed', async () => {
  const { device, server, readExisting } = await createAliceTwice();
  expect(server.writes()).toEqual(['update late earlier_wordings,testimony']);
  expect(await readExisting('a~2')).toMatchObject({ removed: false, sync: 'safe' });
  await compareAllIds(device.syncCollection, device.transport);
  await device.cycle();
  expect(server.writes()).toEqual(['update late earlier_wordings,testimony', 'delete early']);
  expect([...server.rows.values()]).toEqual([
    expect.objectContaining({
      id: 'late',
      prayer_text: text('tablet'),
      testimony: 'heard',
      earlier_wordings: [{ field: 'prayer_text', text: text('phone') }],
    }),
  ]);
});

test('[R12] text that is not yet sent by the later record keeps the earlier record', async () => {
  const alice = await createAlice({ hasConditionalWrites: false });
  const { device, server, readExisting } = alice;
  for (const row of [lateRow, earlyRow]) server.rows.set(row.id, row);
  server.respondInstead = (request) => (request.startsWith('update') ? { kind: 'busy' } : null);
  await device.cycle();
  await device.cycle();
  await compareAllIds(device.syncCollection, device.transport);
  await device.cycle();
  expect(await readExisting('a~3')).toMatchObject({ sync: 'waiting' });
  expect(await readExisting('a~2')).toMatchObject({ removed: false, sync: 'safe' });
  expect(server.writes().filter((request) => request.startsWith('delete'))).toEqual([]);
});

test('[R12] no earlier record is removed when the later record differs from the list', async () => {
  const { device, server, readExisting } = await createAliceTwice();
  const { updated_date: date } = await readExisting('a~3');
  for (const listed of [
    [earlyRow],
    [earlyRow, { ...lateRow, updated_date: '2026-11-20T11:00:00.000Z' }],
  ]) {
    await mergeRecreatedRecords(device.syncCollection, new Map(listed.map((row) => [row.id, row])));
    expect(await readExisting('a~2')).toMatchObject({ removed: false, sync: 'safe' });
  }
  await mergeRecreatedRecords(
    device.syncCollection,
    new Map([earlyRow, { ...lateRow, updated_date: date }].map((row) => [row.id, row])),
  );
  expect(await readExisting('a~2')).toMatchObject({ removed: true, sync: 'waiting' });
  expect(server.writes()).toEqual(['update late earlier_wordings,testimony']);
});

test('[R12] [R13] text written last to the earlier record is also taken over', async () => {
  const { device, server } = await createAliceTwice();
  await compareAllIds(device.syncCollection, device.transport);
  server.put({ id: 'early', prayer_text: 'written at the last moment' });
  await device.cycle();
  expect([...server.rows.keys()]).toEqual(['late', 'early']);
  for (let round = 0; round < 3; round += 1) {
    await compareAllIds(device.syncCollection, device.transport);
    await device.cycle();
  }
  expect([...server.rows.keys()]).toEqual(['late']);
  for (const expectedText of [text('tablet'), text('phone'), 'written at the last moment', 'heard'])
    expect(JSON.stringify(server.rows.get('late'))).toContain(`"${expectedText}"`);
});

test('[R12] a pending edit of the earlier record elsewhere goes to the later record', async () => {
  const { device, server } = await createAliceTwice();
  const phone = await createAlice({ server });
  await phone.device.cycle();
  await phone.device.edit('a~2', { request: 'written on the way' });
  await compareAllIds(device.syncCollection, device.transport);
  await device.cycle();
  expect([...server.rows.keys()]).toEqual(['late']);
  await syncUntilSettled(server, phone.device, device);
  expect([...server.rows.values()]).toEqual([
    expect.objectContaining({
      client_id: 'a~3',
      request: 'written on the way',
      prayer_text: text('tablet'),
    }),
  ]);
});

test('[R11] [R12] conditional writes keep both records: the earlier one was restored', async () => {
  const { device, server } = await createAliceTwice(true);
  await compareAllIds(device.syncCollection, device.transport);
  await compareAllIds(device.syncCollection, device.transport);
  await device.cycle();
  expect(server.writes()).toEqual([]);
  expect([...(await device.visible()).keys()].toSorted()).toEqual(['a~2', 'a~3']);
});
