// The list of the files that the shell is made of, as the build writes it into the worker
// (.ci/vite-plugins/service-worker.ts).

export interface NamedFile {
  /** Absolute path on the server. */
  url: string;
  /** Null where the name itself carries the hash of what is inside. */
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
