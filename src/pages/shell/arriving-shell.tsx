// What stands around the page while the local databases are being opened: the same frame, without what only they know.
import { isWelcomed, looksAround } from '../../platform/first-steps.ts';
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
  if (frameless.has(room) || (isHome && !staysHome)) return null;
  return (
    <>
      <Header>{null}</Header>
      <main className={styles['main']} aria-busy="true" />
      <TabBar {...placeOf(room)} isGuest={isGuest} />
    </>
  );
}
