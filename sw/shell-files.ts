// Parses the lists that the build writes into the worker (.ci/vite-plugins/service-worker.ts): the
// shell files, and the files of each page.

export interface NamedFile {
  /** Absolute path on the server. */
  url: string;
  /** Null when the file name itself contains the content hash. */
  revision: string | null;
}

/**
 * Builds the `Link` header that makes a browser load the files of a page as scripts, before it
 * imports them as modules: Chromium uses the compiled code of its cache only for files that were
 * requested as scripts (docs/decisions/preloaded-as-scripts.md).
 * @param files files of the shell, in the order of the build
 * @param pageFiles per first segment of a path, in lower case, the numbers of the page's files
 * @returns null if the page is not in the list
 */
export function buildPreloadHeader(
  pathname: string,
  files: readonly NamedFile[],
  pageFiles: Readonly<Record<string, readonly number[]>>,
): string | null {
  const segment = (pathname.split('/', 2)[1] ?? '').toLowerCase();
  if (!Object.hasOwn(pageFiles, segment)) return null;
  const urls = pageFiles[segment]?.flatMap((index) => files[index]?.url ?? []) ?? [];
  if (urls.length === 0) return null;
  return urls
    .map((url) => `<${url}>; rel=preload; as=${getPreloadType(url)}; crossorigin`)
    .join(', ');
}

function getPreloadType(url: string): 'style' | 'script' {
  return url.endsWith('.css') ? 'style' : 'script';
}

/** @param parts names in `/assets/`, with a space between them; a script has no ending */
export function parseShellFiles(parts: string, named: readonly NamedFile[]): NamedFile[] {
  const ofParts = parts
    .split(' ')
    .filter(Boolean)
    .map((name) => ({
      url: `/assets/${name}${/\.[a-z0-9]{2,5}$/.test(name) ? '' : '.js'}`,
      revision: null,
    }));
  return [...ofParts, ...named];
}
