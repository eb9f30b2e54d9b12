// The acceptance suite on what lies on the server itself: the bundled text, imported packs, and several sources as one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chainBibles } from '../../server/bible/chain.ts';
import { readBible } from '../../server/bible/import/read-bible.ts';
import { openKjv } from '../../server/bible/kjv.ts';
import { packBible } from '../../server/bible/pack.ts';
import { openPacks } from '../../server/bible/packs.ts';
import type { BibleProvider, Lack } from '../../server/bible/provider.ts';
import { storePack } from '../../server/bible/store-pack.ts';
import { aCompleteJson, toBytes } from './complete-json.ts';
import { claimProvider, type Source } from './provider-suite.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'selah-provider-'));
const silent = { warn: () => undefined };

beforeAll(async () => {
  const read = readBible(toBytes(await aCompleteJson()));
  if (read.kind === 'refused') throw new Error('the sample was refused');
  await storePack(dataDir, 'SAMPLE', packBible(read.bible));
});

afterAll(() => rmSync(dataDir, { recursive: true }));

const kjv = openKjv();
const packs = openPacks(dataDir, silent);
const words = ['only', 'begotten', 'Son', 'everlasting'] as const;

const sources: Source[] = [
  { name: 'the bundled King James', code: 'KJV', words, open: () => kjv },
  { name: 'an imported pack', code: 'SAMPLE', words, open: () => packs },
  { name: 'a chain, its first', code: 'KJV', words, open: () => chainBibles([kjv, packs]) },
  { name: 'a chain, its second', code: 'SAMPLE', words, open: () => chainBibles([kjv, packs]) },
];

describe.each(sources)('$name', claimProvider);

test('a chain tells what one of its sources lacks, but not what another one has', async () => {
  const lack = (code: string): Lack => ({ translation: { code, language: 'en', name: code }, status: 503, code: 'bible_source_busy', message: 'Later.' });
  const away: BibleProvider = { translations: async () => [], chapter: async () => undefined, search: async () => undefined, lacks: async () => [lack('SAMPLE'), lack('ESV')] };
  expect((await chainBibles([kjv, packs, away]).lacks?.())?.map(({ translation }) => translation.code)).toEqual(['ESV']);
});
