// Test helper that simulates successive builds: copies the build under other file names, and
// switches the build that a running server serves.
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
/** The build that a new folder serves. */
export const firstBuild = process.env['SELAH_DIST'] ?? join(root, 'dist');

export interface ServerFolder {
  /** The folder from which a server serves this build, see `createServerProcess`. */
  folder: string;
  /** From now on the server gives another build. */
  deploy(build: string): void;
}

/**
 * Copies server and build into a separate folder, so that another build can be deployed while the
 * server runs.
 */
export function createServerFolder(): ServerFolder {
  const folder = mkdtempSync(join(tmpdir(), 'selah-house-'));
  for (const room of ['server', 'schemas', 'content', 'package.json'])
    cpSync(join(root, room), join(folder, room), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const dist = join(folder, 'dist');
  symlinkSync(firstBuild, dist);
  return {
    folder,
    deploy(build) {
      rmSync(dist);
      symlinkSync(build, dist);
    },
  };
}

const builds = new Map<number, string>();

/**
 * Returns the next build: every script has another name, as after a change in a shared module. The
 * page contains the build number.
 */
export function getNextBuild(number: number): string {
  const build = builds.get(number) ?? copyOfBuild(number);
  builds.set(number, build);
  return build;
}

function copyOfBuild(number: number): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'selah-build-')), 'dist');
  cpSync(firstBuild, folder, { recursive: true, filter: (file) => !file.endsWith('.map') });
  const assets = join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const names = scripts.map((name) => name.slice(0, -'.js'.length));
  const anyName = new RegExp(names.toSorted((a, b) => b.length - a.length).join('|'), 'g');
  const renamed = (name: string) => `${name.slice(0, -3)}${String(number).padStart(3, '0')}`;
  for (const text of ['index.html', 'sw.js', ...scripts.map((name) => join('assets', name))]) {
    const file = join(folder, text);
    let content = readFileSync(file, 'utf8').replaceAll(anyName, renamed);
    if (text === 'index.html')
      content = content.replace('</head>', `<meta name="build" content="${number}"></head>`);
    if (text === 'sw.js')
      content = content.replace(/(\/index\.html[`"'],revision:[`"'])[^`"']+/, `$1build${number}`);
    writeFileSync(file, content);
  }
  for (const name of names)
    renameSync(join(assets, `${name}.js`), join(assets, `${renamed(name)}.js`));
  return folder;
}
