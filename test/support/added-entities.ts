// Registry with seven more personal entities in the shared collection, which makes twenty entities.
// A test replaces the registry by it.
import { definePersonalEntity } from '../../schemas/entities/entity-definition.ts';
import { getDayRef } from '../../schemas/entities/record-refs.ts';
import type { SyncedEntityName } from '../../schemas/entities/registry.ts';
import { calendarDate, clientId, personalText, previousVersions } from '../../schemas/fields.ts';
import type { UserCollectionName } from '../../src/data/database/collections.ts';

const schema = {
  type: 'object',
  properties: {
    client_id: clientId,
    date: calendarDate,
    title: { type: 'string', maxLength: 200 },
    text: personalText,
    earlier_wordings: previousVersions,
  },
  required: ['client_id', 'title'],
} as const;

const addedCollections = {
  Habit: 'habits',
  Vow: 'vows',
  Fast: 'fasts',
  Sermon: 'sermons',
  Mentor: 'mentors',
  Psalm: 'psalms',
  Retreat: 'retreats',
};

/** Names of two added entities and of their records, as if the real registry had them. */
export const [habit, vow] = ['Habit', 'Vow'] as unknown as readonly [
  SyncedEntityName,
  SyncedEntityName,
];
export const [habits, vows] = ['habits', 'vows'] as unknown as readonly [
  UserCollectionName,
  UserCollectionName,
];

/** For `vi.mock` of `schemas/entities/registry.ts`. */
export function addEntities(registry: { entities: object; syncedDefinitions: object }): object {
  const added = Object.fromEntries(
    Object.entries(addedCollections).map(([entity, collection]) => [
      entity,
      definePersonalEntity(schema, {
        collection,
        storedIn: 'shared',
        refOf: getDayRef,
        syncPage: { titleFields: ['title'], textFields: ['text'] },
        exportedAs: 'json',
        searched: false,
        recordTitle: null,
        privacyItem: null,
      }),
    ]),
  );
  return {
    ...registry,
    entities: { ...registry.entities, ...added },
    syncedDefinitions: { ...registry.syncedDefinitions, ...added },
  };
}
