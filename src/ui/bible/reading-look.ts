// How the text of the Bible is set: what a person may choose, what it is without a choice, and how the style sheet is told.
import './reading-look.css';
import type { CSSProperties } from 'react';

/** Of the ordinary size. */
export const textSizes = [80, 90, 100, 115, 130, 150, 175, 200] as const;
export const lineHeights = ['close', 'normal', 'airy'] as const;
export const columnWidths = ['narrow', 'normal', 'wide'] as const;
/** Literata, the system's own sans, a serif of the system, Atkinson Hyperlegible Next for weak eyes. */
export const typefaces = ['literata', 'sans', 'serif', 'atkinson'] as const;
export const textLayouts = ['paragraphs', 'verses'] as const;

export interface ReadingLook {
  size: (typeof textSizes)[number];
  lines: (typeof lineHeights)[number];
  width: (typeof columnWidths)[number];
  face: (typeof typefaces)[number];
  layout: (typeof textLayouts)[number];
  /** Verse numbers, to the eye and to a screen reader. */
  numbers: boolean;
  /** Words of Jesus in a colour of their own, where the translation marks them. */
  jesus: boolean;
  footnotes: boolean;
  /** Single keys: G, /, ? */
  keys: boolean;
}

export const plainLook: ReadingLook = { size: 100, lines: 'normal', width: 'normal', face: 'literata', layout: 'paragraphs', numbers: true, jesus: false, footnotes: true, keys: true };

/** What was kept may be of an older version, or of a newer: what is not understood is as without a choice. */
export function toReadingLook(kept: unknown): ReadingLook {
  const { size, lines, width, face, layout, numbers, jesus, footnotes, keys } = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<Record<string, unknown>>;
  return {
    size: oneOf(textSizes, size, plainLook.size),
    lines: oneOf(lineHeights, lines, plainLook.lines),
    width: oneOf(columnWidths, width, plainLook.width),
    face: oneOf(typefaces, face, plainLook.face),
    layout: oneOf(textLayouts, layout, plainLook.layout),
    numbers: aBoolean(numbers, plainLook.numbers),
    jesus: aBoolean(jesus, plainLook.jesus),
    footnotes: aBoolean(footnotes, plainLook.footnotes),
    keys: aBoolean(keys, plainLook.keys),
  };
}

const leading = { close: 1.5, normal: 1.7, airy: 2 } as const;
const measures = { narrow: '28em', normal: '34em', wide: '46em' } as const;
const families = { literata: 'var(--serif)', sans: 'var(--sans)', serif: 'Charter, "Bitstream Charter", Georgia, Cambria, "Noto Serif", serif', atkinson: '"Atkinson Hyperlegible Next", var(--sans)' } as const;

/** For the element around a text: everything inside follows, whichever picture draws it. */
export function lookProps(look: ReadingLook) {
  const style = {
    '--text-size': `${(1.25 * look.size) / 100}rem`,
    '--text-lines': leading[look.lines],
    '--text-width': measures[look.width],
    '--text-face': families[look.face],
  } as CSSProperties;
  return {
    style,
    'data-face': look.face,
    'data-layout': look.layout,
    'data-numbers': look.numbers ? 'on' : 'off',
    'data-jesus': look.jesus ? 'on' : 'off',
    'data-footnotes': look.footnotes ? 'on' : 'off',
  };
}

function oneOf<T>(choices: readonly T[], value: unknown, plain: T): T {
  return choices.find((choice) => choice === value) ?? plain;
}

function aBoolean(value: unknown, plain: boolean): boolean {
  return typeof value === 'boolean' ? value : plain;
}
