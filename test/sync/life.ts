// One life: devices of two people write, edit, delete and meet the server through bad weather, until all is quiet; then the promise is checked.
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { RxStorage } from 'rxdb';
import { changedFields, type LocalRecord } from '../../schemas/local-record.ts';
import { createDevice, type Device } from './device.ts';
import { type Counts, createNetwork, type Network } from './network.ts';
import { createChance } from './random.ts';

export interface LifeCounts extends Counts {
  edits: number;
  conflicts: number;
  rescues: number;
  refusals: number;
  remoteDeletes: number;
  restores: number;
}

export interface LifeOptions {
  seed: number;
  app: FastifyInstance;
  /** Token by owner. */
  tokens: Readonly<Record<'alice' | 'bob', string>>;
  storage(): RxStorage<unknown, unknown>;
  counts: LifeCounts;
  steps: number;
}

interface Actor {
  owner: 'alice' | 'bob';
  device: Device;
  network: Network;
}

const day = 86_400_000;

export async function live(options: LifeOptions): Promise<void> {
  const actors: Actor[] = [];
  try {
    await liveWith(actors, options);
  } finally {
    for (const { device } of actors) await device.close();
  }
}

async function liveWith(actors: Actor[], { seed, app, tokens, storage, counts, steps }: LifeOptions): Promise<void> {
  const chance = createChance(seed);
  for (const [place, owner] of (['alice', 'alice', 'alice', 'bob'] as const).slice(0, 2 + chance.below(3)).entries()) {
    const network = createNetwork(app, createChance(seed * 31 + place), counts);
    const device = await createDevice({
      name: `${seed}-${place}`,
      token: tokens[owner],
      fetch: network.fetch,
      storage: storage(),
      clockError: chance.pick([0, 0, day, -day, 2 * day]),
    });
    actors.push({ owner, device, network });
  }
  /** Texts that somebody typed and nobody who saw them replaced or deleted. */
  const owed = new Map<string, string>();
  let made = 0;

  for (const { device, network, owner } of actors) {
    network.weather.meanwhile = async () => {
      if (chance.happens(0.15)) await act(device, owner);
    };
  }

  /** One thing a person does. */
  async function act(device: Device, owner: string): Promise<void> {
    const visible = [...(await device.visible()).values()];
    const some = visible.length > 0 ? chance.pick(visible) : null;
    const text = `${owner} wrote ${(made += 1)}`;
    const deed = chance.next();
    if (!some || deed < 0.3) {
      // Now and then one that the server will refuse.
      const title = chance.happens(0.1) ? 'too long '.repeat(40) : 'title';
      owed.set(text, owner);
      await device.add(`${seed}-${device.name}-${made}`, { title, prayer_text: text, user_email: `${owner}@example.org`, is_answered: false });
    } else if (deed < 0.65) {
      counts.edits += 1;
      owed.delete(String(some.record['prayer_text']));
      owed.set(text, owner);
      await device.edit(some.client_id, { prayer_text: text });
    } else if (deed < 0.75) {
      await device.edit(some.client_id, { is_answered: some.record['is_answered'] !== true });
    } else if (deed < 0.85) {
      await device.edit(some.client_id, { category: chance.pick(['family', 'health', 'work']) });
    } else {
      const forgotten = textsOf(some).filter((seen) => owed.delete(seen));
      await device.remove(some.client_id);
      if (chance.happens(0.3)) {
        counts.restores += 1;
        for (const seen of forgotten) owed.set(seen, owner);
        await device.restore(some.client_id);
      }
    }
  }

  for (let step = 0; step < steps; step += 1) {
    const { device, network, owner } = chance.pick(actors);
    network.weather.faults = chance.pick([0, 0.1, 0.4]);
    if (chance.happens(0.55)) await act(device, owner);
    else await device.cycle();
    if (chance.happens(0.1)) await network.deliverLate();
  }

  // The weather clears: what is under way arrives, people mend what was refused, and the devices meet until nothing waits.
  for (const { device, network } of actors) {
    network.weather.faults = 0;
    network.weather.meanwhile = async () => {};
    await network.deliverLate();
    await device.cycle();
    for (const doc of await device.all()) {
      if (doc.sync !== 'refused' || doc.removed) continue;
      counts.refusals += 1;
      expect(doc.problem?.status, 'a refusal says why').toBe(422);
      await device.edit(doc.client_id, { title: 'mended' });
    }
  }
  for (let round = 0; round < 5; round += 1) for (const { device } of actors) await device.cycle();
  await check();

  async function check(): Promise<void> {
    for (const owner of ['alice', 'bob'] as const) {
      const own = actors.filter((actor) => actor.owner === owner);
      if (own.length === 0) continue;
      const rows = await serverRows(app, tokens[owner]);
      const stems = rows.map(({ client_id: id }) => String(id).replace(/~\d+$/, ''));
      expect(new Set(stems).size, `seed ${seed}: no record twice`).toBe(stems.length);
      counts.rescues += rows.filter(({ client_id: id }) => String(id).includes('~')).length;

      const held = new Set<string>();
      for (const row of rows) {
        const texts = textsOf({ record: row });
        if (texts.length > 1) counts.conflicts += 1;
        for (const text of texts) held.add(text);
      }
      for (const { device } of own) {
        const visible = [...(await device.visible())];
        const ids = visible.map(([id]) => id).toSorted();
        expect(ids, `seed ${seed}: ${device.name} shows what the server holds`).toEqual(rows.map((row) => String(row['client_id'])).toSorted());
        for (const [id, doc] of visible) {
          const row = rows.find((other) => other['client_id'] === id) ?? {};
          const different = changedFields(doc.record, row).filter((field) => Object.hasOwn(doc.record, field));
          expect(different, `seed ${seed}: ${device.name} and the server agree on ${id}`).toEqual([]);
          expect(doc.sync, `seed ${seed}: ${id} is safe on ${device.name}`).toBe('safe');
          expect(doc.sending).toBe(false);
        }
        const all = await device.all();
        counts.remoteDeletes += all.filter((doc) => doc.gone === 'elsewhere').length;
        expect(all.filter((doc) => doc.sync === 'waiting'), `seed ${seed}: nothing waits on ${device.name}`).toEqual([]);
        const foreign = all.flatMap((doc) => textsOf(doc)).filter((text) => !text.startsWith(owner));
        expect(foreign, `seed ${seed}: ${device.name} holds only words of ${owner}`).toEqual([]);
      }
      const lost = [...owed].filter(([text, author]) => author === owner && !held.has(text)).map(([text]) => text);
      expect(lost, `seed ${seed}: words that somebody wrote are gone`).toEqual([]);
    }
  }
}

/** All wordings a record shows or keeps. */
function textsOf({ record }: Pick<LocalRecord, 'record'>): string[] {
  const earlier = (record['earlier_wordings'] ?? []) as { field: string; text: string }[];
  return [String(record['prayer_text'] ?? ''), ...earlier.filter(({ field }) => field === 'prayer_text').map(({ text }) => text)].filter((text) => text !== '');
}

async function serverRows(app: FastifyInstance, token: string): Promise<Record<string, unknown>[]> {
  const response = await app.inject({ method: 'GET', url: '/api/apps/selah/entities/Prayer', headers: { authorization: `Bearer ${token}` } });
  expect(response.statusCode).toBe(200);
  return response.json() as Record<string, unknown>[];
}
