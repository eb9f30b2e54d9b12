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
);

/**
 * Words that name no subject, or a name that only this project used. docs/architecture.md has the
 * terms. The patterns are split, so that this file contains none of the words.
 */
const privateWords =
  /\b((?:some|no)body|who(?:so|m)?ever|an(?:ew)|there(?:of)|where(?:in)|shel(?:f|ves)|gra(?:ves?)|post(?:age)|tol(?:ls?)|beque(?:ath\w*))\b/gi;

/** Lines that quote Scripture, texts of the app, or values that devices store. */
const quoted =
  /who(?:so)ever believeth|born an(?:ew)|whereby\||no(?:body) knows whether it was done|some(?:body) you trust|no(?:body) logs in|No(?:body) calls me|'no(?:body)' \| 'members'|saveOffer\(data, 'no(?:body)'\)|'members' : 'no(?:body)'/;

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
