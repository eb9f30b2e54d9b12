// Whether the files that the app's worker lists lie on this device. A shell with holes opens here
// and fails there.

export interface PrecachedFile {
  /** Absolute path on the server. */
  path: string;
  /** Null where the name itself carries the hash of what is inside. */
  revision: string | null;
}

/**
 * `isSure`: held against the worker's own list; else only against what the kept page names to begin
 * with.
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
  // Of all words that stand in one text, the most: nothing else in a worker has hundreds.
  const [parts = ''] = Array.from(
    script.matchAll(/([`"'])([\w.-]+(?: [\w.-]+){9,})\1/g),
    ([, , words = '']) => words,
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
 * @param addresses of what is kept; a file whose name says nothing of what is inside has its
 * revision behind it, as Workbox writes it
 * @param listed by the worker that the server has now: a device with an older build is not held
 * against it
 * @param page the kept one, as text
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
