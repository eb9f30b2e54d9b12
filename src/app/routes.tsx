// Routes of the app: each address and its page, loaded as a separate chunk. Paths are not
// case-sensitive: /Prayer is /prayer.
import type { RouteObject } from 'react-router-dom';
import { importWithTexts, type Namespace } from '../locales/language.ts';
import { isGuestBrowsing, isOnboardingDone } from '../platform/storage/onboarding-state.ts';
import { ErrorPage } from './error-page.tsx';
import { Shell } from './shell/shell.tsx';
import { useFocusOnNavigation, useLinkNavigation } from './shell/navigation-hooks.ts';
import { BareLayout } from './shell/bare-layout.tsx';
import { AccessGate } from './access/access-gate.tsx';
import { HomeRedirect } from './access/home-redirect.tsx';
import { buildHyphenatedRoute } from './hyphenated-routes.tsx';

const landing = lazyPage(['landing'], async () => ({
  Component: (await import('../features/landing/page.tsx')).LandingPage,
}));
const onboarding = lazyPage(['onboarding'], async () => ({
  Component: (await import('../features/onboarding/page.tsx')).OnboardingPage,
}));
const home = lazyPage(['home', 'generation', 'share'], async () => {
  // A new visitor is redirected from Home to Landing, so Landing is loaded at the same time. Its
  // route reports a failure.
  if (!isOnboardingDone() && !isGuestBrowsing()) void landing().catch(() => undefined);
  return { Component: (await import('../features/home/page.tsx')).HomePage };
});
const bible = lazyPage(['bible'], async () => ({
  Component: (await import('../features/bible/page.tsx')).BiblePage,
}));
const library = lazyPage(['bible-library'], async () => ({
  Component: (await import('../features/bible/library/page.tsx')).BibleLibraryPage,
}));
const diagnostic = lazyPage(['bible-diagnostic', 'bible-library'], async () => ({
  Component: (await import('../features/bible/diagnostic/page.tsx')).BibleDiagnosticPage,
}));
const search = lazyPage(['search'], async () => ({
  Component: (await import('../features/search/page.tsx')).SearchPage,
}));
const prayer = lazyPage(['prayer', 'generation', 'share'], async () => ({
  Component: (await import('../features/prayer/page.tsx')).PrayerPage,
}));
const plans = lazyPage(['plans', 'share'], async () => ({
  Component: (await import('../features/plans/page.tsx')).PlansPage,
}));
const achievements = lazyPage(['progress'], async () => ({
  Component: (await import('../features/progress/page.tsx')).ProgressPage,
}));
const login = lazyPage(['account'], async () => ({
  Component: (await import('../features/account/login-page.tsx')).LoginPage,
}));
const resetPassword = lazyPage(['account'], async () => ({
  Component: (await import('../features/account/reset-password-page.tsx')).ResetPasswordPage,
}));
const account = lazyPage(['account'], async () => ({
  Component: (await import('../features/account/account-page.tsx')).AccountPage,
}));
const sync = lazyPage(['sync'], async () => ({
  Component: (await import('../features/sync/page.tsx')).SyncPage,
}));
const sleep = lazyPage(['sleep', 'share'], async () => ({
  Component: (await import('../features/sleep/page.tsx')).SleepPage,
}));
const settings = lazyPage(['settings', 'reminders'], async () => ({
  Component: (await import('../features/settings/page.tsx')).SettingsPage,
}));
const deleteAccount = lazyPage(['account'], async () => ({
  Component: (await import('../features/account/deletion/page.tsx')).AccountDeletionPage,
}));
const privacy = lazyPage(['legal'], async () => ({
  Component: (await import('../features/legal/page.tsx')).PrivacyPage,
}));
const terms = lazyPage(['legal'], async () => ({
  Component: (await import('../features/legal/page.tsx')).TermsPage,
}));
const gratitude = lazyPage(['gratitude', 'generation', 'share'], async () => ({
  Component: (await import('../features/gratitude/page.tsx')).GratitudePage,
}));
const wisdom = lazyPage(['wisdom', 'generation', 'share'], async () => ({
  Component: (await import('../features/wisdom/page.tsx')).WisdomPage,
}));
const shareIn = lazyPage(['share-target'], async () => ({
  Component: (await import('../features/share-target/page.tsx')).ShareTargetPage,
}));
const installGuide = lazyPage(['pwa-guides'], async () => ({
  Component: (await import('../features/pwa-guides/guides/page.tsx')).InstallGuidePage,
}));
const androidGuide = lazyPage(['pwa-guides'], async () => ({
  Component: (await import('../features/pwa-guides/guides/page.tsx')).AndroidGuidePage,
}));
const storeGuide = lazyPage(['pwa-guides'], async () => ({
  Component: (await import('../features/pwa-guides/guides/page.tsx')).StoreGuidePage,
}));
const troubleshoot = lazyPage(['pwa-guides'], async () => ({
  Component: (await import('../features/pwa-guides/troubleshoot/page.tsx')).TroubleshootPage,
}));
const manifestGenerator = lazyPage(['pwa-guides'], async () => ({
  Component: (await import('../features/pwa-guides/manifest-generator/page.tsx'))
    .ManifestGeneratorPage,
}));
const workerGenerator = lazyPage(['pwa-guides'], async () => ({
  Component: (await import('../features/pwa-guides/worker-generator/page.tsx'))
    .ServiceWorkerGeneratorPage,
}));
const notFound = async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage });

const pageRoutes: RouteObject[] = [
  { path: '/Prayer', lazy: prayer },
  { path: '/Bible/:translation?/:book?/:chapter?/:verses?', lazy: bible },
  { path: '/BibleLibrary', lazy: library },
  { path: '/BibleDiagnostic', lazy: diagnostic },
  { path: '/Search', lazy: search },
  { path: '/PeacefulSleep/:category?/:option?', lazy: sleep },
  { path: '/Gratitude', lazy: gratitude },
  { path: '/Wisdom', lazy: wisdom },
  { path: '/Plans/:plan?/:day?', lazy: plans },
  { path: '/Achievements', lazy: achievements },
  { path: '/login', lazy: login },
  { path: '/reset-password', lazy: resetPassword },
  { path: '/Account', lazy: account },
  { path: '/Sync', lazy: sync },
  { path: '/Settings', lazy: settings },
  { path: '/DeleteAccount', lazy: deleteAccount },
  { path: '/PrivacyPolicy', lazy: privacy },
  { path: '/Terms', lazy: terms },
  { path: '/PWASetupGuide', lazy: installGuide },
  { path: '/AndroidPackaging', lazy: androidGuide },
  { path: '/AppStoreGuide', lazy: storeGuide },
  { path: '/PWATroubleshoot', lazy: troubleshoot },
  { path: '/ManifestGenerator', lazy: manifestGenerator },
  { path: '/ServiceWorkerGenerator', lazy: workerGenerator },
  { path: '/Share', lazy: shareIn },
];

export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorPage,
    children: [
      {
        Component: AccessGate,
        // When a page fails, the shell around it stays, with its feedback button.
        ErrorBoundary: PageError,
        HydrateFallback: BlankPage,
        children: [
          {
            Component: HomeRedirect,
            children: [
              { path: '/', lazy: home },
              { path: '/Home', lazy: home },
            ],
          },
          ...pageRoutes.flatMap((route) => [route, ...buildHyphenatedRoute(route.path ?? '')]),
          { path: '*', lazy: notFound },
        ],
      },
    ],
  },
  {
    Component: OutsideShell,
    ErrorBoundary: ErrorPage,
    children: [
      {
        Component: AccessGate,
        ErrorBoundary: ErrorPage,
        HydrateFallback: BlankPage,
        children: [
          { path: '/Landing', lazy: landing },
          { path: '/Onboarding', lazy: onboarding },
        ],
      },
    ],
  },
];

function OutsideShell() {
  useLinkNavigation();
  return <BareLayout main={useFocusOnNavigation()} />;
}

function PageError() {
  return <ErrorPage canReport />;
}

/** Loads a page and its texts at the same time. */
function lazyPage<Page>(
  namespaces: readonly Namespace[],
  load: () => Promise<Page>,
): () => Promise<Page> {
  return () => importWithTexts(namespaces, load);
}

/** Placeholder while the first page loads: an empty page is calmer than a spinner. */
function BlankPage() {
  return null;
}
