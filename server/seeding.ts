// Gives a server records of our own. What an admin has changed or deleted stays as they want it; what nobody touched follows our texts.
import { createHash } from 'node:crypto';
import type { EntityName } from '../schemas/entities.ts';
import type { Service } from './auth/service.ts';
import { isObject } from './check.ts';
import { isIn } from './logic.ts';
import type { Field } from './store/condition.ts';
import type { Fields, Reach, Store, StoredRecord } from './store/store.ts';

export interface SeedingParts {
  store: Pick<Store, 'records' | 'users'>;
  /** Owns them. */
  service: Pick<Service, 'user'>;
}

export interface Seeds {
  entity: EntityName;
  /** Field that names a record, unique and kept over upgrades. */
  key: string;
  /** Among the settings of the service user: by each key what we last wrote, hashed. A record that stands there is never made again. */
  memory: string;
  /** As the schema takes them. */
  records: readonly Fields[];
  /** Fields that stay as they are where ours say nothing: another server beside this one may know them. */
  held?: readonly string[];
}

const idField: Field = { path: ['id'], type: 'string' };

/** To be called at each start, by each of several servers: they come to the same. */
export async function seed({ store: { records, users }, service }: SeedingParts, { entity, key: keyName, memory: memoryName, records: ours, held = [] }: Seeds): Promise<void> {
  const reach: Reach = { entity, ownerId: null, shared: true };
  const keyOf = (fields: Fields): string => String(fields[keyName]);
  const user = await service.user();
  const known = user.settings[memoryName];
  const memory = new Map(Object.entries(isObject(known) ? known : {}));
  const byKey = await findByKey(ours.map(keyOf));
  for (const own of ours) {
    const key = keyOf(own);
    const here = byKey.get(key);
    if (here && memory.get(key) === hashOf(here.fields)) {
      const next = { ...held.reduce<Fields>((kept, name) => (here.fields[name] === undefined ? kept : { ...kept, [name]: here.fields[name] }), {}), ...own };
      if (hashOf(here.fields) !== hashOf(next)) await records.update(reach, here.id, { ...withoutAll(here.fields), ...next }, [here.updatedDate]);
      memory.set(key, hashOf(next));
    } else if (here) {
      // Changed, or somebody's own of this name.
      if (!memory.has(key)) memory.set(key, hashOf(own));
    } else if (!memory.has(key)) {
      // By the client id two servers that begin at once make one. One by one, so that their dates keep our order.
      await records.create({ ...reach, ownerId: user.id }, user.id, [{ clientId: key, fields: own }]);
      memory.set(key, hashOf(own));
    }
  }
  const next = Object.fromEntries(memory);
  if (hashOf(next) !== hashOf(isObject(known) ? known : {})) await users.changeSettings(user.id, { [memoryName]: next }, undefined);

  /** Of several with one key the first that was made. */
  async function findByKey(keys: readonly string[]): Promise<Map<string, StoredRecord>> {
    const where = isIn({ path: [keyName], type: 'string' }, keys);
    const found = await records.list(reach, { where, sort: { field: idField, descending: true }, limit: 1_000, skip: 0, withFields: true });
    return new Map(found.map((record) => [keyOf(record.fields), record]));
  }
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
