// Every address and the page that answers it; pages come as chunks of their own. Paths do not mind capitals: /Prayer is /prayer.
import type { RouteObject } from 'react-router-dom';
import { enterRoom, type Room } from '../i18n/language.ts';
import { Broken } from './broken.tsx';
import { NotFound } from './not-found.tsx';
import { Shell } from './shell/shell.tsx';

const home = inDay(async () => ({ Component: (await import('./home/home.tsx')).Home }));
const bible = inBible(async () => ({ Component: (await import('./bible/bible.tsx')).Bible }));
const library = inBible(async () => ({ Component: (await import('./library/library.tsx')).LibraryPage }));
const diagnostic = inBible(async () => ({ Component: (await import('./diagnostic/diagnostic.tsx')).DiagnosticPage }));
const search = inBible(async () => ({ Component: (await import('./search/search.tsx')).SearchPage }));
const prayer = inDay(async () => ({ Component: (await import('./prayer/prayer.tsx')).PrayerPage }));
const plans = inDay(async () => ({ Component: (await import('./plans/plans.tsx')).PlansPage }));
const achievements = inDay(async () => ({ Component: (await import('./achievements/achievements.tsx')).AchievementsPage }));
const login = async () => ({ Component: (await import('./account/login.tsx')).Login });
const resetPassword = async () => ({ Component: (await import('./account/reset-password.tsx')).ResetPassword });
const account = async () => ({ Component: (await import('./account/account.tsx')).AccountPage });
const sync = inRoom('sync', async () => ({ Component: (await import('./sync/sync.tsx')).SyncPage }));
const sleep = async () => ({ Component: (await import('./building.tsx')).SleepRoom });
const gratitude = inDay(async () => ({ Component: (await import('./gratitude/gratitude.tsx')).GratitudePage }));
const wisdom = inDay(async () => ({ Component: (await import('./wisdom/wisdom.tsx')).WisdomPage }));

export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: Broken,
    children: [
      {
        // A page that fails leaves the shell standing around it.
        ErrorBoundary: Broken,
        HydrateFallback: Arriving,
        children: [
          { path: '/', lazy: home },
          { path: '/Home', lazy: home },
          { path: '/Prayer', lazy: prayer },
          { path: '/Bible/:translation?/:book?/:chapter?/:verses?', lazy: bible },
          { path: '/BibleLibrary', lazy: library },
          { path: '/BibleDiagnostic', lazy: diagnostic },
          { path: '/Search', lazy: search },
          { path: '/PeacefulSleep', lazy: sleep },
          { path: '/Gratitude', lazy: gratitude },
          { path: '/Wisdom', lazy: wisdom },
          { path: '/Plans/:plan?/:day?', lazy: plans },
          { path: '/Achievements', lazy: achievements },
          { path: '/login', lazy: login },
          { path: '/reset-password', lazy: resetPassword },
          { path: '/Account', lazy: account },
          { path: '/Sync', lazy: sync },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
];

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
