// Limits for the sizes of built files, above all for the first load.
import { join, relative } from 'node:path';
import { build } from 'vite';
import { listFirstScripts, listFirstStyles } from './.ci/first-load.ts';

const dist = join(import.meta.dirname, 'dist');

function fromRoot(files) {
  return files.map((file) => relative(import.meta.dirname, file));
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
  {
    name: 'First load, JavaScript',
    path: fromRoot(listFirstScripts(dist)),
    limit: '164 kB',
    gzip: true,
  },
  {
    name: 'First load, styles',
    path: fromRoot(listFirstStyles(dist)),
    limit: '9.5 kB',
    gzip: true,
  },
  { name: 'Styles of all pages', path: 'dist/assets/*.css', limit: '42 kB', gzip: true },
  { name: 'Client of the backend', path: await bundleClient(), limit: '10 kB', gzip: true },
  // The worker lists each file of the app, some 30 bytes for each. Its own code has not grown.
  { name: 'Service worker', path: 'dist/sw.js', limit: '17.5 kB', gzip: true },
  // The cipher of the end-to-end encryption has 8 kB: the worker sends what a person wrote, too.
  {
    name: 'Engine of the service worker',
    path: 'dist/assets/service-worker-tasks-*.js',
    limit: '119 kB',
    gzip: true,
  },
];
