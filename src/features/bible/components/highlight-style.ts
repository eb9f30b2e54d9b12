// CSS variables `--highlight` and `--highlight-edge` of a highlight colour, for the style sheets.
import type { CSSProperties } from 'react';
import type { HighlightColor } from '../../../../schemas/entities/bible-note.ts';

type ColorVariables = Readonly<Record<'--highlight' | '--highlight-edge', string>>;

/** Returns undefined without a colour. */
export function getHighlightStyle(color: HighlightColor | undefined): CSSProperties | undefined {
  return color === undefined ? undefined : styles[color];
}

const styles: Readonly<Record<HighlightColor, (CSSProperties & ColorVariables) | undefined>> = {
  yellow: buildStyle('yellow'),
  green: buildStyle('green'),
  blue: buildStyle('blue'),
  pink: buildStyle('pink'),
  none: undefined,
};

function buildStyle(color: HighlightColor): ColorVariables {
  return {
    '--highlight': `var(--highlight-${color})`,
    '--highlight-edge': `var(--highlight-edge-${color})`,
  };
}
