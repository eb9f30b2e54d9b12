// Links at the end of Home to Prayer, Peaceful Sleep, Gratitude, and Plans for guests or the Bible
// for members. Members find Plans in My Day. Wide windows have these links in the navigation beside
// the page.
import { Box, Group } from '@mantine/core';
import { IconBook2, IconHeart, IconMoon, IconPray, IconRoute } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';
import styles from './quick-links.module.css';

export function QuickLinks({ isGuest }: { isGuest: boolean }) {
  const { t } = useTranslation();
  const links = [
    {
      href: '/Prayer',
      label: t('nav.prayer'),
      icon: <IconPray size={24} aria-hidden color="var(--indigo-ink)" />,
    },
    isGuest
      ? {
          href: '/Plans',
          label: t('nav.plans'),
          icon: <IconRoute size={24} aria-hidden color="var(--indigo-ink)" />,
        }
      : {
          href: '/Bible',
          label: t('nav.bible'),
          icon: <IconBook2 size={24} aria-hidden color="var(--indigo-ink)" />,
        },
    {
      href: '/PeacefulSleep',
      label: t('nav.sleep'),
      icon: <IconMoon size={24} aria-hidden color="var(--indigo-ink)" />,
    },
    {
      href: '/Gratitude',
      label: t('nav.gratitude'),
      icon: <IconHeart size={24} aria-hidden color="var(--indigo-ink)" />,
    },
  ];
  return (
    <Box component="nav" className={styles['links'] ?? ''} aria-label={t('home:myDay.links')}>
      {links.map(({ href, label, icon }) => (
        <a key={href} className={elements['cardLink']} href={href}>
          <Group gap="sm" wrap="nowrap" mih={60} p="8px 16px">
            {icon}
            <Box component="span" miw={0}>
              {label}
            </Box>
          </Group>
        </a>
      ))}
    </Box>
  );
}
