// The addresses of all pages, by the code itself: a page that comes tomorrow is walked to tomorrow.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const routesSource = readFileSync(join(import.meta.dirname, '../../../src/app/routes.tsx'), 'utf8');

/** What may be left out of an address is left out. */
export const pagePaths: readonly string[] = [
  ...routesSource.matchAll(/\{ path: '(\/[^':]*?)\/?(?::[^']*)?',/g),
].map(([, path]) => path ?? '');

// All but the one for addresses that nobody knows: a route that is written in another way must not
// be overlooked.
if (pagePaths.length !== [...routesSource.matchAll(/\bpath: /g)].length - 1)
  throw new Error('src/app/routes.tsx is not read whole.');
