// Tests of the change summary route: dates for each caller, token owner, database epoch, and 426
// for app versions that are too old. The summary gives the same dates as one request for each
// entity, without data of other users.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  appVersion,
  versionHeader,
  type ChangesResponse,
} from '../../../schemas/api/backend-api.ts';
import { sessionMillis } from '../../../server/auth/sessions.ts';
import { openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import {
  makeTempFolder,
  buildPrayer,
  createTestServer,
  getRecord,
  type TestUser,
} from '../support/test-server.ts';
import { oneStorePerDatabase } from '../support/store-per-database.ts';

async function changesFor(person: Pick<TestUser, 'call'>): Promise<ChangesResponse> {
  const { status, body } = await person.call('GET', '/changes');
  expect(status).toBe(200);
  return body as ChangesResponse;
}

/** Returns the dates that a user gets from a separate request for each entity. */
async function readOneByOne(
  person: Pick<TestUser, 'call'>,
  names: readonly string[],
): Promise<ChangesResponse['entities']> {
  const summaries: Record<string, { changed: string; deleted: string }> = {};
  for (const name of names) {
    const newest = await person.call('GET', `/entities/${name}?sort=-updated_date&limit=1`);
    const deleted = await person.call('GET', `/entities/${name}/deleted`);
    if (deleted.status === 401) continue;
    const entry = {
      changed: (newest.body as { updated_date: string }[])[0]?.updated_date ?? '',
      deleted: (deleted.body as { deleted_date: string }[]).at(-1)?.deleted_date ?? '',
    };
    if (entry.changed !== '' || entry.deleted !== '') summaries[name] = entry;
  }
  return summaries;
}

const rules = {
  Open: { properties: { title: { type: 'string' } } },
  Diary: {
    properties: { title: { type: 'string' } },
    rls: {
      create: true,
      read: { created_by: '{{user.email}}' },
      write: { created_by: '{{user.email}}' },
    },
  },
  Notice: {
    properties: { title: { type: 'string' } },
    rls: {
      create: true,
      read: { $or: [{ created_by: '{{user.email}}' }, { title: 'out' }] },
      write: true,
    },
  },
};

function createEntitiesDir(): string {
  const folder = makeTempFolder();
  for (const [name, file] of Object.entries(rules))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ name, ...file }));
  return folder;
}

