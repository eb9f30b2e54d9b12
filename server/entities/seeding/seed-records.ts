// Gives a server records of our own. What an admin has changed or deleted stays as they want it;
// what nobody touched follows our texts.
import { createHash } from 'node:crypto';
import type { EntityName } from '../../../schemas/entities/registry.ts';
import type { ServiceAccount } from '../../auth/service-account.ts';
import { isObject } from '../validation.ts';
import { fieldIn } from '../../store/conditions/combine-conditions.ts';
import type { Field } from '../../store/conditions/condition.ts';
import type { Fields, AccessScope, Store, StoredRecord } from '../../store/store.ts';

export interface SeedingParts {
  store: Pick<Store, 'records' | 'users'>;
  /** Owns them. */
  serviceAccount: Pick<ServiceAccount, 'user'>;
}

export interface SeedSet {
  entity: EntityName;
  /** Field that names a record, unique and kept over upgrades. */
  key: string;
  /**
   * Among the settings of the service user: by each key the states that are ours, with blanks
   * between. One is the hash of what we last wrote; before we write, what stood there stands beside
   * it, so that a server killed in between still knows its own.
   */
  settingName: string;
  /** As the schema takes them. */
  records: readonly Fields[];
  /**
   * Fields that stay as they are where ours say nothing: another server beside this one may know
   * them.
   */
  keptFields?: readonly string[];
}

const idField: Field = { path: ['id'], type: 'string' };
/**
 * The state of a record that is not there: among ours only until we have made it, for what was
 * deleted is never made again.
 */
const absent = 'absent';
/** A round is in vain only when another server has brought the same a step further meanwhile. */
const rounds = 20;

/** To be called at each start, by each of several servers: they come to the same. */
export async function seedRecords(parts: SeedingParts, seeds: SeedSet): Promise<void> {
  for (let round = 0; round < rounds; round += 1) if (await seedOnce(parts, seeds)) return;
  throw new Error(`Others kept changing ${seeds.entity} while it was brought in.`);
}

/** False when somebody else wrote meanwhile: it must be looked at anew. */
async function seedOnce(
  { store: { records, users }, serviceAccount }: SeedingParts,
  { entity, key: keyName, settingName: memoryName, records: ours, keptFields = [] }: SeedSet,
): Promise<boolean> {
  const scope: AccessScope = { entity, ownerId: null, shared: true };
  const keyOf = (fields: Fields): string => String(fields[keyName]);
  // The service remembers its user as it was; the settings must be those of now.
  const user = await users.find((await serviceAccount.user()).id);
  if (!user) throw new Error('The service user is gone.');
  const ownerId = user.id;
  const known = user.settings[memoryName];
  let written: Fields = isObject(known) ? known : {};
  let version = user.updatedDate;
  const memory = new Map(Object.entries(written));
  const byKey = await findByKey(ours.map(keyOf));

  const writes: { key: string; here: StoredRecord | undefined; next: Fields }[] = [];
  for (const own of ours) {
    const key = keyOf(own);
    const here = byKey.get(key);
    const state = here ? hashOf(here.fields) : absent;
    const next = { ...(here && pick(here.fields, keptFields)), ...own };
    // What says exactly what we say is ours, whoever wrote it: also what was written before this
    // memory was.
    if (!statesOf(memory.get(key)).includes(state) && state !== hashOf(own)) {
      // Changed, deleted, or somebody's own of this name.
      if (!memory.has(key)) memory.set(key, hashOf(own));
    } else if (state === hashOf(next)) {
      memory.set(key, state);
    } else {
      memory.set(key, `${state} ${hashOf(next)}`);
      writes.push({ key, here, next });
    }
  }
  if (!(await remember())) return false;
  // One by one, so that their dates keep our order.
  for (const { key, here, next } of writes) {
    if (here) {
      const change = await records.update(scope, here.id, { ...withoutAll(here.fields), ...next }, [
        here.updatedDate,
      ]);
      if (change.kind !== 'done') return false;
    } else {
      // By the client id two servers that begin at once make one.
      await records.create({ ...scope, ownerId }, ownerId, [{ clientId: key, fields: next }]);
    }
    memory.set(key, hashOf(next));
  }
  return remember();

  /** False when another server has written there since. */
  async function remember(): Promise<boolean> {
    const next = Object.fromEntries(memory);
    if (hashOf(next) === hashOf(written)) return true;
    const change = await users.changeSettings(ownerId, { [memoryName]: next }, [version]);
    if (change.kind !== 'done') return false;
    written = next;
    version = change.value.updatedDate;
    return true;
  }

  /** Of several with one key the first that was made. */
  async function findByKey(keys: readonly string[]): Promise<Map<string, StoredRecord>> {
    const where = fieldIn({ path: [keyName], type: 'string' }, keys);
    const found = await records.list(scope, {
      where,
      sort: { field: idField, descending: true },
      limit: 1_000,
      skip: 0,
      withFields: true,
    });
    return new Map(found.map((record) => [keyOf(record.fields), record]));
  }
}

/** Of a record that is not remembered only its absence is ours. */
function statesOf(remembered: unknown): string[] {
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

/** Whatever order a database keeps the fields in. */
function hashOf(value: unknown): string {
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
