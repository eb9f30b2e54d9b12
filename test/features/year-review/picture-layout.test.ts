// Tests of the layout of the pictures of a year: every text is inside the picture, in order, without
// overlap, and readable on its paper.
import { expect, test } from 'vitest';
import { pictureInks } from '../../../src/features/year-review/components/draw-year-picture.ts';
import {
  layOutPicture,
  maxLineWidth,
  type MeasureText,
  type PictureContent,
  pictureSize,
} from '../../../src/features/year-review/components/picture-layout.ts';

/** Measures every character as wide as 55 percent of the font size. */
const measure: MeasureText = (text, _font, size) => text.length * size * 0.55;

function build(changes: Partial<PictureContent> = {}): PictureContent {
  return { drawing: 'loaf', year: '2026', number: '42', words: 'prayers', details: [], ...changes };
}

const longWords = 'days of prayer, thanks and notes, and of everything else that was written down';
const contents: readonly PictureContent[] = [
  build(),
  build({ number: '1,234,567' }),
  build({ words: longWords, details: ['Song of Solomon 8:6–7', 'John 3:16', 'Psalm 119:105'] }),
  build({ number: '8,888', words: longWords, details: Array.from({ length: 9 }, () => longWords) }),
];

test.each(contents)(
  'the texts of picture %# are inside the margins and do not overlap',
  (content) => {
    const { lines, drawing } = layOutPicture(content, 'Selah', measure);
    for (const { text, font, size, x } of lines) {
      expect(x).toBe(pictureSize.width / 2);
      expect(measure(text, font, size)).toBeLessThanOrEqual(maxLineWidth);
    }
    const [year, name, ...rows] = lines;
    expect([year?.text, name?.text]).toEqual(['2026', 'Selah']);
    expect(drawing.y).toBeGreaterThan(year?.y ?? Number.NaN);
    let above = drawing.y + drawing.height;
    for (const { y, size } of rows) {
      expect(y - size * 0.72).toBeGreaterThanOrEqual(above);
      above = y;
    }
    expect(above).toBeLessThan((name?.y ?? 0) - 40);
  },
);

test('every word of a long text is drawn, in order', () => {
  const { lines } = layOutPicture(
    build({ words: longWords, details: ['one', 'two'] }),
    'Selah',
    measure,
  );
  expect(
    lines
      .slice(2)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(`42 ${longWords} one two`);
});

test('a picture with little text has the largest number', () => {
  const sizes = contents.map(
    (content) =>
      layOutPicture(content, 'Selah', measure).lines.find(({ font }) => font === 'number')?.size ??
      0,
  );
  expect(sizes[0]).toBe(300);
  expect(sizes[3]).toBeLessThan(sizes[0] ?? 0);
  expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);
});

test('the texts have at least the contrast of normal text on the paper', () => {
  for (const ink of [pictureInks.ink, pictureInks.secondaryInk, pictureInks.accent])
    expect(computeContrast(ink, pictureInks.paper)).toBeGreaterThanOrEqual(4.5);
  expect(computeContrast('#FFFFFF', '#000000')).toBeCloseTo(21);
});

/** WCAG 2.2 contrast ratio of two colours such as #FBF9F5. */
function computeContrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [computeLuminance(a), computeLuminance(b)].toSorted(
    (one, other) => other - one,
  );
  return (light + 0.05) / (dark + 0.05);
}

function computeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
