// Transport that encrypts the private texts of a user before they are sent and decrypts the rows of
// the server, so that the engine knows clear texts only [R46].
import type { ObjectSchema } from '../../schemas/json-schema.ts';
import type { Fields } from '../../schemas/local-record.ts';
import { listPrivateFields } from '../../schemas/encryption/private-texts.ts';
import {
  getFormState,
  getSkippedState,
  uncheckedForm,
} from '../../schemas/encryption/state-keys.ts';
import type { SyncedEntity, SyncStateStore } from '../sync-collection.ts';
import type {
  ReadRequest,
  RecordChange,
  ServerRow,
  Transport,
  TransportAnswer,
  TransportFailure,
  WriteAnswer,
} from '../transport.ts';
import { createKeyObserver } from './key-observer.ts';
import { decryptRow, encryptFields, isFormOf, type DecryptedRow } from './row-form.ts';
import { formField } from '../../schemas/encryption/ciphertext.ts';

export interface EncryptedTransportOptions {
  /** The user whose profile lists the keys. */
  account: string;
  /** Schemas of the entities whose private texts are encrypted. */
  schemas: ReadonlyMap<SyncedEntity, ObjectSchema>;
  state: SyncStateStore;
  /** Lets the page do other work. */
  pause(): Promise<void>;
  /** Called when the server has returned another list of keys. */
  requestCycle(): void;
}

export interface EncryptedTransport extends Transport {
  /** To be called before each cycle: another tab may have changed the keys. */
  beginCycle(): Promise<void>;
}

