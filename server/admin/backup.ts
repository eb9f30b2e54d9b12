// The command `npm run backup -- [file]`: writes all data of the server into one file while the
// server runs.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getBackupFolder } from '../jobs/backup-folder.ts';
import { readSettings } from '../settings.ts';
import { createBackup } from './database-copy/backup-file.ts';
import {
  UsageError,
  parseArguments,
  runCommand,
  runAsMain,
  type Terminal,
} from './terminal/run-program.ts';
import { getDatabaseAddress } from './database-copy/open-database.ts';
import { formatTable } from './terminal/text-table.ts';

const usage = `Use: npm run backup -- [file]
  [file]  where to put it; else DATA_DIR/backups/selah-<date>.sqlite

Copies the database (DATABASE_URL, else DATA_DIR/selah.sqlite) beside the running server, with the imported Bible
translations, and compares the copy with what was read. The token secret, the outbox and the settings are not in it.
The file contains everything that people wrote: protect it like the server.`;

if (import.meta.main) await runAsMain(backup);

/** Returns the exit code. */
export function backup(words: readonly string[], terminal: Terminal): Promise<number> {
  return runCommand({ usage, words, terminal, work: () => backUp(words, terminal) });
}

async function backUp(words: readonly string[], { environment, print }: Terminal): Promise<void> {
  const { positionals } = parseArguments(() =>
    parseArgs({ args: [...words], allowPositionals: true }),
  );
  if (positionals.length > 1) throw new UsageError('One file, please.');
  const settings = readSettings(environment);
  const [file = inFolder(getBackupFolder(settings.dataDir))] = positionals;
  const manifest = await createBackup({
    address: getDatabaseAddress(settings),
    dataDir: settings.dataDir,
    file,
  });
  print(
    formatTable(
      Object.entries(manifest.tables).map(([table, { rows, hash }]) => ({
        table,
        rows,
        hash: `${hash.slice(0, 16)}…`,
      })),
    ),
  );
  print(
    `${manifest.bibles.length > 0 ? `With the translations ${manifest.bibles.map((name) => name.split('.')[0]).join(', ')}. ` : ''}Created and verified: ${file}`,
  );
}

function inFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return join(folder, `selah-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.sqlite`);
}
