// What stands around the page while the local databases are being opened: the same frame, without
// what only they know.
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
 * Pages that stand before the house have no frame; where Home may lead to one of them, nothing is
 * shown that would go again.
 */
const pagesWithoutShell: ReadonlySet<string> = new Set(['landing', 'onboarding']);

interface LoadingShellProps {
  /** As far as the browser's storage knows. */
  isGuest: boolean;
  pathname: string;
  /** It takes longer than it should: then it is said, with what helps. */
  isSlow: boolean;
}

export function LoadingShell({ isGuest, pathname, isSlow }: LoadingShellProps) {
  const { t } = useTranslation();
  const page = getPageKey(pathname);
  const isHome = page === '' || page === 'home';
  const staysHome = isGuest ? isGuestBrowsing() : isOnboardingDone();
  if (pagesWithoutShell.has(page) || (isHome && !staysHome))
    return isSlow ? <main>{words()}</main> : null;
  return (
    <>
      <Header>{null}</Header>
      <main className={styles['main']} aria-busy={!isSlow}>
        {isSlow && words()}
      </main>
      <TabBar {...getActiveTab(page)} isGuest={isGuest} />
    </>
  );

  function words() {
    return (
      <div role="alert">
        <EmptyState
          illustration={<Logo size={56} />}
          title={t('broken.slowTitle')}
          body={t('broken.slow')}
        >
          <Button onClick={() => location.reload()}>{t('broken.reload')}</Button>
        </EmptyState>
      </div>
    );
  }
}
