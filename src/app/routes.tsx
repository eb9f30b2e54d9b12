// Routes of the app: each address and its page, loaded as a separate chunk. Paths are not
// case-sensitive: /Prayer is /prayer.
import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { importWithTexts, type Namespace } from '../locales/language.ts';
import { isGuestBrowsing } from '../platform/storage/onboarding-state.ts';
import { ErrorPage } from './error-page.tsx';
import { Shell } from './shell/shell.tsx';
import { useFocusOnNavigation, useLinkNavigation } from './shell/navigation-hooks.ts';
import { BareLayout } from './shell/bare-layout.tsx';
import { AccessGate } from './access/access-gate.tsx';
import { HomeRedirect } from './access/home-redirect.tsx';
import { readStoredSession } from './session/stored-session.ts';
import {
  buildPageRoute,
  createLazyPage,
  type LazyPage,
  type PageRoute,
  preloadPages,
} from './navigation/lazy-page.tsx';
import { PageBoundary, RouteErrorBoundary } from './navigation/page-boundary.tsx';
import { buildHyphenatedRoute } from './hyphenated-routes.tsx';

const landing = lazyPage(
  ['landing'],
  async () => (await import('../features/landing/page.tsx')).LandingPage,
);
const onboarding = lazyPage(
  ['onboarding'],
  async () => (await import('../features/onboarding/page.tsx')).OnboardingPage,
);
const home = lazyPage(
  ['home', 'generation', 'share'],
  async () => (await import('../features/home/page.tsx')).HomePage,
);
const bible = lazyPage(
  ['bible'],
  async () => (await import('../features/bible/page.tsx')).BiblePage,
);
const library = lazyPage(
  ['bible-library'],
  async () => (await import('../features/bible/library/page.tsx')).BibleLibraryPage,
);
const diagnostic = lazyPage(
  ['bible-diagnostic', 'bible-library'],
  async () => (await import('../features/bible/diagnostic/page.tsx')).BibleDiagnosticPage,
);
const search = lazyPage(
  ['search'],
  async () => (await import('../features/search/page.tsx')).SearchPage,
);
const prayer = lazyPage(
  ['prayer', 'generation', 'share'],
  async () => (await import('../features/prayer/page.tsx')).PrayerPage,
);
const plans = lazyPage(
  ['plans', 'share'],
  async () => (await import('../features/plans/page.tsx')).PlansPage,
);
const memoryVerses = lazyPage(
  ['memory-verses'],
  async () => (await import('../features/memory-verses/page.tsx')).MemoryVersesPage,
);
const achievements = lazyPage(
  ['progress'],
  async () => (await import('../features/progress/page.tsx')).ProgressPage,
);
const yearReview = lazyPage(
  ['year-review'],
  async () => (await import('../features/year-review/page.tsx')).YearReviewPage,
);
const printJournal = lazyPage(
  ['print-journal'],
  async () => (await import('../features/print-journal/page.tsx')).PrintJournalPage,
);
const login = lazyPage(
  ['account'],
  async () => (await import('../features/account/login-page.tsx')).LoginPage,
);
const resetPassword = lazyPage(
  ['account'],
  async () => (await import('../features/account/reset-password-page.tsx')).ResetPasswordPage,
);
const account = lazyPage(
  ['account'],
  async () => (await import('../features/account/account-page.tsx')).AccountPage,
);
const sync = lazyPage(['sync'], async () => (await import('../features/sync/page.tsx')).SyncPage);
const sleep = lazyPage(
  ['sleep', 'share'],
  async () => (await import('../features/sleep/page.tsx')).SleepPage,
);
const settings = lazyPage(
  ['settings', 'reminders'],
  async () => (await import('../features/settings/page.tsx')).SettingsPage,
);
const deleteAccount = lazyPage(
  ['account'],
  async () => (await import('../features/account/deletion/page.tsx')).AccountDeletionPage,
);
const privacy = lazyPage(
  ['legal'],
  async () => (await import('../features/legal/page.tsx')).PrivacyPage,
);
const terms = lazyPage(
  ['legal'],
  async () => (await import('../features/legal/page.tsx')).TermsPage,
);
const gratitude = lazyPage(
  ['gratitude', 'generation', 'share'],
  async () => (await import('../features/gratitude/page.tsx')).GratitudePage,
);
const wisdom = lazyPage(
  ['wisdom', 'generation', 'share'],
  async () => (await import('../features/wisdom/page.tsx')).WisdomPage,
);
const shareIn = lazyPage(
  ['share-target'],
  async () => (await import('../features/share-target/page.tsx')).ShareTargetPage,
);
const installGuide = lazyPage(
  ['pwa-guides'],
  async () => (await import('../features/pwa-guides/guides/page.tsx')).InstallGuidePage,
);
const androidGuide = lazyPage(
  ['pwa-guides'],
  async () => (await import('../features/pwa-guides/guides/page.tsx')).AndroidGuidePage,
);
const storeGuide = lazyPage(
  ['pwa-guides'],
  async () => (await import('../features/pwa-guides/guides/page.tsx')).StoreGuidePage,
);
const troubleshoot = lazyPage(
  ['pwa-guides'],
  async () => (await import('../features/pwa-guides/troubleshoot/page.tsx')).TroubleshootPage,
);
const manifestGenerator = lazyPage(
  ['pwa-guides'],
  async () =>
    (await import('../features/pwa-guides/manifest-generator/page.tsx')).ManifestGeneratorPage,
);
const workerGenerator = lazyPage(
  ['pwa-guides'],
  async () =>
    (await import('../features/pwa-guides/worker-generator/page.tsx')).ServiceWorkerGeneratorPage,
);
const admin = lazyPage(
  ['admin'],
  async () => (await import('../features/admin/page.tsx')).AdminPage,
);
const notFound = lazyPage([], async () => (await import('./not-found-page.tsx')).NotFoundPage);

