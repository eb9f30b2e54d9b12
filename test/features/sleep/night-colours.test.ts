// Tests of the night colours, whose contrast is checked pair by pair from the stylesheets, and of
// the parsed parts of an article.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseArticle } from '../../../src/features/sleep/components/article-text.tsx';

const folder = join(import.meta.dirname, '../../../src/features/sleep');
const night = Object.fromEntries(
  [
    ...readFileSync(join(folder, 'components/night-theme.css'), 'utf8').matchAll(
      /--([a-z-]+): (#[0-9a-f]{6});/g,
    ),
  ].map(([, name = '', color = '']) => [name, color]),
);
const bed = readFileSync(join(folder, 'bedtime/components/bedtime-view.module.css'), 'utf8');
const ground = /background: (#[0-9a-f]{6});/.exec(bed)?.[1] ?? '';
const words = /color: (#[0-9a-f]{6});/.exec(bed)?.[1] ?? '';
/** The lightest colour of the sky. */
const horizon =
  /linear-gradient\(transparent 40%, (#[0-9a-f]{6})\)/.exec(
    readFileSync(join(folder, 'components/night-page.module.css'), 'utf8'),
  )?.[1] ?? '';

function of(name: string): string {
  const color = night[name];
  if (!color) throw new Error(`no ${name}`);
  return color;
}

test('the night is the night: deeper and bluer than the dark theme', () =>
  expect(of('page')).toBe('#0e1020'));

const grounds: [string, string][] = [
  ['page', of('page')],
  ['surface', of('surface')],
  ['the horizon', horizon],
  ['the bed', ground],
];

test.each(
  grounds.flatMap(([name, color]) =>
    ['ink', 'quiet', 'indigo-ink', 'gold', 'red', 'green'].map(
      (ink) => [ink, name, of(ink), color] as const,
    ),
  ),
)('%s on %s is text at 4.5 or more', (_ink, _ground, ink, below) =>
  expect(contrast(ink, below)).toBeGreaterThanOrEqual(4.5),
);

test.each(
  grounds.flatMap(([name, color]) =>
    ['edge', 'indigo'].map((mark) => [mark, name, of(mark), color] as const),
  ),
)('%s on %s is a mark at 3 or more', (_mark, _ground, mark, below) =>
  expect(contrast(mark, below)).toBeGreaterThanOrEqual(3),
);

test.each([
  ['the words at the bed', words, ground, 7],
  ['the words of a filled button', of('on-indigo'), of('indigo-ink'), 4.5],
  ['what is chosen', of('ink'), of('indigo-wash'), 4.5],
  ['its place', of('quiet'), of('indigo-wash'), 4.5],
  ['the chosen tab', of('indigo-ink'), of('indigo-wash'), 4.5],
  ['the offline banner', of('red'), of('red-wash'), 4.5],
  ['the online banner', of('green'), of('green-wash'), 4.5],
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
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
