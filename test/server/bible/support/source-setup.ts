// Opens the Bible sources API.Bible and HelloAO on fake servers whose answers a test can damage.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { openApiBible } from '../../../../server/bible/sources/api-bible.ts';
import { openHelloao, type HelloaoProvider } from '../../../../server/bible/sources/helloao.ts';
import { openLicensedChapterCache } from '../../../../server/bible/sources/licensed-chapter-cache.ts';
import { openImportedTranslations } from '../../../../server/bible/translation-files/translation-folder.ts';
import type { BibleProvider } from '../../../../server/bible/provider.ts';
import type { FaultyServer } from './faulty-http-server.ts';
import { fakeApiKey, startFakeApiBible } from './fake-api-bible.ts';
import { startFakeHelloao } from './fake-helloao.ts';

const root = mkdtempSync(join(tmpdir(), 'selah-faults-'));
afterAll(() => rmSync(root, { recursive: true }));

export interface SourceSetup<Bible extends BibleProvider = BibleProvider> {
  fakeServer: FaultyServer;
  bible: Bible;
  dataDir: string;
  logged: string[];
  advance: (millis: number) => void;
}

async function createSetup<Bible extends BibleProvider>(
  starting: Promise<FaultyServer>,
  open: (url: string, dataDir: string, parts: SourceOptions) => Bible,
): Promise<SourceSetup<Bible>> {
  const fakeServer = await starting;
  onTestFinished(() => fakeServer.close());
  const dataDir = mkdtempSync(join(root, 'data-'));
  let skipped = 0;
  const logged: string[] = [];
  const log = {
    warn: (about: object, message: string) =>
      void logged.push(`${message} ${JSON.stringify(about)}`),
  };
  const bible = open(fakeServer.url, dataDir, {
    clock: { now: () => Date.now() + skipped },
    log,
    timeouts: { begin: 400, whole: 1_500, between: 1 },
  });
  return {
    fakeServer,
    bible,
    dataDir,
    logged,
    advance: (millis) => {
      skipped += millis;
    },
  };
}

/** Time limits that also hold on a busy machine, for tests without a silent source. */
export const patientTimeouts = { begin: 10_000, whole: 60_000, between: 1 };

type SourceOptions = Pick<Parameters<typeof openHelloao>[0], 'clock' | 'log' | 'timeouts'>;

export function createHelloaoSetup(
  options: Partial<SourceOptions> = {},
): Promise<SourceSetup<HelloaoProvider>> {
  return createSetup(startFakeHelloao(), (url, dataDir, parts) =>
    openHelloao({
      url,
      dataDir,
      packs: openImportedTranslations(dataDir, parts.log),
      wait: 50,
      ...parts,
      ...options,
    }),
  );
}

export function createApiBibleSetup(): Promise<SourceSetup> {
  return createSetup(startFakeApiBible(), (url, dataDir, parts) =>
    openApiBible({
      url: `${url}/v1`,
      key: fakeApiKey,
      cache: openLicensedChapterCache(dataDir, parts.clock),
      ...parts,
    }),
  );
}
