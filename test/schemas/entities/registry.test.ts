// Tests of the entity descriptions with their hosted schemas and export, of the RxDB collections,
// and of the list of Bible books.
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { findBookId, books, oldTestamentBooks } from '../../../schemas/bible/books.ts';
import type { PersonalDefinition } from '../../../schemas/entities/entity-definition.ts';
import {
  entities,
  getSchema,
  syncedDefinitions,
  type SyncedEntityName,
  toHostedEntity,
} from '../../../schemas/entities/registry.ts';
import { languages } from '../../../schemas/languages.ts';
import {
  deviceCollectionCreators,
  syncedEntities,
  userCollectionCreators,
} from '../../../src/data/database/collections.ts';

const root = join(import.meta.dirname, '../../..');
const names = [...Object.keys(entities), 'User'] as (keyof typeof entities | 'User')[];

function isShared(name: SyncedEntityName): boolean {
  const definition: PersonalDefinition = syncedDefinitions[name];
  return definition.storedIn === 'shared';
}

describe('entities', () => {
  test('the thirteen of the specification are described, others share their collection', () => {
    const added = syncedEntities.flatMap(({ entity }) => (isShared(entity) ? [entity] : []));
    expect(names.toSorted()).toEqual(
      [
        ...added,
        'BibleBookmark',
        'BibleNote',
        'ComfortingVerse',
        'DeletionRequest',
        'GraceNote',
        'GratitudeEntry',
        'PeacefulSleepArticle',
        'PeacefulSleepGuidance',
        'PeacefulSleepOption',
        'Prayer',
        'ReadingPlan',
        'User',
        'UserReadingProgress',
      ].toSorted(),
    );
  });

  test('the registry has exactly the schemas of schemas/entities, under their names', async () => {
    const folder = join(root, 'schemas/entities');
    const modules = await Promise.all(
      readdirSync(folder).map(
        (file) => import(join(folder, file)) as Promise<Record<string, unknown>>,
      ),
    );
    const exported = modules
      .flatMap((module) => Object.entries(module))
      .filter(([name]) => name.endsWith('Schema') && name !== 'getSchema');
    const registered = names.map((name) => [
      `${name.charAt(0).toLowerCase()}${name.slice(1)}Schema`,
      getSchema(name),
    ]);
    expect(new Map(exported)).toEqual(
      new Map([...registered, ['profileSchema', syncedDefinitions.User.schema]] as [
        string,
        unknown,
      ][]),
    );
  });

  test.each(names)(
    '%s: required fields are declared, and the hosted schema contains no keyword of our own',
    (name) => {
      const { properties, required = [] } = getSchema(name);
      expect(required.filter((field) => !Object.hasOwn(properties, field))).toEqual([]);
      const hosted = toHostedEntity(name);
      expect(JSON.stringify(hosted)).not.toContain('"merge"');
      expect(Object.keys(hosted['properties'] as object)).toEqual(Object.keys(properties));
    },
  );

  test('personal entities are for the owner only, have a client id and previous versions', () => {
    for (const [name, { access }] of Object.entries(entities)) {
      const { rls, properties } = toHostedEntity(name as keyof typeof entities) as {
        rls: Record<string, unknown>;
        properties: object;
      };
      if (access === 'owner') {
        expect(rls).toEqual({
          create: true,
          read: { created_by: '{{user.email}}' },
          update: { created_by: '{{user.email}}' },
          delete: { created_by: '{{user.email}}' },
        });
        expect(properties).toHaveProperty('client_id');
      } else {
        expect(rls).toMatchObject({ read: true, create: { user_condition: { role: 'admin' } } });
      }
    }
    for (const name of ['Prayer', 'BibleNote', 'GraceNote', 'GratitudeEntry'] as const) {
      const { properties } = getSchema(name);
      const words = Object.values(properties).filter(({ merge }) => merge === 'words');
      expect(words.length).toBeGreaterThan(0);
      expect(properties).toHaveProperty('earlier_wordings');
    }
  });

  test('npm run schemas:export writes one file per entity', () => {
    const folder = mkdtempSync(join(tmpdir(), 'selah-entities-'));
    const { status, stderr } = spawnSync(
      process.execPath,
      ['server/admin/export-schemas.ts', folder],
      { cwd: root, encoding: 'utf8' },
    );
    expect(stderr).not.toContain('Error');
    expect(status).toBe(0);
    const files = join(folder, 'entities');
    expect(readdirSync(files).toSorted()).toEqual(names.map((name) => `${name}.json`).toSorted());
    expect(JSON.parse(readFileSync(join(files, 'Prayer.json'), 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(toHostedEntity('Prayer'))),
    );
  });
});

describe('collections', () => {
  test('RxDB opens the twelve collections that store data, and the shared one if it is used', () => {
    expect(
      Object.keys(userCollectionCreators).length + Object.keys(deviceCollectionCreators).length,
    ).toBe(syncedEntities.some(({ entity }) => isShared(entity)) ? 13 : 12);
  });
});

describe('books', () => {
  test('66 books and 1189 chapters; 39 before Matthew', () => {
    expect(books).toHaveLength(66);
    expect(books.reduce((sum, { chapters }) => sum + chapters, 0)).toBe(1189);
    expect(books[oldTestamentBooks]?.id).toBe('MAT');
  });

  test('each Bible book is found by id or by name in any language, even without accents', () => {
    for (const { id, names: named } of books) {
      expect(findBookId(id)).toBe(id);
      for (const language of languages) {
        expect(findBookId(named[language])).toBe(id);
        expect(
          findBookId(named[language].normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()),
        ).toBe(id);
      }
    }
    expect(findBookId('Tobit')).toBeUndefined();
  });
});
