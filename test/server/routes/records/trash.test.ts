// Tests of the trash: its list, permanent deletion, and restored records, which reach every device
// because they get a new date and leave the feed of deletions.
import { describe, expect, test } from 'vitest';
import type { ChangesResponse, DeletedRow } from '../../../../schemas/api/backend-api.ts';
import {
  buildPrayer,
  createTestServer,
  getRecord,
  getRecords,
  type TestUser,
} from '../../support/test-server.ts';
import { oneStorePerDatabase } from '../../support/store-per-database.ts';

const prayers = '/entities/Prayer';

/** The dates of a device that has not synced yet. */
const emptySummary = { changed: '2000-01-01T00:00:00Z', deleted: '' };

/**
 * Returns the changes and deletions for a device that has synced everything up to the given dates.
 */
async function pull(
  { call }: TestUser,
  { changed, deleted }: { changed: string; deleted: string },
): Promise<{ titles: unknown[]; deletions: unknown[] }> {
  const query = encodeURIComponent(JSON.stringify({ updated_date: { $gt: changed } }));
  const rows = getRecords(await call('GET', `${prayers}?q=${query}&sort=updated_date`));
  const deletions = (await call('GET', `${prayers}/deleted?since=${encodeURIComponent(deleted)}`))
    .body as DeletedRow[];
  return {
    titles: rows.map(({ title }) => title),
    deletions: deletions.map(({ client_id }) => client_id),
  };
}

async function readChangeSummary({
  call,
}: TestUser): Promise<{ changed: string; deleted: string }> {
  const { entities } = (await call('GET', '/changes')).body as ChangesResponse;
  return entities['Prayer'] ?? { changed: '', deleted: '' };
}

describe.each(oneStorePerDatabase)('on $name:', ({ open }) => {
  test.each([
    ['one', (id: string) => ['PUT', `${prayers}/${id}/restore`] as const],
    ['all', () => ['PUT', `${prayers}/trash/restore`, {}] as const],
  ])('[R16] [R17] restored %s', async (_how, restore) => {
    // The clock stands still, and another record is newer. The date must still follow the order of
    // the changes.
    const { alice } = await createTestServer({ open });
    const first = getRecord(
      await alice.call('POST', prayers, buildPrayer({ client_id: 'one', title: 'one' })),
    );
    await alice.call('POST', prayers, buildPrayer({ client_id: 'two', title: 'two' }));
    expect((await alice.call('DELETE', `${prayers}/${first.id}`)).status).toBe(200);
    const summary = await readChangeSummary(alice);
    expect(await pull(alice, summary)).toEqual({ titles: [], deletions: [] });
    expect(await pull(alice, emptySummary)).toEqual({ titles: ['two'], deletions: ['one'] });

    const [method, path, body] = restore(first.id);
    expect((await alice.call(method, path, body)).status).toBe(200);
    const [restored] = getRecords(await alice.call('GET', `${prayers}?q={"client_id":"one"}`));
    expect(restored).toMatchObject({
      id: first.id,
      client_id: 'one',
      title: 'one',
      created_date: first.created_date,
    });
    expect(
      restored &&
        restored.updated_date > summary.deleted &&
        restored.updated_date > summary.changed,
    ).toBe(true);
    // A device that has synced the deletion and a device that has never synced get the same record,
    // and no deletion.
    expect(await pull(alice, summary)).toEqual({ titles: ['one'], deletions: [] });
    expect(await pull(alice, emptySummary)).toEqual({ titles: ['two', 'one'], deletions: [] });
    // The change summary shows the restored record. The date of deletions goes back with the
    // removed deletion entry, which has no meaning alone.
    expect(await readChangeSummary(alice)).toEqual({
      changed: restored?.updated_date,
      deleted: '',
    });
    // The restored record is a normal record, and a repeated create still returns the first record.
    expect(
      (
        await alice.call(
          'PUT',
          `${prayers}/${first.id}`,
          { title: 'three' },
          { 'if-match': `"${restored?.updated_date}"` },
        )
      ).status,
    ).toBe(200);
    expect(await alice.call('POST', prayers, buildPrayer({ client_id: 'one' }))).toMatchObject({
      status: 200,
      body: { id: first.id, title: 'three' },
    });
  });

  test('the trash holds deletions of its owner; restoring changes only the date', async () => {
    const { alice, bob } = await createTestServer({ open });
    const created = getRecord(
      await alice.call('POST', prayers, buildPrayer({ title: 'a', client_id: 'one' })),
    );
    await alice.call('POST', prayers, buildPrayer({ title: 'b' }));
    await alice.call('DELETE', `${prayers}?all=true`);
    expect(
      getRecords(await alice.call('GET', `${prayers}/trash?sort=title`)).map(({ title }) => title),
    ).toEqual(['a', 'b']);
    expect((await bob.call('GET', `${prayers}/trash`)).body).toEqual([]);
    expect((await bob.call('PUT', `${prayers}/${created.id}/restore`)).status).toBe(404);
    expect((await bob.call('PUT', `${prayers}/trash/restore`, {})).body).toEqual({
      success: true,
      restored: 0,
    });
    expect((await bob.call('DELETE', `${prayers}/${created.id}/permanent`)).status).toBe(404);
    const restored = getRecord(await alice.call('PUT', `${prayers}/${created.id}/restore`));
    expect(restored).toEqual({ ...created, updated_date: restored.updated_date });
    expect(restored.updated_date > created.updated_date).toBe(true);
    expect((await alice.call('PUT', `${prayers}/${created.id}/restore`)).status).toBe(404);
    expect((await alice.call('POST', prayers, buildPrayer({ client_id: 'one' }))).status).toBe(200);
    expect((await alice.call('PUT', `${prayers}/trash/restore`, { title: 'b' })).body).toEqual({
      success: true,
      restored: 1,
    });
    expect((await alice.call('GET', `${prayers}/trash`)).body).toEqual([]);
    expect((await alice.call('GET', `${prayers}/deleted`)).body).toEqual([]);
  });

  test('a permanently deleted record cannot be restored, but is listed in the feed', async () => {
    const { alice } = await createTestServer({ open });
    const { id } = getRecord(await alice.call('POST', prayers, buildPrayer()));
    expect((await alice.call('DELETE', `${prayers}/${id}/permanent`)).status).toBe(404);
    await alice.call('DELETE', `${prayers}/${id}`);
    expect((await alice.call('DELETE', `${prayers}/${id}/permanent`)).body).toEqual({
      success: true,
    });
    expect((await alice.call('GET', `${prayers}/trash`)).body).toEqual([]);
    expect((await alice.call('PUT', `${prayers}/${id}/restore`)).status).toBe(404);
    expect((await alice.call('GET', `${prayers}/deleted`)).body).toMatchObject([{ id }]);
  });
});
