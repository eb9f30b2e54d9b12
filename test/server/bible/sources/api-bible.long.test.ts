// Runs the acceptance suite on the licensed translations provider (API.Bible) with a fake API.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openApiBible } from '../../../../server/bible/sources/api-bible.ts';
import { openLicensedChapterCache } from '../../../../server/bible/sources/licensed-chapter-cache.ts';
import type { BibleProvider } from '../../../../server/bible/provider.ts';
import { systemClock } from '../../../../server/clock.ts';
import type { FaultyServer } from '../support/faulty-http-server.ts';
import { fakeApiKey, startFakeApiBible } from '../support/fake-api-bible.ts';
import { testProvider } from './provider-suite.ts';

const root = mkdtempSync(join(tmpdir(), 'selah-api-bible-'));
afterAll(() => rmSync(root, { recursive: true }));

let shared: FaultyServer;
let bible: BibleProvider;
beforeAll(async () => {
  shared = await startFakeApiBible();
  const log = { warn: () => undefined };
  bible = openApiBible({
    url: `${shared.url}/v1`,
    key: fakeApiKey,
    cache: openLicensedChapterCache(mkdtempSync(join(root, 'data-')), systemClock),
    clock: systemClock,
    log,
  });
});
afterAll(() => shared.close());
testProvider({
  name: 'API.Bible',
  code: 'ESV',
  words: ['only', 'begotten', 'Son', 'everlasting'],
  open: () => bible,
});
