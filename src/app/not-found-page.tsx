// Page for addresses that do not exist, with links to go on.
import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useProfile } from '../data/records/use-profile.ts';
import layout from '../ui/page-layout.module.css';
import { PathIllustration } from '../ui/illustrations.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const person = useProfile();
  return (
    <Stack gap="sm" align="center" p="56px 20px" ta="center">
      <title>{`${t('notFound.title')} – ${t('app.name')}`}</title>
      <PathIllustration />
      <Text
        c="var(--indigo-ink)"
        lts="0.06em"
        fw={600}
        fz="2.25rem"
        lh={1}
        ff="heading"
        aria-hidden="true"
      >
        404
      </Text>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.body')}</p>
      {person?.role === 'admin' && <p className={layout['muted']}>{t('notFound.admin')}</p>}
      <Group justify="center" gap="xs" my="xs">
        <Button component="a" href="/">
          {t('notFound.home')}
        </Button>
        <Button component="a" href="/Search" variant="default">
          {t('nav.search')}
        </Button>
        <Button component="a" href="/Bible" variant="default">
          {t('nav.bible')}
        </Button>
      </Group>
      {/* The address comes from outside and may be in any script. */}
      <Text dir="auto" fz="0.8125rem" maw="32em" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {pathname}
      </Text>
    </Stack>
  );
}
