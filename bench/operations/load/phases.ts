// Phases of the load, in their order.
import {
  killServer,
  makeBackup,
  restartPostgres,
  restartServers,
  type LoadParts,
} from './faults.ts';
import { fillForLog, fillForTables } from './full-disk.ts';
import { updateTables } from './table-update.ts';

export interface Phase {
  name: string;
  /** Share of the duration of the load, at least. A fault takes the time that it needs. */
  share: number;
  /** No request may fail in this phase. */
  isFaultless?: true;
  /** The phase is possible only where PostgreSQL has a disk of its own. */
  needsDisk?: true;
  inject(parts: LoadParts): Promise<void>;
}

/** The shares of all phases are 1. */
export const phases: readonly Phase[] = [
  { name: 'no fault', share: 0.24, isFaultless: true, inject: async () => {} },
  { name: 'kill -9 of a server', share: 0.12, inject: killServer },
  { name: 'rolling restart of both servers', share: 0.16, inject: restartServers },
  { name: 'restart of PostgreSQL', share: 0.12, inject: restartPostgres },
  { name: 'backup', share: 0.08, isFaultless: true, inject: makeBackup },
  { name: 'full disk', share: 0.06, needsDisk: true, inject: fillForTables },
  { name: 'full disk, log of PostgreSQL', share: 0.04, needsDisk: true, inject: fillForLog },
  { name: 'update of the tables', share: 0.06, inject: updateTables },
  { name: 'after the faults', share: 0.12, isFaultless: true, inject: async () => {} },
];
