// Marker of one day on a plan's path, drawn as a stone: read, today, next, skipped or ahead.
import styles from './plan-day-marker.module.css';

export type DayMarkerState = 'done' | 'today' | 'next' | 'open' | 'ahead';

/** Outlines of the stones; neighbouring days have different outlines. */
const shapes = [
  'M8 26C6 13 17 6 30 6s25 6 24 19-11 17-25 17S10 38 8 26z',
  'M6 23C7 11 19 7 32 7s23 8 22 19-14 16-27 16S5 35 6 23z',
  'M9 28C4 17 14 7 28 6s27 7 26 18-9 18-24 18S13 38 9 28z',
] as const;

export function PlanDayMarker({ day, state }: { day: number; state: DayMarkerState }) {
  return (
    <svg
      className={styles['marker']}
      data-state={state}
      width="60"
      height="48"
      viewBox="0 0 60 48"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles['background']} d={shapes[day % shapes.length]} />
      {state === 'done' ? (
        <path className={styles['check']} d="M22 25l6 6 11-13" />
      ) : (
        <text className={styles['number']} x="30" y="31" textAnchor="middle">
          {day}
        </text>
      )}
    </svg>
  );
}
