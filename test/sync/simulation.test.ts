// The promise, under weather: seeded lives of several devices against the real server app in process.
import 'fake-indexeddb/auto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { createSessions } from '../../server/auth/sessions.ts';
import { createTokens } from '../../server/auth/tokens.ts';
import { openKjv } from '../../server/bible/kjv.ts';
import { systemClock as clock } from '../../server/clock.ts';
import { openLog } from '../../server/log.ts';
import { readSettings } from '../../server/settings.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { Store } from '../../server/store/store.ts';
import { live, type LifeCounts } from './life.ts';

const secret = 'a secret for the simulation only, long enough';
const lives = Number(process.env['SELAH_LIVES'] ?? 60);
const firstSeed = Number(process.env['SELAH_SEED'] ?? 1);

let store: Store;
let app: FastifyInstance;
const counts: LifeCounts = {
  requests: 0,
  dropped: 0,
  answersLost: 0,
  serverErrors: 0,
  repeated: 0,
  late: 0,
  kills: 0,
  halfBodies: 0,
  edits: 0,
  conflicts: 0,
  rescues: 0,
  refusals: 0,
  remoteDeletes: 0,
  restores: 0,
};

beforeAll(async () => {
  store = await openSqlite({ path: ':memory:', clock });
  app = await createApp({
    store,
    clock,
    mail: { send: async () => {} },
    bible: openKjv(),
    // Thousands of lives from one address.
    settings: { ...readSettings({}), callsAMinute: 0 },
    secret,
    dist: join(mkdtempSync(join(tmpdir(), 'selah-')), 'none'),
    log: openLog('silent'),
  });
});

afterAll(async () => {
  await app.close();
  await store.close();
});

/** A person of this life only, so that lives do not see each other. */
async function tokenOf(name: string): Promise<string> {
  const user = await store.users.add({
    email: `${name}@example.org`,
    passwordHash: '',
    fullName: name,
    role: 'user',
    isVerified: true,
    isAdmitted: true,
    isService: false,
    disabled: false,
    settings: {},
  });
  if (!user) throw new Error('the name is taken');
  return createSessions({ sessions: store.sessions, tokens: createTokens({ secret, appId: 'selah', clock }), clock }).start(user.id);
}

// One tab per device, on a server with every capability: what needs another tab (R1, R3, R9, R19), old and long pages (R11, R16) or a plain
// backend (R18) does not happen here, or hardly; those rules have tests of their own.
describe('[R2] [R4] to [R8] [R10] [R12] to [R15] [R17] [R20] to [R25] [R30] no word is lost, doubled or shown to somebody else', () => {
  for (let seed = firstSeed; seed < firstSeed + lives; seed += 1) {
    // A third on the storage of the browser: it hides less than memory does.
    const storage = seed % 3 === 0 ? () => getRxStorageDexie() : () => getRxStorageMemory();
    test(`life ${seed}${seed % 3 === 0 ? ' on Dexie' : ''}`, async () => {
      const tokens = { alice: await tokenOf(`alice-${seed}`), bob: await tokenOf(`bob-${seed}`) };
      await live({ seed, app, tokens, storage, counts, steps: 50 });
    });
  }

  test('the lives were not empty', () => {
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
    console.info('simulated', lives, 'lives:', JSON.stringify(counts));
  });
});
