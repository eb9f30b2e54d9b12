// Fills the databases of the Selah server and of PouchDB's server with the same prayers of the same
// users.
import { createSessions } from '../../server/auth/sessions.ts';
import { createTokens } from '../../server/auth/tokens.ts';
import { systemClock as clock } from '../../server/clock.ts';
import { openSqlite } from '../../server/store/sqlite/sqlite-store.ts';
import { toNewestFirstKey } from '../../schemas/local-record.ts';
import { createRandom } from '../../test/support/seeded-random.ts';
import { buildBenchPrayer } from '../server/sample-prayers.ts';
import type { PouchDoc } from './pouch-doc.ts';

export interface FilledAccount {
  id: string;
  email: string;
  token: string;
  /** The PouchDB database of the user. */
  database: string;
  docs: PouchDoc[];
  /** The date that the server gave to the newest prayer. */
  newest: string;
}

const atOnce = 500;

/** @param amounts records by the name of their owner */
export async function fillSelah(
  path: string,
  secret: string,
  amounts: Readonly<Record<string, number>>,
): Promise<Map<string, FilledAccount>> {
  const store = await openSqlite({ path, clock });
  const sessions = createSessions({
    sessions: store.sessions,
    tokens: createTokens({ secret, appId: 'selah', clock }),
    clock,
  });
  const random = createRandom(7);
  const people = new Map<string, FilledAccount>();
  for (const [name, amount] of Object.entries(amounts)) {
    const email = `${name}@example.org`;
    const user = await store.users.add({
      email,
      passwordHash: 'no password has this hash',
      fullName: name,
      role: 'user',
      isVerified: true,
      isAdmitted: true,
      isService: false,
      disabled: false,
      settings: {},
    });
    if (!user) throw new Error(`${email} is taken.`);
    const docs: PouchDoc[] = [];
    let newest = '';
    while (docs.length < amount) {
      const drafts = Array.from({ length: Math.min(atOnce, amount - docs.length) }, () => {
        const { client_id: clientId, ...fields } = buildBenchPrayer(email, random);
        return { clientId: String(clientId), fields };
      });
      const made = await store.records.create(
        { entity: 'Prayer', ownerId: user.id, shared: false },
        user.id,
        drafts,
      );
      if (made.kind !== 'done') throw new Error('The store refused the prayers.');
      for (const [index, { record }] of made.records.entries()) {
        const { clientId = '', fields = {} } = drafts[index] ?? {};
        newest = record.createdDate;
        docs.push({
          _id: `${toNewestFirstKey(newest)}|${clientId}`,
          client_id: clientId,
          created_date: newest,
          ...fields,
        });
      }
    }
    people.set(name, {
      id: user.id,
      email,
      token: await sessions.start(user.id),
      database: name,
      docs,
      newest,
    });
  }
  await store.close();
  return people;
}

export async function fillPouch(url: string, people: Iterable<FilledAccount>): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  for (const { database, docs } of people) {
    await requireOk(await fetch(`${url}/${database}`, { method: 'PUT' }));
    for (let index = 0; index < docs.length; index += atOnce) {
      await requireOk(
        await fetch(`${url}/${database}/_bulk_docs`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ docs: docs.slice(index, index + atOnce) }),
        }),
      );
    }
  }
}

async function requireOk(response: Response): Promise<void> {
  await response.text();
  if (!response.ok) throw new Error(`PouchDB's server answered ${response.status}.`);
}
