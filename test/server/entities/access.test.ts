// Tests of the access rules of the server owner's entities: who may read, create, change and delete
// records, by every call.
// One file holds all calls, because the tests share one set of entities with access rules.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  makeTempFolder,
  createTestServer,
  getRecord,
  getRecords,
  type TestUser,
  type TestServer,
} from '../support/test-server.ts';
import { oneStorePerDatabase } from '../support/store-per-database.ts';
import type { TestStore } from '../support/test-stores.ts';

const day = 24 * 60 * 60_000;
const own = { created_by: '{{user.email}}' };
const admin = { user_condition: { role: 'admin' } };
const sameLanguage = { 'data.team': '{{user.data.language}}' };

const files = {
  Open: { properties: { title: { type: 'string' } } },
  // A notice is visible when published, and always to its author and to admins; only its author may
  // change it, and only while it is a draft.
  Notice: {
    properties: {
      title: { type: 'string' },
      status: { type: 'string', enum: ['draft', 'out'], default: 'draft' },
    },
    required: ['title'],
    rls: {
      create: true,
      read: { $or: [own, admin, { status: 'out' }] },
      update: own,
      delete: { $and: [own, { status: { $ne: 'out' } }] },
    },
  },
  // People of one language are a team.
  Song: {
    properties: {
      title: { type: 'string' },
      team: { type: 'string' },
      singers: { type: 'array', items: { type: 'string' } },
    },
    rls: {
      create: sameLanguage,
      read: { $or: [sameLanguage, { singers: { $all: ['{{user.email}}'] } }] },
      write: sameLanguage,
    },
  },
  // Each user reads their own records; the rules for changes name no restriction, not even for
  // unreadable records.
  Diary: {
    properties: { title: { type: 'string' } },
    rls: { create: true, read: own, update: true, delete: true },
  },
  Box: {
    properties: { note: { type: 'string' }, client_id: { type: 'string' } },
    rls: { create: true, read: admin, update: false, delete: admin },
  },
};

async function createServerWithEntities(
  open: TestStore['open'],
): Promise<TestServer & { service: Pick<TestUser, 'call'> }> {
  const folder = makeTempFolder();
  for (const [name, file] of Object.entries(files))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ name, ...file }));
  const serviceToken = 'a-service-token-that-is-long-enough-for-anybody';
  const server = await createTestServer({ open, settings: { entitiesDir: folder, serviceToken } });
  const service: TestUser['call'] = (method, path, body, headers) =>
    server.anonymous.call(method, path, body, {
      authorization: `Bearer ${serviceToken}`,
      ...headers,
    });
  return { ...server, service: { call: service } };
}

