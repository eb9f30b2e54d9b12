// The addresses of all pages, read from the source of the routes, so that a new page is tested
// automatically.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const routesSource = readFileSync(join(import.meta.dirname, '../../../src/app/routes.tsx'), 'utf8');

/** The page paths without optional parameters. */
export const pagePaths: readonly string[] = [
  ...routesSource.matchAll(/\{ path: '(\/[^':]*?)\/?(?::[^']*)?',/g),
].map(([, path]) => path ?? '');

// Every route except the catch-all route must be matched: a route written in another form must not
// be skipped.
if (pagePaths.length !== [...routesSource.matchAll(/\bpath: /g)].length - 1)
  throw new Error('src/app/routes.tsx is not read whole.');
