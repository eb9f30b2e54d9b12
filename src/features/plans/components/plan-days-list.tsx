// List of a plan's days from top to bottom: a marker for each day and the passages beside it, each
// a link to that day.
import { Box, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './plan-days-list.module.css';
import { PlanDayMarker } from './plan-day-marker.tsx';
import type { DayMarkerState } from './plan-day-marker.tsx';
import elements from '../../../ui/elements.module.css';

export interface PlanDayItem {
  day: number;
  state: DayMarkerState;
  /** Passages of the day: `Mark 4:35–41`. */
  passages: string;
  href: string;
}

/**
 * @param isPreview true for a plan that was not started: the markers then announce no state
 * @param openDay the day that is open beside the list
 */
export function PlanDaysList({
  label,
  days,
  isPreview = false,
  openDay,
}: {
  label: string;
  days: readonly PlanDayItem[];
  isPreview?: boolean;
  openDay?: number | undefined;
}) {
  const { t } = useTranslation();
  return (
    <Stack component="ol" className={elements['plainList']} gap={0} aria-label={label}>
      {days.map(({ day, state, passages, href }) => (
        // The background of the open day is below the path.
        <Box
          key={day}
          component="li"
          pos="relative"
          {...(day === openDay && { bg: 'var(--indigo-wash)', bdrs: 'var(--radius)' })}
        >
          <PathSegment
            day={day}
            isLast={day === days.length}
            isPathReached={state === 'done' || state === 'today'}
            isPathCompleted={state === 'done'}
          />
          <a
            href={href}
            className={styles['link']}
            aria-current={
              day === openDay
                ? 'page'
                : (state === 'today' || state === 'next') && !isPreview
                  ? 'step'
                  : undefined
            }
          >
            <Box component="span" ps={getOffset(day) - 30}>
              <PlanDayMarker day={day} state={state} />
            </Box>
            <Stack component="span" gap={2} miw={0}>
              <Group
                component="span"
                gap="4px 10px"
                className={`${elements['title']} ${styles['name']}`}
              >
                {t('plans:day', { day })}
                {!isPreview && state !== 'ahead' && (
                  <Text
                    span
                    c="dimmed"
                    fz="sm"
                    lh={1.35}
                    ff="text"
                    {...(state === 'today' && {
                      p: '2px 10px',
                      bdrs: 'xl',
                      bg: 'var(--indigo-wash)',
                      c: 'var(--indigo-ink)',
                      fw: 600,
                    })}
                  >
                    {t(`plans:dayState.${state}`)}
                  </Text>
                )}
              </Group>
              <Text span c="dimmed" fz="0.9375rem" style={{ overflowWrap: 'anywhere' }} dir="auto">
                {passages}
              </Text>
            </Stack>
          </a>
        </Box>
      ))}
    </Stack>
  );
}

/** Returns the horizontal centre of a day's marker in pixels, on a winding path 120 pixels wide. */
function getOffset(day: number): number {
  return Math.round(60 + 28 * Math.sin((day - 1) * 1.7));
}

const line = {
  fill: 'none',
  strokeWidth: 3,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;
const walkedPath = { ...line, stroke: 'var(--indigo)' };
const openPath = { ...line, stroke: 'var(--edge)', strokeDasharray: '1 8' };

/** A row's piece of the path, from halfway to the stone above to halfway to the one below. */
function PathSegment({
  day,
  isLast,
  isPathReached,
  isPathCompleted,
}: {
  day: number;
  isLast: boolean;
  isPathReached: boolean;
  isPathCompleted: boolean;
}) {
  const offset = getOffset(day);
  const [above, below] = [(getOffset(day - 1) + offset) / 2, (getOffset(day + 1) + offset) / 2];
  return (
    <svg
      className={styles['trail']}
      viewBox="0 0 120 96"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {day > 1 && (
        <path
          {...(isPathReached ? walkedPath : openPath)}
          d={`M${above} 0C${above} 20 ${offset} 26 ${offset} 48`}
        />
      )}
      {!isLast && (
        <path
          {...(isPathCompleted ? walkedPath : openPath)}
          d={`M${offset} 48C${offset} 70 ${below} 76 ${below} 96`}
        />
      )}
    </svg>
  );
}
