// Tests of shared content: guests pull content, no device pushes it, and entities in one collection
// are kept apart.
import { afterEach, describe, expect, test } from 'vitest';
import { runSyncCycle } from '../../replication/cycle.ts';
import { compareAllIds } from '../../replication/compare-ids.ts';
import { pullDeleted } from '../../replication/pull.ts';
import type { SyncCollection } from '../../replication/sync-collection.ts';
import { getSchema } from '../../schemas/entities/registry.ts';
import { closeAllDevices, createAlice } from './support/device-with-scripted-server.ts';

afterEach(closeAllDevices);

const plans = {
  entity: 'ReadingPlan',
  schema: getSchema('ReadingPlan'),
  access: 'content',
} as const;

describe('guests', () => {
  test.each([[true], [false]])(
    '[R39] a guest without an account pulls content, and no user is read (change summary: %s)',
    async (changes) => {
      const { device, server } = await createAlice({
        changes,
        account: null,
        syncCollection: plans,
      });
      server.owner = null;
      server.put({ plan_key: 'hope', theme: 'hope' }, 'ReadingPlan');
      expect(await device.cycle()).toBeNull();
      expect([...(await device.visible()).values()]).toEqual([
        expect.objectContaining({ client_id: 's_r1', sync: 'safe' }),
      ]);
      expect(server.requests).not.toContain('who');
    },
  );

  test('[R39] a guest neither sends nor reads personal records', async () => {
    const { device, server, readExisting } = await createAlice({ account: null });
    await device.add('a', { title: 'a', prayer_text: 'words' });
    server.put({ client_id: 'b', title: 'b', prayer_text: 'of another user' });
    expect(await device.cycle()).toBeNull();
    expect(server.requests).toEqual([]);
    expect([...(await device.visible()).keys()]).toEqual(['a']);
    expect(await readExisting('a')).toMatchObject({ sync: 'waiting', sent: [] });
  });

  test('[R39] changes and deletions of content arrive', async () => {
    const { device, server } = await createAlice({ account: null, syncCollection: plans });
    for (const key of ['hope', 'love']) server.put({ plan_key: key }, 'ReadingPlan');
    await device.cycle();
    server.put({ id: 'r1', plan_key: 'joy' });
    server.removeRow('r2');
    // A row without a client id is identified by its own id.
    server.feed.splice(0, 1, {
      id: 'r2',
      client_id: null,
      deleted_date: '2026-11-21T00:00:00.000Z',
    });
    await device.cycle();
    expect([...(await device.visible()).values()].map(({ record }) => record['plan_key'])).toEqual([
      'joy',
    ]);
  });
});

describe('only pulled', () => {
  test('[R39] a content record wrongly marked as pending or removed is never sent', async () => {
    const { device, server } = await createAlice({ syncCollection: plans });
    server.put({ plan_key: 'hope' }, 'ReadingPlan');
    await device.cycle();
    await device.edit('s_r1', { plan_key: 'mine' });
    await device.add('new', { plan_key: 'mine, too' });
    await device.cycle();
    await device.remove('s_r1');
    await device.cycle();
    expect(
      server
        .writes()
        .concat(
          server.requests.filter((request) => /ReadingPlan (create|update|delete) /.test(request)),
        ),
    ).toEqual([]);
    expect(server.rows.get('r1')).toMatchObject({ plan_key: 'hope' });
  });

  test('[R37] [R39] a new epoch makes no content pending: an old version is accepted', async () => {
    const { device, server } = await createAlice({ changes: true, syncCollection: plans });
    const old = server.put({ plan_key: 'hope' }, 'ReadingPlan');
    await device.cycle();
    server.put({ id: 'r1', plan_key: 'joy' });
    await device.cycle();
    server.restoreBackup([old]);
    await device.cycle();
    expect((await device.all()).map(({ sync, record }) => [sync, record['plan_key']])).toEqual([
      ['safe', 'hope'],
    ]);
    expect(
      server.requests.filter((request) => /ReadingPlan (create|update|delete) /.test(request)),
    ).toEqual([]);
  });

  test('[R37] [R39] a user who signs in after a restore sees the server’s content', async () => {
    const { device, server } = await createAlice({ changes: true, syncCollection: plans });
    const old = server.put({ plan_key: 'hope' }, 'ReadingPlan');
    await device.cycle();
    server.put({ id: 'r1', plan_key: 'joy' });
    await device.cycle();
    server.restoreBackup([old]);
    // The user's own database has no epoch yet; the device database has one.
    const own = { read: async () => '', write: async () => {} };
    expect(await runSyncCycle({ ...device.environment, state: own })).toBeNull();
    expect([...(await device.visible()).values()].map(({ record }) => record['plan_key'])).toEqual([
      'hope',
    ]);
  });

  test('[R37] [R39] content is pulled again, loses deleted rows, blocks no records', async () => {
    const { device, server } = await createAlice({ changes: true });
    const { device: plans } = await createAlice({
      server,
      syncCollection: {
        entity: 'ReadingPlan',
        schema: getSchema('ReadingPlan'),
        access: 'content',
      },
    });
    const cycle = () =>
      runSyncCycle({
        ...device.environment,
        syncCollections: [device.syncCollection, plans.syncCollection],
      });
    const old = server.put({ plan_key: 'hope' }, 'ReadingPlan');
    await cycle();
    server.put({ plan_key: 'joy' }, 'ReadingPlan');
    await device.add('a', { title: 'a', prayer_text: 'since the backup' });
    for (let round = 0; round < 2; round += 1) expect(await cycle()).toBeNull();
    server.restoreBackup([old]);
    server.respondInstead = (request) =>
      request.startsWith('ReadingPlan ids') ? { kind: 'busy' } : null;
    await cycle();
    expect(await cycle()).toEqual({ kind: 'busy' });
    expect([...server.rows.values()].map((row) => row['prayer_text'] ?? row['plan_key'])).toEqual([
      'hope',
      'since the backup',
    ]);
    server.respondInstead = () => null;
    expect(await cycle()).toBeNull();
    expect([...(await plans.visible()).values()].map(({ record }) => record['plan_key'])).toEqual([
      'hope',
    ]);
    server.requests.length = 0;
    expect(await cycle()).toBeNull();
    expect(server.requests).toEqual(['summary']);
  });
});