const pages: readonly PageRoute[] = [
  { path: '/Prayer', page: prayer },
  { path: '/Bible/:translation?/:book?/:chapter?/:verses?', page: bible },
  { path: '/BibleLibrary', page: library },
  { path: '/BibleDiagnostic', page: diagnostic },
  { path: '/Search', page: search },
  { path: '/PeacefulSleep/:category?/:option?', page: sleep },
  { path: '/Gratitude', page: gratitude },
  { path: '/Wisdom', page: wisdom },
  { path: '/Plans/:plan?/:day?', page: plans },
  { path: '/MemoryVerses', page: memoryVerses },
  { path: '/Achievements', page: achievements },
  { path: '/YearInReview', page: yearReview },
  { path: '/PrintJournal', page: printJournal },
  { path: '/Account', page: account },
  { path: '/Sync', page: sync },
  { path: '/Settings', page: settings },
  { path: '/DeleteAccount', page: deleteAccount },
  { path: '/PrivacyPolicy', page: privacy },
  { path: '/Terms', page: terms },
  { path: '/PWASetupGuide', page: installGuide },
  { path: '/AndroidPackaging', page: androidGuide },
  { path: '/AppStoreGuide', page: storeGuide },
  { path: '/PWATroubleshoot', page: troubleshoot },
  { path: '/ManifestGenerator', page: manifestGenerator },
  { path: '/ServiceWorkerGenerator', page: workerGenerator },
  { path: '/Share', page: shareIn },
  { path: '/Admin', page: admin },
];

/** Pages without header and navigation. */
const barePages: readonly PageRoute[] = [
  { path: '/Landing', page: landing },
  { path: '/Onboarding', page: onboarding },
  { path: '/login', page: login },
  { path: '/reset-password', page: resetPassword },
];

export const routes: RouteObject[] = [
  {
    element: (
      <RouteErrorBoundary renderError={renderError}>
        <Shell />
      </RouteErrorBoundary>
    ),
    children: [
      {
        Component: AccessGate,
        children: [
          {
            // When a page fails, the shell around it stays, with its feedback button.
            element: <PageBoundary renderError={renderPageError} />,
            children: [
              {
                Component: HomeRedirect,
                children: [
                  buildPageRoute({ path: '/', page: home }),
                  buildPageRoute({ path: '/Home', page: home }),
                ],
              },
              ...pages.flatMap(buildRoutes),
              buildPageRoute({ path: '*', page: notFound }),
            ],
          },
        ],
      },
    ],
  },
  {
    element: (
      <RouteErrorBoundary renderError={renderError}>
        <OutsideShell />
      </RouteErrorBoundary>
    ),
    children: [
      {
        Component: AccessGate,
        children: [
          {
            element: <PageBoundary renderError={renderError} />,
            children: barePages.flatMap(buildRoutes),
          },
        ],
      },
    ],
  },
];

/** Loads the page of an address before React renders it; never rejects. */
export function preloadPage(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname);
  // A new visitor is redirected from Home to Landing, so Landing is loaded at the same time.
  const isRedirected =
    matches?.at(-1)?.route.handle === home && !isGuestBrowsing() && !readStoredSession();
  return preloadPages(isRedirected ? [...matches, { route: { handle: landing } }] : matches);
}

function buildRoutes(route: PageRoute): RouteObject[] {
  return [buildPageRoute(route), ...buildHyphenatedRoute(route.path)];
}

function OutsideShell() {
  useLinkNavigation();
  return <BareLayout main={useFocusOnNavigation()} />;
}

function renderError(fault: unknown) {
  return <ErrorPage fault={fault} />;
}

function renderPageError(fault: unknown) {
  return <ErrorPage fault={fault} canReport />;
}

/** Loads a page and its texts at the same time. */
function lazyPage(namespaces: readonly Namespace[], load: () => Promise<ComponentType>): LazyPage {
  return createLazyPage(() => importWithTexts(namespaces, load));
}
