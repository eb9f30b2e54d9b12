// Tests of the app's own web manifest: icons and screenshots, values of the specification, page
// addresses, the link in the built page, and the precache.
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { getManifestAddress, manifestLink } from '../../.ci/vite-plugins/manifest-link.ts';
import { buildManifest, manifestTexts } from '../../.ci/vite-plugins/manifest-texts.ts';
import { listShellFiles } from '../../.ci/vite-plugins/service-worker.ts';
import { readLocale } from '../support/locale-files.ts';
import { root } from '../support/source-files.ts';
import { languages } from '../../schemas/languages.ts';

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
  label?: string;
}

interface ShortcutTexts {
  name: string;
  description: string;
}

interface Shortcut extends ShortcutTexts {
  url: string;
  name_localized: Record<string, string>;
  description_localized: Record<string, string>;
  icons: Picture[];
}

interface Manifest {
  [member: string]: unknown;
  description: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: Shortcut[];
  share_target: { action: string; method: string; params: Record<string, string> };
  description_localized: Record<string, string>;
}

const folder = join(root, 'public');
const manifest = JSON.parse(buildManifest(root)) as Manifest;
const readBytes = (src: string) => readFileSync(join(folder, src));

function readSize(src: string): string {
  const bytes = readBytes(src);
  if (src.endsWith('.png')) {
    expect(bytes.subarray(1, 4).toString('latin1'), src).toBe('PNG');
    return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  }
  expect(
    bytes.subarray(0, 4).toString('latin1') + bytes.subarray(8, 15).toString('latin1'),
    src,
  ).toBe('RIFFWEBPVP8');
  const kind = bytes.subarray(12, 16).toString('latin1');
  if (kind === 'VP8X') return `${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`;
  return `${bytes.readUInt16LE(26) & 0x3fff}x${bytes.readUInt16LE(28) & 0x3fff}`;
}

test('every image in the manifest exists, has the stated size and is small', () => {
  const { icons, screenshots, shortcuts } = manifest;
  for (const { src, sizes, type } of [
    ...icons,
    ...screenshots,
    ...shortcuts.flatMap((shortcut) => shortcut.icons),
  ]) {
    expect(existsSync(join(folder, src)), src).toBe(true);
    if (type !== 'image/svg+xml') expect(readSize(src), src).toBe(sizes);
    expect(statSync(join(folder, src)).size, src).toBeLessThanOrEqual(
      type === 'image/webp' ? 120_000 : 20_000,
    );
  }
});

test('the manifest has icons in eight sizes, maskable in two, and in one colour', () => {
  const sizesFor = (purpose: string) =>
    manifest.icons
      .filter((icon) => icon.purpose === purpose && icon.type === 'image/png')
      .map(({ sizes }) => Number.parseInt(sizes, 10));
  expect(sizesFor('any')).toEqual([72, 96, 128, 144, 152, 192, 384, 512]);
  expect(sizesFor('maskable')).toEqual([192, 512]);
  expect(sizesFor('monochrome')).toEqual([512]);
  expect(readSize('badge-96.png')).toBe('96x96');
  expect(readSize('apple-touch-icon.png')).toBe('180x180');
});

test('a maskable icon fills its area, and has no drawing where the system may cut', () => {
  for (const name of [
    'icon-maskable-192.png',
    'icon-maskable-512.png',
    'icon-monochrome-512.png',
  ]) {
    const { size, pixel } = readPng(name);
    const ground = pixel(0, 0);
    const isOpaque = name !== 'icon-monochrome-512.png';
    let drawn = 0;
    for (let y = 0; y < size; y += 1) {
      for (let x = 0; x < size; x += 1) {
        const colour = pixel(x, y);
        if (isOpaque && (colour[3] ?? 255) !== 255)
          throw new Error(`${name} lets through what lies behind it at ${x}, ${y}.`);
        // The tile under the drawing has the colour of the ground.
        if (colour.every((value, channel) => Math.abs(value - (ground[channel] ?? 0)) < 8))
          continue;
        drawn += 1;
        if (Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) > size * 0.4)
          throw new Error(`${name} draws at ${x}, ${y}, outside of the safe circle.`);
      }
    }
    expect(drawn, name).toBeGreaterThan(size * size * 0.05);
  }
});

