// Runs the acceptance suite on providers with texts on the server itself: the bundled text,
// imported packs, and several sources combined.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { combineProviders } from '../../../../server/bible/provider-chain.ts';
import { openKjv } from '../../../../server/bible/sources/kjv.ts';
import { encodeBible } from '../../../../server/bible/translation-files/translation-file.ts';
import { openImportedTranslations } from '../../../../server/bible/translation-files/translation-folder.ts';
import type { BibleProvider, UnavailableTranslation } from '../../../../server/bible/provider.ts';
import { storePack } from '../../../../server/bible/translation-files/save-translation.ts';
import { buildCompleteJson, encodeJson } from '../support/helloao-json-builder.ts';
import { readHelloaoBible } from '../support/read-helloao-bible.ts';
import { testProvider, type ProviderSource } from './provider-suite.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'selah-provider-'));
const silentLog = { warn: () => undefined };

beforeAll(async () => {
  const read = readHelloaoBible(encodeJson(await buildCompleteJson()));
  if (read.kind === 'refused') throw new Error('the sample was refused');
  await storePack(dataDir, 'SAMPLE', encodeBible(read.bible));
});

afterAll(() => rmSync(dataDir, { recursive: true }));

const kjv = openKjv();
const packs = openImportedTranslations(dataDir, silentLog);
const searchedWords = ['only', 'begotten', 'Son', 'everlasting'] as const;

const sources: ProviderSource[] = [
  { name: 'the bundled King James', code: 'KJV', words: searchedWords, open: () => kjv },
  { name: 'an imported pack', code: 'SAMPLE', words: searchedWords, open: () => packs },
  {
    name: 'a chain, its first',
    code: 'KJV',
    words: searchedWords,
    open: () => combineProviders([kjv, packs]),
  },
  {
    name: 'a chain, its second',
    code: 'SAMPLE',
    words: searchedWords,
    open: () => combineProviders([kjv, packs]),
  },
];

describe.each(sources)('$name', testProvider);

test('a provider chain reports what one source lacks, unless another source has it', async () => {
  const buildUnavailable = (code: string): UnavailableTranslation => ({
    translation: { code, language: 'en', name: code },
    status: 503,
    code: 'bible_source_busy',
    message: 'Later.',
  });
  const unreachable: BibleProvider = {
    translations: async () => [],
    chapter: async () => undefined,
    search: async () => undefined,
    listUnavailable: async () => [buildUnavailable('SAMPLE'), buildUnavailable('ESV')],
  };
  expect(
    (await combineProviders([kjv, packs, unreachable]).listUnavailable?.())?.map(
      ({ translation }) => translation.code,
    ),
  ).toEqual(['ESV']);
});
