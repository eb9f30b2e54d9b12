// Opens the Bible sources API.Bible and HelloAO on fake servers whose answers a test can damage.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { openApiBible } from '../../../../server/bible/sources/api-bible.ts';
import {
  createDownloadStatusStore,
  type DownloadStatusStore,
  readDownloadStatus,
} from '../../../../server/bible/sources/download-status.ts';
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

export interface HelloaoSetup extends SourceSetup<HelloaoProvider> {
  status: DownloadStatusStore;
}

export async function createHelloaoSetup(
  options: Partial<SourceOptions> = {},
): Promise<HelloaoSetup> {
  let status: DownloadStatusStore | undefined;
  const setup = await createSetup(startFakeHelloao(), (url, dataDir, parts) => {
    status = createDownloadStatusStore(dataDir, parts.log);
    return openHelloao({
      url,
      dataDir,
      packs: openImportedTranslations(dataDir, parts.log),
      status,
      wait: 50,
      ...parts,
      ...options,
    });
  });
  if (!status) throw new Error('The provider was not opened.');
  return { ...setup, status };
}

/** The source lists the Berean Standard Bible only. */
export async function createBsbSetup(): Promise<HelloaoSetup> {
  const setup = await createHelloaoSetup({
    timeouts: { begin: 2_000, whole: 10_000, between: 1 },
  });
  const edit = (body: string) => {
    const { translations } = JSON.parse(body) as { translations: { id: string }[] };
    return JSON.stringify({ translations: translations.filter(({ id }) => id === 'BSB') });
  };
  setup.fakeServer.setFault({ kind: 'edited', edit }, 'available_translations');
  return setup;
}

/** Returns the stored status of the Berean Standard Bible. */
export async function readBsbStatus({ dataDir, status }: HelloaoSetup) {
  await status.flush();
  const { downloads } = await readDownloadStatus(dataDir);
  return downloads.find(({ id }) => id === 'BSB');
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