test('the badge is only white, so that the system can colour it', () => {
  for (const name of ['badge-96.png', 'icon-monochrome-512.png']) {
    const { size, pixel } = readPng(name);
    expect(pixel(0, 0)[3], name).toBe(0);
    for (let at = 0; at < size; at += 1) {
      const [red, green, blue, alpha] = pixel(at, Math.floor(size * 0.7));
      if (alpha === 255) expect([red, green, blue], name).toEqual([255, 255, 255]);
    }
  }
});

test('the manifest has the values that the specification defines', () => {
  expect(manifest).toMatchObject({
    name: 'Selah',
    short_name: 'Selah',
    id: '/',
    start_url: '/',
    scope: '/',
    lang: 'en',
    dir: 'ltr',
    display: 'standalone',
    orientation: 'portrait-primary',
    theme_color: '#6366f1',
    background_color: '#FBF9F5',
    prefer_related_applications: false,
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
  });
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Grace Note', '/?shortcut=grace'],
    ['Bible', '/Bible'],
    ['Prayer', '/Prayer'],
  ]);
  for (const { icons } of manifest.shortcuts)
    expect(icons.map(({ sizes }) => sizes)).toEqual(['96x96']);
  expect(manifest.share_target).toEqual({
    action: '/share',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  });
  for (const form of ['narrow', 'wide']) {
    const shots = manifest.screenshots.filter((shot) => shot.form_factor === form);
    expect(shots.length, form).toBeGreaterThanOrEqual(2);
    expect(
      new Set(shots.map(({ sizes }) => sizes)).size,
      'browsers show those of one shape only',
    ).toBe(1);
    expect(shots.every(({ label }) => label)).toBe(true);
  }
});

test('the manifest has its description and shortcuts in every language of the app', () => {
  const localized = (language: string, text: string, others: Record<string, string>) =>
    language === 'en' ? text : others[language];
  for (const language of languages) {
    const { description, ...shortcuts } = readLocale<
      { description: string } & Record<'graceNote' | 'bible' | 'prayer', ShortcutTexts>
    >(language, 'manifest');
    expect(localized(language, manifest.description, manifest.description_localized)).toBe(
      description,
    );
    expect(
      manifest.shortcuts.map((shortcut) => ({
        name: localized(language, shortcut.name, shortcut.name_localized),
        description: localized(language, shortcut.description, shortcut.description_localized),
      })),
    ).toEqual([shortcuts.graceNote, shortcuts.bible, shortcuts.prayer]);
  }
  const localizedTexts = [
    manifest.description_localized,
    ...manifest.shortcuts.flatMap((one) => [one.name_localized, one.description_localized]),
  ];
  for (const texts of localizedTexts)
    expect(['en', ...Object.keys(texts)].toSorted()).toEqual(languages.toSorted());
  expect(buildManifest(root)).not.toContain('"manifest:');
});

