// Shell around the pages: header, navigation, banners, toasts, feedback button, log-out and
// prompts. Pages such as Landing and Onboarding use bare-layout.tsx instead.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { importWithTexts } from '../../locales/language.ts';
import { logFault } from '../../platform/log.ts';
import {
  applyUpdate,
  isUpdateWaiting,
  onUpdateWaiting,
} from '../../platform/service-worker/service-worker.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { waitUntilIdle } from '../../platform/idle.ts';
import { watchSyncStatus } from '../../data/records/sync-status.ts';
import { FeedbackButton } from '../../features/feedback/components/feedback-context.tsx';
import { ConnectionBanner } from './components/connection-banner.tsx';
import { Header } from './components/header.tsx';
import layout from '../../ui/page-layout.module.css';
import { TabBar } from './components/tab-bar.tsx';
import { UpdateBanner } from './components/update-banner.tsx';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { HeaderTools } from './header-tools.tsx';
import { LogOutProvider } from '../../features/account/log-out/log-out-provider.tsx';
import { getActiveTab, getPageKey } from './active-tab.ts';
import styles from './shell.module.css';
import { useConnectionStatus } from './use-connection-status.ts';
import { useLinkNavigation, useFocusOnNavigation } from './navigation-hooks.ts';
import { FeedbackProvider } from '../../features/feedback/feedback-provider.tsx';

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
    <Toaster>
      <FeedbackProvider>
        <LogOutProvider>
          <ShellFrame />
        </LogOutProvider>
      </FeedbackProvider>
    </Toaster>
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
        <Outlet />
      </main>
      <TabBar {...getActiveTab(page)} isGuest={!account} />
      {page !== 'bible' && <FeedbackButton />}
      <UpdateBanner isWaiting={updateWaits} onUpdate={applyUpdate} />
      <ConnectionBanner connectionStatus={connectionStatus} />
      <Suspense fallback={null}>
        <LazyFinishedGenerationsNotice />
        <LazyPrompts isUpdateWaiting={updateWaits} />
        {/[?&]debug=true(&|$)/.test(search) && <LazyServiceWorkerBadge />}
      </Suspense>
      {/* The first page of a visit has no key of its own. Its address is the key, so that a
          typed address starts at the top. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </>
  );
}
