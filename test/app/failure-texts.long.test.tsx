// Tests that no failure of the backend, the browser or a library puts its own text on a page: each
// kind of failure is fed into each call of the pages, and every text on the page is in the
// catalogue. One file holds all scenarios, because one test requires a scenario for each backend
// call.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Chapter } from '../../schemas/bible/chapter.ts';
import { knownTranslations } from '../../schemas/bible/translations.ts';
import { AccessDenied } from '../../src/app/access/access-denied.tsx';
import { checkAccess } from '../../src/app/access/ask-access.ts';
import { ErrorPage } from '../../src/app/error-page.tsx';
import { RouteErrorBoundary } from '../../src/app/navigation/page-boundary.tsx';
import { readChapter } from '../../src/data/bible/chapters.ts';
import { searchOnServer } from '../../src/data/bible/search/server-search.ts';
import type { DataContext } from '../../src/data/data-context.ts';
import { DataProvider } from '../../src/data/data-provider.tsx';
import { AccountPage } from '../../src/features/account/account-page.tsx';
import { AccountDeletionPage } from '../../src/features/account/deletion/page.tsx';
import { LoginPage } from '../../src/features/account/login-page.tsx';
import { ResetPasswordPage } from '../../src/features/account/reset-password-page.tsx';
import { InviteSection } from '../../src/features/admin/invite-section.tsx';
import { OverviewSection } from '../../src/features/admin/overview-section.tsx';
import { BibleDiagnosticPage } from '../../src/features/bible/diagnostic/page.tsx';
import { ParallelChapter } from '../../src/features/bible/parallel/parallel-chapter.tsx';
import { ChapterUnavailable } from '../../src/features/bible/reader/chapter-unavailable.tsx';
import { Feedback } from '../../src/features/feedback/feedback.tsx';
import { GenerationError } from '../../src/features/generation/components/generation-error.tsx';
import { requestGeneratedText } from '../../src/features/generation/ask-model.ts';
import { ReminderTest } from '../../src/features/reminders/components/reminder-test.tsx';
import { savePushRegistration, sendTestReminder } from '../../src/features/reminders/data.ts';
import { RejectedSection } from '../../src/features/sync/rejected-section.tsx';
import { getLanguageNames } from '../../src/locales/language.ts';
import { discardUnwrittenDrafts } from '../../src/platform/storage/drafts.ts';
import { SearchCoverage } from '../../src/ui/search/search-coverage.tsx';
import { buildLocalRecord } from '../../schemas/local-record.ts';
import { createCatalogueCheck, listPageTexts } from '../support/catalogue-texts.ts';
import {
  backendFailures,
  containsRawText,
  createFailingFetch,
  type FailingFetch,
  storageFailures,
} from '../support/failures.ts';
import { createMemoryContext, type MemoryContext } from '../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../support/render.tsx';
import { readSources } from '../support/source-files.ts';

const place = { translation: 'FRLSG', book: 'JHN', chapter: 3 };
const verses = [{ verse: 1, text: 'In principio' }];
const chapter: Chapter = {
  ...place,
  translation: 'KJV',
  language: 'en',
  verses,
  items: [{ kind: 'verse', verse: 1, parts: [{ text: 'In principio' }] }],
};
const settings = {
  id: 'selah',
  public_settings: 'public_without_login',
  capabilities: ['account_deletion', 'operator_messages', 'sessions', 'web_push'],
  push_key: 'BA',
};
/** The settings of a server with passkeys, which only the scenarios of passkeys use. */
const passkeySettings = { ...settings, passkey_origin: location.origin };
const passkey = {
  id: 'phone',
  name: 'second',
  device: null,
  created_date: '2026-11-02T12:00:00.000Z',
  last_used_date: null,
};
const session = {
  id: 'here',
  device: 'Firefox (Android)',
  network: '203.0.113.0/24',
  created_date: '2026-11-02T12:00:00.000Z',
  last_used_date: '2026-11-20T12:00:00.000Z',
  is_current: true,
  receives_reminders: true,
};
const sessions = [
  session,
  ...['second', 'third'].map((id) => ({ ...session, id, device: id, is_current: false })),
];
const ownTexts = [
  'Firefox (Android)',
  'second',
  'third',
  'alice',
  'alice@example.org',
  'In principio',
  'For rain',
  ...knownTranslations.flatMap(({ code, name }) => [code, name]),
  ...Object.values(getLanguageNames()),
  'King James Version.',
];

