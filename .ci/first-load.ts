// Lists the files of the first load: what a browser must fetch before the app can run, as the built
// index.html says.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Scripts and modulepreloads of the page (Vite writes one for each static import of the entry), and
 * the scripts that those import statically.
 *
 * @param dist folder of the build
 * @returns paths
 */
export function listFirstScripts(dist: string): string[] {
  const found = new Set<string>();
  const waiting = [
    ...readPage(dist).matchAll(
      /<(?:script|link rel="modulepreload")[^>]*(?:src|href)="([^"]+\.js)"/g,
    ),
  ].map(([, address = '']) => address);
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const file = join(dist, address);
    if (found.has(file)) continue;
    found.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(
      /\b(?:from|import)\s*["'`](\.\.?\/[^"'`]+\.js)["'`]/g,
    );
    for (const [, imported = ''] of imports)
      waiting.push(join(dirname(file), imported).slice(dist.length));
  }
  if (found.size === 0) throw new Error('dist/index.html names no script: is the build complete?');
  return [...found];
}

/**
 * Style sheets that the page itself names; those of other pages come with the pages.
 *
 * @param dist folder of the build
 * @returns paths
 */
export function listFirstStyles(dist: string): string[] {
  return [...readPage(dist).matchAll(/<link rel="stylesheet"[^>]*href="([^"]+\.css)"/g)].map(
    ([, address = '']) => join(dist, address),
  );
}

function readPage(dist: string): string {
  return readFileSync(join(dist, 'index.html'), 'utf8');
}
