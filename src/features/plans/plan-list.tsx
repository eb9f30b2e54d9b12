// List of all plans by theme, with the active plan above them.
import { Box, Button, Card, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { planThemes } from '../../../schemas/entities/reading-plan.ts';
import { useData } from '../../data/data-provider.tsx';
import { computePlanPath } from './plan-schedule.ts';
import { getPlanDescription, getPlanTitle } from './plan-text.ts';
import type { StartedPlan, PlanStanding } from './data.ts';
import { useShownSyncState } from '../journal/use-shown-sync-state.ts';
import { useLanguage } from '../../locales/language.ts';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import layout from '../../ui/page-layout.module.css';
import { PathIllustration } from '../../ui/illustrations.tsx';
import { CurrentPlan } from './components/current-plan.tsx';
import { PlanCard } from './components/plan-card.tsx';
import type { PlanBadge } from './components/plan-card.tsx';
import { getPlanDayUrl, getPlanUrl } from './plan-urls.ts';
import { CatchUpHelp } from './catch-up-help.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { formatPassages, usePlanPassages } from './use-passages.ts';

export function PlanList({ all, today }: { all: readonly PlanStanding[]; today: string }) {
  const { t } = useTranslation();
  const { account } = useData();
  const language = useLanguage();
  const heading = useHeadingFocus();
  const active = all.find(isActive);
  return (
    <div className={layout['page']} data-wide>
      <title>{`${t('plans:title')} – ${t('app.name')}`}</title>
      <h1 ref={heading} tabIndex={-1}>
        {t('plans:title')}
      </h1>
      {!account && <GuestCard />}
      {active && <ActivePlanCard begun={active} today={today} />}
      {active && all.length > 1 && (
        <p className={layout['muted']}>
          {t('plans:lockedHint', { title: getPlanTitle(active.plan.fields, language).text })}
        </p>
      )}
      {all.length === 0 && (
        <EmptyState
          illustration={<PathIllustration />}
          title={t('plans:emptyTitle')}
          body={t('plans:emptyBody')}
        />
      )}
      {groupByTheme(all.filter((standing) => standing !== active)).map(({ theme, members }) => (
        <Stack key={theme} component="section" gap="sm" aria-labelledby={`theme-${theme}`}>
          <Title id={`theme-${theme}`} order={2} c="dimmed" fz="lg">
            {t(`plans:theme.${theme}`)}
          </Title>
          <Box
            display="grid"
            style={{
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
              gap: 12,
            }}
          >
            {members.map((standing) => (
              <PlanListCard
                key={standing.plan.key ?? standing.plan.id}
                standing={standing}
                isLocked={active !== undefined}
              />
            ))}
          </Box>
        </Stack>
      ))}
    </div>
  );
}

function GuestCard() {
  const { t } = useTranslation();
  return (
    <Card component="section" p="18px 20px 20px" aria-labelledby="plans-guest">
      <h2 id="plans-guest">{t('plans:guestTitle')}</h2>
      <p>{t('plans:guestBody')}</p>
      <div>
        <Button component="a" href={buildLoginUrl('/Plans')}>
          {t('loginInvitation.action')}
        </Button>
      </div>
    </Card>
  );
}

function ActivePlanCard({ begun, today }: { begun: StartedPlan; today: string }) {
  const language = useLanguage();
  const { plan, progress, adjustments, isReadToday } = begun;
  const path = computePlanPath(
    progress.fields,
    plan.duration,
    adjustments.steps,
    today,
    isReadToday,
  );
  const title = getPlanTitle(plan.fields, language);
  const { days } = usePlanPassages(plan, path.day === null ? [] : [path.day]);
  const shownSync = useShownSyncState(progress.sync);
  return (
    <CurrentPlan
      id={progress.id}
      title={title.text}
      language={title.language === language ? undefined : title.language}
      theme={plan.fields.theme}
      day={path.day}
      dayStates={path.dayStates}
      isReadToday={isReadToday}
      passages={formatPassages(days[0])}
      sync={shownSync}
      planHref={getPlanUrl(plan)}
      dayHref={getPlanDayUrl(plan, path.day ?? plan.duration)}
    >
      <CatchUpHelp begun={begun} path={path} today={today} />
    </CurrentPlan>
  );
}

function PlanListCard({ standing, isLocked }: { standing: PlanStanding; isLocked: boolean }) {
  const language = useLanguage();
  const { plan } = standing;
  const title = getPlanTitle(plan.fields, language);
  return (
    <PlanCard
      title={title.text}
      description={getPlanDescription(plan.fields, language).text}
      language={title.language === language ? undefined : title.language}
      theme={plan.fields.theme}
      days={plan.duration}
      badges={getPlanBadges(standing, isLocked)}
      href={getPlanUrl(plan)}
    />
  );
}

export function getPlanBadges({ kind }: PlanStanding, isLocked: boolean): PlanBadge[] {
  const badgeByKind: Partial<Record<PlanStanding['kind'], PlanBadge>> = {
    active: 'active',
    completed: 'completed',
    left: 'begun',
  };
  return [
    ...(badgeByKind[kind] ? [badgeByKind[kind]] : []),
    ...(isLocked ? (['locked'] as const) : []),
  ];
}

function isActive(standing: PlanStanding): standing is StartedPlan {
  return standing.kind === 'active';
}

type Theme = (typeof planThemes)[number] | 'other';

/**
 * Groups plans by theme, in the order of the themes. Plans of other sources may have no known
 * theme.
 */
function groupByTheme(all: readonly PlanStanding[]): { theme: Theme; members: PlanStanding[] }[] {
  const themes: readonly Theme[] = [...planThemes, 'other'];
  const known: readonly string[] = planThemes;
  return themes
    .map((theme) => ({
      theme,
      members: all.filter(({ plan }) =>
        known.includes(plan.fields.theme) ? plan.fields.theme === theme : theme === 'other',
      ),
    }))
    .filter(({ members }) => members.length > 0);
}
