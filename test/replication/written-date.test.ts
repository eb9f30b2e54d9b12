// Tests of the date of writing through the sync: it survives the server's own creation date, a
// second device, conflicts, a recreation, and a backend that drops the field.
import { afterEach, describe, expect, test } from 'vitest';
import { pushPending } from '../../replication/push.ts';
import type { RecordChange, Transport } from '../../replication/transport.ts';
import { getWrittenDate, toNewestFirstKey, type LocalRecord } from '../../schemas/local-record.ts';
import {
  closeAllDevices,
  createAlice,
  syncUntilSettled,
} from './support/device-with-scripted-server.ts';
import type { FakeServer } from './support/scripted-server.ts';

afterEach(closeAllDevices);

const may = '2024-05-01T07:30:00.000Z';
const june = '2024-06-01T07:30:00.000Z';
const prayer = { title: 'May', prayer_text: 'Lord, send rain.', written_date: may };

function expectWrittenInMay(doc: LocalRecord | undefined): void {
  expect(doc).toMatchObject({
    sync: 'safe',
    record: { written_date: may },
    order: toNewestFirstKey(may),
  });
  expect(doc && getWrittenDate(doc)).toBe(may);
}

/** Makes the server ignore the field in all writes, as a backend that does not declare it. */
function dropWrittenDate(server: FakeServer): void {
  const { write } = server.transport;
  const withoutField = (change: RecordChange): RecordChange => {
    if (change.kind === 'delete') return change;
    const { written_date: _dropped, ...fields } = change.fields;
    return { ...change, fields } as RecordChange;
  };
  const transport: Pick<Transport, 'write'> = {
    write: (entity, changes, syncLock) => write(entity, changes.map(withoutField), syncLock),
  };
  Object.assign(server.transport, transport);
}

describe.each([true, false])('with conditional writes: %s', (hasConditionalWrites) => {
  test('[R40a] an imported prayer keeps its day after the first sync, on all devices', async () => {
    const { device, server, readExisting } = await createAlice({ hasConditionalWrites });
    const phone = await createAlice({ server });
    await device.add('a', prayer);
    await device.add('b', { title: 'Today', prayer_text: 'Lord, thank you.' });
    await syncUntilSettled(server, device, phone.device);
    expect([...server.rows.values()][0]).toMatchObject({
      written_date: may,
      created_date: expect.stringMatching(/^2026-11/) as string,
    });
    for (const { readExisting: read } of [{ readExisting }, phone]) {
      expectWrittenInMay(await read('a'));
      expect((await read('b')).order < (await read('a')).order).toBe(true);
    }
  });

  test('[R40a] a backend that drops the field: the record is synced, the date stays', async () => {
    const { device, server, readExisting } = await createAlice({ hasConditionalWrites });
    dropWrittenDate(server);
    await device.add('a', prayer);
    await device.cycle();
    expectWrittenInMay(await readExisting('a'));
    await device.edit('a', { title: 'Rain' });
    server.put({ id: 'r1', testimony: 'It rained.' });
    await syncUntilSettled(server, device);
    expectWrittenInMay(await readExisting('a'));
    expect(server.rows.get('r1')).toMatchObject({ title: 'Rain', testimony: 'It rained.' });
    expect(server.rows.get('r1')).not.toHaveProperty('written_date');
    // The first update was made from an older row, so it is sent a second time.
    expect(server.writes()).toEqual(['create a', 'update r1 title', 'update r1 title']);
    await device.cycle();
    expect(server.writes()).toHaveLength(3);
  });

  test('[R40a] conflicting edits of two devices keep the date of writing', async () => {
    const { device, server, readExisting } = await createAlice({ hasConditionalWrites });
    const phone = await createAlice({ server });
    await device.add('a', prayer);
    await syncUntilSettled(server, device, phone.device);
    await device.edit('a', { prayer_text: 'of the tablet' });
    await phone.device.edit('a', { prayer_text: 'of the phone' });
    await syncUntilSettled(server, device, phone.device);
    expectWrittenInMay(await readExisting('a'));
    expectWrittenInMay(await phone.readExisting('a'));
    expect(server.rows.get('r1')).toMatchObject({ written_date: may });
  });
});

test('[R12] [R40a] a recreated record keeps the date of writing', async () => {
  const { device, server, readExisting } = await createAlice();
  await device.add('a', prayer);
  await device.cycle();
  server.removeRow('r1');
  await device.edit('a', { title: 'Rain' });
  await syncUntilSettled(server, device);
  expectWrittenInMay(await readExisting('a~2'));
  expect(server.rows.get('r2')).toMatchObject({ client_id: 'a~2', written_date: may });
});

test('[R12] [R40a] a successor pulled without the field takes the date of the record', async () => {
  const { device, server, readExisting } = await createAlice({ hasConditionalWrites: false });
  await device.add('a', prayer);
  await device.cycle();
  server.rows.delete('r1');
  server.put({ client_id: 'a~2', title: 'May', prayer_text: 'Lord, send rain.' });
  await device.edit('a', { title: 'Rain' });
  await syncUntilSettled(server, device);
  expectWrittenInMay(await readExisting('a~2'));
});

test('[R13] a written date that this device has not seen withdraws no removal', async () => {
  const { device, server } = await createAlice();
  const { written_date: _none, ...withoutDate } = prayer;
  await device.add('a', withoutDate);
  await device.cycle();
  await device.remove('a');
  server.put({ id: 'r1', written_date: may });
  await syncUntilSettled(server, device);
  expect(server.rows.size).toBe(0);
});

describe('[R32] duplicate rows on a basic backend', () => {
  const buildRow = (id: string, minute: number, written?: string) => ({
    id,
    client_id: 'a',
    title: 'May',
    prayer_text: 'Lord, send rain.',
    ...(written !== undefined && { written_date: written }),
    created_date: `2026-11-20T10:0${minute}:00.000Z`,
    updated_date: `2026-11-20T10:0${minute}:00.000Z`,
  });

  test.each([
    ['of the elder row', [buildRow('r1', 1, may), buildRow('r2', 2, june)]],
    ['of the younger row', [buildRow('r1', 1, june), buildRow('r2', 2, may)]],
    ['that only the younger row has', [buildRow('r1', 1), buildRow('r2', 2, may)]],
  ])('[R40a] the earliest date stands: the date %s', async (_which, rows) => {
    const { device, server, readExisting } = await createAlice({ hasConditionalWrites: false });
    for (const row of rows) server.rows.set(row.id, row);
    await syncUntilSettled(server, device);
    expectWrittenInMay(await readExisting('a'));
    expect([...server.rows.values()]).toMatchObject([{ id: 'r1', written_date: may }]);
  });

  test('[R40a] the younger row of a lost elder row keeps the earliest date', async () => {
    const { device, server, readExisting, push } = await createAlice({
      hasConditionalWrites: false,
    });
    await device.add('a', prayer);
    await push();
    server.rows.delete('r1');
    server.rows.set('r2', buildRow('r2', 2, june));
    await device.edit('a', { title: 'Rain' });
    await pushPending(device.syncCollection, device.transport);
    await syncUntilSettled(server, device);
    expectWrittenInMay(await readExisting('a'));
    expect(server.rows.get('r2')).toMatchObject({ title: 'Rain', written_date: may });
  });
});
