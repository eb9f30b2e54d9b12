// Marker of one day on a plan's path, drawn as a stone: read, today, next, skipped or ahead.
import type { SVGProps } from 'react';
import styles from './plan-day-marker.module.css';

export type DayMarkerState = 'done' | 'today' | 'next' | 'open' | 'ahead';

/** Outlines of the stones; neighbouring days have different outlines. */
const shapes = [
  'M8 26C6 13 17 6 30 6s25 6 24 19-11 17-25 17S10 38 8 26z',
  'M6 23C7 11 19 7 32 7s23 8 22 19-14 16-27 16S5 35 6 23z',
  'M9 28C4 17 14 7 28 6s27 7 26 18-9 18-24 18S13 38 9 28z',
] as const;

const outline = { fill: 'var(--surface)', stroke: 'var(--edge)', strokeWidth: 1.5 };

/** The states differ by background, border and content, never by colour alone. */
const backgrounds: Record<DayMarkerState, SVGProps<SVGPathElement>> = {
  done: { ...outline, fill: 'var(--indigo-wash)', stroke: 'var(--indigo)' },
  today: { fill: 'var(--indigo-ink)' },
  // The next day is for another day, so its marker is like today's marker without the glow.
  next: { ...outline, stroke: 'var(--indigo)', strokeWidth: 2 },
  open: { ...outline, strokeDasharray: '4 4' },
  ahead: outline,
};

const numberColors: Partial<Record<DayMarkerState, string>> = {
  today: 'var(--on-indigo)',
  next: 'var(--indigo-ink)',
};

export function PlanDayMarker({ day, state }: { day: number; state: DayMarkerState }) {
  return (
    <svg
      className={state === 'today' ? styles['today'] : undefined}
      overflow="visible"
      width="60"
      height="48"
      viewBox="0 0 60 48"
      aria-hidden="true"
      focusable="false"
    >
      <path {...backgrounds[state]} d={shapes[day % shapes.length]} />
      {state === 'done' ? (
        <path
          d="M22 25l6 6 11-13"
          fill="none"
          stroke="var(--indigo-ink)"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <text
          x="30"
          y="31"
          textAnchor="middle"
          fill={numberColors[state] ?? 'var(--quiet)'}
          fontFamily="var(--serif)"
          fontSize="18"
          fontWeight="600"
        >
          {day}
        </text>
      )}
    </svg>
  );
}
