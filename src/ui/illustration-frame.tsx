// Frame and inks of all SVG pictures: two ink colours, one accent colour and one line width.
import type { ReactNode } from 'react';

export const accent = { fill: 'var(--indigo)', stroke: 'none' };
export const secondary = { stroke: 'var(--quiet)' };

interface IllustrationFrameProps {
  width?: number;
  height?: number;
  lineWidth?: number;
  children: ReactNode;
}

export function IllustrationFrame({
  width = 160,
  height = 120,
  lineWidth = 2,
  children,
}: IllustrationFrameProps) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="var(--ink)"
      strokeWidth={lineWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
