// Greeting with the user's name, the streak as a small flame, and a link to the progress page.
import { Group, Stack, Title } from '@mantine/core';
import { IconChevronRight, IconFlame } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';

interface WelcomeProps {
  /** Empty when it is unknown. */
  name: string;
  /** Days in a row; undefined while they are being counted, null for a guest. */
  streak: number | null | undefined;
}

export function Welcome({ name, streak }: WelcomeProps) {
  const { t } = useTranslation();
  const greeting = t(`home:greeting.${getPartOfDay(new Date().getHours())}`);
  return (
    <Stack component="header" gap={4} pt="sm">
      <Title
        order={1}
        fz="clamp(1.75rem, 6vw, 2.25rem)"
        style={{ overflowWrap: 'anywhere' }}
        dir="auto"
      >
        {name === '' ? greeting : t('home:greeting.named', { greeting, name })}
      </Title>
      {streak !== null && (
        <Group gap="0 20px" mih={44}>
          {streak !== undefined && <Progress streak={streak} />}
        </Group>
      )}
    </Stack>
  );
}

function Progress({ streak }: { streak: number }) {
  const { t } = useTranslation();
  return (
    <>
      {streak > 0 && (
        <Group component="p" display="inline-flex" gap={6} wrap="nowrap" c="var(--gold)" fw={600}>
          <IconFlame size={20} aria-hidden />
          {t('home:myDay.streak', { count: streak })}
        </Group>
      )}
      <a className={elements['link']} href="/Achievements">
        {t('home:myDay.progress')}
        <IconChevronRight size={18} aria-hidden />
      </a>
    </>
  );
}

function getPartOfDay(hour: number): 'morning' | 'afternoon' | 'evening' | 'night' {
  if (hour >= 5 && hour < 12) return 'morning';
  if (hour >= 12 && hour < 18) return 'afternoon';
  return hour >= 18 && hour < 22 ? 'evening' : 'night';
}