// French texts cannot be confused with the English texts of a failure.
const isInCatalogue = createCatalogueCheck('fr', ownTexts);

let failing: FailingFetch;

function findUsualAnswer(url: string): unknown {
  if (url.endsWith('/auth/sessions')) return sessions;
  if (url.endsWith('/auth/passkeys')) return [passkey];
  return typeof globalThis.PublicKeyCredential === 'function' ? passkeySettings : settings;
}

beforeEach(async () => {
  failing = createFailingFetch((url) => Response.json(findUsualAnswer(url)));
  vi.stubGlobal('fetch', failing.fetch);
  await changeTestLanguage('fr');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  discardUnwrittenDrafts();
});

interface Scenario {
  /** Call of the backend client that fails. */
  call: string;
  /** Addresses at which requests fail. */
  address: RegExp;
  /** Text that the page must show after at least one failure. */
  expected: RegExp;
  isGuest?: boolean;
  /** Page to open; its first calls succeed. */
  page?: ReactElement;
  /** Whether an attempt may leave the page in another step, so that the page is opened again. */
  isSingleUse?: boolean;
  /** Whether the browser has passkeys, and the server offers them. */
  usesPasskeys?: boolean;
  /** Steps on the page whose calls succeed. */
  prepare?(): void | Promise<void>;
  /** Makes the failing call. Returns what shows its result, if the opened page does not. */
  attempt(data: DataContext): void | Promise<ReactElement | null | void>;
}

function fillAndSubmit(): void {
  for (const input of document.querySelectorAll('input'))
    fireEvent.change(input, {
      target: { value: input.type === 'email' ? 'new@example.org' : 'a quiet place' },
    });
  const form = document.querySelector('form');
  if (!form) throw new Error(`There is no form: ${document.body.textContent}`);
  fireEvent.submit(form);
}

const openAt = (address: string, page: ReactElement) => (
  <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
);

