// Shell around the pages: header, navigation, banners, feedback, log-out and prompts.
// Pages such as Landing, log-in and Onboarding use bare-layout.tsx instead.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { of } from 'rxjs';
import { importWithTexts } from '../../locales/language.ts';
import { logFault } from '../../platform/log.ts';
import {
  applyUpdate,
  isUpdateWaiting,
  onUpdateWaiting,
} from '../../platform/service-worker/service-worker.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { waitUntilIdle } from '../../platform/idle.ts';
import { lazyQuery } from '../../data/lazy-query.ts';
import { ConnectionBanner } from './components/connection-banner.tsx';
import { Header } from './components/header.tsx';
import layout from '../../ui/page-layout.module.css';
import { TabBar } from './components/tab-bar.tsx';
import { UpdateBanner } from './components/update-banner.tsx';
import { HeaderTools } from './header-tools.tsx';
import { LogOutProvider } from '../../features/account/log-out/log-out-provider.tsx';
import { AppShortcuts } from './app-shortcuts.tsx';
import { getActiveTab, getPageKey } from './active-tab.ts';
import { LockedNotice } from './locked-notice.tsx';
import styles from './shell.module.css';
import { useConnectionStatus } from './use-connection-status.ts';
import { useLinkNavigation, useFocusOnNavigation } from './navigation-hooks.ts';
import { FeedbackProvider } from '../../features/feedback/feedback-provider.tsx';

const watchSyncStatus = lazyQuery(
  async () => (await import('../../data/records/sync-status.ts')).watchSyncStatus,
);

/** The pending saves of a guest belong to the account when the shell is mounted. */
const watchHasPendingSaves = lazyQuery(async () => {
  await waitUntilIdle();
  const { listPendingSaves } = await import('../../data/drafts/pending-saves.ts');
  return ({ account }) => of(account !== null && listPendingSaves().length > 0);
});

const LazyFinishedGenerationsNotice = lazyAfterPage('the notice of finished generations', () =>
  importWithTexts(
    ['generation'],
    async () =>
      (await import('../../features/generation/queue/finished-notice.tsx'))
        .FinishedGenerationsNotice,
  ),
);
const LazyPrompts = lazyAfterPage('the prompts', () =>
  importWithTexts(['prompts'], async () => (await import('../prompts/prompts.tsx')).Prompts),
);
const LazyPendingSaves = lazyAfterPage('the pending saves', () =>
  importWithTexts(
    ['prompts'],
    async () => (await import('../pending-saves/pending-saves.tsx')).PendingSaves,
  ),
);
const LazyServiceWorkerBadge = lazyAfterPage('the state of the worker', () =>
  importWithTexts(
    ['prompts'],
    async () => (await import('./service-worker-badge.tsx')).ServiceWorkerBadge,
  ),
);

/**
 * Loads a component after the requested page. If the component cannot be loaded, the shell works
 * without it, and the next start tries again.
 */
function lazyAfterPage<Props>(what: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    await waitUntilIdle();
    try {
      return { default: await load() };
    } catch (fault) {
      logFault(`${what} could not be loaded`, fault);
      return { default: () => null };
    }
  });
}

export function Shell() {
  return (
    <FeedbackProvider>
      <LogOutProvider>
        <ShellFrame />
      </LogOutProvider>
    </FeedbackProvider>
  );
}

function ShellFrame() {
  const { t } = useTranslation();
  const { account } = useData();
  const { pathname, search } = useLocation();
  const page = getPageKey(pathname);
  const status = useLiveQuery('sync-status', watchSyncStatus);
  const connectionStatus = useConnectionStatus(status?.online);
  const updateWaits = useSyncExternalStore(onUpdateWaiting, isUpdateWaiting);
  const hasPendingSaves = useLiveQuery('has-pending-saves', watchHasPendingSaves);
  const main = useFocusOnNavigation();
  useLinkNavigation();

  return (
    <>
      <a href="#content" className={layout['skip']}>
        {t('nav.skip')}
      </a>
      <Header>
        <HeaderTools status={status} />
      </Header>
      <main id="content" ref={main} tabIndex={-1} className={styles['main']}>
        {account && <LockedNotice accountId={account.id} page={page} />}
        <Outlet />
        <Suspense fallback={null}>
          <LazyPrompts isUpdateWaiting={updateWaits} />
        </Suspense>
      </main>
      <TabBar {...getActiveTab(page)} isGuest={!account} />
      <UpdateBanner isWaiting={updateWaits} onUpdate={applyUpdate} />
      <ConnectionBanner connectionStatus={connectionStatus} />
      <AppShortcuts />
      <Suspense fallback={null}>
        <LazyFinishedGenerationsNotice />
        {hasPendingSaves && <LazyPendingSaves />}
        {/[?&]debug=true(&|$)/.test(search) && <LazyServiceWorkerBadge />}
      </Suspense>
    </>
  );
}
