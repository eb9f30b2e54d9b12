// Lists the Bible texts of this server and the state of the free translations that it downloads.
import { freeTranslations } from '../../bible/sources/helloao-download.ts';
import {
  readDownloadStatus,
  type TranslationDownload,
} from '../../bible/sources/download-status.ts';
import { openKjv } from '../../bible/sources/kjv.ts';
import { openImportedTranslations } from '../../bible/translation-files/translation-folder.ts';
import type { CommandContext } from './command-context.ts';

interface BibleRow {
  code: string;
  language: string;
  name: string;
  state: string;
  since: string;
  error: string;
}

export async function printBibles(context: CommandContext): Promise<void> {
  const { dataDir, bible } = context.settings;
  const { nextRound, downloads } = await readDownloadStatus(dataDir);
  const log = { warn: (_: object, message: string) => context.printSentence(message) };
  const stored = [
    ...(await openKjv().translations()),
    ...(await openImportedTranslations(dataDir, log).translations()),
  ];
  const codes = new Set(stored.map(({ code }) => code));
  const waiting = bible.helloaoUrl === undefined ? 'off' : 'waiting';
  const missing = freeTranslations
    .filter(({ code }) => !codes.has(code))
    .map(({ code, language, name, origin }) => {
      const download = downloads.find(({ id }) => id === origin.helloao);
      return { code, language, name, ...describeDownload(download, waiting) };
    });
  const rows: BibleRow[] = [
    ...stored.map(({ code, language, name }) => ({
      code,
      language,
      name,
      state: 'stored',
      since: '',
      error: '',
    })),
    ...missing,
  ];
  context.printRows(rows.map((row) => ({ ...row })));
  context.printSentence(
    bible.helloaoUrl === undefined
      ? 'BIBLE_HELLOAO_URL is off: the server downloads no free translations.'
      : `Free translations come from ${bible.helloaoUrl}. ${describeNextRound(missing.length, nextRound)}`,
  );
}

function describeDownload(
  download: TranslationDownload | undefined,
  waiting: string,
): Pick<BibleRow, 'state' | 'since' | 'error'> {
  // A stored download whose file was deleted is downloaded again in the next round.
  if (!download || download.state === 'stored') return { state: waiting, since: '', error: '' };
  return { state: download.state, since: download.since, error: download.error ?? '' };
}

function describeNextRound(missing: number, nextRound: string): string {
  if (missing === 0) return 'All of them are stored.';
  return nextRound === ''
    ? 'The running server downloads the missing ones, soon after its start.'
    : `The running server tries the missing ones again at ${nextRound}.`;
}