function clickButton(name: string | RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

const unknownFailure = /^Un problème est survenu/;

const scenarios: Readonly<Record<string, Scenario>> = {
  'log in': {
    call: 'auth.login',
    address: /\/auth\/login/,
    expected: unknownFailure,
    isGuest: true,
    page: openAt('/login', <LoginPage />),
    attempt: fillAndSubmit,
  },
  'sign up': {
    call: 'auth.register',
    address: /\/auth\/register/,
    expected: unknownFailure,
    isGuest: true,
    page: openAt('/login?mode=signup', <LoginPage />),
    attempt: fillAndSubmit,
  },
  'verify the code': {
    call: 'auth.verifyOtp',
    address: /\/auth\/verify-otp/,
    expected: unknownFailure,
    isGuest: true,
    page: openAt('/login?mode=signup', <LoginPage />),
    prepare: fillAndSubmit,
    attempt: enterCode,
  },
  'request a new password': {
    call: 'auth.resetPasswordRequest',
    address: /\/auth\/reset-password-request/,
    expected: unknownFailure,
    isGuest: true,
    page: openAt('/login', <LoginPage />),
    prepare: () => clickButton(/oublié/),
    attempt: fillAndSubmit,
  },
  'set a new password': {
    call: 'auth.resetPassword',
    address: /\/auth\/reset-password/,
    expected: unknownFailure,
    isGuest: true,
    page: openAt('/reset-password?token=t', <ResetPasswordPage />),
    attempt: fillAndSubmit,
  },
  'change the password': {
    call: 'auth.changePassword',
    address: /\/auth\/change-password/,
    expected: unknownFailure,
    page: openAt('/Account', <AccountPage />),
    prepare: () => clickButton('Changer le mot de passe'),
    attempt: fillAndSubmit,
  },
  'list the devices': {
    call: 'auth.listSessions',
    address: /\/auth\/sessions$/,
    expected: unknownFailure,
    page: openAt('/Account', <AccountPage />),
    isSingleUse: true,
    prepare: () => clickButton(/^Déconnecter.*second/),
    attempt: () => clickButton('Déconnecter'),
  },
  'log out a device': {
    call: 'auth.endSession',
    address: /\/auth\/sessions\/third$/,
    expected: unknownFailure,
    page: openAt('/Account', <AccountPage />),
    isSingleUse: true,
    prepare: () => clickButton(/^Déconnecter.*third/),
    attempt: () => clickButton('Déconnecter'),
  },
  'log out all other devices': {
    call: 'auth.endOtherSessions',
    address: /\/auth\/sessions$/,
    expected: unknownFailure,
    page: openAt('/Account', <AccountPage />),
    isSingleUse: true,
    prepare: () => clickButton('Déconnecter tous les autres appareils'),
    attempt: () => clickButton('Tout déconnecter'),
  },
  'list the passkeys': {
    call: 'send',
    address: /\/auth\/passkeys$/,
    expected: unknownFailure,
    isSingleUse: true,
    usesPasskeys: true,
    attempt: async () => openAt('/Account', <AccountPage />),
  },
  'add a passkey': {
    call: 'send',
    address: /\/auth\/passkeys\/registration-options$/,
    expected: unknownFailure,
    isSingleUse: true,
    page: openAt('/Account', <AccountPage />),
    usesPasskeys: true,
    prepare: () => clickButton('Ajouter une clé d’accès'),
    attempt() {
      fireEvent.change(screen.getByLabelText('Mot de passe actuel'), {
        target: { value: 'a quiet place' },
      });
      clickButton('Continuer');
    },
  },
  'remove a passkey': {
    call: 'send',
    address: /\/auth\/passkeys\/phone$/,
    expected: unknownFailure,
    isSingleUse: true,
    page: openAt('/Account', <AccountPage />),
    usesPasskeys: true,
    prepare: () => clickButton(/^Supprimer.*second/),
    attempt: () => clickButton('Supprimer'),
  },
  'log in with a passkey': {
    call: 'send',
    address: /\/auth\/passkeys\/login-options$/,
    expected: unknownFailure,
    isGuest: true,
    isSingleUse: true,
    page: openAt('/login', <LoginPage />),
    usesPasskeys: true,
    attempt: () => clickButton('Se connecter avec une clé d’accès'),
  },
  'request a code for the deletion': {
    call: 'auth.requestDeletionCode',
    address: /\/auth\/delete-account-code/,
    expected: unknownFailure,
    page: openAt('/DeleteAccount', <AccountDeletionPage />),
    attempt: () => clickButton('Envoyer le code'),
  },
  'delete the account': {
    call: 'auth.deleteAccount',
    address: /\/auth\/delete-account$/,
    expected: unknownFailure,
    page: openAt('/DeleteAccount', <AccountDeletionPage />),
    prepare: () => clickButton('Envoyer le code'),
    attempt() {
      enterCode();
      clickButton('Tout supprimer maintenant');
    },
  },
  'read the options of the deletion': {
    call: 'publicSettings',
    address: /\/public-settings\//,
    expected: /^Demander la suppression/,
    attempt: async () => openAt('/DeleteAccount', <AccountDeletionPage />),
  },
  'send feedback': {
    call: 'integrations.Core.SendEmail',
    address: /SendEmail/,
    expected: /^L’envoi du message a échoué/,
    isSingleUse: true,
    page: <Feedback about={undefined} onClose={() => {}} />,
    attempt() {
      fireEvent.change(screen.getByRole('textbox'), { target: { value: 'For rain' } });
      clickButton('Envoyer');
    },
  },
  'read a chapter': {
    call: 'functions.invoke',
    address: /fetchBibleChapter/,
    expected: /^Ce texte ne peut pas être chargé/,
    async attempt(data) {
      const answer = await readChapter(data, place);
      return answer.kind === 'chapter' ? null : (
        <ChapterUnavailable
          answer={answer}
          place={place}
          fallbackTranslation="KJV"
          onRetry={() => {}}
          onPick={() => {}}
        />
      );
    },
  },
  'read a second translation': {
    call: 'functions.invoke',
    address: /fetchBibleChapter/,
    expected: /Le chargement de .+ a échoué/,
    attempt: async () => (
      <ParallelChapter
        place={{ ...place, translation: 'KJV' }}
        chapter={chapter}
        secondTranslation="FRLSG"
        layout="columns"
        onVerse={() => {}}
        marks={new Map()}
        selected={new Set()}
      />
    ),
  },
  'search on the server': {
    call: 'functions.invoke',
    address: /searchBible/,
    expected: /^La recherche dans le reste n’a pas abouti/,
    async attempt(data) {
      const answer = await searchOnServer(data, 'FRLSG', 'chef', 'fr');
      return answer.kind === 'hits' ? null : (
        <SearchCoverage
          translation="FRLSG"
          searchedChapters={1}
          serverCoverage={answer}
          libraryHref={undefined}
          onAsk={() => {}}
        />
      );
    },
  },
  'test the Bible texts': {
    call: 'functions.invoke',
    address: /testBibleAPI/,
    expected: /^La vérification a échoué/,
    isSingleUse: true,
    page: <BibleDiagnosticPage />,
    attempt: () => clickButton('Lancer la vérification'),
  },
  'generate a text': {
    call: 'integrations.Core.InvokeLLM',
    address: /InvokeLLM/,
    expected: /^L’IA /,
    async attempt(data) {
      const request = { kind: 'grace_note', mood: 'weary', context: '' } as const;
      const result = await requestGeneratedText(data, request, 'fr');
      return result.kind === 'fault' ? (
        <GenerationError
          fault={result.fault}
          message="Merci."
          onRetry={() => {}}
          onComposeOnDevice={() => {}}
        />
      ) : null;
    },
  },
  'read the overview of the administration': {
    call: 'send',
    address: /\/admin\/overview$/,
    expected: unknownFailure,
    attempt: async () => <OverviewSection />,
  },
  'invite a person': {
    call: 'auth.inviteUser',
    address: /\/users\/invite-user$/,
    expected: unknownFailure,
    page: <InviteSection onInvited={() => {}} />,
    attempt: fillAndSubmit,
  },
  'check the access': {
    call: 'auth.me',
    address: /\/entities\/User\/me/,
    expected: /^Une erreur inattendue/,
    async attempt({ backend, report }) {
      const input = { backend, report, isSignedIn: true, requiresAuth: true };
      const result = await checkAccess(input);
      switch (result.kind) {
        case 'open':
        case 'login':
        case 'unknown':
          return null;
        case 'fault':
          return openAt('/', <AccessDenied state={{ kind: 'failed' }} />);
        default:
          return openAt('/', <AccessDenied state={result} />);
      }
    },
  },
  'test a reminder': {
    call: 'push.test',
    address: /\/push\/test/,
    expected: /./,
    async attempt(data) {
      await savePushRegistration(data, {
        endpoint: 'https://push.test/1',
        said: 'all',
        reminders: '',
        gone: [],
        isRefused: false,
      });
      return <ReminderTest state={await sendTestReminder(data)} onTest={() => {}} />;
    },
  },
};

let lastCode = 100_000;

/** Enters another code each time, because a changed code is submitted. */
function enterCode(): void {
  lastCode += 1;
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: String(lastCode) } });
}

