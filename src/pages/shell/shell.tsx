// What stands around every page: header, navigation, what is told of the connection, toasts.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { enterRoom } from '../../i18n/language.ts';
import { logFault } from '../../platform/log.ts';
import { applyUpdate, isUpdateWaiting, onUpdateWaiting } from '../../platform/service-worker.ts';
import { useLive } from '../../data/hooks.tsx';
import { syncStatus } from '../../data/sync-status.ts';
import { ConnectionBanner } from '../../ui/shell/connection-banner.tsx';
import { Header } from '../../ui/shell/header.tsx';
import { TabBar } from '../../ui/shell/tab-bar.tsx';
import type { Tab } from '../../ui/shell/tab-bar.tsx';
import { UpdateBanner } from '../../ui/shell/update-banner.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { HeaderTools } from './header-tools.tsx';
import styles from './shell.module.css';
import { useConnection } from './connection.ts';
import { useFollowedLinks, useFocusOnArrival } from './travel.ts';

const GrantedWishes = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const [{ GrantedWishes: News }] = await Promise.all([import('./granted-wishes.tsx'), enterRoom('day')]);
    return { default: News };
  } catch (fault) {
    // Without it the page stands as well; what was made waits for the next start.
    logFault('the news of granted wishes could not be loaded', fault);
    return { default: () => null };
  }
});

export function Shell() {
  return (
    <Toaster>
      <Frame />
    </Toaster>
  );
}

function Frame() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const status = useLive('sync-status', syncStatus);
  const connection = useConnection(status?.online);
  const updateWaits = useSyncExternalStore(onUpdateWaiting, isUpdateWaiting);
  const main = useFocusOnArrival();
  useFollowedLinks();

  return (
    <>
      <a href="#content" className={styles['skip']}>
        {t('nav.skip')}
      </a>
      <Header>
        <HeaderTools status={status} />
      </Header>
      {updateWaits && <UpdateBanner onUpdate={applyUpdate} />}
      <main id="content" ref={main} tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
      <TabBar current={tabOf(pathname)} />
      <ConnectionBanner connection={connection} />
      <Suspense fallback={null}>
        <GrantedWishes />
      </Suspense>
      {/* The first page of a visit has no key of its own: it goes by its address, so that one typed in begins at its head. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </>
  );
}

const tabsByRoom: Readonly<Record<string, Tab>> = { '': 'home', home: 'home', prayer: 'prayer', bible: 'bible', biblelibrary: 'bible', biblediagnostic: 'bible', search: 'bible', peacefulsleep: 'sleep', gratitude: 'gratitude', wisdom: 'wisdom' };

function tabOf(pathname: string): Tab | null {
  return tabsByRoom[pathname.split('/')[1]?.toLowerCase() ?? ''] ?? null;
}