describe.each(oneStorePerDatabase)('on $name:', ({ open }) => {
  test('[R37] a date that the server has not given out starts an epoch for this user', async () => {
    const { alice, bob, anonymous } = await createTestServer({ open });
    await alice.call('POST', '/entities/Prayer', buildPrayer());
    const { epoch, entities } = await changesFor(alice);
    const readEpochWith = async (known: Record<string, string>, person = alice) => {
      const { body } = await person.call('GET', `/changes?${new URLSearchParams(known)}`);
      return (body as ChangesResponse).epoch;
    };
    const { changed = '' } = entities['Prayer'] ?? {};
    const later = '2099-01-01T00:00:00.000000Z';
    // Dates that the server gave out, other epochs and other formats prove nothing.
    expect(await readEpochWith({ epoch, seen: changed })).toBe(epoch);
    expect(await readEpochWith({ epoch: 'another', seen: later })).toBe(epoch);
    expect(await readEpochWith({ epoch, seen: '2099' })).toBe(epoch);
    const renewed = await readEpochWith({ epoch, seen: later });
    expect(renewed).not.toBe(epoch);
    expect(renewed.split('.')[0]).toBe(epoch);
    expect((await changesFor(alice)).epoch).toBe(renewed);
    // The device has not finished its recovery and still names the old epoch.
    expect(await readEpochWith({ epoch, seen: later })).toBe(renewed);
    expect((await changesFor(bob)).epoch).toBe(epoch);
    const guest = await anonymous.call(
      'GET',
      `/changes?${new URLSearchParams({ epoch, seen: later })}`,
    );
    expect(guest.body).toMatchObject({ epoch });
  });

  test('[R36] dates of the change summary equal list and feed dates for all callers', async () => {
    const serviceToken = 'a-service-token-that-is-long-enough-for-anybody';
    const server = await createTestServer({
      open,
      settings: { entitiesDir: createEntitiesDir(), serviceToken },
    });
    const { alice, bob, admin, anonymous, clock } = server;
    const service: Pick<TestUser, 'call'> = {
      call: (method, path, body) =>
        anonymous.call(method, path, body, { authorization: `Bearer ${serviceToken}` }),
    };
    const callers = [alice, bob, admin, service, anonymous];
    const names = [
      'Prayer',
      'BibleNote',
      'GraceNote',
      'ComfortingVerse',
      'ReadingPlan',
      'Open',
      'Diary',
      'Notice',
    ];
    const verse = { verse_key: 'one', scripture_reference: 'Psalm 4:8' };
    const steps: (() => Promise<{ status: number }>)[] = [
      () => alice.call('GET', '/entities/User/me'),
      () => alice.call('POST', '/entities/Prayer', buildPrayer({ client_id: 'one' })),
      () => bob.call('POST', '/entities/Prayer', buildPrayer()),
      () =>
        alice.call('POST', '/entities/BibleNote', {
          client_id: 'n',
          reference: 'John 3:16',
          book: 'JHN',
          chapter: 3,
          verse: 16,
          note_text: 'a note',
        }),
      () =>
        alice.call('PATCH', '/entities/Prayer/update-many', {
          query: {},
          data: { $set: { title: 'b' } },
        }),
      () => admin.call('POST', '/entities/ComfortingVerse', verse),
      () => alice.call('POST', '/entities/Open', { title: 'a' }),
      () => bob.call('POST', '/entities/Diary', { title: 'a' }),
      () => bob.call('POST', '/entities/Notice', { title: 'in' }),
      () => alice.call('DELETE', '/entities/Prayer?all=true', {}),
      () => admin.call('DELETE', '/entities/ComfortingVerse', { verse_key: 'one' }),
      () => alice.call('DELETE', '/entities/Open?all=true', {}),
      () => alice.call('PUT', '/entities/Prayer/trash/restore', {}),
    ];
    for (const [index, step] of steps.entries()) {
      clock.advance(1_000);
      expect((await step()).status, `step ${index}`).toBeLessThan(300);
      for (const caller of callers) {
        const { entities: summary } = await changesFor(caller);
        const { User: _own, ...records } = summary;
        const readResults = await readOneByOne(caller, names);
        // For entities whose rules check each record, the change summary may omit dates, but never
        // gives wrong dates.
        for (const unchangedEntity of ['Diary', 'Notice'])
          if (!(unchangedEntity in records))
            delete (readResults as Record<string, unknown>)[unchangedEntity];
        expect(records, `step ${index}`).toEqual(readResults);
      }
    }
    expect(Object.keys((await changesFor(alice)).entities).toSorted()).toEqual([
      'BibleNote',
      'ComfortingVerse',
      'Open',
      'Prayer',
      'User',
    ]);
    expect(Object.keys((await changesFor(anonymous)).entities).toSorted()).toEqual([
      'ComfortingVerse',
      'Open',
    ]);
  });

  test('[R33] the change summary names the token owner and the profile date', async () => {
    const { alice, bob, anonymous, clock } = await createTestServer({ open });
    expect(await changesFor(anonymous)).toMatchObject({
      user_id: null,
      epoch: expect.stringMatching(/^[0-9a-f-]{36}$/),
      entities: {},
    });
    expect(await changesFor(bob)).toMatchObject({ user_id: bob.id });
    clock.advance(1_000);
    const { updated_date } = getRecord(
      await alice.call('PUT', '/entities/User/me', { language: 'fr' }),
    );
    expect(await changesFor(alice)).toMatchObject({
      user_id: alice.id,
      entities: { User: { changed: updated_date, deleted: '' } },
    });
    expect((await changesFor(bob)).entities['User']?.changed).not.toBe(updated_date);
  });

  test('an invalid token answers 401 and does not count as a visitor', async () => {
    const { alice, anonymous, store } = await createTestServer({ open });
    for (const token of ['null', 'a.b.c', alice.token.slice(0, -2)]) {
      expect(
        await anonymous.call('GET', '/changes', undefined, { authorization: `Bearer ${token}` }),
      ).toMatchObject({ status: 401, body: { code: 'unauthorized', detail: 'Please sign in.' } });
    }
    await store.sessions.endAll(alice.id);
    expect(await alice.call('GET', '/changes')).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
  });

  test('the change summary is refused for a caller who may not use the app', async () => {
    const { anonymous, alice } = await createTestServer({
      open,
      settings: { access: 'public_with_login' },
    });
    expect(await anonymous.call('GET', '/changes')).toMatchObject({
      status: 401,
      body: { code: 'auth_required' },
    });
    await changesFor(alice);
    const invited = await createTestServer({ settings: { access: 'private_with_login' } });
    await invited.store.users.change(invited.bob.id, { isAdmitted: false });
    expect(await invited.bob.call('GET', '/changes')).toMatchObject({
      status: 403,
      body: { code: 'user_not_registered' },
    });
    await changesFor(invited.alice);
  });

  test('[R37] the epoch stays the same, but changes when an older state is restored', async () => {
    const { alice, anonymous, store } = await createTestServer({ open });
    const { epoch } = await changesFor(alice);
    await alice.call('POST', '/entities/Prayer', buildPrayer());
    expect((await changesFor(anonymous)).epoch).toBe(epoch);
    await store.renewEpoch();
    const { epoch: another } = await changesFor(alice);
    expect(another).not.toBe(epoch);
    expect((await changesFor(alice)).epoch).toBe(another);
  });
});

