// Seeds the server with Selah's own records. Records that an admin changed or deleted stay as they
// are; unchanged records follow new versions of Selah's texts.
import { createHash } from 'node:crypto';
import type { EntityName } from '../../../schemas/entities/registry.ts';
import type { ServiceAccount } from '../../auth/service-account.ts';
import { isObject } from '../../../schemas/is-object.ts';
import { fieldIn } from '../../store/conditions/combine-conditions.ts';
import type { Field } from '../../store/conditions/condition.ts';
import type { Fields, AccessScope, Store, StoredRecord } from '../../store/store.ts';

export interface SeedingParts {
  store: Pick<Store, 'records' | 'users'>;
  /** Provides the owner of the seed records. */
  serviceAccount: Pick<ServiceAccount, 'user'>;
}

export interface SeedSet {
  entity: EntityName;
  /** The field that identifies a record, unique and stable across upgrades. */
  key: string;
  /**
   * The name of the setting of the service user that stores, for each key, the states written by
   * Selah, separated by spaces. A state is the hash of the last written record. Before a write, the
   * hash of the previous state is stored as well. So a server that was killed during the write
   * still recognizes its own record.
   */
  settingName: string;
  /** The seed records, in the form that the schema accepts. */
  records: readonly Fields[];
  /**
   * Fields that keep their stored value when the seed record does not contain them, because another
   * server may have set them.
   */
  keptFields?: readonly string[];
}

const idField: Field = { path: ['id'], type: 'string' };
/**
 * The state of a missing record. Seeding may create a missing record only once; a deleted record is
 * never created again.
 */
const absent = 'absent';
/**
 * Maximum rounds. A round fails only when another server has changed the same records at the same
 * time.
 */
const rounds = 20;

/**
 * Seeds the records; called at each start. Several servers may call it at the same time and reach
 * the same result.
 */
export async function seedRecords(parts: SeedingParts, seeds: SeedSet): Promise<void> {
  for (let round = 0; round < rounds; round += 1) if (await seedOnce(parts, seeds)) return;
  throw new Error(`Other servers kept changing ${seeds.entity} during the seeding.`);
}

/** Returns false when another server wrote at the same time; the caller must then start again. */
async function seedOnce(
  { store: { records, users }, serviceAccount }: SeedingParts,
  { entity, key: keyName, settingName: memoryName, records: ours, keptFields = [] }: SeedSet,
): Promise<boolean> {
  const scope: AccessScope = { entity, ownerId: null, shared: true };
  const getKey = (fields: Fields): string => String(fields[keyName]);
  // The service account caches its user, so the current settings must be read from the store.
  const user = await users.find((await serviceAccount.user()).id);
  if (!user) throw new Error('The service user does not exist.');
  const ownerId = user.id;
  const known = user.settings[memoryName];
  let written: Fields = isObject(known) ? known : {};
  let version = user.updatedDate;
  const memory = new Map(Object.entries(written));
  const byKey = await findByKey(ours.map(getKey));

  const writes: { key: string; here: StoredRecord | undefined; next: Fields }[] = [];
  for (const own of ours) {
    const key = getKey(own);
    const here = byKey.get(key);
    const state = here ? hashValue(here.fields) : absent;
    const next = { ...(here && pick(here.fields, keptFields)), ...own };
    // A record that equals the seed record counts as Selah's own, even if an admin wrote it. This
    // includes records that were written before these states were stored.
    if (!listStates(memory.get(key)).includes(state) && state !== hashValue(own)) {
      // The record was changed or deleted, or it is another record with the same key.
      if (!memory.has(key)) memory.set(key, hashValue(own));
    } else if (state === hashValue(next)) {
      memory.set(key, state);
    } else {
      memory.set(key, `${state} ${hashValue(next)}`);
      writes.push({ key, here, next });
    }
  }
  if (!(await remember())) return false;
  // Written one by one, so that the creation dates keep the order of the seed records.
  for (const { key, here, next } of writes) {
    if (here) {
      const change = await records.update(scope, here.id, { ...withoutAll(here.fields), ...next }, [
        here.updatedDate,
      ]);
      if (change.kind !== 'done') return false;
    } else {
      // With the client id, two servers that start at the same time create only one record.
      await records.create({ ...scope, ownerId }, ownerId, [{ clientId: key, fields: next }]);
    }
    memory.set(key, hashValue(next));
  }
  return remember();

  /** Stores the states. Returns false when another server has changed them in the meantime. */
  async function remember(): Promise<boolean> {
    const next = Object.fromEntries(memory);
    if (hashValue(next) === hashValue(written)) return true;
    const change = await users.changeSettings(ownerId, { [memoryName]: next }, [version]);
    if (change.kind !== 'done') return false;
    written = next;
    version = change.value.updatedDate;
    return true;
  }

  /**
   * Returns the records by key. Of several records with the same key, the first created record is
   * returned.
   */
  async function findByKey(keys: readonly string[]): Promise<Map<string, StoredRecord>> {
    const where = fieldIn({ path: [keyName], type: 'string' }, keys);
    const found = await records.list(scope, {
      where,
      sort: { field: idField, descending: true },
      limit: 1_000,
      skip: 0,
      withFields: true,
    });
    return new Map(found.map((record) => [getKey(record.fields), record]));
  }
}

/**
 * Returns the stored states; for a key without stored states, only the state `absent` counts as
 * Selah's own.
 */
function listStates(remembered: unknown): string[] {
  return typeof remembered === 'string' ? remembered.split(' ') : [absent];
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
}

function withoutAll(fields: Fields): Fields {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
}

/** Returns a hash that does not depend on the order in which a database stores the fields. */
function hashValue(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(value)))
    .digest('base64url');
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((name) => [name, inOrder(value[name])]),
  );
}