export function createEncryptedTransport(
  inner: Transport,
  { account, schemas, state, pause, requestCycle }: EncryptedTransportOptions,
): EncryptedTransport {
  const keyObserver = createKeyObserver({
    account,
    state,
    readProfile: () => inner.read('User', { kind: 'one', serverId: account }),
    onChange: requestCycle,
  });

  async function read(
    entity: SyncedEntity,
    readRequest: ReadRequest,
  ): Promise<TransportAnswer<ServerRow[]>> {
    const schema = schemas.get(entity);
    if (entity === 'User') return observeProfile(await inner.read(entity, readRequest));
    if (!schema || readRequest.kind === 'ids') return inner.read(entity, readRequest);
    const failure = await checkKeys();
    if (failure) return failure;
    const answer = await inner.read(entity, readRequest);
    if (answer.kind !== 'ok') return answer;
    return decryptAnswer(entity, schema, answer, readRequest);
  }

  const write: Transport['write'] = async (entity, changes, syncLock) => {
    const schema = schemas.get(entity);
    if (!schema) {
      const answers = await inner.write(entity, changes, syncLock);
      if (entity === 'User')
        for (const answer of answers)
          if (answer.kind === 'ok' && answer.value) await keyObserver.observe(answer.value);
      return answers;
    }
    const failure = await checkWrite();
    if (failure) return changes.map((_, index) => (index === 0 ? failure : { kind: 'unsent' }));
    const target = keyObserver.read().target;
    const answers = await inner.write(
      entity,
      changes.map((change) => encryptChange(entity, schema, change)),
      syncLock,
    );
    const decrypted: WriteAnswer[] = [];
    for (const answer of answers) decrypted.push(await decryptWriteAnswer(entity, schema, answer));
    return decrypted;

    function encryptChange(of: SyncedEntity, by: ObjectSchema, change: RecordChange): RecordChange {
      if (change.kind === 'delete') return change;
      const place = {
        entity: of,
        recordId: getRecordId(change),
        schema: by,
        key: target,
      };
      if (change.kind === 'create')
        return { ...change, fields: encryptFields(change.fields, place) };
      return { ...change, fields: encryptFields(listFieldsToSend(by, change), place) };
    }
  };

  /** @returns why no private text can be read now */
  async function checkKeys(): Promise<TransportFailure | null> {
    const failure = (await keyObserver.learn()) ?? findLock();
    // A tab that stood still may have stored an old list.
    return failure?.kind === 'locked' ? ((await keyObserver.readNews()) ?? findLock()) : failure;
  }

  /** @returns why no private text can be sent now */
  async function checkWrite(): Promise<TransportFailure | null> {
    const failure = (await keyObserver.learn()) ?? (await keyObserver.readNews()) ?? findLock();
    if (failure) return failure;
    // [R46c] The list that the server has lost is sent first.
    return keyObserver.read().isBehind ? { kind: 'busy', isRefusal: true } : null;
  }

  function findLock(): TransportFailure | null {
    const { target, missing } = keyObserver.read();
    return target === null && missing.length > 0 ? { kind: 'locked' } : null;
  }

  async function observeProfile(
    answer: TransportAnswer<ServerRow[]>,
  ): Promise<TransportAnswer<ServerRow[]>> {
    if (answer.kind === 'ok' && answer.value[0]) await keyObserver.observe(answer.value[0]);
    return answer;
  }

  async function decryptAnswer(
    entity: SyncedEntity,
    schema: ObjectSchema,
    answer: TransportAnswer<ServerRow[]>,
    readRequest: ReadRequest,
  ): Promise<TransportAnswer<ServerRow[]>> {
    if (answer.kind !== 'ok') return answer;
    const decrypted = await decryptRows(entity, schema, answer.value);
    const locked = decrypted.find((one) => one.kind === 'locked');
    // [R46f] With a key of its own, the device goes on without rows of the other key.
    if (locked && (readRequest.kind !== 'changed' || keyObserver.read().target === null))
      return { kind: 'locked' };
    if (locked) await state.write(getSkippedState(entity), locked.keyId);
    const rows = decrypted.flatMap((one) => (one.kind === 'row' ? [one.row] : []));
    const damaged = decrypted.length - rows.length;
    if (damaged > 0 && readRequest.kind === 'one') return damagedRow;
    const invalidRows = (answer.invalidRows ?? 0) + damaged;
    return { ...answer, value: rows, ...(invalidRows > 0 && { invalidRows }) };
  }

  /** Decrypts rows, and notes what they show about the keys and forms on the server. */
  async function decryptRows(
    entity: SyncedEntity,
    schema: ObjectSchema,
    rows: readonly ServerRow[],
  ): Promise<DecryptedRow[]> {
    const keys = keyObserver.read();
    const decrypted: DecryptedRow[] = [];
    for (const [index, row] of rows.entries()) {
      if (index > 0 && index % rowsPerTurn === 0) await pause();
      decrypted.push(decryptRow(row, { entity, schema }, keys));
    }
    for (const one of decrypted)
      if (one.kind === 'locked') await keyObserver.noteMissingKey(one.keyId);
    if (decrypted.some((one) => one.kind === 'row' && !isFormOf(one.row, keys.target)))
      await requireCheck(entity);
    return decrypted;
  }

  async function requireCheck(entity: SyncedEntity): Promise<void> {
    const key = getFormState(entity);
    // Stored before the engine applies the row, so that a closed tab does not lose it.
    if ((await state.read(key)) !== uncheckedForm) await state.write(key, uncheckedForm);
  }

  async function decryptWriteAnswer(
    entity: SyncedEntity,
    schema: ObjectSchema,
    answer: WriteAnswer,
  ): Promise<WriteAnswer> {
    if (answer.kind !== 'stale' && answer.kind !== 'ok') return answer;
    const row = answer.kind === 'stale' ? answer.current : answer.value;
    if (row === null) return answer;
    const [decrypted] = await decryptRows(entity, schema, [row]);
    switch (decrypted?.kind) {
      case undefined:
        return answer;
      case 'row':
        return answer.kind === 'stale'
          ? { kind: 'stale', current: decrypted.row }
          : { ...answer, value: decrypted.row };
      case 'locked':
        return { kind: 'locked' };
      case 'damaged':
        return { kind: 'busy', isRefusal: true };
    }
  }

  return {
    read,
    write,
    readDeleted: inner.readDeleted,
    async readChangeSummary(known) {
      const answer = await inner.readChangeSummary(known);
      if (answer.kind === 'ok')
        keyObserver.setProfileDate(answer.value.entities['User']?.changed ?? '');
      return answer;
    },
    get rules() {
      return inner.rules;
    },
    get hasChangeSummary() {
      return inner.hasChangeSummary;
    },
    listen: inner.listen,
    beginCycle: keyObserver.beginCycle,
  };
}

/** Rows that are decrypted without a pause. */
const rowsPerTurn = 200;

/** [R46g] The engine must not believe that the server lacks the row. */
const damagedRow = {
  kind: 'refused',
  status: 422,
  code: 'damaged_row',
  message: 'The row cannot be decrypted.',
} as const;

/** Client id, or the server's id of a row without a client id. */
function getRecordId(change: Exclude<RecordChange, { kind: 'delete' }>): string {
  const fields = change.kind === 'create' ? change.fields : change.record;
  const clientId = fields['client_id'];
  if (typeof clientId === 'string') return clientId;
  return change.kind === 'create' ? '' : change.serverId;
}

/**
 * Returns the fields of an update. If the form of the record changes, all of its private fields are
 * sent. An update without any field would be refused by some servers.
 */
function listFieldsToSend(
  schema: ObjectSchema,
  { fields, record }: Extract<RecordChange, { kind: 'update' }>,
): Fields {
  if (!Object.hasOwn(fields, formField)) return fields;
  const names = listPrivateFields(schema);
  const present = names.filter((name) => record[name] !== undefined);
  const toSend = present.length > 0 ? present : names.slice(0, 1);
  return { ...Object.fromEntries(toSend.map((name) => [name, record[name] ?? null])), ...fields };
}
