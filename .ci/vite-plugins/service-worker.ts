// Vite plugin that builds sw/worker.ts to dist/sw.js with the list of shell files, and bundles the
// worker's background tasks (sync and chapter prefetch) separately.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, defaultClientConditions, type Plugin } from 'vite';
import { findPageFiles } from './page-files.ts';

export interface ShellFile {
  /** Absolute path on the server. */
  url: string;
  /** Null if the file name itself contains the content hash. */
  revision: string | null;
}

// Selah's languages use the Latin alphabet, so other font subsets are fetched only when needed. The
// worker stores its own scripts itself. The browser fetches screenshots when it offers the
// installation, and the system fetches icons other than these. Images in notifications may be
// needed offline.
const notNeededOffline =
  /(\.map|\.txt|\/sw\.js)$|^\/(screenshots?|shortcut|icon-(?!192\.)|apple-)[^.]*\.|^\/assets\/cross-references-[^/]*\.bin$|^\/assets\/(service-worker-tasks|editor-frame|app-connect-to-editor|connect-to-editor)-|-(cyrillic|greek|vietnamese)(-ext)?-[^/]*\.woff2?$/;

/** The files of a finished build that the app needs to open offline, in a stable order. */
export function listShellFiles(folder: string): ShellFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .filter((url) => !notNeededOffline.test(url) && !url.startsWith('/.'))
    .sort()
    .map((url) => ({
      url,
      revision: url.startsWith('/assets/') ? null : hashFile(join(folder, url)),
    }));
}

/**
 * Encodes the file list for sw/shell-files.ts. Hundreds of chunks with a content hash in their name
 * are encoded in as few characters as possible. The other files are listed unchanged. The files of
 * a page are encoded as their numbers in the list of chunks.
 */
export function encodeShellFiles(
  files: readonly ShellFile[],
  pageFiles: Readonly<Record<string, readonly string[]>>,
): { __PARTS__: string; __NAMED_FILES__: string; __PAGE_FILES__: string } {
  const parts = files
    .filter(({ revision }) => revision === null)
    .map(({ url }) => url.slice('/assets/'.length).replace(/\.js$/, ''));
  const numbers = Object.entries(pageFiles).map(([page, names]) => [
    page,
    names.map((name) => parts.indexOf(name)),
  ]);
  return {
    __PARTS__: JSON.stringify(parts.join(' ')),
    __NAMED_FILES__: JSON.stringify(files.filter(({ revision }) => revision !== null)),
    __PAGE_FILES__: JSON.stringify(Object.fromEntries(numbers)),
  };
}

/**
 * The address of the script with which the page begins: its name changes with anything that the
 * page is made of, so it names the build.
 */
export function findEntryScript(folder: string): string {
  const address = /<script type="module"[^>]* src="([^"]+)"/.exec(
    readFileSync(join(folder, 'index.html'), 'utf8'),
  )?.[1];
  if (address === undefined) throw new Error('index.html names no script: is the build complete?');
  return address;
}

function hashFile(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}

export function buildServiceWorker(root: string): Plugin {
  let folder = '';
  let pageFiles: Record<string, string[]> | undefined;
  return {
    name: 'selah-service-worker',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle(_options, bundle) {
      pageFiles = findPageFiles(Object.values(bundle).filter((file) => file.type === 'chunk'));
    },
    // Runs after everything is written: the list must contain all files on disk, including public
    // files.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // Vite calls this hook after a failed build, too. The first error is the one to report.
        if (!pageFiles) return;
        const background = await buildBackground(root, folder);
        await buildScript(root, folder, {
          entry: 'sw/worker.ts',
          name: 'selah',
          fileName: 'sw.js',
          define: {
            ...encodeShellFiles(listShellFiles(folder), pageFiles),
            __BACKGROUND__: JSON.stringify(background),
            __BUILD__: JSON.stringify(findEntryScript(folder)),
          },
        });
      },
    },
  };
}

/**
 * Builds the service worker's background tasks. The file name contains a content hash, so that a
 * worker never loads the engine of another version.
 * @returns the address of the file
 */
async function buildBackground(root: string, folder: string): Promise<string> {
  const fileName = 'assets/service-worker-tasks.js';
  await buildScript(root, folder, {
    entry: 'src/app/background/service-worker-tasks.ts',
    name: 'selahBackground',
    fileName,
    define: {},
  });
  const url = `/assets/service-worker-tasks-${hashFile(join(folder, fileName))}.js`;
  renameSync(join(folder, fileName), join(folder, url));
  renameSync(join(folder, `${fileName}.map`), join(folder, `${url}.map`));
  return url;
}

/** One classic script, because the workers of every browser support it. */
async function buildScript(
  root: string,
  folder: string,
  {
    entry,
    name,
    fileName,
    define,
  }: { entry: string; name: string; fileName: string; define: Record<string, string> },
): Promise<void> {
  await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    // As in vite.config.ts: the condition chooses the build of RxJS without helpers for ES5.
    resolve: { dedupe: ['dexie', 'rxjs'], conditions: ['es2015', ...defaultClientConditions] },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      sourcemap: 'hidden',
      copyPublicDir: false,
      lib: { entry: join(root, entry), formats: ['iife'], name, fileName: () => fileName },
    },
  });
}
