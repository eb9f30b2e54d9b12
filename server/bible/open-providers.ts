// Combines all sources of Bible text in the settings into one provider, and runs background
// downloads and the deletion of expired texts. Local texts come before remote texts, and free
// translations come before licensed translations.
import type { Clock } from '../clock.ts';
import type { Settings } from '../settings.ts';
import { combineProviders } from './provider-chain.ts';
import { createDownloadStatusStore } from './sources/download-status.ts';
import { openLicensedChapterCache } from './sources/licensed-chapter-cache.ts';
import { openKjv } from './sources/kjv.ts';
import { openImportedTranslations } from './translation-files/translation-folder.ts';
import type { BibleProvider } from './provider.ts';

interface BiblesParts {
  settings: Settings['bible'];
  /** Absolute path. */
  dataDir: string;
  clock: Clock;
  log: {
    warn: (about: object, message: string) => void;
    info: (about: object, message: string) => void;
  };
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

/**
 * Default address of API.Bible, from its documentation. The former address was
 * api.scripture.api.bible.
 */
const usualApiBible = 'https://rest.api.bible/v1';

/**
 * Milliseconds: the first round runs soon after the start. Later rounds run every hour, also to
 * delete expired texts.
 */
const firstRoundDelay = 5_000;
const roundInterval = 60 * 60_000;
/** Milliseconds after the first failed round; the pause doubles with each further failed round. */
const minRetryPause = 60_000;

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
  const status = createDownloadStatusStore(dataDir, log);
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
          status,
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
  let failedRounds = 0;

  /** Returns the milliseconds until the next round. */
  async function runRound(): Promise<number> {
    const lastRound = toIso(clock.now());
    if (helloao) status.setRound({ lastRound, nextRound: '' });
    await cache.deleteExpired();
    const round = (await helloao?.downloadAll()) ?? 'complete';
    await prepare?.();
    failedRounds = round === 'complete' ? 0 : failedRounds + 1;
    const millis = getRoundPause(failedRounds);
    if (round === 'unreachable')
      log.info(
        { source: helloaoUrl, nextTryInMinutes: Math.round(millis / 60_000) },
        'the free Bible texts could not be fetched: the source does not answer',
      );
    if (helloao) status.setRound({ lastRound, nextRound: toIso(clock.now() + millis) });
    return millis;
  }

  function scheduleRound(delay: number): void {
    timer = setTimeout(() => {
      runRound()
        .catch((error: unknown) => {
          log.warn({ err: error }, 'a round of Bible downloads and deletions failed');
          return roundInterval;
        })
        .then((millis) => timer && scheduleRound(millis));
    }, delay).unref();
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

/**
 * Returns the milliseconds until the next round.
 * @param failedRounds failed rounds since the last complete round
 */
export function getRoundPause(failedRounds: number): number {
  return failedRounds === 0
    ? roundInterval
    : Math.min(roundInterval, minRetryPause * 2 ** (failedRounds - 1));
}

function toIso(millis: number): string {
  return new Date(millis).toISOString();
}
