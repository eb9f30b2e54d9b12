// What a command of `npm run admin` works with: the database, the settings, the options, and a way
// to answer.
import type { Settings } from '../../settings.ts';
import type { Store } from '../../store/store.ts';
import { requireConfirmation, type Terminal } from '../terminal/run-program.ts';
import type { AdminDatabase } from '../database-copy/table-access.ts';
import { formatTable } from '../terminal/text-table.ts';

export interface CommandContext {
  store: Store;
  database: AdminDatabase;
  settings: Settings;
  options: Options;
  /** One sentence for people; left out where JSON was asked for. */
  printSentence(sentence: string): void;
  /** As it is. */
  print(text: string): void;
  /** Rows as a table, or as JSON. */
  printRows(rows: readonly object[]): void;
  /** @throws Refusal when the answer is not yes */
  requireConfirmation(question: string): Promise<void>;
}

export interface Options {
  json: boolean;
  yes: boolean;
  /** Of somebody who is deleted: what they wrote for everybody goes, too. */
  withContent: boolean;
  /** Else whose it becomes; missing: the oldest admin's. */
  heir: string | undefined;
  /** For how many days backups may hold what is deleted; 0: not known. */
  backupDays: number;
}

export function createCommandContext(
  terminal: Terminal,
  rest: Pick<CommandContext, 'store' | 'database' | 'settings' | 'options'>,
): CommandContext {
  const { options } = rest;
  const { print } = terminal;
  return {
    ...rest,
    print,
    printSentence: (sentence) => {
      if (!options.json) print(sentence);
    },
    printRows: (rows) =>
      print(
        options.json
          ? JSON.stringify(rows, null, 2)
          : formatTable(rows as readonly Record<string, string>[]),
      ),
    requireConfirmation: async (question) => {
      if (!options.yes) await requireConfirmation(terminal, question);
    },
  };
}