/** Waits until no request runs and the page has processed the answers. */
async function settle(): Promise<void> {
  await act(async () => {
    for (let turns = 0; turns < 8 || failing.runningCount > 0; turns += 1)
      await new Promise((resolve) => setImmediate(resolve));
  });
}

/** Fails with the texts that no catalogue contains. */
function checkPage(what: string): string[] {
  const texts = listPageTexts(document.body);
  expect(
    texts.filter((text) => containsRawText(text) || !isInCatalogue(text)),
    what,
  ).toEqual([]);
  return texts;
}

function renderFor(data: DataContext, page: ReactElement): void {
  renderWithProviders(<DataProvider data={data}>{page}</DataProvider>);
}

test('there are at least 40 kinds of failure, and the check detects each raw text', () => {
  expect(backendFailures.length).toBeGreaterThanOrEqual(40);
  for (const { error } of storageFailures) expect(containsRawText(String(error()))).toBe(true);
  for (const text of ['Request failed with status code 500', 'Cela échoue. Raw words follow'])
    expect(containsRawText(text) || !isInCatalogue(text)).toBe(true);
  expect(isInCatalogue('Envoyer')).toBe(true);
});

test.each(Object.entries(scenarios))(
  '%s: a failure shows texts of the catalogue',
  async (_, { address, expected, isGuest, page, isSingleUse, usesPasskeys, prepare, attempt }) => {
    if (usesPasskeys) vi.stubGlobal('PublicKeyCredential', vi.fn());
    const data: MemoryContext = await createMemoryContext();
    if (isGuest) Object.assign(data, { account: null });
    failing.address = address;
    const seen = new Set<string>();
    let isOpen = false;
    for (const failure of backendFailures) {
      failing.current = null;
      if (page && !isOpen) {
        localStorage.clear();
        discardUnwrittenDrafts();
        renderFor(data, page);
        await settle();
        await act(async () => prepare?.());
        await settle();
      }
      Object.assign(failing, { current: failure, failedCount: 0 });
      const result = await act(async () => attempt(data));
      if (result) renderFor(data, result);
      await settle();
      await vi.waitUntil(() => failing.failedCount > 0, { interval: 1 });
      await settle();
      for (const text of checkPage(failure.name)) seen.add(text);
      // A status of success may lead to the next step of the page.
      isOpen = page !== undefined && !isSingleUse && !failure.name.startsWith('200');
      if (!isOpen) cleanup();
    }
    expect([...seen].join('\n')).toMatch(new RegExp(expected.source, 'm'));
  },
);

