// Renders the PNG icons in public/ from public/icon.svg. Run by hand when the drawing changes: node .ci/icons.ts
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, mustHaveChromium } from './chromium.ts';

const folder = join(import.meta.dirname, '../public');
const paper = '#FBF9F5';

// Scale is of the whole tile. A maskable icon may lose all but a circle of 40 % radius; the drawing reaches 48 %.
const icons = [
  { name: 'icon-192.png', size: 192, scale: 1, fill: 'transparent' },
  { name: 'icon-512.png', size: 512, scale: 1, fill: 'transparent' },
  { name: 'icon-maskable-512.png', size: 512, scale: 0.8, fill: paper },
  { name: 'apple-touch-icon.png', size: 180, scale: 0.92, fill: paper },
];

const drawing = `data:image/svg+xml;base64,${readFileSync(join(folder, 'icon.svg')).toString('base64')}`;
const browser = await chromium.launch({ executablePath: mustHaveChromium((line) => console.log(line)), args: chromiumFlags });
try {
  for (const { name, size, scale, fill } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${fill}">
        <img src="${drawing}" width="${size * scale}" height="${size * scale}">`,
    );
    await page.locator('img').evaluate((image: { decode: () => Promise<void> }) => image.decode());
    await page.screenshot({ path: join(folder, name), omitBackground: true });
    await page.close();
    console.log(`public/${name}: ${size} x ${size}`);
  }
} finally {
  await browser.close();
}
