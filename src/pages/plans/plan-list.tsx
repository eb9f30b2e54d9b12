// All plans by their themes, above them the one that is being read.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { planThemes } from '../../../schemas/reading-plan.ts';
import { useData } from '../../data/hooks.tsx';
import { pathOf } from '../../data/plan-path.ts';
import { planDescription, planTitle } from '../../data/plan-words.ts';
import type { Begun, Standing } from '../../data/plans.ts';
import { useLanguage } from '../../i18n/language.ts';
import { loginAddress } from '../../platform/return-path.ts';
import { Empty } from '../../ui/empty.tsx';
import layout from '../../ui/layout.module.css';
import { PathPicture } from '../../ui/pictures.tsx';
import { CurrentPlan } from '../../ui/plans/current-plan.tsx';
import { PlanCard } from '../../ui/plans/plan-card.tsx';
import type { PlanBadge } from '../../ui/plans/plan-card.tsx';
import { dayAddress, planAddress } from './addresses.ts';
import { PathHelp } from './path-help.tsx';
import styles from './plans.module.css';
import { useHeldFocus } from './use-held-focus.ts';
import { passageWords, usePassages } from './use-passages.ts';

export function PlanList({ all, today }: { all: readonly Standing[]; today: string }) {
  const { t } = useTranslation();
  const { account } = useData();
  const heading = useHeldFocus();
  const active = all.find(isActive);
  return (
    <div className={layout['page']}>
      <title>{`${t('plans.title')} – ${t('app.name')}`}</title>
      <h1 ref={heading} tabIndex={-1}>
        {t('plans.title')}
      </h1>
      {!account && <GuestCard />}
      {active && <Current begun={active} today={today} />}
      {all.length === 0 && <Empty picture={<PathPicture />} title={t('plans.emptyTitle')} body={t('plans.emptyBody')} />}
      {themesOf(all).map(({ theme, members }) => (
        <section key={theme} className={styles['theme']} aria-labelledby={`theme-${theme}`}>
          <h2 id={`theme-${theme}`} className={styles['themeName']}>
            {t(`plans.theme.${theme}`)}
          </h2>
          <div className={styles['cards']}>
            {members.map((standing) => (
              <Card key={standing.plan.key ?? standing.plan.id} standing={standing} isLocked={active !== undefined && active !== standing} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function GuestCard() {
  const { t } = useTranslation();
  return (
    <section className={styles['guest']} aria-labelledby="plans-guest">
      <h2 id="plans-guest">{t('plans.guestTitle')}</h2>
      <p>{t('plans.guestBody')}</p>
      <div>
        <Button component="a" href={loginAddress('/Plans')}>
          {t('common.logIn')}
        </Button>
      </div>
    </section>
  );
}

function Current({ begun, today }: { begun: Begun; today: string }) {
  const language = useLanguage();
  const { plan, progress, overlay, isReadToday } = begun;
  const path = pathOf(progress.fields, plan.duration, overlay.steps, today, isReadToday);
  const title = planTitle(plan.fields, language);
  const { days } = usePassages(plan, path.day === null ? [] : [path.day]);
  return (
    <CurrentPlan
      id={progress.id}
      title={title.text}
      language={title.language === language ? undefined : title.language}
      day={path.day}
      stones={path.stones}
      isReadToday={isReadToday}
      passages={passageWords(days[0])}
      sync={progress.sync}
      planHref={planAddress(plan)}
      dayHref={dayAddress(plan, path.day ?? plan.duration)}
    >
      <PathHelp begun={begun} path={path} today={today} />
    </CurrentPlan>
  );
}

function Card({ standing, isLocked }: { standing: Standing; isLocked: boolean }) {
  const language = useLanguage();
  const { plan } = standing;
  const title = planTitle(plan.fields, language);
  return (
    <PlanCard
      title={title.text}
      description={planDescription(plan.fields, language).text}
      language={title.language === language ? undefined : title.language}
      days={plan.duration}
      badges={badgesOf(standing, isLocked)}
      href={planAddress(plan)}
    />
  );
}

export function badgesOf({ kind }: Standing, isLocked: boolean): PlanBadge[] {
  const own: Partial<Record<Standing['kind'], PlanBadge>> = { active: 'active', completed: 'completed', left: 'begun' };
  return [...(own[kind] ? [own[kind]] : []), ...(isLocked ? (['locked'] as const) : [])];
}

function isActive(standing: Standing): standing is Begun {
  return standing.kind === 'active';
}

type Theme = (typeof planThemes)[number] | 'other';

/** Themes in their order; plans of others may have none that we know. */
function themesOf(all: readonly Standing[]): { theme: Theme; members: Standing[] }[] {
  const themes: readonly Theme[] = [...planThemes, 'other'];
  const known: readonly string[] = planThemes;
  return themes
    .map((theme) => ({ theme, members: all.filter(({ plan }) => (known.includes(plan.fields.theme) ? plan.fields.theme === theme : theme === 'other')) }))
    .filter(({ members }) => members.length > 0);
}
