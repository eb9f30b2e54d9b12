// Checks whether all files in the worker's precache list are stored on this device. An incomplete
// app shell opens but then fails.

export interface PrecachedFile {
  /** Absolute path on the server. */
  path: string;
  /** Null where the file name contains the content hash. */
  revision: string | null;
}

/**
 * `isSure`: the files were compared with the worker's own list. Otherwise they were compared only
 * with the files that the stored page links.
 */
export interface StoredShellCheck {
  stored: number;
  total: number;
  isSure: boolean;
}

/**
 * The list as the build writes it into the worker (.ci/vite-plugins/service-worker.ts); empty where
 * it is not found, as in development.
 */
export function parsePrecacheList(script: string): PrecachedFile[] {
  // The longest quoted list of names is the precache list: nothing else in a worker contains
  // hundreds of names.
  const [parts = ''] = Array.from(
    script.matchAll(/([`"'])([\w.-]+(?: [\w.-]+){9,})\1/g),
    ([, , names = '']) => names,
  ).sort((one, other) => other.length - one.length);
  const named = script.matchAll(
    /\burl["']?:\s*[`"'](\/[^`"']*)[`"'],\s*["']?revision["']?:\s*[`"']([\w-]+)[`"']/g,
  );
  return [
    ...parts
      .split(' ')
      .filter(Boolean)
      .map((name) => ({
        path: `/assets/${name}${/\.[a-z0-9]{2,5}$/.test(name) ? '' : '.js'}`,
        revision: null,
      })),
    ...Array.from(named, ([, path = '', revision = '']) => ({ path, revision })),
  ];
}

const startPagePath = '/index.html';

/**
 * Compares the stored files with the expected files.
 * @param addresses URLs of the stored files; as Workbox writes them, a file without a hash in its
 *   name has a revision in the query
 * @param listed files in the list of the server's current worker; a device with an older build is
 *   not compared with this list
 * @param page text of the stored start page
 */
export function checkStoredShell(
  addresses: readonly string[],
  listed: readonly PrecachedFile[],
  page: string,
): StoredShellCheck {
  const kept = addresses
    .map((address) => new URL(address))
    .map(({ pathname, searchParams }) => ({
      path: pathname,
      revision: searchParams.get('__WB_REVISION__'),
    }));
  const has = (file: PrecachedFile) =>
    kept.some(
      ({ path, revision }) =>
        path === file.path && (file.revision === null || revision === file.revision),
    );
  const first = listed.find(({ path }) => path === startPagePath);
  const isOtherBuild =
    kept.some(({ path }) => path === startPagePath) && first !== undefined && !has(first);
  const isSure = listed.length > 0 && !isOtherBuild;
  const wanted = isSure
    ? listed
    : [{ path: startPagePath, revision: null }, ...listLinkedPaths(page)];
  return { stored: wanted.filter(has).length, total: wanted.length, isSure };
}

/**
 * The scripts and styles of this site with which a page begins, as this app's build writes them.
 */
function listLinkedPaths(page: string): PrecachedFile[] {
  const paths = Array.from(
    page.matchAll(/<(?:script|link)\s[^>]*?\b(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g),
    ([, path = '']) => path,
  );
  return [...new Set(paths)].map((path) => ({ path, revision: null }));
}
