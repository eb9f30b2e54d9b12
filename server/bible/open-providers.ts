// Combines all sources of Bible text in the settings into one provider, and runs background
// downloads and the deletion of expired texts. Local texts come before remote texts, and free
// translations come before licensed translations.
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
  /** Called after each download round to process the local texts. */
  prepare?: () => Promise<void>;
}

export interface BibleProviders {
  all: BibleProvider;
  /** The providers whose texts are on this server; requests to them cost nothing. */
  local: BibleProvider;
  /**
   * Starts background rounds that download free translations and delete expired texts of
   * publishers. The rounds run until `stop` is called.
   */
  /** @param millis until the first round */
  startDownloads(millis?: number): void;
  stop(): void;
}

/** The address in its documentation; the former one was api.scripture.api.bible. */
const usualApiBible = 'https://rest.api.bible/v1';

/**
 * Milliseconds: the first round runs soon after the start, and later rounds look for missing
 * translations every hour.
 */
const firstRoundDelay = 5_000;
const roundInterval = 60 * 60_000;

/** Opens the providers. Modules that only some servers need are imported on demand. */
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

  function scheduleRound(millis: number): void {
    timer = setTimeout(() => {
      work()
        .catch((error: unknown) => log.warn({ err: error }, 'looking after the Bible texts failed'))
        .finally(() => timer && scheduleRound(roundInterval));
    }, millis).unref();
  }

  const kjv = openKjv();
  return {
    local: combineProviders([kjv, packs]),
    all: combineProviders(
      [kjv, packs, helloao, licensed].filter((provider) => provider !== undefined),
    ),
    startDownloads: (millis = firstRoundDelay) => scheduleRound(millis),
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
