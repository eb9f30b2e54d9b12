// What comes back from the trash comes back to every device: it is dated anew, and the feed of
// deletions is silent about it.
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

/** Of a device that has seen nothing yet. */
const nothing = { changed: '2000-01-01T00:00:00Z', deleted: '' };

/** What a device gets that has seen everything up to these dates. */
async function pull(
  { call }: TestUser,
  { changed, deleted }: { changed: string; deleted: string },
): Promise<{ titles: unknown[]; gone: unknown[] }> {
  const q = encodeURIComponent(JSON.stringify({ updated_date: { $gt: changed } }));
  const rows = getRecords(await call('GET', `${prayers}?q=${q}&sort=updated_date`));
  const gone = (await call('GET', `${prayers}/deleted?since=${encodeURIComponent(deleted)}`))
    .body as DeletedRow[];
  return { titles: rows.map(({ title }) => title), gone: gone.map(({ client_id }) => client_id) };
}

async function glance({ call }: TestUser): Promise<{ changed: string; deleted: string }> {
  const { entities } = (await call('GET', '/changes')).body as ChangesResponse;
  return entities['Prayer'] ?? { changed: '', deleted: '' };
}

describe.each(oneStorePerDatabase)('on $name:', ({ open }) => {
  test.each([
    ['one', (id: string) => ['PUT', `${prayers}/${id}/restore`] as const],
    ['all', () => ['PUT', `${prayers}/trash/restore`, {}] as const],
  ])('[R16] [R17] restored %s', async (_how, restore) => {
    // The clock stands still, and another record is newer: the date must follow the order of the
    // changes all the same.
    const { alice } = await createTestServer({ open });
    const first = getRecord(
      await alice.call('POST', prayers, buildPrayer({ client_id: 'one', title: 'one' })),
    );
    await alice.call('POST', prayers, buildPrayer({ client_id: 'two', title: 'two' }));
    expect((await alice.call('DELETE', `${prayers}/${first.id}`)).status).toBe(200);
    const seen = await glance(alice);
    expect(await pull(alice, seen)).toEqual({ titles: [], gone: [] });
    expect(await pull(alice, nothing)).toEqual({ titles: ['two'], gone: ['one'] });

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
      restored && restored.updated_date > seen.deleted && restored.updated_date > seen.changed,
    ).toBe(true);
    // A device that has seen the deletion, and one that has seen nothing, get the same record, and
    // no word of a deletion.
    expect(await pull(alice, seen)).toEqual({ titles: ['one'], gone: [] });
    expect(await pull(alice, nothing)).toEqual({ titles: ['two', 'one'], gone: [] });
    // One glance shows it. The date of deletions goes back with the trace: it says nothing by
    // itself.
    expect(await glance(alice)).toEqual({ changed: restored?.updated_date, deleted: '' });
    // It is a record like any other, and made again it is still the first one.
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
});