test('the scenarios cover the calls of the pages', () => {
  const called = readSources('src/{app,data,features}/**/*.{ts,tsx}').flatMap(({ text }) => [
    ...text.matchAll(
      /\bbackend\.((?:auth|functions|agents|integrations\.Core)\.\w+|publicSettings)\b/g,
    ),
  ]);
  const covered = new Set(Object.values(scenarios).map(({ call }) => call));
  // `resendOtp` uses the form of `verifyOtp`. The others send no request.
  for (const call of ['auth.resendOtp', 'auth.setToken', 'auth.logout', 'auth.token'])
    covered.add(call);
  expect(
    [...new Set(called.map(([, name = '']) => name))].filter((name) => !covered.has(name)),
  ).toEqual([]);
});

test('a rejected record shows the reason, and not the text of the server', async () => {
  const data = await createMemoryContext();
  const problem = { status: 422, code: 'zq17_code', message: 'The zq17 upstream exploded' };
  await data.userDatabase.prayers.insert({
    ...buildLocalRecord(
      '1',
      { title: 'For rain', prayer_text: 'For rain' },
      '2026-11-20T08:00:00.000Z',
    ),
    sync: 'refused',
    problem,
  });
  renderFor(data, <RejectedSection count={1} onEmpty={() => {}} />);
  await screen.findByRole('article');
  checkPage('rejected record');
});

test.each(storageFailures)(
  'a deletion request that the device cannot store: $name',
  async ({ error }) => {
    const data = await createMemoryContext();
    vi.spyOn(data.userDatabase.pendingItems, 'insertIfNotExists').mockImplementation(() =>
      Promise.reject(error()),
    );
    renderFor(data, openAt('/DeleteAccount', <AccountDeletionPage />));
    await settle();
    clickButton('Demander la suppression');
    await settle();
    expect(checkPage('deletion').join('\n')).toMatch(/n’a pas pu être envoyée/);
  },
);

test.each(storageFailures)('a page that fails: $name', async ({ error }) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  function FailingPage(): ReactElement {
    throw error();
  }
  renderWithProviders(
    <MemoryRouter>
      <RouteErrorBoundary renderError={(fault) => <ErrorPage fault={fault} />}>
        <FailingPage />
      </RouteErrorBoundary>
    </MemoryRouter>,
  );
  await settle();
  checkPage('error page');
});