test('a build and the development server give the manifest with its texts', async () => {
  const project = mkdtempSync(join(tmpdir(), 'selah-manifest-'));
  try {
    writeFileSync(join(project, 'index.html'), '<title>Selah</title>');
    cpSync(join(folder, 'manifest.webmanifest'), join(project, 'public/manifest.webmanifest'), {
      recursive: true,
    });
    const plugin = manifestTexts(root);
    await build({ root: project, configFile: false, logLevel: 'silent', plugins: [plugin] });
    expect(readFileSync(join(project, 'dist/manifest.webmanifest'), 'utf8')).toBe(
      buildManifest(root),
    );
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
  const served: unknown[] = [];
  const response = {
    setHeader(...header: string[]) {
      served.push(header);
      return response;
    },
    end: (body: string) => served.push(body),
  };
  const { configureServer } = manifestTexts(root) as unknown as {
    configureServer: (server: object) => void;
  };
  configureServer({
    middlewares: {
      use: (address: string, answer: (request: object, reply: object) => void) => {
        served.push(address);
        answer({}, response);
      },
    },
  });
  expect(served).toEqual([
    '/manifest.webmanifest',
    ['content-type', 'application/manifest+json'],
    buildManifest(root),
  ]);
});

test('a text of the manifest that a language lacks stops the build with its name', () => {
  const project = mkdtempSync(join(tmpdir(), 'selah-manifest-'));
  try {
    for (const file of [
      'public/manifest.webmanifest',
      'src/locales/en/manifest.json',
      'src/locales/fr/manifest.json',
    ])
      cpSync(join(root, file), join(project, file), { recursive: true });
    writeFileSync(join(project, 'src/locales/fr/manifest.json'), '{"description":"Selah"}');
    expect(() => buildManifest(project)).toThrow(
      'src/locales/fr/manifest.json has no text graceNote.name.',
    );
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
});

test('the addresses in the manifest are pages of the app', () => {
  const routes = readFileSync(join(root, 'src/app/routes.tsx'), 'utf8');
  const paths = [...routes.matchAll(/path: '(\/[A-Za-z]*)/g)].map(([, path = '']) =>
    path.toLowerCase(),
  );
  for (const address of [
    '/',
    ...manifest.shortcuts.map(({ url }) => url),
    manifest.share_target.action,
  ]) {
    expect(paths, address).toContain(
      new URL(address, 'https://selah.example').pathname.toLowerCase(),
    );
  }
  const door = readFileSync(join(root, 'src/app/access/home-redirect.tsx'), 'utf8');
  expect(door).toMatch(/shortcuts[^}]*\bgrace: '\/#grace-note'/);
});

test('the built page links the manifest function, but a static build links the copy', () => {
  expect(getManifestAddress({})).toBe('/api/apps/selah/functions/getManifest');
  expect(getManifestAddress({ VITE_APP_ID: 'parish' })).toBe(
    '/api/apps/parish/functions/getManifest',
  );
  expect(
    getManifestAddress({ VITE_APP_ID: 'parish', VITE_SERVER_URL: 'https://api.example.org' }),
  ).toBe('/manifest.webmanifest');
  const page = readFileSync(join(root, 'src/index.html'), 'utf8');
  const built = write(page, { VITE_APP_ID: 'parish' });
  expect(built).toContain('<link rel="manifest" href="/api/apps/parish/functions/getManifest" />');
  expect(built).not.toMatch(/<!--/);
  expect(() => write('<html></html>', {})).toThrow('links no manifest');
});

/** Calls the plugin as Vite does. */
function write(page: string, env: Record<string, string>): string {
  const { configResolved, transformIndexHtml } = manifestLink() as unknown as {
    configResolved: (config: object) => void;
    transformIndexHtml: { handler: (page: string) => string };
  };
  configResolved({ env });
  return transformIndexHtml.handler(page);
}

test('screenshots for the installation dialog are not in the precache', () => {
  const urls = listShellFiles(folder).map(({ url }) => url);
  expect(
    urls.filter((url) =>
      /screenshots|shortcut-|icon-(?:128|144|152|384|512|maskable|monochrome)|apple-touch/.test(
        url,
      ),
    ),
  ).toEqual([]);
  // The page and notifications show these images without a network, too.
  for (const url of ['/icon.svg', '/icon-192.png', '/badge-96.png', '/manifest.webmanifest'])
    expect(urls).toContain(url);
});

/** Reads a PNG with 8 bits per channel, not interlaced, as Chromium writes them. */
function readPng(name: string): { size: number; pixel: (x: number, y: number) => number[] } {
  const bytes = readBytes(name);
  const size = bytes.readUInt32BE(16);
  const channels = { 2: 3, 6: 4 }[bytes[25] ?? 0] ?? 0;
  expect([bytes[24], bytes[28], channels > 0], name).toEqual([8, 0, true]);
  const parts: Buffer[] = [];
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12) {
    if (bytes.subarray(at + 4, at + 8).toString('latin1') === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  }
  const raw = inflateSync(Buffer.concat(parts));
  const row = size * channels;
  const plain = new Uint8Array(size * row);
  for (let y = 0; y < size; y += 1) {
    const filter = raw[y * (row + 1)] ?? 0;
    for (let x = 0; x < row; x += 1) {
      const left = x >= channels ? (plain[y * row + x - channels] ?? 0) : 0;
      const up = y > 0 ? (plain[(y - 1) * row + x] ?? 0) : 0;
      const corner = x >= channels && y > 0 ? (plain[(y - 1) * row + x - channels] ?? 0) : 0;
      plain[y * row + x] = (raw[y * (row + 1) + 1 + x] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return {
    size,
    pixel: (x, y) => [...plain.subarray((y * size + x) * channels, (y * size + x + 1) * channels)],
  };
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [
    Math.abs(up - corner),
    Math.abs(left - corner),
    Math.abs(left + up - 2 * corner),
  ];
  const paeth = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
  return [0, left, up, (left + up) >> 1, paeth][filter] ?? 0;
}
