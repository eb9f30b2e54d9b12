// Navigation with the six main pages: a bottom bar on phones, a side rail in wide windows, a column
// with further pages where space allows.
import {
  IconBook2,
  IconBulb,
  IconBulbFilled,
  IconHeart,
  IconHeartFilled,
  IconHome,
  IconHomeFilled,
  IconMoon,
  IconMoonFilled,
  IconPray,
  IconRoute,
  IconSearch,
  IconSettings,
  IconTrophy,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './tab-bar.module.css';

export type NavigationTab = 'home' | 'prayer' | 'bible' | 'sleep' | 'gratitude' | 'wisdom';
/** Pages that only the column lists; elsewhere the header or another page links to them. */
export type ExtraPage = 'plans' | 'achievements' | 'search' | 'settings';

interface NavigationEntry<R> {
  page: R;
  href: string;
  icon: Icon;
  activeIcon: Icon;
}

const tabs: readonly NavigationEntry<NavigationTab>[] = [
  { page: 'home', href: '/', icon: IconHome, activeIcon: IconHomeFilled },
  { page: 'prayer', href: '/Prayer', icon: IconPray, activeIcon: IconPray },
  { page: 'bible', href: '/Bible', icon: IconBook2, activeIcon: IconBook2 },
  { page: 'sleep', href: '/PeacefulSleep', icon: IconMoon, activeIcon: IconMoonFilled },
  { page: 'gratitude', href: '/Gratitude', icon: IconHeart, activeIcon: IconHeartFilled },
  { page: 'wisdom', href: '/Wisdom', icon: IconBulb, activeIcon: IconBulbFilled },
];

const extraPages: readonly NavigationEntry<ExtraPage>[] = [
  { page: 'plans', href: '/Plans', icon: IconRoute, activeIcon: IconRoute },
  { page: 'achievements', href: '/Achievements', icon: IconTrophy, activeIcon: IconTrophy },
  { page: 'search', href: '/Search', icon: IconSearch, activeIcon: IconSearch },
  { page: 'settings', href: '/Settings', icon: IconSettings, activeIcon: IconSettings },
];

/**
 * @param isGuest whether a guest uses the app; a guest's progress is not counted
 * @param currentExtra the extra page that is open; it has no tab
 */
export function TabBar({
  current,
  currentExtra,
  isGuest = false,
}: {
  current: NavigationTab | null;
  currentExtra: ExtraPage | null;
  isGuest?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <nav className={styles['bar']} aria-label={t('nav.label')}>
      {tabs.map((entry) => (
        <NavigationLink key={entry.page} {...entry} isCurrent={entry.page === current} />
      ))}
      {extraPages
        .filter(({ page }) => !(isGuest && page === 'achievements'))
        .map((entry) => (
          <NavigationLink
            key={entry.page}
            {...entry}
            isCurrent={entry.page === currentExtra}
            isExtra
          />
        ))}
    </nav>
  );
}

function NavigationLink({
  page,
  href,
  icon,
  activeIcon,
  isCurrent,
  isExtra = false,
}: NavigationEntry<NavigationTab | ExtraPage> & { isCurrent: boolean; isExtra?: boolean }) {
  const { t } = useTranslation();
  const Face = isCurrent ? activeIcon : icon;
  return (
    <a
      href={href}
      className={styles['tab']}
      data-further={isExtra || undefined}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span className={styles['iconFrame']}>
        <Face size={22} stroke={isCurrent ? 2.2 : 1.7} aria-hidden />
      </span>
      <span className={styles['label']}>{t(`nav.${page}`)}</span>
    </a>
  );
}
