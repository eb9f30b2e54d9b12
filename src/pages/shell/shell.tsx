// What stands around every page: header, navigation, what is told of the connection, toasts.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { enterRoom } from '../../i18n/language.ts';
import { logFault } from '../../platform/log.ts';
import { applyUpdate, isUpdateWaiting, onUpdateWaiting } from '../../platform/service-worker.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { untilIdle } from '../../data/idle.ts';
import { syncStatus } from '../../data/sync-status.ts';
import { FeedbackButton } from '../../ui/feedback/feedback-door.tsx';
import { ConnectionBanner } from '../../ui/shell/connection-banner.tsx';
import { Header } from '../../ui/shell/header.tsx';
import layout from '../../ui/layout.module.css';
import { TabBar } from '../../ui/shell/tab-bar.tsx';
import { UpdateBanner } from '../../ui/shell/update-banner.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { HeaderTools } from './header-tools.tsx';
import { LogOut } from './log-out.tsx';
import { placeOf, roomOf } from './rooms.ts';
import styles from './shell.module.css';
import { useConnection } from './connection.ts';
import { useFollowedLinks, useFocusOnArrival } from './travel.ts';
import { WithFeedback } from './with-feedback.tsx';

const GrantedWishes = lazy(async (): Promise<{ default: ComponentType }> => {
  // The page that was asked for comes first.
  await untilIdle();
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
      <WithFeedback>
        <LogOut>
          <Frame />
        </LogOut>
      </WithFeedback>
    </Toaster>
  );
}

function Frame() {
  const { t } = useTranslation();
  const { account } = useData();
  const room = roomOf(useLocation().pathname);
  const status = useLive('sync-status', syncStatus);
  const connection = useConnection(status?.online);
  const updateWaits = useSyncExternalStore(onUpdateWaiting, isUpdateWaiting);
  const main = useFocusOnArrival();
  useFollowedLinks();

  return (
    <>
      <a href="#content" className={layout['skip']}>
        {t('nav.skip')}
      </a>
      <Header>
        <HeaderTools status={status} />
      </Header>
      <UpdateBanner waits={updateWaits} onUpdate={applyUpdate} />
      <main id="content" ref={main} tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
      <TabBar {...placeOf(room)} isGuest={!account} />
      {room !== 'bible' && <FeedbackButton />}
      <ConnectionBanner connection={connection} />
      <Suspense fallback={null}>
        <GrantedWishes />
      </Suspense>
      {/* The first page of a visit has no key of its own: it goes by its address, so that one typed in begins at its head. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </>
  );
}
