// All sources of Bible text that the settings name, as one: what lies here before what is
// elsewhere, and the free before the licensed.
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Settings } from '../settings.ts';
import { combineProviders } from './provider-chain.ts';
import { openLicensedChapterCache } from './sources/licensed-chapter-cache.ts';
import { openKjv } from './sources/kjv.ts';
import { openImportedTranslations } from './translation-files/translation-folder.ts';
import type { BibleProvider } from './provider.ts';

interface BiblesParts {
  settings: Settings['bible'];
  /** Absolute path. */
  dataDir: string;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** What is to be done with the texts that lie here, after each round. */
  prepare?: () => Promise<void>;
}

export interface BibleProviders {
  all: BibleProvider;
  /** Of them those that lie on this server: to ask them costs nobody anything. */
  local: BibleProvider;
  /**
   * From now on free translations are fetched and what the publishers do not want kept is deleted,
   * in the background, until `stop`.
   */
  /** @param millis until the first round */
  startDownloads(millis?: number): void;
  stop(): void;
}

/** The address in its documentation; the former one was api.scripture.api.bible. */
const usualApiBible = 'https://rest.api.bible/v1';

/** Milliseconds: soon after the start, then each hour what is still missing. */
const firstRoundDelay = 5_000;
const roundInterval = 60 * 60_000;

/** What only some servers have is loaded with it. */
export async function openBibleProviders({
  settings,
  dataDir,
  clock,
  log,
  prepare,
}: BiblesParts): Promise<BibleProviders> {
  const packs = openImportedTranslations(dataDir, log);
  const cache = openLicensedChapterCache(dataDir, clock);
  const { helloaoUrl, apiKey, apiUrl = usualApiBible } = settings;
  const helloao =
    helloaoUrl === undefined
      ? undefined
      : (await import('./sources/helloao.ts')).openHelloao({
          url: helloaoUrl,
          dataDir,
          packs,
          clock,
          log,
        });
  const licensed =
    apiKey === undefined
      ? undefined
      : (await import('./sources/api-bible.ts')).openApiBible({
          url: apiUrl,
          key: apiKey,
          cache,
          clock,
          log,
        });
  let timer: NodeJS.Timeout | undefined;

  async function work(): Promise<void> {
    await cache.deleteExpired();
    await helloao?.downloadAll();
    await prepare?.();
  }

  function workIn(millis: number): void {
    timer = setTimeout(() => {
      work()
        .catch((error: unknown) => log.warn({ err: error }, 'looking after the Bible texts failed'))
        .finally(() => timer && workIn(roundInterval));
    }, millis).unref();
  }

  const kjv = openKjv();
  return {
    local: combineProviders([kjv, packs]),
    all: combineProviders(
      [kjv, packs, helloao, licensed].filter((provider) => provider !== undefined),
    ),
    startDownloads: (millis = firstRoundDelay) => workIn(millis),
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
