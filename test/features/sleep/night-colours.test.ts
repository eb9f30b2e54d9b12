// Tests of two parts of Peaceful Sleep: the colour contrast of the night theme, read from the
// stylesheets, and the parsing of its article.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseArticle } from '../../../src/features/sleep/components/article-text.tsx';

const folder = join(import.meta.dirname, '../../../src/features/sleep');
const nightColors = Object.fromEntries(
  [
    ...readFileSync(join(folder, 'components/night-theme.css'), 'utf8').matchAll(
      /--([a-z-]+): (#[0-9a-f]{6});/g,
    ),
  ].map(([, name = '', color = '']) => [name, color]),
);
const bedtimeCss = readFileSync(join(folder, 'bedtime/components/bedtime-view.module.css'), 'utf8');
const groundColor = /background: (#[0-9a-f]{6});/.exec(bedtimeCss)?.[1] ?? '';
const textColor = /color: (#[0-9a-f]{6});/.exec(bedtimeCss)?.[1] ?? '';
/** The lightest colour of the sky. */
const horizon =
  /linear-gradient\(transparent 40%, (#[0-9a-f]{6})\)/.exec(
    readFileSync(join(folder, 'components/night-page.module.css'), 'utf8'),
  )?.[1] ?? '';

function getColor(name: string): string {
  const color = nightColors[name];
  if (!color) throw new Error(`no ${name}`);
  return color;
}

test('the night theme is darker and bluer than the dark theme', () =>
  expect(getColor('page')).toBe('#0e1020'));

const groundColors: [string, string][] = [
  ['page', getColor('page')],
  ['surface', getColor('surface')],
  ['the horizon', horizon],
  ['the bed', groundColor],
];

test.each(
  groundColors.flatMap(([name, color]) =>
    ['ink', 'quiet', 'indigo-ink', 'gold', 'red', 'green'].map(
      (ink) => [ink, name, getColor(ink), color] as const,
    ),
  ),
)('%s on %s is text at 4.5 or more', (_ink, _ground, ink, below) =>
  expect(contrast(ink, below)).toBeGreaterThanOrEqual(4.5),
);

test.each(
  groundColors.flatMap(([name, color]) =>
    ['edge', 'indigo'].map((mark) => [mark, name, getColor(mark), color] as const),
  ),
)('%s on %s is a mark at 3 or more', (_mark, _ground, mark, below) =>
  expect(contrast(mark, below)).toBeGreaterThanOrEqual(3),
);

test.each([
  ['the texts of bedtime mode', textColor, groundColor, 7],
  ['the words of a filled button', getColor('on-indigo'), getColor('indigo-ink'), 4.5],
  ['what is chosen', getColor('ink'), getColor('indigo-wash'), 4.5],
  ['its place', getColor('quiet'), getColor('indigo-wash'), 4.5],
  ['the chosen tab', getColor('indigo-ink'), getColor('indigo-wash'), 4.5],
  ['the offline banner', getColor('red'), getColor('red-wash'), 4.5],
  ['the online banner', getColor('green'), getColor('green-wash'), 4.5],
])('%s has enough contrast', (_pair, above, below, least) =>
  expect(contrast(above, below)).toBeGreaterThanOrEqual(least),
);

test('an article is parsed into headings and paragraphs, and its markup is plain text', () => {
  expect(parseArticle('One.\n\n## Two\n\nThree\nfour.\r\n\r\n## Five\nSix. <b>7</b>\n')).toEqual([
    { kind: 'paragraph', text: 'One.' },
    { kind: 'heading', text: 'Two' },
    { kind: 'paragraph', text: 'Three\nfour.' },
    { kind: 'heading', text: 'Five' },
    { kind: 'paragraph', text: 'Six. <b>7</b>' },
  ]);
});

/** WCAG 2.2 contrast ratio of two #rrggbb colours. */
function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