describe('several entities in one collection', () => {
  /** Two content entities of one collection, as Peaceful Sleep has them. */
  async function createAliceWithTwoInOne(guarded = true) {
    const { device, server } = await createAlice({
      hasConditionalWrites: guarded,
      account: null,
      syncCollection: {
        entity: 'ComfortingVerse',
        schema: getSchema('ComfortingVerse'),
        access: 'content',
        prefix: 'verse|',
      },
    });
    const verses = device.syncCollection;
    const articles: SyncCollection = {
      ...verses,
      entity: 'PeacefulSleepArticle',
      schema: getSchema('PeacefulSleepArticle'),
      prefix: 'article|',
    };
    return {
      device,
      server,
      verses,
      articles,
      cycle: () => runSyncCycle({ ...device.environment, syncCollections: [verses, articles] }),
    };
  }

  test('[R39] the same row id, or client id, in two entities is two records', async () => {
    const { device, server, cycle } = await createAliceWithTwoInOne();
    server.put({ client_id: 'same', reference: 'JHN 3:16' }, 'ComfortingVerse');
    server.put({ client_id: 'same', title_en: 'Rest' }, 'PeacefulSleepArticle');
    await cycle();
    expect([...(await device.visible()).keys()].toSorted()).toEqual(['article|same', 'verse|same']);
  });

  test('[R39] a deletion in one takes nothing from the other', async () => {
    const { device, server, verses, cycle } = await createAliceWithTwoInOne();
    server.put({ client_id: 'same', reference: 'JHN 3:16' }, 'ComfortingVerse');
    server.put({ client_id: 'same', title_en: 'Rest' }, 'PeacefulSleepArticle');
    await cycle();
    server.removeRow('r1');
    await pullDeleted(verses, device.transport);
    expect([...(await device.visible()).keys()]).toEqual(['article|same']);
  });

  test('[R39] [R18] comparing ids of one entity reads and removes no other entity', async () => {
    const { device, server, verses, cycle } = await createAliceWithTwoInOne(false);
    server.put({ client_id: 'v', reference: 'JHN 3:16' }, 'ComfortingVerse');
    server.put({ client_id: 'w', title_en: 'Rest' }, 'PeacefulSleepArticle');
    await cycle();
    server.requests.length = 0;
    server.rows.delete('r1');
    await compareAllIds(verses, device.transport);
    expect(server.requests).toEqual(['ComfortingVerse ids 0', 'ComfortingVerse one r1']);
    expect([...(await device.visible()).keys()]).toEqual(['article|w']);
  });

  test('[R39] [R42] losing all records of one entity resets only its checkpoint', async () => {
    const { device, server, verses, articles, cycle } = await createAliceWithTwoInOne();
    server.put({ client_id: 'v', reference: 'JHN 3:16' }, 'ComfortingVerse');
    server.put({ client_id: 'w', title_en: 'Rest' }, 'PeacefulSleepArticle');
    await cycle();
    await verses.collection.bulkRemove(['verse|v']);
    server.requests.length = 0;
    // A reloaded page checks once more what a page checks only once.
    await runSyncCycle({
      ...device.environment,
      syncCollections: [{ ...verses }, { ...articles }],
    });
    expect(server.requests.filter((request) => request.includes('changed'))).toEqual([
      'ComfortingVerse changed all 0',
      expect.stringMatching(/^PeacefulSleepArticle changed 2026/),
    ]);
    expect([...(await device.visible()).keys()].toSorted()).toEqual(['article|w', 'verse|v']);
  });
});
