// Builds the app when there is no build, or one older than its sources; says why. Run on its own it does just that.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './step.ts';

const sources = ['src', 'schemas', 'content', 'replication', 'sw', 'public', 'vite.config.ts', '.ci/service-worker.ts', '.ci/cross-references.ts', 'package-lock.json'];

/** False when the app could not be built; what the builder said is then on the screen. */
export async function buildWhenStale(): Promise<boolean> {
  const reason = reasonToBuild(root);
  if (!reason) {
    console.log('The build in dist/ is up to date.');
    return true;
  }
  console.log(`Building the app: ${reason}.`);
  const { code, seconds } = await run(['vite', 'build', '--logLevel', 'warn'], { show: true });
  if (code !== 0) {
    console.error('The app could not be built. See above; `npm ci` brings missing packages.');
    return false;
  }
  console.log(`Built dist/ in ${seconds.toFixed(1)} s.`);
  return true;
}

/** Why the app in this folder must be built, or null. The service worker is the last file that a build writes. */
export function reasonToBuild(folder: string): string | null {
  const last = join(folder, 'dist/sw.js');
  if (!existsSync(last)) return 'there is no build yet';
  const built = statSync(last).mtimeMs;
  const newer = sources.find((source) => newestIn(join(folder, source)) > built);
  return newer ? `${newer} is newer than the build` : null;
}

/** When the newest file in a place was changed; a folder's own time tells of deleted files. A place that is not there is old. */
function newestIn(place: string): number {
  if (!existsSync(place)) return 0;
  const stat = statSync(place);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(place).map((name) => newestIn(join(place, name))));
}

if (import.meta.main && !(await buildWhenStale())) process.exitCode = 1;
