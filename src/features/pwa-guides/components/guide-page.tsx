// Frame of the six guides: the purpose of the current guide, its content, and links to the other
// five.
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/page-layout.module.css';
import styles from './guide-page.module.css';

/** In the order in which one needs them; each is its page's address, too. */
export const guidePages = [
  'PWASetupGuide',
  'PWATroubleshoot',
  'AndroidPackaging',
  'AppStoreGuide',
  'ManifestGenerator',
  'ServiceWorkerGenerator',
] as const;
export type GuidePageName = (typeof guidePages)[number];

interface GuidePageProps {
  /** Name of the current guide. */
  current: GuidePageName;
  title: string;
  intro: string;
  /** Headings begin with h2. */
  children: ReactNode;
}

export function GuidePage({ current, title, intro, children }: GuidePageProps) {
  const { t } = useTranslation();
  return (
    <div className={`${layout['page'] ?? ''} ${styles['page'] ?? ''}`}>
      <title>{`${title} – ${t('app.name')}`}</title>
      <header className={styles['head']}>
        <h1>{title}</h1>
        <p className={styles['intro']}>{intro}</p>
      </header>
      {children}
      <nav className={styles['others']} aria-labelledby="guides-title">
        <h2 id="guides-title">{t('pwa-guides:guide.others')}</h2>
        <ul>
          {guidePages
            .filter((guide) => guide !== current)
            .map((guide) => (
              <li key={guide}>
                <a href={`/${guide}`}>
                  <span>
                    {t(`pwa-guides:guide.pages.${guide}`)}
                    <span className={styles['about']}>{t(`pwa-guides:guide.about.${guide}`)}</span>
                  </span>
                  <IconArrowRight size={18} aria-hidden />
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  );
}
