// The head of every page: mark, name, and what hangs from it. It leaves when one reads down and
// comes back on the way up.
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

/** Says on the root element whether the header is away, so that what sticks below it can follow. */
function useHideOnScroll(): void {
  useEffect(() => {
    const root = document.documentElement;
    // Not asked for before somebody scrolls: the browser would have to lay out the whole page for
    // it, at the start.
    let last: number | null = null;
    function follow(): void {
      const scrollTop = Math.max(0, window.scrollY);
      last ??= scrollTop;
      if (Math.abs(scrollTop - last) < 6) return;
      const headerState = scrollTop > last && scrollTop > 96 ? 'away' : 'here';
      // Written only when it changes: each writing makes the browser look at all styles again.
      if (root.dataset['header'] !== headerState) root.dataset['header'] = headerState;
      last = scrollTop;
    }
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
}
