// Lists the Bible texts of this server and the state of the free translations that it downloads, for
// admins.
import type { AdminBible } from '../../schemas/api/admin-api.ts';
import type { BibleProvider } from './provider.ts';
import { readDownloadStatus, type TranslationDownload } from './sources/download-status.ts';
import { freeTranslations } from './sources/free-translations.ts';

export interface TranslationStates {
  /** The stored texts first. */
  bibles: AdminBible[];
  /** ISO time of the next round of downloads; empty while a round runs, and before the first. */
  nextRound: string;
}

/**
 * @param parts.local the texts on this server
 * @param parts.helloaoUrl undefined: the server downloads no texts
 */
export async function listTranslationStates({
  local,
  dataDir,
  helloaoUrl,
}: {
  local: Pick<BibleProvider, 'translations'>;
  dataDir: string;
  helloaoUrl: string | undefined;
}): Promise<TranslationStates> {
  const { nextRound, downloads } = await readDownloadStatus(dataDir);
  const stored = await local.translations();
  const codes = new Set(stored.map(({ code }) => code));
  const missing = freeTranslations.filter(({ code }) => !codes.has(code));
  return {
    bibles: [
      ...stored.map(({ code, language, name }): AdminBible => ({
        code,
        language,
        name,
        state: 'stored',
        since: null,
        error: null,
      })),
      ...missing.map(({ code, language, name, origin }) => ({
        code,
        language,
        name,
        ...describeDownload(
          downloads.find(({ id }) => id === origin.helloao),
          helloaoUrl === undefined ? 'off' : 'waiting',
        ),
      })),
    ],
    nextRound,
  };
}

function describeDownload(
  download: TranslationDownload | undefined,
  waiting: 'off' | 'waiting',
): Pick<AdminBible, 'state' | 'since' | 'error'> {
  // A stored download whose file was deleted is downloaded again in the next round.
  if (!download || download.state === 'stored') return { state: waiting, since: null, error: null };
  const { state, since, error = null } = download;
  return { state, since: since === '' ? null : since, error };
}
