// Checks an update: an image with one more table change starts on the volume, keeps the accounts
// and makes a backup before; the earlier image then refuses the volume with a sentence.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildNewerMigrations, getMigrationsFile } from '../newer-version.ts';
import { buildImage } from './base-image.ts';
import { checkAccount, checkHealth, volume } from './check-first-run.ts';
import { image, part, startServer, type Trial } from './trial.ts';

const newerImage = 'localhost/selah-newer';

export async function checkUpgrade(trial: Trial): Promise<void> {
  const { podman, results } = trial;
  await buildNewerImage(trial);
  const server = await startServer(trial, { data: volume, image: newerImage });
  await checkHealth(trial, server, 'Health command after an update that changes the tables');
  await checkAccount(trial, server, 'Log-in and prayer after the update');
  await server.remove();
  const backups = join(await findVolume(podman), 'backups');
  const isBackedUp = readdirSync(backups).some((name) => name.startsWith('before-update-'));
  results.check({
    part,
    what: 'Backup of the database before the update, in the volume',
    value: isBackedUp ? 'made' : 'missing',
    limit: 'made',
    isMet: isBackedUp,
    failure: 'The update made no backup of the database.',
  });
  const earlier = await startServer(trial, { data: volume });
  const { exitCode } = await earlier.waitForEnd();
  const log = await earlier.readLog();
  await earlier.remove();
  results.check({
    part,
    what: 'The earlier image on the updated volume',
    value: `exit code ${exitCode}: ${log.split('. ')[0] ?? ''}`,
    limit: '1, a sentence',
    isMet: exitCode === 1 && log.includes('newer version') && !log.includes('    at '),
    failure: 'The earlier version does not say that the database is newer.',
  });
}

async function buildNewerImage({ podman }: Trial): Promise<void> {
  const context = join(podman.folder, 'newer');
  mkdirSync(context);
  writeFileSync(
    join(context, 'migrations.ts'),
    buildNewerMigrations('sqlite', ['create index ops_try on users (full_name)']),
  );
  const file = join(context, 'Dockerfile');
  writeFileSync(file, `FROM ${image}\nCOPY migrations.ts /selah/${getMigrationsFile('sqlite')}\n`);
  await buildImage(podman, { tag: newerImage, context, file });
}

function findVolume(podman: Trial['podman']): Promise<string> {
  return podman.mustRun('volume', 'inspect', volume, '--format', '{{.Mountpoint}}');
}
