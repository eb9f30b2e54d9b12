// Text settings of the Bible reader: the possible values, the defaults, and the attributes and CSS
// variables that apply them.
import './text-settings.css';
import type { CSSProperties } from 'react';

/** Text sizes in percent of the default size. */
export const readerTextSizes = [80, 90, 100, 115, 130, 150, 175, 200] as const;
export const lineHeights = ['close', 'normal', 'airy'] as const;
export const columnWidths = ['narrow', 'normal', 'wide'] as const;
/**
 * Literata, the sans-serif and the serif typeface of the system, and Atkinson Hyperlegible Next for
 * people with low vision.
 */
export const typefaces = ['literata', 'sans', 'serif', 'atkinson'] as const;
export const textLayouts = ['paragraphs', 'verses'] as const;

export interface TextSettings {
  size: (typeof readerTextSizes)[number];
  lines: (typeof lineHeights)[number];
  width: (typeof columnWidths)[number];
  face: (typeof typefaces)[number];
  layout: (typeof textLayouts)[number];
  /** True to show verse numbers, also to screen readers. */
  numbers: boolean;
  /** True to show the words of Jesus in a separate colour, where the translation marks them. */
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
 * Parses stored settings. They may come from an older or a newer version of the app, so unknown
 * values become the defaults.
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
/** In em of the Bible text. */
const columnWidthByName = { narrow: 28, normal: 34, wide: 46 } as const;
const fontFamilyByTypeface = {
  literata: 'var(--serif)',
  sans: 'var(--sans)',
  serif: 'Charter, "Bitstream Charter", Georgia, Cambria, "Noto Serif", serif',
  atkinson: '"Atkinson Hyperlegible Next", var(--sans)',
} as const;

/**
 * Returns style and data attributes for the element around a text. All components inside that
 * element follow the settings.
 */
export function getTextSettingsProps(textSettings: TextSettings) {
  const size = (1.25 * textSettings.size) / 100;
  const width = columnWidthByName[textSettings.width];
  const style = {
    '--text-size': `${size}rem`,
    '--text-lines': lineHeightByName[textSettings.lines],
    '--text-width': `${width}em`,
    // Width of the text with the margin for verse numbers, for elements of another font size.
    '--text-column': `${(width + 1.3) * size}rem`,
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
