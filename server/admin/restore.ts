// The command `npm run restore -- <file>`: replaces the database with a backup.
import { parseArgs } from 'node:util';
import { readSettings } from '../settings.ts';
import {
  UsageError,
  parseArguments,
  runCommand,
  runAsMain,
  type Terminal,
} from './terminal/run-program.ts';
import { getDatabaseAddress, isPostgres } from './database-copy/open-database.ts';
import { CommandError } from './database-copy/table-access.ts';
import { restoreBackup } from './database-copy/restore-file.ts';

const usage = `Use: npm run restore -- <file> [--replace] [--keep-sessions]
  <file>           made by npm run backup, of this or an earlier version
  --replace        the database may hold data; an SQLite file that is replaced is kept under another name
  --keep-sessions  people stay signed in where they were when the backup was made, and keep their passkeys;
                   else everybody signs in again with the password, and adds passkeys again

Stop the server first. The file is checked, then everything is put in place in one step (DATABASE_URL, else
DATA_DIR/selah.sqlite), or nothing is. Accounts deleted after the backup was made come back: delete them again. Accounts made after it are gone;
what these people wrote is on their devices, and in the new account of who signs up again there with the same e-mail.`;

if (import.meta.main) await runAsMain(restore);

/** Returns the exit code. */
export function restore(words: readonly string[], terminal: Terminal): Promise<number> {
  return runCommand({ usage, words, terminal, work: () => runRestore(words, terminal) });
}

async function runRestore(
  words: readonly string[],
  { environment, print }: Terminal,
): Promise<void> {
  const { values, positionals } = parseArguments(() =>
    parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { replace: { type: 'boolean' }, 'keep-sessions': { type: 'boolean' } },
    }),
  );
  const [file] = positionals;
  if (file === undefined || positionals.length !== 1)
    throw new UsageError('Name the file of the backup.');
  const { replace = false, 'keep-sessions': keepSessions = false } = values;
  const settings = readSettings(environment);
  const address = getDatabaseAddress(settings);
  if (!isPostgres(address)) await requireStoppedServer(settings.port);
  const { manifest, previousDatabase } = await restoreBackup({
    address,
    dataDir: settings.dataDir,
    file,
    replace,
    keepSessions,
  });
  print(
    `The database now has the state of ${manifest.madeAt}. Accounts: ${manifest.tables['users']?.rows ?? 0}, records: ${manifest.tables['records']?.rows ?? 0}.`,
  );
  print(
    keepSessions
      ? 'Sessions and passkeys have the state of the backup, too: what was ended or removed since then is valid again.'
      : 'All sessions ended and all passkeys were removed: people log in with their password.',
  );
  if (previousDatabase !== undefined)
    print(
      `The previous database is kept in ${previousDatabase}. It contains personal texts, so delete it when you no longer need it.`,
    );
}

/**
 * Checks that no server answers on the port. The locks of the database file usually reveal a
 * running server. A file may be so damaged that it has no locks; the port then reveals the server.
 */
async function requireStoppedServer(port: number): Promise<void> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`, {
      signal: AbortSignal.timeout(2_000),
    });
    await answer.body?.cancel();
  } catch {
    return;
  }
  throw new CommandError(
    `A server answers on port ${port}. Stop it first (or set PORT= if this is another server). Nothing was changed.`,
  );
}
