// Builds the app with Vite, but only if no build exists or the build is older than its sources, and
// prints the reason. Run directly, it builds dist/, or with `--editor` the build that an editor
// frames.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const sources = [
  'src',
  'schemas',
  'content',
  'replication',
  'sw',
  'public',
  'vite.config.ts',
  '.ci/vite-plugins/service-worker.ts',
  '.ci/vite-plugins/cross-references.ts',
  'package-lock.json',
];

/**
 * The build for an editor that frames the app, see .ci/vite-plugins/source-locations.ts. Only the
 * browser tests use it.
 */
export const editorDist = 'test-results/editor/dist';

/**
 * @param dist the folder of the build, from the root
 * @returns false when the app could not be built; the output of the build is then on the screen
 */
export function buildWhenStale(dist: 'dist' | typeof editorDist = 'dist'): boolean {
  const reason = findBuildReason(root, dist);
  if (!reason) {
    console.log(`The build in ${dist}/ is up to date.`);
    return true;
  }
  console.log(`Building the app: ${reason}.`);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    ...(dist === editorDist && { SELAH_EDITOR: '1' }),
  };
  const { status } = spawnSync(
    process.execPath,
    [vite, 'build', '--logLevel', 'warn', '--outDir', join(root, dist)],
    { cwd: root, stdio: 'inherit', env },
  );
  if (status !== 0)
    console.error('The app could not be built. See above; `npm ci` installs missing packages.');
  return status === 0;
}

/**
 * Why the app in this folder must be built, or null. The service worker is the last file that a
 * build writes.
 */
export function findBuildReason(folder: string, dist = 'dist'): string | null {
  const last = join(folder, dist, 'sw.js');
  if (!existsSync(last)) return 'there is no build yet';
  const built = statSync(last).mtimeMs;
  const newer = sources.find((source) => newestIn(join(folder, source)) > built);
  return newer ? `${newer} is newer than the build` : null;
}

/**
 * Returns the time of the newest change in a folder. The folder's own time reveals deleted files. A
 * folder that does not exist counts as old.
 */
function newestIn(place: string): number {
  if (!existsSync(place)) return 0;
  const stat = statSync(place);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(place).map((name) => newestIn(join(place, name))));
}

if (import.meta.main && !buildWhenStale(process.argv.includes('--editor') ? editorDist : 'dist'))
  process.exitCode = 1;
