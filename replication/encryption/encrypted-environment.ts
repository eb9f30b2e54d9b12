// Adds the end-to-end encryption to a sync environment: the engine keeps working with clear texts.
import type { ObjectSchema } from '../../schemas/json-schema.ts';
import { listPrivateFields } from '../../schemas/encryption/private-texts.ts';
import type { SyncedEntity } from '../sync-collection.ts';
import type { SyncEnvironment } from '../sync-environment.ts';
import { createEncryptedTransport } from './encrypted-transport.ts';
import { rewriteRecords } from './rewrite-records.ts';
import { formField } from '../../schemas/encryption/ciphertext.ts';

/** Returns the environment of a user with encryption. A guest has no texts on the server. */
export function encryptEnvironment(environment: SyncEnvironment): SyncEnvironment {
  const { account, state } = environment;
  if (account === null) return environment;
  const schemas = new Map<SyncedEntity, ObjectSchema>(
    environment.syncCollections.flatMap(({ entity, schema, access }) =>
      access === 'owner' && entity !== 'User' && listPrivateFields(schema).length > 0
        ? [[entity, schema] as const]
        : [],
    ),
  );
  const syncCollections = environment.syncCollections
    // The engine merges declared fields only.
    .map((syncCollection) =>
      schemas.has(syncCollection.entity)
        ? { ...syncCollection, schema: declareForm(syncCollection.schema) }
        : syncCollection,
    )
    // [R46b] A new key must be on the server before the texts that it encrypts.
    .toSorted((a, b) => Number(b.entity === 'User') - Number(a.entity === 'User'));
  let requestCycle = () => {};
  const transport = createEncryptedTransport(
    {
      ...environment.transport,
      get rules() {
        return environment.transport.rules;
      },
      get hasChangeSummary() {
        return environment.transport.hasChangeSummary;
      },
      listen(hear) {
        requestCycle = () => hear();
        return environment.transport.listen(hear);
      },
    },
    {
      account,
      schemas,
      state,
      pause: () => new Promise((resolve) => void environment.schedule(0, resolve)),
      requestCycle: () => requestCycle(),
    },
  );
  return {
    ...environment,
    syncCollections,
    transport,
    withLock: (work) =>
      environment.withLock(async (syncLock) => {
        await transport.beginCycle();
        await rewriteRecords({ syncCollections, state }, schemas, syncLock);
        await work(syncLock);
      }),
  };
}

function declareForm(schema: ObjectSchema): ObjectSchema {
  return {
    ...schema,
    properties: {
      ...schema.properties,
      [formField]: { type: 'string', maxLength: 16, merge: 'theirs' },
    },
  };
}
