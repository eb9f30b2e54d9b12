// What stands around the page while the local databases are being opened: the same frame, without what only they know.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isWelcomed, looksAround } from '../../platform/first-steps.ts';
import { Empty } from '../../ui/empty.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Header } from '../../ui/shell/header.tsx';
import { TabBar } from '../../ui/shell/tab-bar.tsx';
import { placeOf, roomOf } from './rooms.ts';
import styles from './shell.module.css';

/** Pages that stand before the house have no frame; where Home may lead to one of them, nothing is shown that would go again. */
const frameless: ReadonlySet<string> = new Set(['landing', 'onboarding']);

interface ArrivingShellProps {
  /** As far as the browser's storage knows. */
  isGuest: boolean;
  pathname: string;
  /** It takes longer than it should: then it is said, with what helps. */
  isSlow: boolean;
}

export function ArrivingShell({ isGuest, pathname, isSlow }: ArrivingShellProps) {
  const { t } = useTranslation();
  const room = roomOf(pathname);
  const isHome = room === '' || room === 'home';
  const staysHome = isGuest ? looksAround() : isWelcomed();
  if (frameless.has(room) || (isHome && !staysHome)) return isSlow ? <main>{words()}</main> : null;
  return (
    <>
      <Header>{null}</Header>
      <main className={styles['main']} aria-busy={!isSlow}>
        {isSlow && words()}
      </main>
      <TabBar {...placeOf(room)} isGuest={isGuest} />
    </>
  );

  function words() {
    return (
      <div role="alert">
        <Empty picture={<Mark size={56} />} title={t('broken.slowTitle')} body={t('broken.slow')}>
          <Button onClick={() => location.reload()}>{t('broken.reload')}</Button>
        </Empty>
      </div>
    );
  }
}
