// Renders the PNG icons in public/ from public/icon.svg. Run manually after a change of the
// drawing: node .ci/make-icons.ts
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, requireChromium } from './chromium.ts';

interface Icon {
  name: string;
  size: number;
  svg: string;
  /** Scale of the whole drawing. */
  scale: number;
  fill: string;
}

const folder = join(import.meta.dirname, '../public');
const paper = '#FBF9F5';
const tile = readFileSync(join(folder, 'icon.svg'), 'utf8');
/**
 * The flame without its tile, in white: of a badge and of a themed icon the system takes the shape
 * alone.
 */
const flame = tile.replace(/<rect[^>]*>/, '').replace(/fill="#[0-9A-F]{6}"/i, 'fill="#FFFFFF"');

const icons: readonly Icon[] = [
  ...[72, 96, 128, 144, 152, 192, 384, 512].map((size) => ({
    name: `icon-${size}.png`,
    size,
    svg: tile,
    scale: 1,
    fill: 'transparent',
  })),
  // A maskable icon may lose all but a circle of 40 % radius; the drawing reaches 48 %.
  ...[192, 512].map((size) => ({
    name: `icon-maskable-${size}.png`,
    size,
    svg: tile,
    scale: 0.8,
    fill: paper,
  })),
  { name: 'icon-monochrome-512.png', size: 512, svg: flame, scale: 0.8, fill: 'transparent' },
  // The badge is displayed at the size of a text character, so the flame fills it.
  { name: 'badge-96.png', size: 96, svg: flame, scale: 1.2, fill: 'transparent' },
  { name: 'apple-touch-icon.png', size: 180, svg: tile, scale: 0.92, fill: paper },
  // The app shows the same icons for these pages.
  ...Object.entries({ grace: 'mail-heart', bible: 'book-2', prayer: 'pray' }).map(
    ([name, picture]) => ({
      name: `shortcut-${name}-96.png`,
      size: 96,
      svg: readPicture(picture),
      scale: 0.56,
      fill: paper,
    }),
  ),
];

function readPicture(name: string): string {
  // The icon drawings are in a dependency of the package that the app imports.
  const file = createRequire(createRequire(import.meta.url).resolve('@tabler/icons-react')).resolve(
    `@tabler/icons/outline/${name}.svg`,
  );
  return readFileSync(file, 'utf8').replace('stroke="currentColor"', 'stroke="#6366F1"');
}

const browser = await chromium.launch({
  executablePath: requireChromium((line) => console.log(line)),
  args: chromiumFlags,
});
try {
  const page = await browser.newPage();
  for (const { name, size, svg, scale, fill } of icons) {
    const drawing = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<body style="margin:0;display:grid;place-content:center;height:100vh;overflow:hidden;background:${fill}">
        <img src="${drawing}" width="${size * scale}" height="${size * scale}">`,
    );
    await page.locator('img').evaluate((image: { decode: () => Promise<void> }) => image.decode());
    await page.screenshot({ path: join(folder, name), omitBackground: true });
    console.log(`public/${name}: ${size} x ${size}`);
  }
} finally {
  await browser.close();
}
