// The command `npm run db:copy -- --from <database> --to <database>`: moves a server from one database to another.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Sole } from '../store/sole.ts';
import { Misuse, readWords, runCommand, runOwn, type Terminal } from './command.ts';
import { copyEverything, countPeople } from './copy.ts';
import { isPostgres, mustExist, openSource, openTarget } from './open-place.ts';
import { Refusal } from './place.ts';
import { isServed } from './postgres-place.ts';
import { isInUse, keepServersOut } from './running.ts';
import { tableOf } from './text-table.ts';

const usage = `Use: npm run db:copy -- --from <database> --to <database>
  <database>  the path of an SQLite file, or postgres://user:password@host/name

Copies everybody and everything in one transaction, reads it back and compares number and hash of each table before
it is kept. The target must have no people in it, and the server must be stopped: what it went on writing would be lost.`;

if (import.meta.main) await runOwn(copyDatabase);

/** Answers the exit code. */
export function copyDatabase(words: readonly string[], terminal: Terminal): Promise<number> {
  return runCommand({ usage, words, terminal, work: () => copy(words, terminal) });
}

async function copy(words: readonly string[], { print }: Terminal): Promise<void> {
  const { values } = readWords(() => parseArgs({ args: [...words], options: { from: { type: 'string' }, to: { type: 'string' } } }));
  if (values.from === undefined || values.to === undefined) throw new Misuse('Both --from and --to are needed.');
  if (values.from === values.to) throw new Misuse('--from and --to are the same.');
  if (!isPostgres(values.from)) mustExist(values.from);
  // No server starts on either file until the copy is done.
  const files = [values.from, values.to].filter((address) => !isPostgres(address));
  const soles: Sole[] = [];
  try {
    for (const file of files) soles.push(keepServersOut(file));
    // Whoever has a file open without being its server writes, too.
    for (const file of files) if (existsSync(file) && isInUse(file)) throw inUse(file);
    await copyBetween(values.from, values.to, print);
  } finally {
    for (const sole of soles) sole.release();
  }
}

async function copyBetween(source: string, target: string, print: Terminal['print']): Promise<void> {
  const from = await openSource(source);
  try {
    if (isPostgres(source) && (await isServed(from))) throw inUse(from.name);
    const to = await openTarget(target);
    try {
      if (isPostgres(target) && (await isServed(to))) throw inUse(to.name);
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

function inUse(name: string): Refusal {
  return new Refusal(`A server is using ${name}. Stop it first. Nothing was changed.`);
}
