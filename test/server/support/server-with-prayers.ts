// Test server that holds a few prayers of two users, for tests of queries.
import { buildPrayer, createTestServer } from './test-server.ts';
import type { TestStore } from './test-stores.ts';

const rows = [
  { title: 'a', category: 'work', answered_date: '2026-01-05', is_answered: true },
  { title: 'b', category: 'work' },
  { title: 'c', category: 'family', answered_date: '2026-01-20', is_answered: true },
  { title: 'd', category: 'family', answered_date: '2026-02-01', is_answered: true },
  { title: 'e', category: 'family' },
];

/** Creates a server on which Alice has five prayers and Bob has one. */
export async function createServerWithPrayers(open: TestStore['open']) {
  const server = await createTestServer({ open });
  await server.alice.call(
    'POST',
    '/entities/Prayer/bulk',
    rows.map((row) => buildPrayer(row)),
  );
  await server.bob.call(
    'POST',
    '/entities/Prayer',
    buildPrayer({ title: 'z', category: 'secret' }),
  );
  return server;
}
