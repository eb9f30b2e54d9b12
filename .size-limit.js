// The budget of the first load: what a browser must fetch before it can run, as the built
// index.html says.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';

const dist = join(import.meta.dirname, 'dist');
const page = readFileSync(join(dist, 'index.html'), 'utf8');

/**
 * Scripts and modulepreloads (Vite writes one for each static import of the entry), and whatever
 * those import statically.
 */
function listFirstLoad() {
  const found = new Set();
  const waiting = [
    ...page.matchAll(/<(?:script|link rel="modulepreload")[^>]*(?:src|href)="([^"]+\.js)"/g),
  ].map(([, address]) => address);
  while (waiting.length > 0) {
    const file = join(dist, waiting.pop());
    if (found.has(file)) continue;
    found.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(
      /\b(?:from|import)\s*["'`](\.\.?\/[^"'`]+\.js)["'`]/g,
    );
    for (const [, address] of imports)
      waiting.push(join(dirname(file), address).slice(dist.length));
  }
  if (found.size === 0) throw new Error('dist/index.html names no script: is the build whole?');
  return [...found].map((file) => file.slice(import.meta.dirname.length + 1));
}

/** The style sheets that the page itself names; those of other pages come with them. */
function listFirstStyles() {
  return [...page.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+\.css)"/g)].map(([, address]) =>
    join(dist, address).slice(import.meta.dirname.length + 1),
  );
}

/** The backend's client by itself, as another app would bundle it; the socket is loaded when first needed and not counted. */
async function bundleClient() {
  const outDir = join(import.meta.dirname, 'node_modules/.cache/size-limit');
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: true,
      lib: {
        entry: join(import.meta.dirname, 'src/backend/backend.ts'),
        formats: ['es'],
        fileName: 'backend',
      },
      rolldownOptions: { external: ['socket.io-client'] },
    },
  });
  return join(outDir, 'backend.js').slice(import.meta.dirname.length + 1);
}

export default [
  { name: 'First load, JavaScript', path: listFirstLoad(), limit: '171 kB', gzip: true },
  { name: 'First load, styles', path: listFirstStyles(), limit: '10.5 kB', gzip: true },
  { name: 'Styles of all pages', path: 'dist/assets/*.css', limit: '43 kB', gzip: true },
  { name: 'Client of the backend', path: await bundleClient(), limit: '10 kB', gzip: true },
  // The worker lists each file of the app, some 30 bytes for each. Its own code has not grown.
  { name: 'Service worker', path: 'dist/sw.js', limit: '18.5 kB', gzip: true },
  {
    name: 'Engine of the service worker',
    path: 'dist/assets/service-worker-tasks-*.js',
    limit: '110 kB',
    gzip: true,
  },
];
