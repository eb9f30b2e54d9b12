// Card with the current streak, the seven days of this week as dots, and how days are counted.
import { Box, Group, Stack } from '@mantine/core';
import { IconFlame } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../locales/language.ts';
import { addDays, getWeekday } from '../../../ui/calendar/month-days.ts';
import layout from '../../../ui/page-layout.module.css';
import { formatShortDate } from './short-dates.ts';

interface StreakCardProps {
  streak: {
    current: number;
    longest: number;
    /** True when a grace day keeps the current streak alive. */
    graceUsed: boolean;
  };
  activeDays: number;
  /** YYYY-MM-DD */
  today: string;
  /** 1 is Monday. */
  firstWeekday: number;
  isActive: (day: string) => boolean;
}

export function StreakCard({ streak, activeDays, today, firstWeekday, isActive }: StreakCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const weekStart = addDays(today, -((getWeekday(today) - firstWeekday + 7) % 7));
  const week = Array.from({ length: 7 }, (_day, index) => addDays(weekStart, index));
  return (
    <Stack component="section" className={layout['surface']} gap="md" aria-labelledby="streak">
      <Group id="streak" component="h2" gap={10} wrap="nowrap" fz="1.75rem" lh={1.2}>
        <IconFlame
          size={32}
          stroke={1.7}
          aria-hidden
          color={streak.current > 0 ? 'var(--gold)' : 'var(--quiet)'}
        />
        {streak.current > 0
          ? t('progress:requirement.streak', { count: streak.current })
          : t('progress:streak.none')}
      </Group>
      <Group
        gap={0}
        grow
        wrap="nowrap"
        preventGrowOverflow={false}
        maw={420}
        fz="sm"
        role="img"
        aria-label={t('progress:streak.week', { count: week.filter(isActive).length })}
      >
        {week.map((day) => (
          <Stack
            key={day}
            data-active={isActive(day) || undefined}
            component="span"
            gap={4}
            align="center"
            {...(day === today ? { fw: 600 } : { c: 'dimmed' })}
          >
            <Box
              component="i"
              w={24}
              h={24}
              bdrs="50%"
              {...(isActive(day) && { bg: 'var(--gold)' })}
              style={{
                border: `2px ${day > today ? 'dotted' : 'solid'} var(${isActive(day) ? '--gold' : '--edge'})`,
              }}
            />
            {formatShortDate(language, day, 'narrowWeekday')}
          </Stack>
        ))}
      </Group>
      {/* The heading says how long the current streak is. */}
      {activeDays > streak.current && (
        <p>
          {streak.longest > streak.current &&
            `${t('progress:streak.longest', {
              days: t('progress:streak.days', { count: streak.longest }),
            })} · `}
          {t('progress:requirement.activeDays', { count: activeDays })}
        </p>
      )}
      <p className={layout['muted']}>
        {streak.graceUsed && <strong>{t('progress:streak.graceDay')} </strong>}
        {t('progress:streak.explanation')}
      </p>
    </Stack>
  );
}
