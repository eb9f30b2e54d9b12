// Parses the list of shell files that the build writes into the worker
// (.ci/vite-plugins/service-worker.ts).

export interface NamedFile {
  /** Absolute path on the server. */
  url: string;
  /** Null when the file name itself contains the content hash. */
  revision: string | null;
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
