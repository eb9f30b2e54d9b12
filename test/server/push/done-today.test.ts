// Tests of isDoneToday, which suppresses a reminder whose prayer or plan is already done on the
// user's day. The content of a record decides, not the time of its last sync.
import { describe, expect, test } from 'vitest';
import { isDoneToday } from '../../../server/push/done-today.ts';
import { buildPrayer, createTestServer, type TestUser } from '../support/test-server.ts';

/** The test clock starts at noon on 2026-01-01, UTC. */
const noon = Date.parse('2026-01-01T12:00:00Z');
const hour = 3_600_000;

function buildId(time: number): string {
  const digits = time.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-${crypto.randomUUID().slice(-12)}`;
}

async function createQuestion() {
  const { alice, store } = await createTestServer();
  const done = (kind: 'prayer' | 'plan') =>
    isDoneToday(
      store.records,
      { userId: alice.id, timeZone: 'UTC', dayStart: 0 },
      kind,
      noon + hour,
    );
  return { alice, done };
}

describe('a prayer', () => {
  test.each([
    ['written today', { client_id: buildId(noon - hour) }, true],
    ['with an id that holds no time', {}, true],
    ['of a device whose clock is ahead', { client_id: buildId(noon + 48 * hour) }, true],
    [
      'of a device whose clock is years behind',
      { client_id: buildId(Date.parse('2019-01-01')) },
      true,
    ],
    [
      'of May 2024, imported today',
      { client_id: buildId(noon - hour), written_date: '2024-05-01T07:30:00.000Z' },
      false,
    ],
    [
      'written today under an older id',
      { client_id: buildId(noon - 48 * hour), written_date: '2026-01-01T11:00:00.000Z' },
      true,
    ],
    [
      'written today in another time zone',
      { client_id: buildId(noon - 48 * hour), written_date: '2025-12-31T23:00:00-05:00' },
      true,
    ],
    [
      'with a date of writing in ten years and an id of yesterday',
      { client_id: buildId(noon - 20 * hour), written_date: '2036-01-01T11:00:00.000Z' },
      false,
    ],
    ['written yesterday, that came this morning', { client_id: buildId(noon - 20 * hour) }, false],
    [
      'written long ago and answered today',
      { client_id: buildId(noon - 900 * hour), is_answered: true, answered_date: '2026-01-01' },
      true,
    ],
    [
      'answered yesterday',
      { client_id: buildId(noon - 900 * hour), is_answered: true, answered_date: '2025-12-31' },
      false,
    ],
    [
      'noted to today',
      {
        client_id: buildId(noon - 900 * hour),
        updates: [
          { id: 'a', date: '2025-12-30', text: 'a' },
          { id: 'b', date: '2026-01-01', text: 'b' },
        ],
      },
      true,
    ],
    [
      'noted to yesterday',
      {
        client_id: buildId(noon - 900 * hour),
        updates: [{ id: 'a', date: '2025-12-31', text: 'a' }],
      },
      false,
    ],
  ])('%s', async (_name, change, expected) => {
    const { alice, done } = await createQuestion();
    await alice.call('POST', '/entities/Prayer', buildPrayer(change));
    expect(await done('prayer')).toBe(expected);
  });
});

describe('a plan', () => {
  const progress = ({ call }: TestUser, fields: object) =>
    call('POST', '/entities/UserReadingProgress', {
      client_id: crypto.randomUUID(),
      plan_id: 'p',
      started_date: '2025-12-30',
      ...fields,
    });

  test.each([
    ['whose day of today is read', { current_day: 4, completed_days: [1, 2, 3] }, true],
    ['read ahead', { current_day: 6, completed_days: [5] }, true],
    ['whose day of today was taken back', { current_day: 3, completed_days: [1, 2] }, false],
    ['read yesterday, that came this morning', { current_day: 3, completed_days: [1, 2] }, false],
    ['begun today', { started_date: '2026-01-01', current_day: 1, completed_days: [] }, false],
    [
      'far behind, of which a day was read',
      { started_date: '2025-12-01', current_day: 4, completed_days: [1, 2, 3] },
      true,
    ],
    [
      'far behind, of which the first day was taken back',
      { started_date: '2025-12-01', current_day: 1, completed_days: [] },
      false,
    ],
    [
      'one day behind, of which a day was read today',
      { current_day: 3, completed_days: [1, 2], last_read_date: '2026-01-01' },
      true,
    ],
    [
      'one day behind, of which a day was read where it is tomorrow already',
      { current_day: 3, completed_days: [1, 2], last_read_date: '2026-01-02' },
      true,
    ],
    [
      'one day behind, of which a day was read yesterday',
      { current_day: 3, completed_days: [1, 2], last_read_date: '2025-12-31' },
      false,
    ],
    [
      'gone on with today by a client that keeps no such day',
      { current_day: 4, completed_days: [1, 2, 3], last_read_date: '2025-12-31' },
      true,
    ],
    ['finished today', { current_day: 3, completed_days: [1, 2, 3], completed: true }, true],
  ])('%s', async (_name, fields, expected) => {
    const { alice, done } = await createQuestion();
    await progress(alice, fields);
    await alice.call('POST', '/entities/UserReadingProgress', {
      client_id: crypto.randomUUID(),
      plan_id: 'another',
      started_date: '2025-12-01',
      current_day: 1,
      completed_days: [],
    });
    expect(await done('plan')).toBe(expected);
  });

  test('a plan that was done on one day is not done on the next day', async () => {
    const { alice, store } = await createTestServer();
    await progress(alice, { current_day: 5, completed_days: [1, 2, 3, 4] });
    const query = { userId: alice.id, timeZone: 'UTC', dayStart: 0 };
    expect([
      await isDoneToday(store.records, query, 'plan', noon),
      await isDoneToday(store.records, query, 'plan', noon + 24 * hour),
    ]).toEqual([true, false]);
  });
});
