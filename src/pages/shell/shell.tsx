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

const GrantedWishes = afterThePage('the news of granted wishes', async () => (await Promise.all([import('./granted-wishes.tsx'), enterRoom('day')]))[0].GrantedWishes);
const Prompts = afterThePage('the prompts', async () => (await Promise.all([import('./prompts.tsx'), enterRoom('installed')]))[0].Prompts);
const WorkerBadge = afterThePage('the state of the worker', async () => (await Promise.all([import('./worker-badge.tsx'), enterRoom('installed')]))[0].WorkerBadge);

/** The page that was asked for comes first. Without this it stands as well: what was to be said waits for the next start. */
function afterThePage<Props>(what: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    await untilIdle();
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
  const { pathname, search } = useLocation();
  const room = roomOf(pathname);
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
      <main id="content" ref={main} tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
      <TabBar {...placeOf(room)} isGuest={!account} />
      {room !== 'bible' && <FeedbackButton />}
      <UpdateBanner waits={updateWaits} onUpdate={applyUpdate} />
      <ConnectionBanner connection={connection} />
      <Suspense fallback={null}>
        <GrantedWishes />
        <Prompts updateWaits={updateWaits} />
        {/[?&]debug=true(&|$)/.test(search) && <WorkerBadge />}
      </Suspense>
      {/* The first page of a visit has no key of its own: it goes by its address, so that one typed in begins at its head. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </>
  );
}
