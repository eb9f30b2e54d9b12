// What stands around the page while the local databases are being opened: the same frame, without what only they know.
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterAwake } from '../../platform/awake.ts';
import { isWelcomed, looksAround } from '../../platform/first-steps.ts';
import { Empty } from '../../ui/empty.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Header } from '../../ui/shell/header.tsx';
import { TabBar } from '../../ui/shell/tab-bar.tsx';
import { placeOf, roomOf } from './rooms.ts';
import styles from './shell.module.css';

/** Pages that stand before the house have no frame; where Home may lead to one of them, nothing is shown that would go again. */
const frameless: ReadonlySet<string> = new Set(['landing', 'onboarding']);

/** @param isGuest as far as the browser's storage knows */
export function ArrivingShell({ isGuest, pathname }: { isGuest: boolean; pathname: string }) {
  const room = roomOf(pathname);
  const isHome = room === '' || room === 'home';
  const staysHome = isGuest ? looksAround() : isWelcomed();
  if (frameless.has(room) || (isHome && !staysHome)) return <WordsOfWaiting />;
  return (
    <>
      <Header>{null}</Header>
      <main className={styles['main']} aria-busy="true">
        <WordsOfWaiting />
      </main>
      <TabBar {...placeOf(room)} isGuest={isGuest} />
    </>
  );
}

/** Seconds after which whoever waits is told so. */
const patience = 20;

function WordsOfWaiting(): ReactNode {
  const { t } = useTranslation();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => afterAwake(patience, () => setIsLong(true)), []);
  return (
    <div role="status">
      {isLong && (
        <Empty picture={<Mark size={56} />} title={t('broken.slowTitle')} body={t('broken.slow')}>
          <Button onClick={() => location.reload()}>{t('broken.reload')}</Button>
        </Empty>
      )}
    </div>
  );
}
