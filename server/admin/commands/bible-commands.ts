// Prints the Bible texts of this server and the state of the free translations that it downloads.
import { combineProviders } from '../../bible/provider-chain.ts';
import { openKjv } from '../../bible/sources/kjv.ts';
import { openImportedTranslations } from '../../bible/translation-files/translation-folder.ts';
import { listTranslationStates } from '../../bible/translation-states.ts';
import type { CommandContext } from './command-context.ts';

export async function printBibles(context: CommandContext): Promise<void> {
  const { dataDir, bible } = context.settings;
  const log = { warn: (_: object, message: string) => context.printSentence(message) };
  const { bibles, nextRound } = await listTranslationStates({
    local: combineProviders([openKjv(), openImportedTranslations(dataDir, log)]),
    dataDir,
    helloaoUrl: bible.helloaoUrl,
  });
  context.printRows(
    bibles.map(({ code, language, name, state, since, error }) => ({
      code,
      language,
      name,
      state,
      since: since ?? '',
      error: error ?? '',
    })),
  );
  const missing = bibles.filter(({ state }) => state !== 'stored').length;
  context.printSentence(
    bible.helloaoUrl === undefined
      ? 'BIBLE_HELLOAO_URL is off: the server downloads no free translations.'
      : `Free translations come from ${bible.helloaoUrl}. ${describeNextRound(missing, nextRound)}`,
  );
}

function describeNextRound(missing: number, nextRound: string): string {
  if (missing === 0) return 'All of them are stored.';
  return nextRound === ''
    ? 'The running server downloads the missing ones, soon after its start.'
    : `The running server tries the missing ones again at ${nextRound}.`;
}
