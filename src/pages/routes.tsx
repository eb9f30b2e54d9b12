// Every address and the page that answers it; pages come as chunks of their own. Paths do not mind capitals: /Prayer is /prayer.
import type { RouteObject } from 'react-router-dom';
import { loadNamespace, type LazyNamespace } from '../i18n/language.ts';
import { isGuestBrowsing, isOnboardingDone } from '../platform/first-steps.ts';
import { ErrorPage } from './broken.tsx';
import { Shell } from './shell/shell.tsx';
import { useFocusOnNavigation, useLinkNavigation } from './shell/travel.ts';
import { BareLayout } from './start/bare.tsx';
import { AccessGate } from './start/gate.tsx';
import { HomeRedirect } from './start/home-door.tsx';
import { buildHyphenatedRoute } from './start/page-name.tsx';

const landing = withNamespace('door', async () => ({ Component: (await import('./landing/landing.tsx')).LandingPage }));
const onboarding = withNamespace('door', async () => ({ Component: (await import('./onboarding/onboarding.tsx')).OnboardingPage }));
const home = withDayTexts(async () => {
  // From here a stranger is led on: the door comes beside the room behind it. A failure is told there.
  if (!isOnboardingDone() && !isGuestBrowsing()) void landing().catch(() => undefined);
  return { Component: (await import('./home/home.tsx')).HomePage };
});
const bible = withBibleTexts(async () => ({ Component: (await import('./bible/bible.tsx')).BiblePage }));
const library = withBibleTexts(async () => ({ Component: (await import('./library/library.tsx')).BibleLibraryPage }));
const diagnostic = withBibleTexts(async () => ({ Component: (await import('./diagnostic/diagnostic.tsx')).BibleDiagnosticPage }));
const search = withBibleTexts(async () => ({ Component: (await import('./search/search.tsx')).SearchPage }));
const prayer = withDayTexts(async () => ({ Component: (await import('./prayer/prayer.tsx')).PrayerPage }));
const plans = withDayTexts(async () => ({ Component: (await import('./plans/plans.tsx')).PlansPage }));
const achievements = withDayTexts(async () => ({ Component: (await import('./achievements/achievements.tsx')).ProgressPage }));
const login = withNamespace('door', async () => ({ Component: (await import('./account/login.tsx')).LoginPage }));
const resetPassword = withNamespace('door', async () => ({ Component: (await import('./account/reset-password.tsx')).ResetPasswordPage }));
const account = async () => ({ Component: (await import('./account/account.tsx')).AccountPage });
const sync = withNamespace('sync', async () => ({ Component: (await import('./sync/sync.tsx')).SyncPage }));
const sleep = withNamespace('night', withDayTexts(async () => ({ Component: (await import('./sleep/sleep.tsx')).SleepPage })));
const settings = withNamespace('door', withNamespace('installed', withDayTexts(async () => ({ Component: (await import('./settings/settings.tsx')).SettingsPage }))));
const deleteAccount = withNamespace('door', async () => ({ Component: (await import('./deletion/deletion.tsx')).AccountDeletionPage }));
const privacy = withNamespace('door', async () => ({ Component: (await import('./legal/legal.tsx')).PrivacyPage }));
const terms = withNamespace('door', async () => ({ Component: (await import('./legal/legal.tsx')).TermsPage }));
const gratitude = withDayTexts(async () => ({ Component: (await import('./gratitude/gratitude.tsx')).GratitudePage }));
const wisdom = withDayTexts(async () => ({ Component: (await import('./wisdom/wisdom.tsx')).WisdomPage }));
const shareIn = withNamespace('installed', withDayTexts(async () => ({ Component: (await import('./share-in/share-in.tsx')).ShareTargetPage })));
const installGuide = withNamespace('guide', async () => ({ Component: (await import('./guides/guides.tsx')).InstallGuidePage }));
const androidGuide = withNamespace('guide', async () => ({ Component: (await import('./guides/guides.tsx')).AndroidGuidePage }));
const storeGuide = withNamespace('guide', async () => ({ Component: (await import('./guides/guides.tsx')).StoreGuidePage }));
const troubleshoot = withNamespace('guide', async () => ({ Component: (await import('./makers/troubleshoot.tsx')).TroubleshootPage }));
const manifestGenerator = withNamespace('guide', async () => ({ Component: (await import('./makers/manifest-generator.tsx')).ManifestGeneratorPage }));
const workerGenerator = withNamespace('guide', async () => ({ Component: (await import('./makers/service-worker-generator.tsx')).ServiceWorkerGeneratorPage }));
const notFound = async () => ({ Component: (await import('./not-found.tsx')).NotFoundPage });

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
        // A page that fails leaves the shell standing around it, with its door to the feedback.
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

/** Page and words of a room come together. */
function withBibleTexts<Page>(load: () => Promise<Page>): () => Promise<Page> {
  return withNamespace('bible', load);
}

function withDayTexts<Page>(load: () => Promise<Page>): () => Promise<Page> {
  return withNamespace('day', load);
}

function withNamespace<Page>(namespace: LazyNamespace, load: () => Promise<Page>): () => Promise<Page> {
  return async () => (await Promise.all([load(), loadNamespace(namespace)]))[0];
}

/** The first page is on its way: a blank sheet is calmer than a spinner. */
function BlankPage() {
  return null;
}
