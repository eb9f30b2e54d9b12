// Looks into a build: what comes first, and what must stand in no build for everybody.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Stands in the code for editors (src/editor-frame/) and nowhere else. */
export const readyMessage = 'visual-edit-agent-ready';

/** A property, as the build writes it; the code for editors asks for it by other means. */
export function hasSourceLocations(code: string): boolean {
  return /data-source-location[`"']?:/.test(code);
}

/** What a browser must fetch before the app can run, by path: the page's scripts and all that they import at once. */
export function readInitialFiles(dist: string): Map<string, string> {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const codeByPath = new Map<string, string>();
  const waiting = [
    ...page.matchAll(/<(?:script|link rel="modulepreload")[^>]*(?:src|href)="\/([^"]+\.js)"/g),
  ].map(([, path = '']) => path);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (codeByPath.has(path)) continue;
    const code = readFileSync(join(dist, path), 'utf8');
    codeByPath.set(path, code);
    for (const [, address = ''] of code.matchAll(
      /\b(?:from|import)\s*["'`](\.\.?\/[^"'`]+\.js)["'`]/g,
    ))
      waiting.push(posix.join(posix.dirname(path), address));
  }
  return codeByPath;
}
