// Tests that the legal texts match the code: each number, where data is stored, and who receives
// it.
import { expect, test } from 'vitest';
import { legalFacts } from '../../../content/legal/legal-text.ts';
import { loadLegal } from '../../../content/legal/load-legal-text.ts';
import { dataStartMark, dataEndMark, buildPrompt } from '../../../content/generation/prompt.ts';
import type { GenerationRequest } from '../../../content/generation/generation-request.ts';
import { entities, syncedDefinitions } from '../../../schemas/entities/registry.ts';
import { reminderKinds } from '../../../schemas/api/reminders.ts';
import { type Language, languages } from '../../../schemas/languages.ts';
import { knownTranslations } from '../../../schemas/bible/translations.ts';
import { profileSchema } from '../../../schemas/entities/user.ts';
import { listPendingDeletions } from '../../../server/auth/deletion-requests.ts';
import { codeMinutes, resetMinutes } from '../../../server/auth/verification-codes.ts';
import { getNetwork } from '../../../server/auth/session-origin.ts';
import { sessionMillis } from '../../../server/auth/sessions.ts';
import { limitRules } from '../../../server/http/rate-limits.ts';
import { buildPayload } from '../../../server/push/notification-payload.ts';
import { readSettings } from '../../../server/settings.ts';
import type { StoredPasskey } from '../../../server/store/passkey-store.ts';
import { openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import { shareServices, buildServiceUrl } from '../../../src/features/share/share-content.ts';
import { deletionDeadlineDays } from '../../../src/features/account/deletion/data.ts';
import { readSources } from '../../support/source-files.ts';
import {
  buildListQuery,
  createTestRecord,
  openTestStore,
} from '../../server/support/store-fixture.ts';

const day = 24 * 60 * 60_000;
const open = {
  open: (clock: Parameters<typeof openSqlite>[0]['clock']) =>
    openSqlite({ path: ':memory:', clock }),
};

test('a deletion request is due within the days that the legal text states', async () => {
  expect(deletionDeadlineDays).toBe(legalFacts.deletionDays);
  const { store, clock, alice, aliceScope } = await openTestStore(open);
  await createTestRecord(store, { ...aliceScope, entity: 'DeletionRequest' }, alice, {
    status: 'pending',
    request_date: new Date(clock.now()).toISOString(),
  });
  expect(await listPendingDeletions(store.records, clock.now())).toMatchObject([
    { daysLeft: legalFacts.deletionDays },
  ]);
});

test('trash texts and tombstones are kept for the days that the legal text states', async () => {
  const { store, clock, alice, aliceScope } = await openTestStore(open);
  const { id } = await createTestRecord(store, aliceScope, alice, { title: 'a' });
  await store.records.remove(aliceScope, id, undefined);
  const lookAfter = async (days: number) => {
    clock.advance(days * day);
    await store.deleteExpired();
    return {
      words: (await store.records.listTrash(aliceScope, buildListQuery())).length,
      traces: (await store.records.listDeleted(aliceScope, '', 9)).length,
    };
  };
  expect(await lookAfter(legalFacts.trashDays - 1)).toEqual({ words: 1, traces: 1 });
  expect(await lookAfter(2)).toEqual({ words: 0, traces: 1 });
  expect(await lookAfter(legalFacts.traceDays - legalFacts.trashDays - 2)).toEqual({
    words: 0,
    traces: 1,
  });
  expect(await lookAfter(2)).toEqual({ words: 0, traces: 0 });
});

test('logins, codes, links and licensed texts last as long as the legal text states', () => {
  expect(sessionMillis).toBe(legalFacts.loginDays * day);
  expect(readSettings({}).maxSessionMillis).toBe(legalFacts.sessionDays * day);
  expect(codeMinutes).toBe(legalFacts.codeMinutes);
  expect(resetMinutes).toBe(legalFacts.linkMinutes);
  for (const [name, { windowMillis }] of Object.entries(limitRules))
    expect(windowMillis, name).toBeLessThanOrEqual(day);
  const kept = knownTranslations.flatMap(({ keep }) =>
    typeof keep === 'object' ? [keep.days] : [],
  );
  expect(Math.max(...kept)).toBe(legalFacts.licensedDays);
});

test('the server stores exactly the personal data that the legal text lists', () => {
  // The types require the items of all other entities in the list of collected data.
  const ofOwners = Object.entries(entities).filter(([, { access }]) => access === 'owner');
  expect(Object.keys(syncedDefinitions)).toEqual(['User', ...ofOwners.map(([name]) => name)]);
  const unlisted = Object.entries(syncedDefinitions).filter(([, one]) => one.privacyItem === null);
  expect(unlisted.map(([name]) => name)).toEqual(['DeletionRequest']);
  expect(Object.keys(profileSchema.properties).toSorted()).toEqual([
    'bible_translation',
    'current_streak',
    'display_name',
    'email',
    'encryption_keys',
    'full_name',
    'language',
    'last_active_date',
    'longest_streak',
    'notifications_enabled',
    'onboarding_completed',
    'reading_place',
    'role',
    'total_grace_notes',
    'total_gratitude_entries',
    'total_prayers',
  ]);
});

test.each<[Language, RegExp]>([
  ['en', /private entries: their encrypted keys/],
  ['es', /textos privados: sus claves cifradas/],
  ['fr', /textes privés\u00A0: leurs clés chiffrées/],
  ['pt', /textos privados: suas chaves criptografadas/],
])('the legal text names the keys of private entries, in %s', async (language, words) => {
  const { sections } = await loadLegal('privacy', language);
  const list = sections.find(({ key }) => key === 'collected')?.list ?? [];
  expect(list.filter((line) => words.test(line))).toHaveLength(1);
});

test.each<[Language, RegExp]>([
  ['en', /prayers, gratitude, grace notes and Bible notes, but not .*backups, feedback or .* AI/],
  ['es', /oraciones, gratitud ni notas, pero sí copias anteriores, comentarios y .* la IA/],
  [
    'fr',
    /prières.* gratitude.* mots de grâce et les notes, mais pas .*sauvegardes.* avis ni .*’IA/,
  ],
  [
    'pt',
    /orações, gratidão, mensagens da graça nem notas, mas .*backups anteriores, feedback e .* à IA/,
  ],
])('the legal text says what private entries do not protect, in %s', async (language, words) => {
  const { sections } = await loadLegal('privacy', language);
  const paragraphs = sections.find(({ key }) => key === 'keeping')?.paragraphs ?? [];
  expect(paragraphs.filter((text) => words.test(text))).toHaveLength(1);
});

test('the legal text names all that a person stores about Bible verses', async () => {
  const named: Readonly<Record<Language, readonly RegExp[]>> = {
    en: [/\bnotes\b/, /highlights/, /bookmarks/, /verses you learn/, /practice/],
    es: [/\bnotas\b/, /resaltados/, /marcadores/, /versículos que memorizas/, /práctica/],
    fr: [/\bnotes\b/, /surlignages/, /signets/, /versets que tu mémorises/, /exercices/],
    pt: [/\bnotas\b/, /destaques/, /marcadores/, /versículos que você memoriza/, /prática/],
  };
  const ofBible = Object.entries(syncedDefinitions).filter(
    ([, one]) => one.privacyItem === 'bible',
  );
  expect(ofBible.map(([name]) => name)).toEqual(['BibleNote', 'BibleBookmark', 'MemoryVerse']);
  for (const language of languages) {
    const { sections } = await loadLegal('privacy', language);
    const list = sections.find(({ key }) => key === 'collected')?.list ?? [];
    const lines = list.filter((line) => named[language].every((words) => words.test(line)));
    expect(lines, language).toHaveLength(1);
  }
});

test('a language model receives only the text, the choice beside it and the language', () => {
  const generations: [GenerationRequest, readonly string[]][] = [
    [{ kind: 'grace_note', mood: 'weary', context: 'words' }, ['mood', 'context']],
    // The text of the request shows for whom and why the user prays.
    [
      { kind: 'prayer', request: 'words', category: 'family' },
      ['request', 'category', 'prayed_for'],
    ],
    [
      { kind: 'prayer', request: 'my surgery tomorrow', category: 'health' },
      ['request', 'category', 'prayed_for', 'kind_of_prayer'],
    ],
    [{ kind: 'gratitude', text: 'words' }, ['entry']],
    [{ kind: 'wisdom', question: 'words', topic: 'grief' }, ['question', 'topic']],
  ];
  for (const [generation, fields] of generations) {
    const question = buildPrompt(generation, 'fr');
    expect(Object.keys(question).toSorted()).toEqual(['prompt', 'response_json_schema']);
    const json = question.prompt.split(`${dataStartMark}\n`)[1]?.split(`\n${dataEndMark}`)[0] ?? '';
    expect(Object.keys(JSON.parse(json) as object)).toEqual(fields);
  }
});

test('the server stores of a login exactly what the legal text lists', async () => {
  const { store, clock, alice } = await openTestStore(open);
  await store.sessions.start({
    id: 'a-login',
    userId: alice.id,
    createdAt: clock.now(),
    expiresAt: clock.now() + day,
  });
  // Besides ids: the times, browser and system, the shortened network address, and whether the
  // device receives reminders.
  const [session] = await store.sessions.list(alice.id);
  expect(Object.keys(session ?? {}).toSorted()).toEqual([
    'createdAt',
    'device',
    'expiresAt',
    'id',
    'network',
    'receivesReminders',
    'userId',
  ]);
  expect(getNetwork('203.0.113.77')).toBe('203.0.113.0/24');
});

/** Properties of a stored passkey, and how the privacy policy names them. */
const passkeyWords: Record<
  Language,
  Record<Exclude<keyof StoredPasskey, 'id' | 'userId'>, string>
> = {
  en: {
    credentialId: 'ID',
    publicKey: 'public key',
    name: 'name',
    createdAt: 'dates',
    lastUsedAt: 'dates',
    counter: 'number of uses',
    transports: 'how it’s connected',
    isMultiDevice: 'synced',
    isBackedUp: 'synced',
    device: 'your browser and system',
  },
  fr: {
    credentialId: 'identifiant',
    publicKey: 'clé publique',
    name: 'nom',
    createdAt: 'dates',
    lastUsedAt: 'dates',
    counter: 'nombre d’utilisations',
    transports: 'mode de connexion',
    isMultiDevice: 'synchronisation',
    isBackedUp: 'synchronisation',
    device: 'navigateur et système',
  },
  es: {
    credentialId: 'identificador',
    publicKey: 'clave pública',
    name: 'nombre',
    createdAt: 'fechas',
    lastUsedAt: 'fechas',
    counter: 'número de usos',
    transports: 'cómo se conecta',
    isMultiDevice: 'sincronizada',
    isBackedUp: 'sincronizada',
    device: 'navegador y sistema',
  },
  pt: {
    credentialId: 'identificador',
    publicKey: 'chave pública',
    name: 'nome',
    createdAt: 'datas',
    lastUsedAt: 'datas',
    counter: 'número de usos',
    transports: 'como se conecta',
    isMultiDevice: 'sincronizada',
    isBackedUp: 'sincronizada',
    device: 'navegador e sistema',
  },
};

test('the server stores of a passkey exactly what the legal text lists, until it is removed', async () => {
  const { store, alice } = await openTestStore(open);
  const passkey = {
    userId: alice.id,
    credentialId: 'c',
    publicKey: 'k',
    counter: 0,
    transports: [],
    isMultiDevice: false,
    isBackedUp: false,
    name: 'My phone',
    device: 'Firefox (Android)',
  };
  const added = await store.passkeys.add(passkey, 1);
  if (added.kind !== 'added') throw new Error(added.kind);
  for (const language of languages) {
    const text = JSON.stringify(await loadLegal('privacy', language));
    const sentence = /[^.]*(?:each passkey|chaque clé d’accès|cada llave|cada chave)[^.]*\./.exec(
      text,
    );
    const words = passkeyWords[language];
    // Besides the ids of the row and of the user, which each row has.
    expect(Object.keys(added.passkey).toSorted()).toEqual(
      ['id', 'userId', ...Object.keys(words)].toSorted(),
    );
    for (const word of Object.values(words))
      expect(sentence?.[0], language).toMatch(new RegExp(`\\b${word}\\b`));
  }
  await store.passkeys.remove(alice.id, added.passkey.id);
  expect(await store.passkeys.list(alice.id)).toEqual([]);
});

test('the server keeps reminder data until reminders are off or the login ends', async () => {
  const { store, clock, alice } = await openTestStore(open);
  const session = {
    id: 'a-login',
    userId: alice.id,
    createdAt: clock.now(),
    expiresAt: clock.now() + day,
  };
  await store.sessions.start(session);
  const device = (endpoint: string) => ({
    userId: alice.id,
    sessionId: session.id,
    endpoint,
    p256dh: 'p',
    auth: 'a',
    language: 'en' as const,
    timeZone: 'UTC',
    dayStart: 0,
    reminders: [],
    nextDue: null,
  });
  await store.push.put(device('https://push.test/1'), 9);
  await store.push.put(device('https://push.test/2'), 9);
  const kept = await store.push.find(alice.id, 'https://push.test/1');
  // Besides the account id, the endpoint keys and the next due time; the language is listed among
  // the settings.
  expect(Object.keys(kept ?? {}).toSorted()).toEqual([
    'auth',
    'dayStart',
    'endpoint',
    'id',
    'language',
    'nextDue',
    'p256dh',
    'reminders',
    'timeZone',
    'userId',
  ]);
  await store.push.remove(alice.id, 'https://push.test/1');
  expect(await store.push.find(alice.id, 'https://push.test/1')).toBeUndefined();
  await store.sessions.end(session.id);
  expect(await store.push.find(alice.id, 'https://push.test/2')).toBeUndefined();
});

test('a notification depends only on kind, language and day, and is the same for all users', () => {
  for (const kind of [...reminderKinds, 'test'] as const) {
    const news = JSON.parse(buildPayload(kind, 'fr', '2026-11-22')) as object;
    expect(buildPayload).toHaveLength(3);
    expect(Object.keys(news).toSorted()).toEqual([
      'body',
      'kind',
      'lang',
      'tag',
      'title',
      'url',
      'v',
    ]);
  }
});

test('the app has no cookies, no tracking, and no foreign address except tapped links', () => {
  const sources = readSources('src/**/*.{ts,tsx,css,html}', 'sw/**/*.ts', 'server/**/*.ts');
  expect(sources.length).toBeGreaterThan(400);
  const ofApp = sources.filter(({ name }) => !name.startsWith('server/'));
  expect(
    sources
      .filter(({ text }) => /document\.cookie|cookieStore|set-cookie|setCookie/i.test(text))
      .map(({ name }) => name),
  ).toEqual([]);
  expect(
    ofApp
      .filter(({ text }) => /sendBeacon|gtag\(|analytics\.|matomo|plausible\.|sentry/i.test(text))
      .map(({ name }) => name),
  ).toEqual([]);
  const hosts = new Set(
    ofApp.flatMap(({ text }) =>
      [...text.matchAll(/https?:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi)].map(([, host]) => host),
    ),
  );
  const shared = shareServices
    .map((service) => buildServiceUrl(service, { message: 'a', footer: 'b', address: 'c' }))
    .flatMap((address) => (address.startsWith('https:') ? [new URL(address).host] : []));
  expect([...hosts].filter((host) => !shared.includes(host ?? '')).toSorted()).toEqual([
    'creativecommons.org',
  ]);
  // The legal text names these addresses.
  expect(shared).toEqual(['wa.me', 'www.facebook.com', 'x.com']);
});
