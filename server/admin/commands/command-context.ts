// The context of a command of `npm run admin`: the database, the settings, the options, and
// functions for output and confirmation.
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
  /**
   * Prints one sentence for the operator. Prints nothing when the command was called with `json`.
   */
  printSentence(sentence: string): void;
  /** Prints the text unchanged. */
  print(text: string): void;
  /** Prints rows as a table, or as JSON. */
  printRows(rows: readonly object[]): void;
  /** @throws CommandError when the answer is not yes */
  requireConfirmation(question: string): Promise<void>;
}

export interface Options {
  json: boolean;
  yes: boolean;
  /** When a user is deleted, also deletes the records of this user that all users read. */
  withContent: boolean;
  /**
   * The user who becomes the owner of these records when `withContent` is false. Undefined means
   * the oldest other admin.
   */
  heir: string | undefined;
  /** The number of days that backups may still hold deleted data. 0 means unknown. */
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
