// Card of the plan that is being read: its progress and a link to the next day.
import { Box, Button, Card, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { Language } from '../../../../schemas/languages.ts';
import { SyncStateBadge } from '../../../ui/sync-state-badge.tsx';
import type { SyncBadgeState } from '../../../ui/sync-state-badge.tsx';
import styles from './current-plan.module.css';
import { PlanIllustration } from './plan-illustration.tsx';
import { PlanProgressStrip } from './plan-progress-strip.tsx';
import { PlanBadgeLabel } from './plan-card.tsx';
import type { DayMarkerState } from './plan-day-marker.tsx';
import elements from '../../../ui/elements.module.css';
import { useIsWide } from '../../../ui/use-is-wide.ts';

interface CurrentPlanProps {
  /** Id of the progress record, which a URL may name. */
  id: string;
  title: string;
  language: Language | undefined;
  /** Key of a shipped plan; with the theme, it chooses the picture. */
  plan: string | null;
  theme: string;
  /** The next day to read; null when all days are read. */
  day: number | null;
  dayStates: readonly DayMarkerState[];
  /** True when a day was read today; then the next day is only offered to read ahead. */
  isReadToday: boolean;
  passages: string;
  /** Null while there is nothing to show. */
  sync: SyncBadgeState | null;
  planHref: string;
  dayHref: string;
  children?: ReactNode;
}

export function CurrentPlan({
  id,
  title,
  language,
  plan,
  theme,
  day,
  dayStates,
  isReadToday,
  passages,
  sync,
  planHref,
  dayHref,
  children,
}: CurrentPlanProps) {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const done = dayStates.filter((state) => state === 'done').length;
  return (
    <Card
      id={id}
      component="section"
      shadow="sm"
      p="18px 20px 20px"
      aria-labelledby={`${id}-title`}
    >
      <Group wrap="nowrap" align="flex-start" gap="lg">
        <Stack gap="sm" flex={1} miw={0}>
          <Group gap="8px 12px" justify="space-between">
            <PlanBadgeLabel badge="active" />
            {sync && <SyncStateBadge state={sync} />}
          </Group>
          <h2 id={`${id}-title`} className={elements['title']}>
            <a className={styles['name']} href={planHref} lang={language} dir="auto">
              {title}
            </a>
          </h2>
          <PlanProgressStrip
            label={t('plans:progress', { done, days: dayStates.length })}
            dayStates={dayStates}
          />
          <Box component="p" c="dimmed">
            {day === null
              ? t('plans:allDaysRead')
              : isReadToday
                ? t('plans:todayRead', { day })
                : t('plans:dayOf', { day, days: dayStates.length })}
            {day !== null && !isReadToday && passages !== '' && (
              <span dir="auto"> · {passages}</span>
            )}
          </Box>
          <Group gap="8px 12px" justify="flex-start">
            {day !== null && (
              <Button component="a" variant={isReadToday ? 'light' : 'filled'} href={dayHref}>
                {isReadToday ? t('plans:readAhead') : t('plans:open', { day })}
              </Button>
            )}
            <Button component="a" variant="subtle" href={planHref}>
              {t('plans:preview')}
            </Button>
          </Group>
        </Stack>
        {isWide && <PlanIllustration plan={plan} theme={theme} />}
      </Group>
      {children}
    </Card>
  );
}
