// Shell that is shown while the local databases open: the same frame, without anything that needs
// their data.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isOnboardingDone, isGuestBrowsing } from '../../platform/storage/onboarding-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Header } from './components/header.tsx';
import { TabBar } from './components/tab-bar.tsx';
import { getActiveTab, getPageKey } from './active-tab.ts';
import styles from './shell.module.css';

/**
 * Pages outside the shell. Home may redirect to one of them, so the shell is not shown if it would
 * disappear again.
 */
const pagesWithoutShell: ReadonlySet<string> = new Set([
  'landing',
  'onboarding',
  'login',
  'resetpassword',
]);

interface LoadingShellProps {
  /** Whether the visitor is a guest, according to the browser's storage. */
  isGuest: boolean;
  pathname: string;
  /** Whether opening takes too long; the page then says so and what helps. */
  isSlow: boolean;
}

export function LoadingShell({ isGuest, pathname, isSlow }: LoadingShellProps) {
  const { t } = useTranslation();
  const page = getPageKey(pathname);
  const isHome = page === '' || page === 'home';
  const staysHome = isGuest ? isGuestBrowsing() : isOnboardingDone();
  if (pagesWithoutShell.has(page) || (isHome && !staysHome))
    return isSlow ? <main>{renderMessage()}</main> : null;
  return (
    <>
      <Header>{null}</Header>
      <main className={styles['main']} aria-busy={!isSlow}>
        {isSlow && renderMessage()}
      </main>
      <TabBar {...getActiveTab(page)} isGuest={isGuest} />
    </>
  );

  function renderMessage() {
    return (
      <div role="alert">
        <EmptyState
          illustration={<Logo size={56} />}
          title={t('slowStart.title')}
          body={t('slowStart.body')}
        >
          <Button onClick={() => location.reload()}>{t('errorPage.reload')}</Button>
        </EmptyState>
      </div>
    );
  }
}
