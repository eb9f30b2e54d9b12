// Header of the pages inside the shell: logo, name and tools. It hides when the user scrolls down
// and appears when the user scrolls up.
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../../ui/logo.tsx';
import styles from './header.module.css';

export function Header({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  useHideOnScroll();
  return (
    <header className={styles['header']}>
      <a href="/" className={styles['name']}>
        <Logo size={34} />
        <span>
          <span className={styles['word']}>{t('app.name')}</span>
          <span className={styles['tagline']}>{t('app.tagline')}</span>
        </span>
      </a>
      <div className={styles['tools']}>{children}</div>
    </header>
  );
}

/**
 * Marks on the root element whether the header is hidden, so that sticky elements below it can
 * follow.
 */
function useHideOnScroll(): void {
  useEffect(() => {
    const root = document.documentElement;
    // Not read before the first scroll: at the start, reading it would force a layout of the whole
    // page.
    let last: number | null = null;
    function follow(): void {
      const scrollTop = Math.max(0, window.scrollY);
      last ??= scrollTop;
      if (Math.abs(scrollTop - last) < 6) return;
      const headerState = scrollTop > last && scrollTop > 96 ? 'away' : 'here';
      // Written only when it changes, because each write makes the browser recalculate all styles.
      if (root.dataset['header'] !== headerState) root.dataset['header'] = headerState;
      last = scrollTop;
    }
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
}
