// Tests that the legacy import knows every storage key of this app, because the import takes all
// other keys as legacy keys.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLegacyKey } from '../../../src/features/legacy-import/legacy-storage-keys.ts';
import { root } from '../../support/source-files.ts';

const folder = join(root, 'src');

/**
 * Returns the keys of all `writeStored(key, …)` and `writeStored(prefix + …)` calls, with constants
 * replaced by their values. Drafts and marks have their own key prefixes.
 */
function keptNames(): { file: string; name: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      if (
        !/import \{[^}]*\bwriteStored\b[^}]*\} from '[^']*platform\/storage\/local-storage\.ts'|import \{[^}]*\bwriteStored\b[^}]*\} from '\.\/local-storage\.ts'/.test(
          text,
        )
      )
        return [];
      return [...text.matchAll(/\bwriteStored\((?:'(\w+)'|(\w+)(?: \+|,))/g)].flatMap(
        ([, literal, constant]) => {
          const value = literal ?? new RegExp(`const ${constant} = '(\\w+)'`).exec(text)?.[1];
          return value === undefined
            ? []
            : [{ file, name: value.endsWith('_') ? `${value}account-id` : value }];
        },
      );
    });
}

test('the search for storage keys finds keys', () => {
  expect(keptNames().map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'language',
      'session',
      'persistence',
      'bedtime',
      'reading_look',
      'removal_account-id',
    ]),
  );
});

test('no storage key of this app is recognised as a legacy key', () => {
  const all = [
    ...keptNames().map(({ name }) => `selah_${name}`),
    'selah_appearance',
    'selah_text',
    'selah_motion',
    'selah_access_token',
    'token',
  ];
  expect(all.filter(isLegacyKey)).toEqual([]);
});