test('[R36] a change summary writes nothing but the use of the session, once a day', async () => {
  const path = join(makeTempFolder(), 'selah.sqlite');
  let changes = () => 0;
  const { alice, clock } = await createTestServer({
    open: (time) =>
      openSqlite({
        path,
        clock: time,
        opened: (connection) => {
          const total = connection.prepare('select total_changes() as total');
          changes = () => Number(total.get()?.['total']);
        },
      }),
  });
  const before = changes();
  for (let hour = 0; hour < 23; hour += 1) {
    clock.advance(60 * 60_000);
    await changesFor(alice);
  }
  expect(changes()).toBe(before);
  clock.advance(2 * 60 * 60_000);
  for (let attempt = 0; attempt < 5; attempt += 1) await changesFor(alice);
  expect(changes()).toBe(before + 1);
  clock.advance(sessionMillis);
  expect((await alice.call('GET', '/changes')).status).toBe(401);
});

describe('an app that is too old', () => {
  const old = { [versionHeader]: '2' };

  test('[R27] record and user calls of a too old app answer 426 and do nothing', async () => {
    const { app, alice } = await createTestServer({ settings: { oldestApp: 3 } });
    const outdated = {
      status: 426,
      body: {
        code: 'outdated',
        message: expect.any(String),
        detail: expect.any(String),
        error_type: 'HTTPException',
        request_id: expect.any(String),
      },
    };
    for (const [method, path, body] of [
      ['GET', '/changes'],
      ['GET', '/entities/Prayer'],
      ['GET', '/entities/Prayer/deleted'],
      ['POST', '/entities/Prayer', buildPrayer()],
      ['POST', '/entities/Prayer/batch', { changes: [{ op: 'create', data: buildPrayer() }] }],
      ['DELETE', '/entities/Prayer?all=true', {}],
      ['GET', '/entities/User/me'],
      ['PUT', '/entities/User/me', { language: 'fr' }],
    ] as const) {
      expect(await alice.call(method, path, body, old), `${method} ${path}`).toMatchObject(
        outdated,
      );
    }
    expect(
      (await app.inject({ url: '/api/apps/selah/%65ntities/Prayer', headers: old })).statusCode,
    ).toBe(426);
    expect((await alice.call('GET', '/entities/Prayer/count')).body).toEqual({ count: 0 });
  });

  test('a too old app may sign in and load its next version', async () => {
    const { app, anonymous } = await createTestServer({ settings: { oldestApp: 3 } });
    expect(
      (await app.inject({ url: '/api/apps/public/prod/public-settings/by-id/selah', headers: old }))
        .statusCode,
    ).toBe(200);
    expect(
      (
        await anonymous.call(
          'POST',
          '/auth/login',
          { email: 'unknown@example.org', password: 'not right at all' },
          old,
        )
      ).status,
    ).toBe(400);
    expect((await app.inject({ url: '/healthz', headers: old })).statusCode).toBe(200);
  });

  test.each(['3', '4', '', 'two', '-1', '2.5'])(
    'an app that sends the version %j is not refused as too old',
    async (version) => {
      const { alice } = await createTestServer({ settings: { oldestApp: 3 } });
      expect(
        (await alice.call('GET', '/entities/Prayer', undefined, { [versionHeader]: version }))
          .status,
      ).toBe(200);
    },
  );

  test('the current app by default, and an app without a version, are not too old', async () => {
    const { alice } = await createTestServer();
    expect(Number.isInteger(appVersion) && appVersion > 0).toBe(true);
    for (const version of ['0', String(appVersion)])
      expect(
        (await alice.call('GET', '/changes', undefined, { [versionHeader]: version })).status,
      ).toBe(200);
    const strict = await createTestServer({ settings: { oldestApp: 999_999 } });
    expect((await strict.alice.call('GET', '/changes')).status).toBe(200);
  });
});
