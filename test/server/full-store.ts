// A store with something in every table, hard characters included, and the words to look for afterwards.
import type { Clock } from '../../server/clock.ts';
import type { StoredFile } from '../../server/store/file-store.ts';
import type { Reach, Store, StoredUser } from '../../server/store/store.ts';
import { aUser } from './fixture.ts';

/** What databases stumble over: NUL, lone surrogates, our own escapes, a kissing family, a letter made of two. */
export const hardWords = 'a\0b \ud800 c \udc00 \u{10f800}\u{10f801}\u{10f000} \u{fdd0} 👩‍❤️‍💋‍👨 e\u0301 \\u0000 "\\" \u2028 كتاب';

export const alicesDevice = 'https://push.example.org/send/of-alice';

export interface Filled {
  alice: StoredUser;
  bob: StoredUser;
  hers: Reach;
  file: StoredFile;
}

/** @param records of Alice, besides a few hard ones */
export async function fillStore(store: Store, clock: Clock, records = 40): Promise<Filled> {
  const alice = await mustAdd(store, { email: 'alice@example.org', role: 'admin', settings: { language: 'fr' } });
  const bob = await mustAdd(store, { email: 'bob@example.org', fullName: 'Bob 👋' });
  const hers: Reach = { entity: 'Prayer', ownerId: alice.id, shared: false };
  await store.records.create(
    hers,
    alice.id,
    Array.from({ length: records }, (_, place) => ({ clientId: `c${place}`, fields: { title: `Prayer ${place}`, count: place / 3, big: 2 ** 53 - 1, small: -1e-7, done: place % 2 === 0 } })),
  );
  const hard = { title: hardWords, [`key ${hardWords}`]: { b: 1, a: [null, true, { 10: 'ten', 9: 'nine' }], __proto: 0 }, empty: '', zero: 0 };
  await store.records.create(hers, alice.id, [{ clientId: 'hard', fields: hard }, { clientId: null, fields: JSON.parse('{"__proto__":{"x":1},"title":"proto"}') as Record<string, unknown> }]);
  await store.records.create({ ...hers, ownerId: bob.id }, bob.id, [{ clientId: 'c1', fields: { title: 'his' } }]);
  await store.records.create({ entity: 'ReadingPlan', ownerId: null, shared: true }, alice.id, [{ clientId: 'plan', fields: { title: 'For everybody' } }]);
  await store.records.removeMany(hers, { op: 'in', field: { path: ['title'], type: 'string' }, values: ['Prayer 1', 'Prayer 2'] });
  const now = clock.now();
  const file: StoredFile = { id: 'f'.repeat(24), ownerId: alice.id, name: 'photo é.png', type: 'image/png', isPrivate: true, bytes: Uint8Array.from({ length: 5_000 }, (_, place) => (place * 7) % 256), createdAt: now };
  await store.files.putWithin(file, Infinity);
  await store.sessions.start({ id: 'session-of-alice', userId: alice.id, createdAt: now, expiresAt: now + 1_000_000 });
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  const reminders = [{ kind: 'prayer', time: '07:30', days: [1, 7] }] as const;
  await store.push.put({ ...keys, userId: alice.id, sessionId: 'session-of-alice', endpoint: alicesDevice, language: 'fr', timeZone: 'Europe/Paris', dayStart: 4, reminders, nextDue: now + 60_000 }, 20);
  await store.users.putCode(bob.id, { hash: 'h', sentAt: now, expiresAt: now + 600_000, triesLeft: 4 });
  await store.users.putTicket({ hash: 't', userId: bob.id, purpose: 'reset', sentAt: now, expiresAt: now + 600_000 });
  await store.limits.take('a day', { most: 5, windowMillis: 24 * 60 * 60_000 });
  return { alice, bob, hers, file };
}

async function mustAdd(store: Store, user: Parameters<typeof aUser>[0]): Promise<StoredUser> {
  const added = await store.users.add(aUser(user));
  if (!added) throw new Error('The address is taken.');
  return added;
}

export async function epochOf(store: Store): Promise<string> {
  return (await store.glance({ ownerId: '', own: [], everybodys: [] })).epoch;
}

/** Everything of a person, as one value to compare. */
export async function wholeOf(store: Store, { alice, bob, hers, file }: Filled): Promise<unknown> {
  const records = [];
  for (const { id } of [alice, bob]) for await (const one of store.records.everythingOf(id)) records.push(one);
  return {
    records,
    people: [await store.users.find(alice.id), await store.users.find(bob.id)],
    deleted: await store.records.deleted(hers, '', 100),
    trash: await store.records.trash(hers, { where: { op: 'and', all: [] }, sort: { field: { path: ['updated_date'], type: 'stamp' }, descending: false }, limit: 100, skip: 0, withFields: true }),
    file: { ...(await store.files.find(file.id)), bytes: [...((await store.files.find(file.id))?.bytes ?? [])] },
  };
}
