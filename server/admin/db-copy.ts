// The command `npm run db:copy -- --from <database> --to <database>`: moves a server from one database to another.
import { parseArgs } from 'node:util';
import { Misuse, ownTerminal, readWords, runCommand, type Terminal } from './command.ts';
import { copyEverything, countPeople } from './copy.ts';
import { isPostgres, mustExist, openSource, openTarget } from './open-place.ts';
import { Refusal } from './place.ts';
import { isServed } from './postgres-place.ts';
import { isInUse } from './running.ts';
import { tableOf } from './text-table.ts';

const usage = `Use: npm run db:copy -- --from <database> --to <database>
  <database>  the path of an SQLite file, or postgres://user:password@host/name

Copies everybody and everything in one transaction, reads it back and compares number and hash of each table before
it is kept. The target must have no people in it, and the server must be stopped: what it went on writing would be lost.`;

if (import.meta.main) process.exitCode = await copyDatabase(process.argv.slice(2), ownTerminal());

/** Answers the exit code. */
export function copyDatabase(words: readonly string[], terminal: Terminal): Promise<number> {
  return runCommand({ usage, words, terminal, work: () => copy(words, terminal) });
}

async function copy(words: readonly string[], { print }: Terminal): Promise<void> {
  const { values } = readWords(() => parseArgs({ args: [...words], options: { from: { type: 'string' }, to: { type: 'string' } } }));
  if (values.from === undefined || values.to === undefined) throw new Misuse('Both --from and --to are needed.');
  if (values.from === values.to) throw new Misuse('--from and --to are the same.');
  if (!isPostgres(values.from)) mustExist(values.from);
  const isFileInUse = !isPostgres(values.from) && isInUse(values.from);
  const from = await openSource(values.from);
  try {
    if (isFileInUse || (isPostgres(values.from) && (await isServed(from)))) throw new Refusal(`A server is using ${from.name}. Stop it first. Nothing was changed.`);
    const to = await openTarget(values.to);
    try {
      const people = await countPeople(to);
      if (people > 0) throw new Refusal(`There ${people === 1 ? 'is one person' : `are ${people} people`} in ${to.name} already. Nothing was changed.`);
      const copied = await copyEverything(from, to);
      print(tableOf(copied.map(({ table, rows, hash }) => ({ table, rows, hash: `${hash.slice(0, 16)}…` }))));
      print(`Everything of ${from.name} is in ${to.name} now, and was read back and compared.`);
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}
