// Tests of the limits of records over HTTP: the answers that a device gets, and complete lists of
// large records.
import { expect, test } from 'vitest';
import { openSqlite } from '../../../../server/store/sqlite/sqlite-store.ts';
import {
  buildPrayer,
  createTestServer,
  getRecords,
  type TestServer,
} from '../../support/test-server.ts';

function createLimitedServer(maxBytesPerOwner: number): Promise<TestServer> {
  const recordLimits = { maxRecordBytes: 256 * 1024, maxBytesPerOwner };
  return createTestServer({
    open: (clock) => openSqlite({ path: ':memory:', clock, recordLimits }),
  });
}

/** A prayer of about 200 kB, with two previous versions. */
function buildLargePrayer(): Record<string, unknown> {
  const text = 'Lord, send rain. '.repeat(4_000);
  return buildPrayer({
    prayer_text: text,
    earlier_wordings: [1, 2].map(() => ({ field: 'prayer_text', text })),
  });
}

test('each change of a batch has its own answer when a limit is reached', async () => {
  const { alice } = await createLimitedServer(300_000);
  const tooLarge = buildPrayer({
    earlier_wordings: [1, 2, 3].map(() => ({ field: 'prayer_text', text: 'x'.repeat(100_000) })),
  });
  const changes = [buildLargePrayer(), tooLarge, buildLargePrayer(), buildPrayer()].map((data) => ({
    op: 'create',
    data,
  }));
  expect(await alice.call('POST', '/entities/Prayer/batch', { changes })).toMatchObject({
    status: 200,
    body: {
      answers: [
        { status: 201 },
        { status: 413, body: { code: 'too_large', message: expect.any(String) } },
        { status: 413, body: { code: 'quota_full', message: expect.any(String) } },
        { status: 201 },
      ],
    },
  });
});

test('a list of large records is complete, and a page of the newer list says has_more', async () => {
  const { alice } = await createLimitedServer(0);
  const sent = Array.from({ length: 8 }, () => buildLargePrayer());
  await alice.call('POST', '/entities/Prayer/bulk', sent);
  const answer = await alice.call('GET', '/entities/Prayer?sort=created_date&limit=1000');
  expect(answer.headers).not.toHaveProperty('content-length');
  expect(getRecords(answer)).toMatchObject(sent);
  const titles = await alice.call('GET', '/entities/Prayer?fields=title');
  expect(getRecords(titles).map(({ title }) => title)).toEqual(sent.map(({ title }) => title));

  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const path = `/entities/Prayer/v2/list?limit=100&cursor=${encodeURIComponent(cursor)}`;
    const { body } = await alice.call('GET', path);
    const page = body as { items: { client_id: string }[]; next_cursor: string | null };
    expect(page).toMatchObject({ has_more: page.next_cursor !== null });
    expect(page.items.length).toBeLessThan(8);
    ids.push(...page.items.map(({ client_id }) => client_id));
    cursor = page.next_cursor;
  }
  expect(ids.toSorted()).toEqual(sent.map(({ client_id }) => client_id).toSorted());
});
