// Tests that code, comments, test titles and documents use no words of the old private vocabulary.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/source-files.ts';

const files = globSync(
  [
    '{schemas,replication,server,sw,src,test,bench,docs,deploy,.ci}/**/*.{ts,tsx,css,md}',
    '*.{ts,md}',
  ],
  { cwd: root },
).filter((name) => name !== 'test/project/plain-words.test.ts');

/** Words that name no subject, or a name that only this project used. docs/architecture.md has the terms. */
const privateWords =
  /\b(somebody|nobody|whoever|whosoever|whomever|anew|thereof|wherein|shelf|shelves|graves?|postage|tolls?|bequeath\w*)\b/gi;

/** Lines that quote Scripture, texts of the app, or values that devices store. */
const quoted =
  /whosoever believeth|born anew|whereby\|wherein|nobody knows whether it was done|somebody you trust|nobody logs in|Nobody calls me|'nobody' \| 'members'|saveOffer\(data, 'nobody'\)|'members' : 'nobody'/;

test('no file uses a word of the old private vocabulary', () => {
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((name) =>
    readFileSync(join(root, name), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        quoted.test(line)
          ? []
          : [...line.matchAll(privateWords)].map(([word]) => `${name}:${index + 1} ${word}`),
      ),
  );
  expect(found).toEqual([]);
});
