// Test helpers that read a build: the initially loaded scripts, and whether code contains source
// locations or the text of the code for editors.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Text that appears only in the code for editors (src/editor-frame/). */
export const readyMessage = 'visual-edit-agent-ready';

/**
 * Returns whether code sets the property as the build writes it. The code for editors reads the
 * property in another way.
 */
export function hasSourceLocations(code: string): boolean {
  return /data-source-location[`"']?:/.test(code);
}

/**
 * Returns the files that a browser must fetch before the app can run, by path: the page's scripts
 * and their static imports.
 */
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
