// Gives a server our own reading plans. What an admin has changed or deleted stays as they want it; what nobody touched follows our texts.
import { createHash } from 'node:crypto';
import { ownPlans } from '../content/plans/records.ts';
import { entities } from '../schemas/entities.ts';
import { verseReference } from '../schemas/reference.ts';
import type { Service } from './auth/service.ts';
import { checkNew, isObject } from './check.ts';
import { isIn } from './logic.ts';
import type { Field } from './store/condition.ts';
import type { Fields, Reach, Store, StoredRecord } from './store/store.ts';

/** Among the settings of the service user: by each plan's key what we last wrote, hashed. A plan that stands here is never made again. */
const memoryName = 'seeded_plans';

const reach: Reach = { entity: 'ReadingPlan', ownerId: null, shared: true };
const keyField: Field = { path: ['plan_key'], type: 'string' };
const idField: Field = { path: ['id'], type: 'string' };

interface SeedingParts {
  store: Pick<Store, 'records' | 'users'>;
  /** Owns them. */
  service: Pick<Service, 'user'>;
  /** Ours; others in tests. */
  plans?: readonly Fields[];
}

/** To be called at each start, by each of several servers: they come to the same. */
export async function seedPlans({ store: { records, users }, service, plans = ourPlans() }: SeedingParts): Promise<void> {
  const user = await service.user();
  const known = user.settings[memoryName];
  const memory = new Map(Object.entries(isObject(known) ? known : {}));
  const byKey = await findByKey(records, plans.map(keyOf));
  for (const plan of plans) {
    const key = keyOf(plan);
    const hash = hashOf(plan);
    const here = byKey.get(key);
    if (here && memory.get(key) === hashOf(here.fields)) {
      if (hashOf(here.fields) !== hash) await records.update(reach, here.id, { ...withoutAll(here.fields), ...plan }, [here.updatedDate]);
      memory.set(key, hash);
    } else if (here) {
      // Changed, or somebody's own of this name.
      if (!memory.has(key)) memory.set(key, hash);
    } else if (!memory.has(key)) {
      // By the client id two servers that begin at once make one.
      await records.create({ ...reach, ownerId: user.id }, user.id, [{ clientId: key, fields: plan }]);
      memory.set(key, hash);
    }
  }
  const next = Object.fromEntries(memory);
  if (hashOf(next) !== hashOf(isObject(known) ? known : {})) await users.changeSettings(user.id, { [memoryName]: next }, undefined);
}

function ourPlans(): Fields[] {
  const entity = { schema: entities.ReadingPlan.schema };
  return ownPlans(({ book, chapter, from, to }) => verseReference('en', book, chapter, from, to).replace('–', '-')).map((plan) => checkNew(entity, plan));
}

/** Of several with one key the first that was made. */
async function findByKey(records: Store['records'], keys: readonly string[]): Promise<Map<string, StoredRecord>> {
  const found = await records.list(reach, { where: isIn(keyField, keys), sort: { field: idField, descending: true }, limit: 1_000, skip: 0, withFields: true });
  return new Map(found.map((record) => [keyOf(record.fields), record]));
}

function keyOf({ plan_key: key }: Fields): string {
  return String(key);
}

function withoutAll(fields: Fields): Fields {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
}

/** Whatever order a database keeps the fields in. */
function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(inOrder(value))).digest('base64url');
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.keys(value).toSorted().map((name) => [name, inOrder(value[name])]));
}
