// List of a plan's days from top to bottom: a marker for each day and the passages beside it, each
// a link to that day.
import { useTranslation } from 'react-i18next';
import styles from './plan-days-list.module.css';
import { PlanDayMarker } from './plan-day-marker.tsx';
import type { DayMarkerState } from './plan-day-marker.tsx';

export interface PlanDayItem {
  day: number;
  state: DayMarkerState;
  /** Passages of the day: `Mark 4:35–41`. */
  passages: string;
  href: string;
}

/** @param isPreview true for a plan that was not started: the markers then announce no state */
export function PlanDaysList({
  label,
  days,
  isPreview = false,
}: {
  label: string;
  days: readonly PlanDayItem[];
  isPreview?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <ol className={styles['path']} aria-label={label}>
      {days.map(({ day, state, passages, href }) => (
        <li key={day} className={styles['row']}>
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
              (state === 'today' || state === 'next') && !isPreview ? 'step' : undefined
            }
          >
            <span
              className={styles['place']}
              style={{ paddingInlineStart: `${getOffset(day) - 30}px` }}
            >
              <PlanDayMarker day={day} state={state} />
            </span>
            <span className={styles['words']}>
              <span className={styles['name']}>
                {t('plans:day', { day })}
                {!isPreview && state !== 'ahead' && (
                  <span className={styles['state']} data-state={state}>
                    {t(`plans:dayState.${state}`)}
                  </span>
                )}
              </span>
              <span className={styles['passages']} dir="auto">
                {passages}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Returns the horizontal centre of a day's marker in pixels, on a winding path 120 pixels wide. */
function getOffset(day: number): number {
  return Math.round(60 + 28 * Math.sin((day - 1) * 1.7));
}

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
        <path data-walked={isPathReached} d={`M${above} 0C${above} 20 ${offset} 26 ${offset} 48`} />
      )}
      {!isLast && (
        <path
          data-walked={isPathCompleted}
          d={`M${offset} 48C${offset} 70 ${below} 76 ${below} 96`}
        />
      )}
    </svg>
  );
}
