// Fills a database with people who have 100 prayers each, through the store, and signs some of them
// in.
import { systemClock as clock } from '../../../server/clock.ts';
import { openPostgres } from '../../../server/store/postgres/postgres-store.ts';
import { openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { createRandom, type SeededRandom } from '../../../test/support/seeded-random.ts';
import { buildBenchPrayer, getEmail, rounds } from '../../server/sample-prayers.ts';
import { addPerson, createSignIn, type SeededPerson } from '../seed-people.ts';

export interface SignedInPerson extends SeededPerson {
  token: string;
}

export const recordsEach = 100;
/** PostgreSQL works on several transactions at the same time. */
const writerCount = 8;
const signedInCount = 50;

/** @param address an `postgres:` URL, or the path of an SQLite file that does not exist yet */
export function openStore(address: string): Promise<Store> {
  return address.startsWith('postgres:')
    ? openPostgres({ url: address, clock })
    : openSqlite({ path: address, clock });
}

/**
 * @param records number of records, a multiple of 100
 * @param secret signs the tokens
 * @returns people from the whole database, signed in
 */
export async function seedVolume(
  address: string,
  records: number,
  secret: string,
): Promise<SignedInPerson[]> {
  const store = await openStore(address);
  try {
    const people: SeededPerson[] = [];
    const random = createRandom(7);
    const count = records / recordsEach;
    await runInParallel(count, async (index) => {
      people[index] = await addPerson(store, getEmail(index));
    });
    // In rounds, so that the records of a person are scattered as in real use.
    for (let round = 0; round < rounds; round += 1)
      await runInParallel(count, async (index) => {
        const person = people[index];
        if (person) await addPrayers(store, person, random);
      });
    const signIn = createSignIn(store, secret);
    const step = Math.max(1, Math.floor(count / signedInCount));
    const chosen = people.filter((_, index) => index % step === 0).slice(0, signedInCount);
    return await Promise.all(
      chosen.map(async (person) => ({ ...person, token: await signIn(person) })),
    );
  } finally {
    await store.close();
  }
}

async function addPrayers(
  store: Store,
  { id, email }: SeededPerson,
  random: SeededRandom,
): Promise<void> {
  const drafts = Array.from({ length: recordsEach / rounds }, () => {
    const { client_id: clientId, ...fields } = buildBenchPrayer(email, random);
    return { clientId: String(clientId), fields };
  });
  const { kind } = await store.records.create(
    { entity: 'Prayer', ownerId: id, shared: false },
    id,
    drafts,
  );
  if (kind !== 'done') throw new Error(`The prayers of ${email} were not created: ${kind}.`);
}

async function runInParallel(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: writerCount }, async () => {
      while (next < count) {
        next += 1;
        await work(next - 1);
      }
    }),
  );
}
