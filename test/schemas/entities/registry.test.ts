// Tests of the entity descriptions with their hosted schemas and export, of the RxDB collections,
// and of the list of Bible books.
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { findBookId, books, oldTestamentBooks } from '../../../schemas/bible/books.ts';
import { entities, toHostedEntity, getSchema } from '../../../schemas/entities/registry.ts';
import { languages } from '../../../schemas/fields.ts';
import {
  deviceCollectionCreators,
  userCollectionCreators,
} from '../../../src/data/database/collections.ts';

const root = join(import.meta.dirname, '../../..');
const names = [...Object.keys(entities), 'User'] as (keyof typeof entities | 'User')[];

describe('entities', () => {
  test('all thirteen of the product are described', () => {
    expect(names.toSorted()).toEqual(
      [
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
  test('RxDB opens at most thirteen collections in a page, of which twelve are used', () => {
    expect(
      Object.keys(userCollectionCreators).length + Object.keys(deviceCollectionCreators).length,
    ).toBe(12);
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
