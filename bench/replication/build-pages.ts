// Lists the contestants of the replication benchmark, and bundles their pages like the app into a
// folder that a server can serve.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';

export const contestants = ['ours', 'rxdb', 'pouch', 'limit'] as const;
export type ContestantName = (typeof contestants)[number];

export async function buildPages(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, '../..'),
    publicDir: false,
    logLevel: 'warn',
    // As in vite.config.ts.
    resolve: { dedupe: ['dexie', 'rxjs'] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: Object.fromEntries(
          contestants.map((name) => [name, resolve(import.meta.dirname, `${name}-page.ts`)]),
        ),
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  for (const name of contestants)
    writeFileSync(
      join(folder, `${name}.html`),
      `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>${name}</title>\n<body><script type="module" src="/${name}.js"></script></body>\n</html>\n`,
    );
}
