// Links at the end of Home to Prayer, Bible, Peaceful Sleep and Gratitude; guests also get Plans,
// which members find in the header.
import { IconBook2, IconHeart, IconMoon, IconPray, IconRoute } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './quick-links.module.css';

export function QuickLinks({ isGuest }: { isGuest: boolean }) {
  const { t } = useTranslation();
  const links = [
    { href: '/Prayer', label: t('nav.prayer'), icon: <IconPray size={24} aria-hidden /> },
    { href: '/Bible', label: t('nav.bible'), icon: <IconBook2 size={24} aria-hidden /> },
    { href: '/PeacefulSleep', label: t('nav.sleep'), icon: <IconMoon size={24} aria-hidden /> },
    { href: '/Gratitude', label: t('nav.gratitude'), icon: <IconHeart size={24} aria-hidden /> },
    ...(isGuest
      ? [{ href: '/Plans', label: t('nav.plans'), icon: <IconRoute size={24} aria-hidden /> }]
      : []),
  ];
  return (
    <nav className={styles['links']} aria-label={t('home:myDay.links')}>
      {links.map(({ href, label, icon }) => (
        <a key={href} href={href}>
          {icon}
          {label}
        </a>
      ))}
    </nav>
  );
}
