// Page of one plan: its description, the list of its days, and its actions.
import { Button, Group, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { computePlanPath } from './plan-schedule.ts';
import type { PlanPath } from './plan-schedule.ts';
import { getPlanDescription, getPlanTitle } from './plan-text.ts';
import type { PlanStanding } from './data.ts';
import { useLanguage } from '../../locales/language.ts';
import elements from '../../ui/elements.module.css';
import layout from '../../ui/page-layout.module.css';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { PlanBadgeLabel } from './components/plan-card.tsx';
import { PlanIllustration } from './components/plan-illustration.tsx';
import { useShownSyncState } from '../journal/use-shown-sync-state.ts';
import { ShareButton } from '../share/share-button.tsx';
import { SyncStateBadge } from '../../ui/sync-state-badge.tsx';
import { getPlanDayUrl } from './plan-urls.ts';
import { StartPlan } from './start-plan.tsx';
import { CatchUpHelp } from './catch-up-help.tsx';
import { PlanDays } from './plan-days.tsx';
import { getPlanBadges } from './plan-list.tsx';
import { usePlanActions } from './use-plan-actions.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

export function PlanPage({
  standing,
  all,
  today,
}: {
  standing: PlanStanding;
  all: readonly PlanStanding[];
  today: string;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const heading = useHeadingFocus();
  const shownSync = useShownSyncState(
    standing.kind === 'new' ? { kind: 'safe' } : standing.progress.sync,
  );
  const { plan } = standing;
  const active = all.find(({ kind }) => kind === 'active');
  const path =
    standing.kind === 'new'
      ? null
      : computePlanPath(
          standing.progress.fields,
          plan.duration,
          standing.adjustments.steps,
          today,
          standing.isReadToday,
        );
  const isWide = useIsWide();
  const title = getPlanTitle(plan.fields, language);
  const description = getPlanDescription(plan.fields, language);

  return (
    <div className={layout['page']}>
      <title>{`${title.text} – ${t('app.name')}`}</title>
      <a className={elements['link']} style={{ marginBlock: -8 }} href="/Plans">
        <IconArrowLeft size={20} aria-hidden />
        {t('plans:all')}
      </a>
      <Group component="header" gap="lg" wrap="nowrap" align="flex-start">
        <Stack gap={10} flex={1} miw={0}>
          <h1 ref={heading} tabIndex={-1} lang={title.language} dir="auto">
            {title.text}
          </h1>
          <Group gap="8px 12px" c="dimmed" fz="sm">
            <span>{t('plans:days', { count: plan.duration })}</span>
            {getPlanBadges(standing, active !== undefined && active !== standing).map((badge) => (
              <PlanBadgeLabel key={badge} badge={badge} />
            ))}
            {shownSync && <SyncStateBadge state={shownSync} />}
          </Group>
          <p className={layout['words']} lang={description.language} dir="auto">
            {description.text}
          </p>
        </Stack>
        {isWide && <PlanIllustration plan={plan.key} theme={plan.fields.theme} />}
      </Group>
      {standing.kind === 'active' && path ? (
        <CatchUpHelp begun={standing} path={path} today={today} />
      ) : (
        <StartPlan standing={standing} active={active?.plan} today={today} />
      )}
      <PlanDays standing={standing} today={today} />
      <PlanActionsFoot standing={standing} path={path} title={title.text} />
    </div>
  );
}

function PlanActionsFoot({
  standing,
  path,
  title,
}: {
  standing: PlanStanding;
  path: PlanPath | null;
  title: string;
}) {
  const { t } = useTranslation();
  const actions = usePlanActions();
  if (standing.kind === 'new' || !path) return null;
  const isDone = standing.kind === 'completed';
  const text = isDone
    ? t('plans:shareCompleted', { title })
    : t('plans:shareDay', { title, done: path.readCount, days: path.dayStates.length });
  return (
    <>
      {standing.kind === 'active' && path.day === null && (
        <Group gap="sm">
          <p>{t('plans:allDaysRead')}</p>
          <Button onClick={() => void actions.finish(standing)}>{t('plans:finish')}</Button>
        </Group>
      )}
      <Group gap="sm">
        {standing.kind === 'active' && path.day !== null && (
          <Button
            component="a"
            variant={standing.isReadToday ? 'light' : 'filled'}
            href={getPlanDayUrl(standing.plan, path.day)}
          >
            {standing.isReadToday ? t('plans:readAhead') : t('plans:open', { day: path.day })}
          </Button>
        )}
        <ShareButton content={{ type: 'plan_progress', title, text }} />
        {standing.kind === 'active' && (
          <Button variant="subtle" onClick={() => void actions.leave(standing)}>
            {t('plans:stop')}
          </Button>
        )}
      </Group>
    </>
  );
}
