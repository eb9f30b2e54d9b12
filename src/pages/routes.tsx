// Every address and the page that answers it; pages come as chunks of their own. Paths do not mind capitals: /Prayer is /prayer.
import type { RouteObject } from 'react-router-dom';
import { enterRoom, type Room } from '../i18n/language.ts';
import { looksAround, isWelcomed } from '../platform/first-steps.ts';
import { Broken } from './broken.tsx';
import { Shell } from './shell/shell.tsx';
import { useFocusOnArrival, useFollowedLinks } from './shell/travel.ts';
import { Bare } from './start/bare.tsx';
import { Gate } from './start/gate.tsx';
import { HomeDoor } from './start/home-door.tsx';
import { hyphenatedRoute } from './start/page-name.tsx';

const landing = inRoom('door', async () => ({ Component: (await import('./landing/landing.tsx')).LandingPage }));
const onboarding = inRoom('door', async () => ({ Component: (await import('./onboarding/onboarding.tsx')).OnboardingPage }));
const home = inDay(async () => {
  // From here a stranger is led on: the door comes beside the room behind it. A failure is told there.
  if (!isWelcomed() && !looksAround()) void landing().catch(() => undefined);
  return { Component: (await import('./home/home.tsx')).Home };
});
const bible = inBible(async () => ({ Component: (await import('./bible/bible.tsx')).Bible }));
const library = inBible(async () => ({ Component: (await import('./library/library.tsx')).LibraryPage }));
const diagnostic = inBible(async () => ({ Component: (await import('./diagnostic/diagnostic.tsx')).DiagnosticPage }));
const search = inBible(async () => ({ Component: (await import('./search/search.tsx')).SearchPage }));
const prayer = inDay(async () => ({ Component: (await import('./prayer/prayer.tsx')).PrayerPage }));
const plans = inDay(async () => ({ Component: (await import('./plans/plans.tsx')).PlansPage }));
const achievements = inDay(async () => ({ Component: (await import('./achievements/achievements.tsx')).AchievementsPage }));
const login = inRoom('door', async () => ({ Component: (await import('./account/login.tsx')).Login }));
const resetPassword = inRoom('door', async () => ({ Component: (await import('./account/reset-password.tsx')).ResetPassword }));
const account = async () => ({ Component: (await import('./account/account.tsx')).AccountPage });
const sync = inRoom('sync', async () => ({ Component: (await import('./sync/sync.tsx')).SyncPage }));
const sleep = inRoom('night', inDay(async () => ({ Component: (await import('./sleep/sleep.tsx')).SleepPage })));
const settings = inRoom('door', inRoom('installed', inDay(async () => ({ Component: (await import('./settings/settings.tsx')).SettingsPage }))));
const deleteAccount = inRoom('door', async () => ({ Component: (await import('./deletion/deletion.tsx')).DeletionPage }));
const privacy = inRoom('door', async () => ({ Component: (await import('./legal/legal.tsx')).PrivacyPage }));
const terms = inRoom('door', async () => ({ Component: (await import('./legal/legal.tsx')).TermsPage }));
const gratitude = inDay(async () => ({ Component: (await import('./gratitude/gratitude.tsx')).GratitudePage }));
const wisdom = inDay(async () => ({ Component: (await import('./wisdom/wisdom.tsx')).WisdomPage }));
const shareIn = inRoom('installed', inDay(async () => ({ Component: (await import('./share-in/share-in.tsx')).ShareInPage })));
const installGuide = inRoom('guide', async () => ({ Component: (await import('./guides/guides.tsx')).InstallGuidePage }));
const androidGuide = inRoom('guide', async () => ({ Component: (await import('./guides/guides.tsx')).AndroidGuidePage }));
const storeGuide = inRoom('guide', async () => ({ Component: (await import('./guides/guides.tsx')).StoreGuidePage }));
const troubleshoot = inRoom('guide', async () => ({ Component: (await import('./makers/troubleshoot.tsx')).PWATroubleshootPage }));
const manifestGenerator = inRoom('guide', async () => ({ Component: (await import('./makers/manifest-generator.tsx')).ManifestGeneratorPage }));
const workerGenerator = inRoom('guide', async () => ({ Component: (await import('./makers/service-worker-generator.tsx')).ServiceWorkerGeneratorPage }));
const notFound = async () => ({ Component: (await import('./not-found.tsx')).NotFound });

const rooms: RouteObject[] = [
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
    ErrorBoundary: Broken,
    children: [
      {
        Component: Gate,
        // A page that fails leaves the shell standing around it, with its door to the feedback.
        ErrorBoundary: BrokenPage,
        HydrateFallback: Arriving,
        children: [
          {
            Component: HomeDoor,
            children: [
              { path: '/', lazy: home },
              { path: '/Home', lazy: home },
            ],
          },
          ...rooms.flatMap((room) => [room, ...hyphenatedRoute(room.path ?? '')]),
          { path: '*', lazy: notFound },
        ],
      },
    ],
  },
  {
    Component: BeforeTheHouse,
    ErrorBoundary: Broken,
    children: [
      {
        Component: Gate,
        ErrorBoundary: Broken,
        HydrateFallback: Arriving,
        children: [
          { path: '/Landing', lazy: landing },
          { path: '/Onboarding', lazy: onboarding },
        ],
      },
    ],
  },
];

function BeforeTheHouse() {
  useFollowedLinks();
  return <Bare main={useFocusOnArrival()} />;
}

function BrokenPage() {
  return <Broken canReport />;
}

/** Page and words of a room come together. */
function inBible<Page>(load: () => Promise<Page>): () => Promise<Page> {
  return inRoom('bible', load);
}

function inDay<Page>(load: () => Promise<Page>): () => Promise<Page> {
  return inRoom('day', load);
}

function inRoom<Page>(room: Room, load: () => Promise<Page>): () => Promise<Page> {
  return async () => (await Promise.all([load(), enterRoom(room)]))[0];
}

/** The first page is on its way: a blank sheet is calmer than a spinner. */
function Arriving() {
  return null;
}
