// Fills a store with data in every table, including difficult characters, and reads the data for a
// later comparison.
import { isObject } from '../../../schemas/is-object.ts';
import type { Clock } from '../../../server/clock.ts';
import type { StoredFile } from '../../../server/store/file-store.ts';
import type { AccessScope, Store, StoredUser } from '../../../server/store/store.ts';
import { buildUser } from './test-server.ts';

/**
 * Characters that cause problems in databases: NUL, lone surrogates, the app's own escapes, a
 * joined emoji, and a character of two code points.
 */
export const difficultText =
  'a\0b \ud800 c \udc00 \u{10f800}\u{10f801}\u{10f000} \u{fdd0} 👩‍❤️‍💋‍👨 e\u0301 \\u0000 "\\" \u2028 كتاب';

export const alicesDevice = 'https://push.example.org/send/of-alice';

export interface FilledStore {
  alice: StoredUser;
  bob: StoredUser;
  aliceScope: AccessScope;
  file: StoredFile;
}

/** @param records number of Alice's records, besides a few difficult records */
export async function fillStore(store: Store, clock: Clock, records = 40): Promise<FilledStore> {
  const alice = await addExistingUser(store, {
    email: 'alice@example.org',
    role: 'admin',
    settings: { language: 'fr' },
  });
  const bob = await addExistingUser(store, { email: 'bob@example.org', fullName: 'Bob 👋' });
  const alicesScope: AccessScope = { entity: 'Prayer', ownerId: alice.id, shared: false };
  await store.records.create(
    alicesScope,
    alice.id,
    Array.from({ length: records }, (_, index) => ({
      clientId: `c${index}`,
      fields: {
        title: `Prayer ${index}`,
        count: index / 3,
        big: 2 ** 53 - 1,
        small: -1e-7,
        done: index % 2 === 0,
      },
    })),
  );
  const hard = {
    title: difficultText,
    [`key ${difficultText}`]: { b: 1, a: [null, true, { 10: 'ten', 9: 'nine' }], __proto: 0 },
    empty: '',
    zero: 0,
  };
  await store.records.create(alicesScope, alice.id, [
    { clientId: 'hard', fields: hard },
    {
      clientId: null,
      fields: JSON.parse('{"__proto__":{"x":1},"title":"proto"}') as Record<string, unknown>,
    },
  ]);
  await store.records.create({ ...alicesScope, ownerId: bob.id }, bob.id, [
    { clientId: 'c1', fields: { title: 'his' } },
  ]);
  await store.records.create({ entity: 'ReadingPlan', ownerId: null, shared: true }, alice.id, [
    { clientId: 'plan', fields: { title: 'For everybody' } },
  ]);
  await store.records.removeMany(alicesScope, {
    op: 'in',
    field: { path: ['title'], type: 'string' },
    values: ['Prayer 1', 'Prayer 2'],
  });
  const now = clock.now();
  const file: StoredFile = {
    id: 'f'.repeat(24),
    ownerId: alice.id,
    name: 'photo é.png',
    type: 'image/png',
    isPrivate: true,
    bytes: Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7) % 256),
    createdAt: now,
  };
  await store.files.putWithinQuota(file, Infinity);
  await store.sessions.start({
    id: 'session-of-alice',
    userId: alice.id,
    createdAt: now,
    expiresAt: now + 1_000_000,
  });
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  const reminders = [{ kind: 'prayer', time: '07:30', days: [1, 7] }] as const;
  await store.push.put(
    {
      ...keys,
      userId: alice.id,
      sessionId: 'session-of-alice',
      endpoint: alicesDevice,
      language: 'fr',
      timeZone: 'Europe/Paris',
      dayStart: 4,
      reminders,
      nextDue: now + 60_000,
    },
    20,
  );
  await store.users.putCode(bob.id, {
    hash: 'h',
    sentAt: now,
    expiresAt: now + 600_000,
    triesLeft: 4,
  });
  await store.users.putTicket({
    hash: 't',
    userId: bob.id,
    purpose: 'reset',
    sentAt: now,
    expiresAt: now + 600_000,
  });
  await store.passkeys.add(
    {
      userId: alice.id,
      credentialId: 'credential-of-alice',
      publicKey: 'key-of-alice',
      counter: 7,
      transports: ['internal', 'hybrid'],
      isMultiDevice: true,
      isBackedUp: true,
      name: difficultText,
      device: 'Safari (macOS)',
    },
    20,
  );
  await store.passkeys.putChallenge({
    hash: 'c',
    purpose: 'login',
    userId: null,
    expiresAt: now + 300_000,
  });
  await store.messages.add({
    id: 'message-of-alice',
    userId: alice.id,
    subject: 'Selah: feedback',
    body: difficultText,
    createdAt: now,
  });
  await store.mails.add({
    id: 'mail-to-bob',
    kind: 'code',
    userId: bob.id,
    to: bob.email,
    content: 'sealed',
    codeHash: 'h',
    createdAt: now,
  });
  await store.limits.take('a day', { max: 5, windowMillis: 24 * 60 * 60_000 });
  return { alice, bob, aliceScope: alicesScope, file };
}

async function addExistingUser(
  store: Store,
  user: Parameters<typeof buildUser>[0],
): Promise<StoredUser> {
  const added = await store.users.add(buildUser(user));
  if (!added) throw new Error('The address is taken.');
  return added;
}

export async function readEpoch(store: Store): Promise<string> {
  return (await store.readChangeSummary({ ownerId: '', ownedEntities: [], sharedEntities: [] }))
    .epoch;
}

/** Everything of a person, as one value to compare. */
export async function readWholeStore(
  store: Store,
  { alice, bob, aliceScope, file }: FilledStore,
): Promise<unknown> {
  const records = [];
  for (const { id } of [alice, bob])
    for await (const one of store.records.iterateOwnerRecords(id)) records.push(one);
  return {
    records,
    people: [await store.users.find(alice.id), await store.users.find(bob.id)],
    deleted: await store.records.listDeleted(aliceScope, '', 100),
    trash: await store.records.listTrash(aliceScope, {
      where: { op: 'and', all: [] },
      sort: { field: { path: ['updated_date'], type: 'stamp' }, descending: false },
      limit: 100,
      skip: 0,
      withFields: true,
    }),
    passkeys: await store.passkeys.list(alice.id),
    file: {
      ...(await store.files.find(file.id)),
      bytes: [...((await store.files.find(file.id))?.bytes ?? [])],
    },
  };
}

/**
 * Returns the contents without passkeys, as after a restore: a passkey that was removed after the
 * backup must not become valid again.
 */
export function omitPasskeys(contents: unknown): object {
  if (!isObject(contents)) throw new Error('The contents are no object.');
  return { ...contents, passkeys: [] };
}
