// How the text of the Bible is set: what a person may choose, what it is without a choice, and how
// the style sheet is told.
import './text-settings.css';
import type { CSSProperties } from 'react';

/** Of the ordinary size. */
export const readerTextSizes = [80, 90, 100, 115, 130, 150, 175, 200] as const;
export const lineHeights = ['close', 'normal', 'airy'] as const;
export const columnWidths = ['narrow', 'normal', 'wide'] as const;
/**
 * Literata, the system's own sans, a serif of the system, Atkinson Hyperlegible Next for weak eyes.
 */
export const typefaces = ['literata', 'sans', 'serif', 'atkinson'] as const;
export const textLayouts = ['paragraphs', 'verses'] as const;

export interface TextSettings {
  size: (typeof readerTextSizes)[number];
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

export const defaultTextSettings: TextSettings = {
  size: 100,
  lines: 'normal',
  width: 'normal',
  face: 'literata',
  layout: 'paragraphs',
  numbers: true,
  jesus: false,
  footnotes: true,
  keys: true,
};

/**
 * What was kept may be of an older version, or of a newer: what is not understood is as without a
 * choice.
 */
export function parseTextSettings(stored: unknown): TextSettings {
  const { size, lines, width, face, layout, numbers, jesus, footnotes, keys } = (
    typeof stored === 'object' && stored !== null ? stored : {}
  ) as Readonly<Record<string, unknown>>;
  return {
    size: pickKnown(readerTextSizes, size, defaultTextSettings.size),
    lines: pickKnown(lineHeights, lines, defaultTextSettings.lines),
    width: pickKnown(columnWidths, width, defaultTextSettings.width),
    face: pickKnown(typefaces, face, defaultTextSettings.face),
    layout: pickKnown(textLayouts, layout, defaultTextSettings.layout),
    numbers: pickBoolean(numbers, defaultTextSettings.numbers),
    jesus: pickBoolean(jesus, defaultTextSettings.jesus),
    footnotes: pickBoolean(footnotes, defaultTextSettings.footnotes),
    keys: pickBoolean(keys, defaultTextSettings.keys),
  };
}

const lineHeightByName = { close: 1.5, normal: 1.7, airy: 2 } as const;
const columnWidthByName = { narrow: '28em', normal: '34em', wide: '46em' } as const;
const fontFamilyByTypeface = {
  literata: 'var(--serif)',
  sans: 'var(--sans)',
  serif: 'Charter, "Bitstream Charter", Georgia, Cambria, "Noto Serif", serif',
  atkinson: '"Atkinson Hyperlegible Next", var(--sans)',
} as const;

/** For the element around a text: everything inside follows, whichever picture draws it. */
export function getTextSettingsProps(textSettings: TextSettings) {
  const style = {
    '--text-size': `${(1.25 * textSettings.size) / 100}rem`,
    '--text-lines': lineHeightByName[textSettings.lines],
    '--text-width': columnWidthByName[textSettings.width],
    '--text-face': fontFamilyByTypeface[textSettings.face],
  } as CSSProperties;
  return {
    style,
    'data-face': textSettings.face,
    'data-layout': textSettings.layout,
    'data-numbers': textSettings.numbers ? 'on' : 'off',
    'data-jesus': textSettings.jesus ? 'on' : 'off',
    'data-footnotes': textSettings.footnotes ? 'on' : 'off',
  };
}

function pickKnown<T>(choices: readonly T[], value: unknown, fallback: T): T {
  return choices.find((choice) => choice === value) ?? fallback;
}

function pickBoolean(value: unknown, fallback: boolean): boolean {
  return typeof value === 'boolean' ? value : fallback;
}
