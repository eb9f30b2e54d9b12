// Tests of the colour contrast of the themes: every pair of colours on the screens has at least 4.5
// for text and 3 for marks. The night theme is tested in test/features/sleep/night-colours.test.ts.
import { expect, test } from 'vitest';
import { readThemeColors, themeNames } from '../support/theme-variables.ts';

/** Name of the pair, colour above, colour below, and the least contrast. */
type ColorPair = [pair: string, above: string, below: string, least: number];

const highlightNames = ['yellow', 'green', 'blue', 'pink'] as const;
type HighlightName = (typeof highlightNames)[number];

test.each(
  themeNames.flatMap((name) =>
    listColorPairs(toColors(readThemeColors(name))).map(([pair, above, below, least]) => ({
      name,
      pair,
      above,
      below,
      least,
    })),
  ),
)('$name: the contrast of $pair is $least or more', ({ above, below, least }) => {
  expect(contrast(above, below)).toBeGreaterThanOrEqual(least);
});

test('the contrast of black on white is 21, of a colour on itself 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#6366F1', '#6366F1')).toBe(1);
  expect(contrast('#6366F1', '#FFFFFF')).toBeCloseTo(4.47, 1);
});

interface Colors {
  page: string;
  surface: string;
  edge: string;
  ink: string;
  quiet: string;
  indigo: string;
  indigoInk: string;
  onIndigo: string;
  indigoWash: string;
  gold: string;
  red: string;
  redWash: string;
  green: string;
  greenWash: string;
  highlights: Record<HighlightName, string>;
  highlightEdges: Record<HighlightName, string>;
}

function toColors(variables: ReadonlyMap<string, string>): Colors {
  function read(name: string): string {
    const color = variables.get(name);
    if (color === undefined || !/^#[0-9a-f]{6}$/.test(color))
      throw new Error(`${name} is no colour: ${color}`);
    return color;
  }
  function readHighlights(prefix: string): Record<HighlightName, string> {
    return Object.fromEntries(
      highlightNames.map((name) => [name, read(prefix + name)] as const),
    ) as Record<HighlightName, string>;
  }
  return {
    page: read('page'),
    surface: read('surface'),
    edge: read('edge'),
    ink: read('ink'),
    quiet: read('quiet'),
    indigo: read('indigo'),
    indigoInk: read('indigo-ink'),
    onIndigo: read('on-indigo'),
    indigoWash: read('indigo-wash'),
    gold: read('gold'),
    red: read('red'),
    redWash: read('red-wash'),
    green: read('green'),
    greenWash: read('green-wash'),
    highlights: readHighlights('highlight-'),
    highlightEdges: readHighlights('highlight-edge-'),
  };
}

function listColorPairs(theme: Colors): ColorPair[] {
  const grounds = { page: theme.page, surface: theme.surface };
  const text = {
    ink: theme.ink,
    quiet: theme.quiet,
    indigoInk: theme.indigoInk,
    gold: theme.gold,
    red: theme.red,
    green: theme.green,
  };
  const marks = {
    edge: theme.edge,
    indigo: theme.indigo,
    ...prefixed('edge of ', theme.highlightEdges),
  };

  const pairs: ColorPair[] = [
    ['the words of a filled button', theme.onIndigo, theme.indigoInk, 4.5],
    // The same mix as in theme.ts.
    [
      'the words of a filled button under the pointer',
      theme.onIndigo,
      mixed(theme.indigoInk, theme.ink, 0.9),
      4.5,
    ],
    [
      'the words of a red button under the pointer',
      theme.onIndigo,
      mixed(theme.red, theme.ink, 0.9),
      4.5,
    ],
    [
      'the words of a button that cannot be pressed now',
      theme.quiet,
      mixed(theme.surface, theme.ink, 0.94),
      4.5,
    ],
    ['the chosen tab', theme.indigoInk, theme.indigoWash, 4.5],
    ['ink on what is chosen', theme.ink, theme.indigoWash, 4.5],
    ['the offline banner', theme.red, theme.redWash, 4.5],
    ['the online banner', theme.green, theme.greenWash, 4.5],
    ['a toast', theme.page, theme.ink, 4.5],
    ['the action of a toast', theme.indigoWash, theme.ink, 4.5],
  ];
  for (const [ground, below] of Object.entries(grounds)) {
    for (const [ink, color] of Object.entries(text))
      pairs.push([`${ink} on ${ground}`, color, below, 4.5]);
    for (const [mark, color] of Object.entries(marks))
      pairs.push([`${mark} on ${ground}`, color, below, 3]);
  }
  for (const [color, ground] of Object.entries(theme.highlights)) {
    pairs.push([`ink on the ${color} highlight`, theme.ink, ground, 4.5]);
    pairs.push([`words of Jesus on the ${color} highlight`, theme.red, ground, 4.5]);
    pairs.push([
      `the line below what is chosen, on the ${color} highlight`,
      theme.indigoInk,
      ground,
      3,
    ]);
  }
  // The same mix as in chapter-text.module.css.
  const spoken = mixed(theme.gold, theme.page, 0.14);
  for (const [ground, below] of [
    ['what is read aloud', spoken],
    ['what an address names', theme.indigoWash],
  ] as const) {
    pairs.push(
      [`ink on ${ground}`, theme.ink, below, 4.5],
      [`words of Jesus on ${ground}`, theme.red, below, 4.5],
      [`the line below what is chosen, on ${ground}`, theme.indigoInk, below, 3],
    );
  }
  return pairs;
}

/** WCAG 2.2 contrast ratio of two #RRGGBB colours. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the colour of `color-mix(in srgb, one share, other)`. */
function mixed(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) =>
    Math.round(
      Number.parseInt(one.slice(at, at + 2), 16) * share +
        Number.parseInt(other.slice(at, at + 2), 16) * (1 - share),
    ),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function prefixed(
  prefix: string,
  colors: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(colors).map(([name, color]) => [prefix + name, color]));
}
