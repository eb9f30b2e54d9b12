// Finds the files of the pages on which the app is usually opened, for the service worker. The
// worker names them to the browser together with the shell (sw/shell-files.ts).
import type { Rolldown } from 'vite';

/** The module of each page, by the first segment of its path in lower case (src/app/routes.tsx). */
const preloadedPages = {
  '': 'src/features/home/page.tsx',
  home: 'src/features/home/page.tsx',
  bible: 'src/features/bible/page.tsx',
  prayer: 'src/features/prayer/page.tsx',
  gratitude: 'src/features/gratitude/page.tsx',
  wisdom: 'src/features/wisdom/page.tsx',
  plans: 'src/features/plans/page.tsx',
  peacefulsleep: 'src/features/sleep/page.tsx',
  search: 'src/features/search/page.tsx',
  achievements: 'src/features/progress/page.tsx',
  sync: 'src/features/sync/page.tsx',
  settings: 'src/features/settings/page.tsx',
} as const;

/**
 * Finds the files that each page loads at a start: the first load, the code of the databases and of
 * the page, and their styles. The first load comes first, because nothing is shown without it.
 * @returns per first segment of the path the names in `/assets/`, without the ending of a script
 */
export function findPageFiles(chunks: readonly Rolldown.OutputChunk[]): Record<string, string[]> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find(({ isEntry }) => isEntry);
  const session = chunks.find(({ name }) => name === 'session');
  if (!entry || !session) throw new Error('The build has no entry or no chunk `session`.');
  return Object.fromEntries(
    Object.entries(preloadedPages).map(([segment, module]) => {
      const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
      if (!page) throw new Error(`${module} is no chunk of the build.`);
      const files = [entry, session, page]
        .flatMap((chunk) => listStaticImports(chunk, byFile))
        .flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]);
      return [
        segment,
        [...new Set(files)].map((file) => file.slice('assets/'.length).replace(/\.js$/, '')),
      ];
    }),
  );
}

/** The chunk itself and all that it imports statically. */
function listStaticImports(
  chunk: Rolldown.OutputChunk,
  byFile: ReadonlyMap<string, Rolldown.OutputChunk>,
): Rolldown.OutputChunk[] {
  const found = new Set([chunk]);
  for (const { imports } of found)
    for (const file of imports) {
      const imported = byFile.get(file);
      if (imported) found.add(imported);
    }
  return [...found];
}