describe.each(oneStorePerDatabase)('on $name:', ({ open }) => {
  describe('an entity without rules', () => {
    test('an entity without rules is readable by all, writable by signed-in users', async () => {
      const { alice, bob, anonymous } = await createServerWithEntities(open);
      const created = getRecord(await alice.call('POST', '/entities/Open', { title: 'hers' }));
      expect(created).toMatchObject({ created_by: 'alice@example.org', created_by_id: alice.id });
      expect((await anonymous.call('GET', `/entities/Open/${created.id}`)).body).toEqual(created);
      expect(
        getRecord(await bob.call('PUT', `/entities/Open/${created.id}`, { title: 'ours' })),
      ).toMatchObject({ title: 'ours', created_by: 'alice@example.org' });
      for (const method of ['PUT', 'DELETE'] as const)
        expect((await anonymous.call(method, `/entities/Open/${created.id}`, {})).status).toBe(401);
      expect((await anonymous.call('POST', '/entities/Open', { title: 'x' })).status).toBe(401);
      expect((await bob.call('DELETE', `/entities/Open/${created.id}`)).body).toEqual({
        success: true,
      });
    });

    test('an entity without rules has the default limits', async () => {
      const { alice, admin } = await createServerWithEntities(open);
      // More than an index of PostgreSQL holds: the answer was 500 there.
      const long = Array.from({ length: 200 }, () => crypto.randomUUID()).join('');
      expect(
        await alice.call('POST', '/entities/Box', { note: 'a', client_id: long }),
      ).toMatchObject({ status: 422, body: { code: 'validation' } });
      expect(
        (await admin.call('POST', '/entities/Box', { note: 'a', client_id: long.slice(0, 200) }))
          .status,
      ).toBe(201);
      expect(
        await alice.call('POST', '/entities/Open', { title: 'x'.repeat(1_000_001) }),
      ).toMatchObject({ status: 413, body: { code: 'too_large' } });
      expect(
        await alice.call('POST', '/entities/Open/bulk', [{ title: 'a' }, { title: 5 }]),
      ).toMatchObject({ status: 422 });
      expect(getRecords(await alice.call('GET', '/entities/Open'))).toEqual([]);
      expect((await alice.call('GET', '/entities/open')).status).toBe(404);
    });
  });

  describe('by rules', () => {
    test('an unreadable record is 404, and absent from lists, counts and aggregates', async () => {
      const { alice, bob, admin, anonymous } = await createServerWithEntities(open);
      const draft = getRecord(await alice.call('POST', '/entities/Notice', { title: 'draft' }));
      const hidden = getRecord(
        await alice.call('POST', '/entities/Notice', { title: 'out', status: 'out' }),
      );
      const listVisible = async (person: Pick<TestUser, 'call'>) => [
        getRecords(await person.call('GET', '/entities/Notice?sort=title')).map(
          ({ title }) => title,
        ),
        (await person.call('GET', '/entities/Notice/count')).body,
        (await person.call('POST', '/entities/Notice/aggregate', { groupBy: 'title' })).body,
        (await person.call('GET', '/entities/Notice/v2/list?distinct=title')).body,
        (await person.call('GET', `/entities/Notice/${draft.id}`)).status,
      ];
      const all = [
        ['draft', 'out'],
        { count: 2 },
        { rows: expect.arrayContaining([{ title: 'draft', count: 1 }]), truncated: false },
        { items: ['draft', 'out'], next_cursor: null, has_more: false },
        200,
      ];
      const some = [
        ['out'],
        { count: 1 },
        { rows: [{ title: 'out', count: 1 }], truncated: false },
        { items: ['out'], next_cursor: null, has_more: false },
        404,
      ];
      expect(await listVisible(alice)).toEqual(all);
      expect(await listVisible(admin)).toEqual(all);
      expect(await listVisible(bob)).toEqual(some);
      // A visitor has no user fields that a condition could match.
      expect((await anonymous.call('GET', `/entities/Notice/${hidden.id}`)).status).toBe(404);
      expect((await anonymous.call('GET', '/entities/Notice')).body).toEqual([]);
    });

    test('changing an unreadable record is 404, changing a read-only record is 403', async () => {
      const { alice, bob } = await createServerWithEntities(open);
      const draft = getRecord(await alice.call('POST', '/entities/Notice', { title: 'draft' }));
      const hidden = getRecord(
        await alice.call('POST', '/entities/Notice', { title: 'out', status: 'out' }),
      );
      expect((await bob.call('PUT', `/entities/Notice/${draft.id}`, { title: 'x' })).status).toBe(
        404,
      );
      expect(await bob.call('PUT', `/entities/Notice/${hidden.id}`, { title: 'x' })).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
      expect(
        (await bob.call('PUT', '/entities/Notice/bulk', [{ id: draft.id, title: 'x' }])).status,
      ).toBe(404);
      expect(
        (await bob.call('PUT', '/entities/Notice/bulk', [{ id: hidden.id, title: 'x' }])).status,
      ).toBe(403);
      expect(
        (
          await bob.call('PATCH', '/entities/Notice/update-many', {
            query: {},
            data: { $set: { title: 'x' } },
          })
        ).body,
      ).toEqual({ success: true, updated: 0, has_more: false });
      expect(
        (
          await bob.call('POST', '/entities/Notice/upsert', {
            records: [{ title: 'out', status: 'out' }],
            key: 'title',
          })
        ).status,
      ).toBe(403);
      expect((await bob.call('DELETE', `/entities/Notice/${hidden.id}`)).status).toBe(404);
      expect((await alice.call('DELETE', `/entities/Notice/${hidden.id}`)).status).toBe(404);
      expect((await alice.call('DELETE', '/entities/Notice?all=true')).body).toEqual({
        success: true,
        deleted: 1,
      });
      expect(getRecords(await alice.call('GET', '/entities/Notice'))).toEqual([hidden]);
    });

    test('a deletion is reported to readers, a permanent deletion only to the owner', async () => {
      const { alice, bob, admin, anonymous, service } = await createServerWithEntities(open);
      await alice.call('PUT', '/entities/User/me', { language: 'fr' });
      await bob.call('PUT', '/entities/User/me', { language: 'fr' });
      const created = getRecord(
        await alice.call('POST', '/entities/Song', { title: 'a', team: 'fr' }),
      );
      await alice.call('DELETE', `/entities/Song/${created.id}`);
      const listVisibleDeletions = async (person: Pick<TestUser, 'call'>) =>
        getRecords(await person.call('GET', '/entities/Song/deleted')).map(({ id }) => id);
      expect(
        await Promise.all([alice, bob, service, admin, anonymous].map(listVisibleDeletions)),
      ).toEqual([[created.id], [created.id], [created.id], [], []]);
      expect((await alice.call('DELETE', `/entities/Song/${created.id}/permanent`)).status).toBe(
        200,
      );
      expect(
        await Promise.all([alice, bob, service, admin, anonymous].map(listVisibleDeletions)),
      ).toEqual([[created.id], [], [created.id], [], []]);
    });

    test('a deletion is reported only to the owner once the trash is emptied', async () => {
      const { alice, bob, admin, service, clock, store } = await createServerWithEntities(open);
      for (const person of [alice, bob])
        await person.call('PUT', '/entities/User/me', { language: 'fr' });
      const created = getRecord(
        await alice.call('POST', '/entities/Song', { title: 'a', team: 'fr' }),
      );
      await alice.call('DELETE', `/entities/Song/${created.id}`);
      const listVisibleDeletions = () =>
        Promise.all(
          [alice, bob, service, admin].map(async (person) =>
            getRecords(await person.call('GET', '/entities/Song/deleted')).map(({ id }) => id),
          ),
        );
      clock.advance(29 * day);
      await store.deleteExpired();
      expect(await listVisibleDeletions()).toEqual([[created.id], [created.id], [created.id], []]);
      clock.advance(2 * day);
      await store.deleteExpired();
      expect((await alice.call('GET', '/entities/Song/trash')).body).toEqual([]);
      expect(await listVisibleDeletions()).toEqual([[created.id], [], [created.id], []]);
    });

    test('no call changes a record that the user may not read, despite write rules', async () => {
      const { alice, bob, admin } = await createServerWithEntities(open);
      const path = '/entities/Diary';
      const alicesRecord = getRecord(await alice.call('POST', path, { title: 'hers' }));
      const deletedRecord = getRecord(await alice.call('POST', path, { title: 'thrown away' }));
      await alice.call('DELETE', `${path}/${deletedRecord.id}`);
      for (const { call } of [bob, admin]) {
        expect((await call('PUT', `${path}/${alicesRecord.id}`, { title: 'x' })).status).toBe(404);
        expect(
          (await call('PUT', `${path}/bulk`, [{ id: alicesRecord.id, title: 'x' }])).status,
        ).toBe(404);
        expect(
          (
            await call('PATCH', `${path}/update-many`, {
              query: {},
              data: { $set: { title: 'x' } },
            })
          ).body,
        ).toEqual({ success: true, updated: 0, has_more: false });
        expect((await call('DELETE', `${path}/${alicesRecord.id}`)).status).toBe(404);
        expect((await call('DELETE', path, { title: 'hers' })).body).toEqual({
          success: true,
          deleted: 0,
        });
        expect((await call('DELETE', `${path}?all=true`)).body).toEqual({
          success: true,
          deleted: 0,
        });
        expect((await call('GET', `${path}/trash`)).body).toEqual([]);
        expect((await call('PUT', `${path}/${deletedRecord.id}/restore`)).status).toBe(404);
        expect((await call('PUT', `${path}/trash/restore`, {})).body).toEqual({
          success: true,
          restored: 0,
        });
        expect((await call('DELETE', `${path}/${deletedRecord.id}/permanent`)).status).toBe(404);
        // A hidden record with the same client id does not count: the caller gets a record of their
        // own.
        expect(
          (await call('POST', `${path}/upsert`, { records: [{ title: 'hers' }], key: 'title' }))
            .body,
        ).toMatchObject({ created: 1, updated: 0 });
        await call('DELETE', `${path}?all=true`);
      }
      expect((await alice.call('GET', path)).body).toEqual([alicesRecord]);
      expect(getRecords(await alice.call('GET', `${path}/trash`)).map(({ id }) => id)).toEqual([
        deletedRecord.id,
      ]);
    });

    test('a forbidden create is 403, alone, in bulk, by upsert and from a file', async () => {
      const { alice, bob, service } = await createServerWithEntities(open);
      await alice.call('PUT', '/entities/User/me', { language: 'fr' });
      const refused = { status: 403, body: { code: 'forbidden' } };
      expect(await alice.call('POST', '/entities/Song', { title: 'a', team: 'es' })).toMatchObject(
        refused,
      );
      expect(
        await alice.call('POST', '/entities/Song/bulk', [
          { title: 'a', team: 'fr' },
          { title: 'b', team: 'es' },
        ]),
      ).toMatchObject(refused);
      expect(
        await alice.call('POST', '/entities/Song/upsert', {
          records: [{ title: 'a', team: 'es' }],
          key: 'title',
        }),
      ).toMatchObject(refused);
      // Bob has no language: a rule that requires a language grants him nothing, not even records
      // without a team.
      expect(await bob.call('POST', '/entities/Song', { title: 'a' })).toMatchObject(refused);
      expect((await alice.call('POST', '/entities/Song', { title: 'a', team: 'fr' })).status).toBe(
        201,
      );
      expect(getRecords(await service.call('GET', '/entities/Song'))).toHaveLength(1);
    });

    test('no call can move a record to another team', async () => {
      const { alice, service } = await createServerWithEntities(open);
      await alice.call('PUT', '/entities/User/me', { language: 'fr' });
      const song = getRecord(
        await alice.call('POST', '/entities/Song', { title: 'a', team: 'fr' }),
      );
      const otherTeam = { team: 'es' };
      expect((await alice.call('PUT', `/entities/Song/${song.id}`, otherTeam)).status).toBe(403);
      expect((await alice.call('PUT', `/entities/Song/${song.id}`, { team: null })).status).toBe(
        403,
      );
      expect(
        (await alice.call('PUT', '/entities/Song/bulk', [{ id: song.id, ...otherTeam }])).status,
      ).toBe(403);
      expect(
        (
          await alice.call('PATCH', '/entities/Song/update-many', {
            query: { title: 'a' },
            data: { $set: otherTeam },
          })
        ).status,
      ).toBe(403);
      expect(
        (
          await alice.call('POST', '/entities/Song/upsert', {
            records: [{ title: 'a', ...otherTeam }],
            key: 'title',
          })
        ).status,
      ).toBe(403);
      expect(getRecords(await service.call('GET', '/entities/Song'))).toEqual([song]);
      expect(
        (await alice.call('PUT', `/entities/Song/${song.id}`, { title: 'b', team: 'fr' })).status,
      ).toBe(200);
      expect(
        (
          await alice.call('POST', '/entities/Song/upsert', {
            records: [{ title: 'b', singers: ['bob@example.org'] }],
            key: 'title',
          })
        ).body,
      ).toMatchObject({ created: 0, updated: 1 });
    });

    test('a list field that names a user lets this user read the record, and no more', async () => {
      const { alice, bob } = await createServerWithEntities(open);
      await alice.call('PUT', '/entities/User/me', { language: 'fr' });
      const song = getRecord(
        await alice.call('POST', '/entities/Song', {
          title: 'a',
          team: 'fr',
          singers: ['bob@example.org'],
        }),
      );
      expect((await bob.call('GET', `/entities/Song/${song.id}`)).status).toBe(200);
      expect((await bob.call('PUT', `/entities/Song/${song.id}`, { title: 'x' })).status).toBe(403);
      expect((await bob.call('GET', '/entities/Song/trash')).body).toEqual([]);
      await alice.call('DELETE', `/entities/Song/${song.id}`);
      expect((await bob.call('PUT', `/entities/Song/${song.id}/restore`)).status).toBe(404);
      expect((await bob.call('DELETE', `/entities/Song/${song.id}/permanent`)).status).toBe(404);
      expect(getRecord(await alice.call('PUT', `/entities/Song/${song.id}/restore`))).toMatchObject(
        { id: song.id, title: 'a' },
      );
    });

    test('drop box rules: all callers create notes, admins read and delete notes', async () => {
      const { alice, admin } = await createServerWithEntities(open);
      const note = getRecord(await alice.call('POST', '/entities/Box', { note: 'hush' }));
      expect((await alice.call('GET', `/entities/Box/${note.id}`)).status).toBe(404);
      expect((await alice.call('DELETE', `/entities/Box/${note.id}`)).status).toBe(404);
      expect((await admin.call('PUT', `/entities/Box/${note.id}`, { note: 'x' })).status).toBe(403);
      // A client id that was used before neither reveals nor changes a stored note.
      const again = { note: 'again', client_id: 'one' };
      expect((await alice.call('POST', '/entities/Box', again)).status).toBe(201);
      expect((await alice.call('POST', '/entities/Box', again)).status).toBe(409);
      expect((await alice.call('POST', '/entities/Box/bulk', [again])).status).toBe(409);
      expect(
        (
          await alice.call('POST', '/entities/Box/upsert', {
            records: [{ ...again, note: 'changed' }],
            key: 'client_id',
          })
        ).status,
      ).toBe(403);
      expect(
        getRecords(await admin.call('GET', '/entities/Box?sort=note')).map(
          ({ note: text }) => text,
        ),
      ).toEqual(['again', 'hush']);
      expect((await admin.call('DELETE', `/entities/Box/${note.id}`)).status).toBe(200);
    });
  });

  test('the service token is not bound by rules, and acts for no user unless named', async () => {
    const { alice, service, admin } = await createServerWithEntities(open);
    const prayer = getRecord(
      await alice.call('POST', '/entities/Prayer', { title: 'a', prayer_text: 'b' }),
    );
    const song = getRecord(
      await service.call('POST', '/entities/Song', { title: 's', team: 'no-such-user' }),
    );
    expect(getRecords(await service.call('GET', '/entities/Prayer'))).toEqual([prayer]);
    expect(
      getRecord(await service.call('PUT', `/entities/Prayer/${prayer.id}`, { title: 'changed' })),
    ).toMatchObject({ title: 'changed', user_email: 'alice@example.org' });
    expect((await service.call('PUT', `/entities/Song/${song.id}`, { team: null })).status).toBe(
      200,
    );
    expect((await admin.call('GET', `/entities/Prayer/${prayer.id}`)).status).toBe(404);
    expect((await service.call('DELETE', `/entities/Prayer/${prayer.id}`)).status).toBe(200);
  });
});
