// Page of a plan's day: its passages with their text, a thought, a prayer, and the button that
// completes the day.
import { Box, Group, Stack, Title } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTranslationNames } from '../../data/bible/translation-names.ts';
import { useLiveQuery } from '../../data/data-provider.tsx';
import { isPassageRead, watchReadPassages } from './passages-read.ts';
import { getPlanReading, getPlanTitle } from './plan-text.ts';
import type { Plan, PlanStanding } from './data.ts';
import { useLanguage } from '../../locales/language.ts';
import elements from '../../ui/elements.module.css';
import layout from '../../ui/page-layout.module.css';
import { CompleteDay } from './complete-day.tsx';
import { DayPassage, PassageSkeleton } from './day-passage.tsx';
import type { PlanPassage } from './plan-passages.ts';
import { getPlanDayUrl, getPlanName, getPlanUrl, getReaderUrl } from './plan-urls.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { formatPassages, usePlanPassages } from './use-passages.ts';

interface PlanDayPageProps {
  standing: PlanStanding;
  day: number;
  today: string;
}

export function PlanDayPage({ standing, day, today }: PlanDayPageProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const heading = useHeadingFocus();
  const { plan } = standing;
  const title = getPlanTitle(plan.fields, language);
  const { reflection } = getPlanReading(plan.fields, day, language);
  const { translation, isTranslationKnown, days } = usePlanPassages(plan, [day]);
  const getTranslationName = useTranslationNames();
  const read = useLiveQuery(`plan-read/${getPlanName(plan)}/${day}`, (data) =>
    watchReadPassages(data, getPlanName(plan), day),
  );
  const isDayRead =
    standing.kind !== 'new' && standing.progress.fields.completed_days?.includes(day) === true;

  function isRead(passage: PlanPassage): boolean {
    if (isDayRead) return passage.kind === 'place';
    return (
      passage.kind === 'place' &&
      read !== undefined &&
      standing.kind !== 'new' &&
      isPassageRead(read, translation, passage.place, standing.progress.createdDate)
    );
  }

  const name = t('plans:dayOf', { day, days: plan.duration });

  return (
    <div className={layout['page']}>
      <title>{`${name} · ${title.text} – ${t('app.name')}`}</title>
      <a className={elements['link']} style={{ marginBlock: -8 }} href={getPlanUrl(plan)}>
        <IconArrowLeft size={20} aria-hidden />
        <span lang={title.language} dir="auto">
          {title.text}
        </span>
      </a>
      <h1 ref={heading} tabIndex={-1}>
        {name}
      </h1>
      <Stack component="section" gap={10} aria-labelledby="plan-passages">
        <Title id="plan-passages" order={2} fz="lg">
          {t('plans:passages')}
        </Title>
        {!isTranslationKnown || !days[0] ? (
          <PassageSkeleton />
        ) : (
          <p className={layout['muted']}>{getTranslationName(translation)}</p>
        )}
        {days[0]?.length === 0 && <p className={layout['muted']}>{t('plans:noPassages')}</p>}
        {isTranslationKnown &&
          days[0]?.map((passage, order) => (
            <DayPassage
              key={`${order} ${translation} ${formatPassages([passage])}`}
              passage={passage}
              translation={translation}
              plan={getPlanName(plan)}
              day={day}
              isRead={isRead(passage)}
              href={
                passage.kind === 'place'
                  ? getReaderUrl(translation, passage.place, plan, day)
                  : undefined
              }
            />
          ))}
      </Stack>
      {reflection.text !== '' && (
        <Stack component="section" gap={10} aria-labelledby="plan-reflection">
          <Title id="plan-reflection" order={2} fz="lg">
            {t('plans:reflection')}
          </Title>
          <p className={layout['words']} lang={reflection.language} dir="auto">
            {reflection.text}
          </p>
        </Stack>
      )}
      <Stack component="section" gap={10} aria-labelledby="plan-prayer">
        <Title id="plan-prayer" order={2} fz="lg">
          {t('plans:prayer')}
        </Title>
        <p>{t('plans:prayOwnWords')}</p>
        <Link
          className={elements['link']}
          to="/Prayer"
          state={{ request: formatPassages(days[0]) }}
        >
          {t('plans:writePrayer')}
        </Link>
      </Stack>
      <CompleteDay standing={standing} day={day} today={today} />
      <DayNavigation plan={plan} day={day} hasNext={!isDayRead} />
    </div>
  );
}

/** @param hasNext false when the completion above has the way to the next day */
function DayNavigation({ plan, day, hasNext }: { plan: Plan; day: number; hasNext: boolean }) {
  const { t } = useTranslation();
  const isNextShown = hasNext && day < plan.duration;
  if (day === 1 && !isNextShown) return null;
  return (
    <Group
      component="nav"
      gap="sm"
      justify="space-between"
      wrap="nowrap"
      pt="xs"
      style={{ borderBlockStart: '1px solid var(--line)' }}
      aria-label={t('plans:title')}
    >
      {day > 1 && (
        <a
          className={elements['link']}
          href={getPlanDayUrl(plan, day - 1)}
          aria-label={t('plans:previousDayLabel', { day: day - 1 })}
        >
          <IconArrowLeft size={20} aria-hidden />
          {t('plans:previousDay', { day: day - 1 })}
        </a>
      )}
      {isNextShown && (
        <Box
          component="a"
          className={elements['link']}
          ms="auto"
          href={getPlanDayUrl(plan, day + 1)}
          aria-label={t('plans:nextDayLabel', { day: day + 1 })}
        >
          {t('plans:nextDay', { day: day + 1 })}
          <IconArrowRight size={20} aria-hidden />
        </Box>
      )}
    </Group>
  );
}
