// Progress of a plan in one line with a mark for each day; a plain bar for a long plan.
import { Box } from '@mantine/core';
import type { SVGProps } from 'react';
import styles from './plan-progress-strip.module.css';
import type { DayMarkerState } from './plan-day-marker.tsx';

const maxMarkers = 14;
const step = 34;

const line = { fill: 'none', strokeWidth: 2, strokeLinecap: 'round' } as const;
const walkedPath = { ...line, stroke: 'var(--indigo)' };
const openPath = { ...line, stroke: 'var(--edge)', strokeDasharray: '1 5' };

const mark = { fill: 'var(--surface)', stroke: 'var(--edge)', strokeWidth: 1.5 };
const marks: Record<DayMarkerState, SVGProps<SVGCircleElement>> = {
  done: { ...mark, fill: 'var(--indigo)', stroke: 'var(--indigo)' },
  today: { fill: 'var(--indigo-ink)' },
  next: { ...mark, stroke: 'var(--indigo)', strokeWidth: 2 },
  open: { ...mark, strokeDasharray: '3 3' },
  ahead: mark,
};

/** @param label the same progress as text */
export function PlanProgressStrip({
  label,
  dayStates,
}: {
  label: string;
  dayStates: readonly DayMarkerState[];
}) {
  if (dayStates.length > maxMarkers)
    return (
      <Box
        component="progress"
        w="100%"
        h={8}
        bdrs={4}
        bg="var(--indigo-wash)"
        style={{ border: 0, accentColor: 'var(--indigo)' }}
        max={dayStates.length}
        value={dayStates.filter((state) => state === 'done').length}
        aria-label={label}
      />
    );
  const width = dayStates.length * step;
  return (
    <svg
      className={styles['strip']}
      overflow="visible"
      width={width}
      height="44"
      viewBox={`0 0 ${width} 44`}
      role="img"
      aria-label={label}
    >
      {dayStates.slice(1).map((state, index) => {
        const [from, to] = [getPoint(index), getPoint(index + 1)];
        return (
          <path
            key={index}
            {...(dayStates[index] === 'done' && (state === 'done' || state === 'today')
              ? walkedPath
              : openPath)}
            d={`M${from.x} ${from.y}C${from.x + step / 2} ${from.y} ${to.x - step / 2} ${to.y} ${to.x} ${to.y}`}
          />
        );
      })}
      {dayStates.map((state, index) => (
        <circle
          key={index}
          className={state === 'today' ? styles['today'] : undefined}
          {...marks[state]}
          cx={getPoint(index).x}
          cy={getPoint(index).y}
          r={state === 'today' ? 10 : 8}
        />
      ))}
    </svg>
  );
}

function getPoint(index: number): { x: number; y: number } {
  return { x: step / 2 + index * step, y: index % 2 === 0 ? 28 : 16 };
}
