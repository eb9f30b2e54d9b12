// Medal of an achievement: a disc with the icon of what is counted, on a ribbon; an outline until
// it is earned.
import {
  IconCalendarCheck,
  IconFlame,
  IconHeart,
  IconPray,
  IconRoute,
  IconSparkles,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';

const iconByMeasure = {
  graceNotes: IconSparkles,
  prayers: IconPray,
  gratitudeEntries: IconHeart,
  streak: IconFlame,
  plansCompleted: IconRoute,
  activeDays: IconCalendarCheck,
} satisfies Readonly<Record<string, Icon>>;

export type AchievementMeasure = keyof typeof iconByMeasure;

interface MedalProps {
  of: AchievementMeasure;
  /** The count that the achievement needs; from 25 on the medal has a ring of pearls. */
  needed: number;
  /** Width and height in pixels. */
  size: number;
  isEarned: boolean;
}

const scallopedEdge = drawScallopedEdge();

export function Medal({ of, needed, size, isEarned }: MedalProps) {
  const Face = iconByMeasure[of];
  const ring = needed >= 25 ? { strokeDasharray: '0 4.98', strokeWidth: 3 } : { strokeWidth: 1 };
  const outline = { fill: 'var(--surface)', stroke: 'var(--edge)', strokeWidth: 1.5 };
  return (
    <svg viewBox="0 0 72 72" width={size} height={size} aria-hidden="true" style={{ flex: 'none' }}>
      <path
        d="M23 44 15 69l9.5-4 6 6L37 48zM49 44l8 25-9.5-4-6 6L35 48z"
        strokeLinejoin="round"
        {...(isEarned ? { fill: 'var(--indigo-ink)' } : outline)}
      />
      <path d={scallopedEdge} {...(isEarned ? { fill: 'var(--gold)' } : outline)} />
      <circle
        cx="36"
        cy="30"
        r="22.2"
        fill="none"
        strokeLinecap="round"
        stroke={isEarned ? 'var(--surface)' : 'var(--edge)'}
        {...ring}
      />
      {isEarned && <circle cx="36" cy="30" r="18.5" fill="var(--indigo-ink)" />}
      <Face
        x={24}
        y={18}
        size={24}
        stroke={1.8}
        color={isEarned ? 'var(--surface)' : 'var(--quiet)'}
      />
    </svg>
  );
}

/** Returns the path of a disc around (36, 30) whose edge has 20 small arcs. */
function drawScallopedEdge(): string {
  const points = Array.from({ length: 20 }, (_point, index) => {
    const angle = (index / 20) * 2 * Math.PI;
    return `${(36 + 27 * Math.cos(angle)).toFixed(2)} ${(30 + 27 * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('A4.5 4.5 0 0 1 ')}A4.5 4.5 0 0 1 ${points[0] ?? ''}z`;
}
