// What a command of `npm run admin` works with: the database, the settings, the options, and a way to answer.
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { mustAgree, type Terminal } from './command.ts';
import type { Place } from './place.ts';
import { tableOf } from './text-table.ts';

export interface Desk {
  store: Store;
  place: Place;
  settings: Settings;
  options: Options;
  /** One sentence for people; left out where JSON was asked for. */
  say(sentence: string): void;
  /** As it is. */
  print(text: string): void;
  /** Rows as a table, or as JSON. */
  show(rows: readonly object[]): void;
  /** @throws Refusal when the answer is not yes */
  mustAgree(question: string): Promise<void>;
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

export function openDesk(terminal: Terminal, rest: Pick<Desk, 'store' | 'place' | 'settings' | 'options'>): Desk {
  const { options } = rest;
  const { print } = terminal;
  return {
    ...rest,
    print,
    say: (sentence) => {
      if (!options.json) print(sentence);
    },
    show: (rows) => print(options.json ? JSON.stringify(rows, null, 2) : tableOf(rows as readonly Record<string, string>[])),
    mustAgree: async (question) => {
      if (!options.yes) await mustAgree(terminal, question);
    },
  };
}
