// The six rooms of the house: a bar at the foot of a phone, a rail at the side of a wide window.
import { IconBook2, IconBulb, IconBulbFilled, IconHeart, IconHeartFilled, IconHome, IconHomeFilled, IconMoon, IconMoonFilled, IconPray } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './tab-bar.module.css';

export type Tab = 'home' | 'prayer' | 'bible' | 'sleep' | 'gratitude' | 'wisdom';

const tabs: readonly { tab: Tab; href: string; icon: Icon; chosen: Icon }[] = [
  { tab: 'home', href: '/', icon: IconHome, chosen: IconHomeFilled },
  { tab: 'prayer', href: '/Prayer', icon: IconPray, chosen: IconPray },
  { tab: 'bible', href: '/Bible', icon: IconBook2, chosen: IconBook2 },
  { tab: 'sleep', href: '/PeacefulSleep', icon: IconMoon, chosen: IconMoonFilled },
  { tab: 'gratitude', href: '/Gratitude', icon: IconHeart, chosen: IconHeartFilled },
  { tab: 'wisdom', href: '/Wisdom', icon: IconBulb, chosen: IconBulbFilled },
];

export function TabBar({ current }: { current: Tab | null }) {
  const { t } = useTranslation();
  return (
    <nav className={styles['bar']} aria-label={t('nav.label')}>
      {tabs.map(({ tab, href, icon, chosen }) => {
        const isCurrent = tab === current;
        const Face = isCurrent ? chosen : icon;
        return (
          <a key={tab} href={href} className={styles['tab']} aria-current={isCurrent ? 'page' : undefined}>
            <span className={styles['face']}>
              <Face size={22} stroke={isCurrent ? 2.2 : 1.7} aria-hidden />
            </span>
            <span className={styles['label']}>{t(`nav.${tab}`)}</span>
          </a>
        );
      })}
    </nav>
  );
}
