// The six rooms of the house: a bar at the foot of a phone, a rail at the side of a wide window; where there is room for it, a column with the other rooms, too.
import { IconBook2, IconBulb, IconBulbFilled, IconHeart, IconHeartFilled, IconHome, IconHomeFilled, IconMoon, IconMoonFilled, IconPray, IconRoute, IconSearch, IconSettings, IconTrophy } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './tab-bar.module.css';

export type Tab = 'home' | 'prayer' | 'bible' | 'sleep' | 'gratitude' | 'wisdom';
/** Rooms that only the column names; elsewhere the header or a page leads there. */
export type FurtherRoom = 'plans' | 'achievements' | 'search' | 'settings';

interface Entry<R> {
  room: R;
  href: string;
  icon: Icon;
  chosen: Icon;
}

const tabs: readonly Entry<Tab>[] = [
  { room: 'home', href: '/', icon: IconHome, chosen: IconHomeFilled },
  { room: 'prayer', href: '/Prayer', icon: IconPray, chosen: IconPray },
  { room: 'bible', href: '/Bible', icon: IconBook2, chosen: IconBook2 },
  { room: 'sleep', href: '/PeacefulSleep', icon: IconMoon, chosen: IconMoonFilled },
  { room: 'gratitude', href: '/Gratitude', icon: IconHeart, chosen: IconHeartFilled },
  { room: 'wisdom', href: '/Wisdom', icon: IconBulb, chosen: IconBulbFilled },
];

const further: readonly Entry<FurtherRoom>[] = [
  { room: 'plans', href: '/Plans', icon: IconRoute, chosen: IconRoute },
  { room: 'achievements', href: '/Achievements', icon: IconTrophy, chosen: IconTrophy },
  { room: 'search', href: '/Search', icon: IconSearch, chosen: IconSearch },
  { room: 'settings', href: '/Settings', icon: IconSettings, chosen: IconSettings },
];

/**
 * @param isGuest whose progress nobody counts
 * @param here the further room that is open, beside the tab it belongs to
 */
export function TabBar({ current, here, isGuest = false }: { current: Tab | null; here: FurtherRoom | null; isGuest?: boolean }) {
  const { t } = useTranslation();
  return (
    <nav className={styles['bar']} aria-label={t('nav.label')}>
      {tabs.map((entry) => (
        <Room key={entry.room} {...entry} isCurrent={entry.room === current} />
      ))}
      {further.filter(({ room }) => !(isGuest && room === 'achievements')).map((entry) => (
        <Room key={entry.room} {...entry} isCurrent={entry.room === here} isFurther />
      ))}
    </nav>
  );
}

function Room({ room, href, icon, chosen, isCurrent, isFurther = false }: Entry<Tab | FurtherRoom> & { isCurrent: boolean; isFurther?: boolean }) {
  const { t } = useTranslation();
  const Face = isCurrent ? chosen : icon;
  return (
    <a href={href} className={styles['tab']} data-further={isFurther || undefined} aria-current={isCurrent ? 'page' : undefined}>
      <span className={styles['face']}>
        <Face size={22} stroke={isCurrent ? 2.2 : 1.7} aria-hidden />
      </span>
      <span className={styles['label']}>{t(`nav.${room}`)}</span>
    </a>
  );
}
