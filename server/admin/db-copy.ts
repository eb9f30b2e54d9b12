// The command `npm run db:copy -- --from <database> --to <database>`: copies all data of a server
// from one database to another.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { InstanceLock } from '../store/sqlite/single-instance-lock.ts';
import {
  UsageError,
  parseArguments,
  runCommand,
  runAsMain,
  type Terminal,
} from './terminal/run-program.ts';
import { copyTables, countUsers } from './database-copy/copy-tables.ts';
import {
  isPostgres,
  requireDatabase,
  openSourceDatabase,
  openTargetDatabase,
} from './database-copy/open-database.ts';
import { CommandError } from './database-copy/table-access.ts';
import { isUsedByServer } from './database-copy/postgres-table-access.ts';
import { isFileInUse, blockServerStart } from './database-copy/sqlite-file-locks.ts';
import { formatTable } from './terminal/text-table.ts';

const usage = `Use: npm run db:copy -- --from <database> --to <database>
  <database>  the path of an SQLite file, or postgres://user:password@host/name

Copies all data in one transaction. Before the commit, reads the copy and compares the row count and the hash of each
table. The target must have no users, and the server must be stopped: later writes of the server would be lost.`;

if (import.meta.main) await runAsMain(copyDatabase);

/** Returns the exit code. */
export function copyDatabase(words: readonly string[], terminal: Terminal): Promise<number> {
  return runCommand({ usage, words, terminal, work: () => copy(words, terminal) });
}

async function copy(words: readonly string[], { print }: Terminal): Promise<void> {
  const { values } = parseArguments(() =>
    parseArgs({ args: [...words], options: { from: { type: 'string' }, to: { type: 'string' } } }),
  );
  if (values.from === undefined || values.to === undefined)
    throw new UsageError('Both --from and --to are needed.');
  if (values.from === values.to) throw new UsageError('--from and --to are the same.');
  if (!isPostgres(values.from)) requireDatabase(values.from);
  // No server starts on either file until the copy is done.
  const files = [values.from, values.to].filter((address) => !isPostgres(address));
  const instanceLocks: InstanceLock[] = [];
  try {
    for (const file of files) instanceLocks.push(blockServerStart(file));
    // A program that is not a server may also have the file open and write to it.
    for (const file of files) if (existsSync(file) && isFileInUse(file)) throw inUse(file);
    await copyBetween(values.from, values.to, print);
  } finally {
    for (const instanceLock of instanceLocks) instanceLock.release();
  }
}

async function copyBetween(
  source: string,
  target: string,
  print: Terminal['print'],
): Promise<void> {
  const from = await openSourceDatabase(source);
  try {
    if (isPostgres(source) && (await isUsedByServer(from))) throw inUse(from.name);
    const to = await openTargetDatabase(target);
    try {
      if (isPostgres(target) && (await isUsedByServer(to))) throw inUse(to.name);
      const userCount = await countUsers(to);
      if (userCount > 0)
        throw new CommandError(
          `There ${userCount === 1 ? 'is one person' : `are ${userCount} people`} in ${to.name} already. Nothing was changed.`,
        );
      const copied = await copyTables(from, to);
      print(
        formatTable(
          copied.map(({ table, rows, hash }) => ({ table, rows, hash: `${hash.slice(0, 16)}…` })),
        ),
      );
      print(`All data of ${from.name} was copied to ${to.name} and verified.`);
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

function inUse(name: string): CommandError {
  return new CommandError(`A server is using ${name}. Stop it first. Nothing was changed.`);
}
