// Fills an SQLite database of Selah through the store, and signs in all users.
import { createSessions } from '../../server/auth/sessions.ts';
import { createTokens } from '../../server/auth/tokens.ts';
import { systemClock as clock } from '../../server/clock.ts';
import { openSqlite } from '../../server/store/sqlite/sqlite-store.ts';
import { createRandom } from '../../test/support/seeded-random.ts';
import { buildBenchPrayer, getEmail, rounds, type DataSize } from './sample-prayers.ts';

export interface SeededDatabase {
  /** Order: as numbered by `getEmail`. */
  people: { id: string; email: string; token: string; records: string[] }[];
}

/** @param path of a file that does not exist yet */
export async function seedDatabase(
  path: string,
  secret: string,
  { people: count, recordsEach }: DataSize,
): Promise<SeededDatabase> {
  const store = await openSqlite({ path, clock });
  const sessions = createSessions({
    sessions: store.sessions,
    tokens: createTokens({ secret, appId: 'selah', clock }),
    clock,
  });
  const random = createRandom(7);
  const people: SeededDatabase['people'] = [];
  for (let person = 0; person < count; person += 1) {
    const email = getEmail(person);
    const user = await store.users.add({
      email,
      passwordHash: 'no password has this hash',
      fullName: email,
      role: 'user',
      isVerified: true,
      isAdmitted: true,
      isService: false,
      disabled: false,
      settings: {},
    });
    if (!user) throw new Error(`${email} is taken.`);
    people.push({ id: user.id, email, token: await sessions.start(user.id), records: [] });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { id, email, records } of people) {
      const drafts = Array.from({ length: Math.round(recordsEach / rounds) }, () => {
        const { client_id: clientId, ...fields } = buildBenchPrayer(email, random);
        return { clientId: String(clientId), fields };
      });
      const made = await store.records.create(
        { entity: 'Prayer', ownerId: id, shared: false },
        id,
        drafts,
      );
      if (made.kind === 'done') records.push(...made.records.map(({ record }) => record.id));
    }
  }
  await store.close();
  return { people };
}
