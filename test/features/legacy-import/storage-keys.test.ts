// Every name under which the app keeps a text of its own is known to the mover of the earlier app's
// things: it takes the others for theirs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLegacyKey } from '../../../src/features/legacy-import/legacy-storage-keys.ts';
import { root } from '../../support/source-files.ts';

const folder = join(root, 'src');

/**
 * What stands as `store(name, …)` or `store(prefix + …)`, with the words of the constant. Drafts
 * and marks have names of their own, by a prefix.
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
            : [{ file, name: value.endsWith('_') ? `${value}somebody` : value }];
        },
      );
    });
}

test('there are such names', () => {
  expect(keptNames().map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'language',
      'session',
      'persistence',
      'bedtime',
      'reading_look',
      'removal_somebody',
    ]),
  );
});

test('none of them is taken for the earlier app’s', () => {
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
