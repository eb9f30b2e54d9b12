// Vite and Vitest configuration: build plugins and chunks, the development server with its proxy,
// and the four test projects.
import { availableParallelism } from 'node:os';
import { join, parse, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { crossReferences } from './.ci/vite-plugins/cross-references.ts';
import { manifestLink } from './.ci/vite-plugins/manifest-link.ts';
import { manifestTexts } from './.ci/vite-plugins/manifest-texts.ts';
import { buildServiceWorker } from './.ci/vite-plugins/service-worker.ts';
import { sourceLocations } from './.ci/vite-plugins/source-locations.ts';

const root = import.meta.dirname;
const server = process.env['SELAH_SERVER'] ?? 'http://127.0.0.1:8081';

/** Tests that render components. */
const componentTests = ['test/**/*.test.tsx'];
/** Tests that replace globals of the browser. */
const domTests = ['test/**/*.dom.test.ts'];
/** Run by `npm run test:long`. */
const longTests = ['test/**/*.long.test.ts'];
const longComponentTests = ['test/**/*.long.test.tsx'];
/** Starts PostgreSQL when the first test asks for it. */
const postgres = ['test/server/support/postgres-server.ts'];

/**
 * Many files are called `page.tsx` or `data.ts`: the name of a chunk says the folder, too.
 * `src/features/wisdom/page.tsx` becomes `wisdom-page`. The long name of a shared chunk, which
 * lists the files that use it, would be in the first load.
 */
function nameChunk({
  facadeModuleId,
  name,
}: {
  facadeModuleId?: string | null | undefined;
  name: string;
}): string {
  const path = facadeModuleId?.startsWith(`${root}/`) ? relative(root, facadeModuleId) : null;
  const parts = path
    ?.replace(/\.\w+$/, '')
    .split('/')
    .filter((part) => !['src', 'content', 'features', 'components'].includes(part));
  return `assets/${parts?.slice(-2).join('-') ?? shortenName(name)}-[hash].js`;
}

function shortenName(name: string): string {
  return name.replace(/~.*/, '');
}

export default defineConfig({
  root: join(root, 'src'),
  publicDir: join(root, 'public'),
  envDir: false,
  // Elements say where they are written only where an editor shall find them, see
  // src/editor-frame/.
  plugins: [
    process.env['SELAH_EDITOR'] === '1' && sourceLocations(root),
    react(),
    crossReferences(),
    manifestLink(),
    manifestTexts(root),
    buildServiceWorker(root),
  ],
  // One copy each: two dexie in a page throw at load, two react break hooks.
  // The condition `es2015` chooses the build of RxJS without helpers for ES5.
  resolve: {
    dedupe: ['dexie', 'rxjs', 'react'],
    conditions: ['es2015', ...defaultClientConditions],
  },
  // One tool for modules, imports and minifying: the PostCSS way warns at every build about a
  // plugin of its own.
  css: { transformer: 'lightningcss' },
  server: {
    port: 8080,
    strictPort: true,
    fs: {
      allow: ['src', 'schemas', 'content', 'replication', 'sw', 'public', 'node_modules'].map(
        (room) => join(root, room),
      ),
    },
    proxy: {
      '/api': server,
      '/healthz': server,
      '/ws-user-apps': { target: server, ws: true },
    },
  },
  build: {
    outDir: join(root, 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    // Source maps are beside the files for stack traces; no browser fetches them on its
    // own.
    sourcemap: 'hidden',
    modulePreload: {
      // The polyfill would be a script in the page itself, which our content security policy
      // forbids.
      polyfill: false,
      // A page that comes later finds its parts by its own imports, out of the worker's cache. The
      // names of all parts would be too much for the first load, so it has those that each page
      // needs.
      resolveDependencies: (_file, deps, { hostType }) =>
        hostType === 'html'
          ? deps
          : deps.filter((name) => /\.css$|\/(session|rxdb|common)-[^/]*\.js$/.test(name)),
    },
    rolldownOptions: {
      output: {
        chunkFileNames: nameChunk,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${shortenName(parse(name).name)}-[hash][extname]`,
        codeSplitting: {
          // A group by the names of modules holds only what every page needs: one that held all of
          // Mantine would pull lazy parts into the first load.
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 2,
            },
            // The pages' live questions need it; by itself, or it would bring the databases with
            // it.
            { name: 'rxjs', test: /node_modules[\\/]rxjs[\\/]/, priority: 2 },
            // The storage in memory is for browsers that keep nothing, and comes when it is needed.
            {
              name: 'rxdb',
              test: /node_modules[\\/](rxdb|dexie|mingo)[\\/](?!.*storage-memory)/,
              priority: 1,
            },
            // One chunk of what the entry imports statically: each file of the first load costs a
            // request and an answer of the service worker.
            { name: 'start', tags: ['$initial'], priority: 1 },
            // What opens the databases: every page waits for all of it.
            {
              name: 'session',
              test: /[\\/]src[\\/](app[\\/]session[\\/]session-manager|data[\\/]database[\\/]database)\.ts$/,
              priority: 1,
            },
            // Modules that many pages need. In chunks by exact use, a page had some fifty files, in
            // up to six steps, because a browser knows the imports of a file only when it has the
            // file. Texts and word lists are large and for few pages.
            {
              name: 'common',
              test: (id) => !id.startsWith(`${root}/content/`),
              minShareCount: 6,
              priority: 1,
            },
            // Modules that several pages share, in chunks of at least 4 kB.
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 4_000,
            },
          ],
        },
      },
    },
  },
  test: {
    root,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: availableParallelism(),
    // Servers that tests start fetch no Bible texts from the network.
    env: { BIBLE_HELLOAO_URL: 'off' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // The files of a worker share the imported packages, which halves the duration. The setup
          // file gives each file fresh modules and databases.
          isolate: false,
          setupFiles: ['test/support/worker-setup.ts'],
          include: ['test/**/*.test.ts'],
          exclude: [...domTests, ...longTests],
          globalSetup: postgres,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['test/support/worker-setup.ts', 'test/support/component-setup.ts'],
          include: componentTests,
          exclude: longComponentTests,
        },
      },
      {
        extends: true,
        test: { name: 'dom', environment: 'happy-dom', include: domTests },
      },
      {
        extends: true,
        test: {
          name: 'long',
          environment: 'node',
          include: longTests,
          globalSetup: postgres,
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'long components',
          environment: 'happy-dom',
          setupFiles: ['test/support/worker-setup.ts', 'test/support/component-setup.ts'],
          include: longComponentTests,
          testTimeout: 180_000,
        },
      },
    ],
  },
});
