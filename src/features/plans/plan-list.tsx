// List of all plans in the order of their themes, with the progress of the active plan above them.
import { Box, Button, Card, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { planThemes } from '../../../schemas/entities/reading-plan.ts';
import { useData } from '../../data/data-provider.tsx';
import { computePlanPath } from './plan-schedule.ts';
import { getPlanDescription, getPlanTitle } from './plan-text.ts';
import { takeOpening } from './plan-opening.ts';
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
      {all.length > 0 && (
        <Stack component="section" gap="sm" aria-labelledby="all-plans">
          <Title id="all-plans" order={2} c="dimmed" fz="lg">
            {t('plans:all')}
          </Title>
          <Box
            display="grid"
            style={{
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
              gap: 12,
            }}
          >
            {themes.flatMap((theme) =>
              all
                .filter(({ plan }) => getTheme(plan.fields.theme) === theme)
                .map((standing) => (
                  <PlanListCard
                    key={standing.plan.key ?? standing.plan.id}
                    standing={standing}
                    theme={theme}
                    isLocked={active !== undefined && standing !== active}
                  />
                )),
            )}
          </Box>
        </Stack>
      )}
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
      plan={plan.key}
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

interface PlanListCardProps {
  standing: PlanStanding;
  theme: Theme;
  isLocked: boolean;
}

function PlanListCard({ standing, theme, isLocked }: PlanListCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { plan } = standing;
  const title = getPlanTitle(plan.fields, language);
  return (
    <PlanCard
      title={title.text}
      description={takeOpening(getPlanDescription(plan.fields, language).text)}
      language={title.language === language ? undefined : title.language}
      plan={plan.key}
      theme={theme}
      themeName={t(`plans:theme.${theme}`)}
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

const themes = [...planThemes, 'other'] as const;
type Theme = (typeof themes)[number];

/** Returns `other` for an unknown theme, which plans of other sources may have. */
function getTheme(text: string): Theme {
  return themes.find((theme) => theme === text) ?? 'other';
}
