// Tests of start-up with damaged browser storage, a damaged address or a clock that jumps: every
// stored value falls back to its default. Also covers return paths to other sites, and tokens of
// other apps.
import { beforeEach, describe, expect, test } from 'vitest';
import { takeAwaitedLogin } from '../../src/backend/awaited-login.ts';
import { readStartParameters } from '../../src/backend/start-parameters.ts';
import { hasLegacyData } from '../../src/features/legacy-import/legacy-storage-keys.ts';
import { pickInitialLanguage } from '../../src/locales/language.ts';
import {
  readSessionText,
  readStoredSession,
  readUnclaimedToken,
} from '../../src/app/session/stored-session.ts';
import { isMarkedForDeletion } from '../../src/app/session/user-data-deletion.ts';
import { readFormDraft } from '../../src/data/drafts/use-draft.ts';
import { isOnboardingDone, isGuestBrowsing } from '../../src/platform/storage/onboarding-state.ts';
import {
  removeReturnPath,
  storeReturnPath,
  getReturnPath,
} from '../../src/platform/storage/login-return-path.ts';
import { reloadOnce } from '../../src/platform/reload.ts';
import { readStored } from '../../src/platform/storage/local-storage.ts';
import { createColorSchemeManager } from '../../src/ui/theme/color-theme.ts';

const nonsense = [
  '',
  ' ',
  '{',
  'null',
  'undefined',
  '[]',
  '{}',
  '7',
  '"x"',
  '\u0000',
  '{"account":{"id":7,"email":"x"},"tokenEnd":"x"}',
  '{"account":{"id":"a"}}',
  'x'.repeat(100_000),
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function startUp(href: string) {
  return readStartParameters({
    href,
    storage: localStorage,
    tab: sessionStorage,
    defaults: { serverUrl: '', appId: 'selah' },
    replaceAddress: () => {},
  });
}

/** Each key that start-up reads, its reader, and the expected result for nonsense text. */
const cases: readonly [key: string, read: () => unknown, expected: unknown][] = [
  ['session', readStoredSession, null],
  ['language', () => pickInitialLanguage(readStored('language'), ['pt-BR']), 'pt'],
  ['appearance', () => createColorSchemeManager().get('auto'), 'auto'],
  ['onboarding_completed', isOnboardingDone, false],
  ['looked_around', isGuestBrowsing, false],
  ['removal_alice', () => isMarkedForDeletion('alice'), false],
  ['server_url', () => startUp('https://selah.example/').serverUrl, ''],
  ['app_id', () => startUp('https://selah.example/').appId, 'selah'],
  [
    'draft_guest_prayer',
    () => readFormDraft('prayer', { request: '' }, { isEmpty: ({ request }) => request === '' }),
    undefined,
  ],
];

describe.each(cases)('the stored key %s', (key, read, expected) => {
  test.each(nonsense)('counts as missing when its value is invalid (%.24s)', (text) => {
    localStorage.setItem(`selah_${key}`, text);
    expect(read()).toEqual(expected);
  });
});

test('start-up keys of this app are not taken for legacy data that must be migrated', () => {
  const names = [
    'session',
    'access_token',
    'language',
    'appearance',
    'access',
    'onboarding_completed',
    'looked_around',
    'redirect_after_login',
    'server_url',
    'app_id',
    'from_url',
    'functions_version',
    'draft_guest_prayer',
    'removal_alice',
    'kept_alice',
  ];
  expect(hasLegacyData(['token', ...names.map((name) => `selah_${name}`)])).toBe(false);
});

test('a damaged session is removed with its token, so that the next login starts clean', () => {
  localStorage.setItem('selah_access_token', 'a token');
  localStorage.setItem('selah_session', '{"account":');
  expect([
    readStoredSession(),
    readSessionText(),
    localStorage.getItem('selah_access_token'),
  ]).toEqual([null, null, null]);
});

test('a session without a token knows the user and uses no other app’s token', () => {
  const account = { id: 'alice', email: 'alice@example.org', full_name: 'Alice' };
  localStorage.setItem('selah_session', JSON.stringify({ account, tokenEnd: 'the end of hers' }));
  expect(readStoredSession()).toEqual({ account, token: null });
  localStorage.setItem('selah_access_token', 'of another app');
  expect([readStoredSession()?.token, readUnclaimedToken()]).toEqual([null, 'of another app']);
});

test.each([
  'https://evil.example/Prayer',
  '//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '\\\\evil.example',
  'https://[',
  '/login?from_url=/login',
  ' '.repeat(3),
])(
  'a return path to another site (%s) becomes Home, both from the address and from the storage',
  (target) => {
    expect(getReturnPath(`?from_url=${encodeURIComponent(target)}`, 'https://selah.example')).toBe(
      '/',
    );
    localStorage.setItem('selah_redirect_after_login', target);
    expect(getReturnPath('', 'https://selah.example')).toBe('/');
  },
);

test('the return path survives e-mail and server pages, and is used once', () => {
  storeReturnPath(`?from_url=${encodeURIComponent('/Prayer?view=mine#p1')}`);
  expect(localStorage.getItem('selah_redirect_after_login')).toBe('/Prayer?view=mine#p1');
  expect([
    getReturnPath(''),
    getReturnPath('?mode=signup'),
    getReturnPath('?from_url=%2FWisdom'),
  ]).toEqual(['/Prayer?view=mine#p1', '/Prayer?view=mine#p1', '/Wisdom']);
  storeReturnPath('?from_url=https%3A%2F%2Fother.example%2F');
  storeReturnPath('');
  expect(getReturnPath('')).toBe('/Prayer?view=mine#p1');
  removeReturnPath();
  expect(getReturnPath('')).toBe('/');
});

test('a clock that jumps causes no false login return and no reload loop', () => {
  const year = 365 * 86_400_000;
  sessionStorage.setItem('selah_login_awaited', String(Date.now() + year));
  expect(takeAwaitedLogin(sessionStorage)).toBe(false);
  sessionStorage.setItem('selah_login_awaited', String(Date.now() - year));
  expect(takeAwaitedLogin(sessionStorage)).toBe(false);
  sessionStorage.setItem('selah_reloaded', String(Date.now()));
  expect(reloadOnce()).toBe(false);
});

test('an empty token and an unknown language in the address change no stored value', () => {
  const { accessToken, functionsVersion } = startUp(
    'https://selah.example/?access_token=&from_url=&functions_version=%00&language=klingon',
  );
  expect([accessToken, functionsVersion, localStorage.length]).toEqual([null, null, 0]);
});
