// Tests of the HelloAO provider on real texts: the acceptance suite, what is fetched and how often,
// and what is stored.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createDownloadStatusStore } from '../../../../server/bible/sources/download-status.ts';
import { openHelloao, type HelloaoProvider } from '../../../../server/bible/sources/helloao.ts';
import { openImportedTranslations } from '../../../../server/bible/translation-files/translation-folder.ts';
import { systemClock } from '../../../../server/clock.ts';
import type { FaultyServer } from '../support/faulty-http-server.ts';
import { testProvider } from './provider-suite.ts';
import { startFakeHelloao } from '../support/fake-helloao.ts';
import { hasTextFolder } from '../support/test-bibles.ts';

const root = mkdtempSync(join(tmpdir(), 'selah-helloao-'));
const log = { warn: () => undefined };

afterAll(() => rmSync(root, { recursive: true }));

function open(url: string, dataDir: string): HelloaoProvider {
  return openHelloao({
    url,
    dataDir,
    packs: openImportedTranslations(dataDir, log),
    clock: systemClock,
    log,
    status: createDownloadStatusStore(dataDir, log),
  });
}

async function createSetup(): Promise<{
  fakeServer: FaultyServer;
  dataDir: string;
  bible: HelloaoProvider;
}> {
  const fakeServer = await startFakeHelloao();
  onTestFinished(() => fakeServer.close());
  const dataDir = mkdtempSync(join(root, 'data-'));
  return { fakeServer, dataDir, bible: open(fakeServer.url, dataDir) };
}

describe.skipIf(!hasTextFolder)('on the real World English Bible', () => {
  let shared: FaultyServer;
  let bible: HelloaoProvider;
  beforeAll(async () => {
    shared = await startFakeHelloao();
    bible = open(shared.url, mkdtempSync(join(root, 'suite-')));
  });
  afterAll(async () => {
    await shared.close();
  });
  testProvider({
    name: 'HelloAO',
    code: 'WEB',
    words: ['only', 'born', 'Son', 'eternal'],
    open: () => bible,
  });
});

describe.skipIf(!hasTextFolder)('HelloAO downloads', () => {
  test('free translations are offered by app code and name before any download', async () => {
    const { fakeServer, bible } = await createSetup();
    expect(await bible.translations()).toEqual([
      { code: 'BSB', language: 'en', name: 'Berean Standard Bible' },
      { code: 'WEB', language: 'en', name: 'World English Bible' },
      { code: 'DARBY', language: 'fr', name: 'Bible Darby' },
      { code: 'FRLSG', language: 'fr', name: 'Louis Segond 1910' },
      { code: 'FRDBY', language: 'fr', name: 'Bible Darby' },
      { code: 'RVA', language: 'es', name: 'Reina-Valera 1909' },
      { code: 'ALMEIDA', language: 'pt', name: 'Bíblia Livre' },
    ]);
    await bible.translations();
    expect(fakeServer.requests).toEqual(['/api/available_translations.json']);
  });

  test('simultaneous first readers cause one request and wait for their chapter only', async () => {
    const { fakeServer, bible } = await createSetup();
    fakeServer.setFault({ kind: 'slow', millis: 60_000 }, 'complete.json');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => bible.chapter('FRLSG', 'PSA', 51)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.verses).toHaveLength(21);
    expect(fakeServer.requests.toSorted()).toEqual([
      '/api/fra_lsg/PSA/51.json',
      '/api/fra_lsg/complete.json',
    ]);
  });

  test('a chapter equals its part of the whole text, and both codes share a download', async () => {
    const { fakeServer, dataDir, bible } = await createSetup();
    const single = await bible.chapter('DARBY', 'JHN', 3);
    // This chapter has no separate file, so the call waits for the whole text.
    expect((await bible.chapter('DARBY', 'RUT', 1))?.verses).toHaveLength(22);
    expect(await bible.chapter('DARBY', 'JHN', 3)).toEqual(single);
    expect(await bible.chapter('FRDBY', 'JHN', 3)).toEqual({ ...single, translation: 'FRDBY' });
    expect(readdirSync(join(dataDir, 'bibles'))).toEqual(['DARBY.bible', 'FRDBY.bible']);
    expect(fakeServer.requests.filter((path) => path.endsWith('complete.json'))).toHaveLength(1);
    const requestCount = fakeServer.requests.length;
    const another = open(fakeServer.url, dataDir);
    expect((await another.chapter('DARBY', 'REV', 22))?.verses).toHaveLength(21);
    expect(fakeServer.requests).toHaveLength(requestCount);
  });

  test('a credit line of the text is part of each chapter', async () => {
    const { bible } = await createSetup();
    expect((await bible.chapter('ALMEIDA', 'GEN', 1))?.notice).toMatch(
      /^Bíblia Livre \(BLIVRE\), Copyright © Diego Santos/,
    );
    expect((await bible.chapter('ALMEIDA', 'GEN', 2))?.notice).toMatch(
      /^Bíblia Livre \(BLIVRE\), Copyright © Diego Santos/,
    );
  });
});
