// Tests of the guides (installation, Android, app stores): equal in every language, correct
// typography, and statements that match files, commands, settings, manifest and service worker.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  guideFacts,
  type GuideBlock,
  type GuideKind,
  guideTabs,
} from '../../../content/guides/guide.ts';
import { loadGuide } from '../../../content/guides/load-guide.ts';
import { manifest, buildSamples } from '../../../content/guides/code-samples.ts';
import { languages } from '../../../schemas/languages.ts';
import { root } from '../../support/source-files.ts';

const kinds = Object.keys(guideTabs) as GuideKind[];
const guides = kinds.flatMap((kind) => languages.map((language) => [kind, language] as const));
const samples = buildSamples({ host: 'selah.example.org', appId: 'selah' });
const read = (name: string) => readFileSync(join(root, name), 'utf8');

async function loadBlocks(
  kind: GuideKind,
  language: (typeof languages)[number],
): Promise<GuideBlock[]> {
  return Object.values((await loadGuide(kind, language)).tabs).flat();
}

function listWords(block: GuideBlock): string[] {
  switch (block.kind) {
    case 'heading':
    case 'text':
    case 'note':
    case 'link':
      return [block.text];
    case 'steps':
    case 'list':
      return [...block.items];
    case 'facts':
      return block.rows.flat();
    case 'checks':
      return block.items.map(({ text }) => text);
    case 'code':
    case 'storeTexts':
      return [];
  }
}

function getShape(block: GuideBlock): unknown {
  switch (block.kind) {
    case 'link':
      return [block.kind, block.to];
    case 'code':
      return [block.kind, block.sample];
    case 'checks':
      return block.items.map(({ key }) => key);
    default:
      return [block.kind, listWords(block).length];
  }
}

/** Returns the texts between backticks. */
function marks(blocks: readonly GuideBlock[]): string[] {
  return blocks
    .flatMap(listWords)
    .flatMap((words) => words.split('`').filter((_, index) => index % 2 === 1));
}

async function allMarks(): Promise<string[]> {
  return [
    ...new Set((await Promise.all(kinds.map((kind) => loadBlocks(kind, 'en')))).flatMap(marks)),
  ];
}

describe.each(guides)('%s, %s', (kind, language) => {
  test('the guide has the tabs, blocks, code and numbers of the English guide', async () => {
    const [guide, english] = await Promise.all([loadGuide(kind, language), loadGuide(kind, 'en')]);
    expect(Object.keys(guide.tabs)).toEqual([...guideTabs[kind]]);
    for (const [tab, blocks] of Object.entries(guide.tabs) as [
      keyof typeof guide.tabs,
      GuideBlock[],
    ][]) {
      const same = english.tabs[tab] as GuideBlock[];
      expect(blocks.map(getShape), tab).toEqual(same.map(getShape));
      expect(marks(blocks).toSorted(), tab).toEqual(marks(same).toSorted());
      const numbers = (some: GuideBlock[]) =>
        some.map((block) => (listWords(block).join(' ').match(/\d+/g) ?? []).toSorted());
      expect(numbers(blocks), tab).toEqual(numbers(same));
    }
  });

  test('the guide has the punctuation of its language', async () => {
    const texts = [
      (await loadGuide(kind, language)).intro,
      ...(await loadBlocks(kind, language)).flatMap(listWords),
    ];
    for (const words of texts) {
      const plain = words.replaceAll(/`[^`]*`/g, 'X');
      expect(words.split('`').length % 2, words).toBe(1);
      expect(plain, words).toBe(plain.trim());
      expect(plain, words).not.toMatch(/[<>*_#"']|\.\.\.|--|[^\S\u00A0\u202F]{2}|undefined|NaN/);
      if (language === 'fr')
        expect(plain, words).not.toMatch(/[^\u202F][;!?]|[^\u00A0\d][:»]|«[^\u00A0]|[“”]/);
      else {
        expect(plain, words).not.toMatch(/\s[;:!?]/);
        expect(plain, words).not.toMatch(language === 'es' ? /[“”]/ : /[«»]/);
      }
      if (language === 'es')
        expect(words.match(/\?(?!\w+=)|!/g)?.length ?? 0, words).toBe(
          words.match(/[¿¡]/g)?.length ?? 0,
        );
    }
  });
});

test('each link of a guide leads to a page, and each code sample exists and is used', async () => {
  const blocks = (await Promise.all(kinds.map((kind) => loadBlocks(kind, 'en')))).flat();
  const routes = read('src/app/routes.tsx');
  const links = blocks.flatMap((block) => (block.kind === 'link' ? [block.to] : []));
  expect(links.length).toBeGreaterThan(8);
  for (const to of links) expect(routes, to).toMatch(new RegExp(`path: '${to}['/]`));
  const used = blocks.flatMap((block) => (block.kind === 'code' ? [block.sample] : []));
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(samples).toSorted());
});

test('each setting named in a guide is a setting of the server or of the build', async () => {
  const code = Object.values(samples).map(({ text }) => text);
  const named = new Set(
    [...(await allMarks()), ...code].flatMap(
      (text) => text.match(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g) ?? [],
    ),
  );
  const known = read('server/settings.ts') + read('src/app/backend-client.ts');
  expect([...named]).toEqual(
    expect.arrayContaining([
      'PUBLIC_URL',
      'SMTP_URL',
      'SERVICE_WORKER',
      'CORS_ORIGINS',
      'VITE_SERVER_URL',
    ]),
  );
  for (const name of named) expect(known, name).toContain(`'${name}'`);
});

test('each project file and npm script named in a guide exists', async () => {
  const theirs = ['app/build.gradle', 'public/.well-known/assetlinks.json'];
  const named = [
    ...(await allMarks()),
    ...Object.values(samples).flatMap(({ text }) => text.split(/\s/)),
  ];
  const paths = named.filter(
    (name) => /^(deploy|public|sw|src|server|data)\//.test(name) && !theirs.includes(name),
  );
  expect(paths).toEqual(
    expect.arrayContaining([
      'deploy/selah.service',
      'deploy/compose.yaml',
      'public/manifest.webmanifest',
    ]),
  );
  for (const path of paths) expect(existsSync(join(root, path)), path).toBe(true);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const asked = named.join(' ').match(/npm run [\w:]+/g) ?? [];
  for (const script of [...asked.map((words) => words.slice(8)), 'start', 'build'])
    expect(scripts).toHaveProperty(script);
});

test('server commands in the guides match the deployment README', () => {
  const description = read('deploy/README.md');
  for (const name of ['server.sh', 'compose.sh']) {
    for (const line of samples[name]?.text.split('\n') ?? [])
      expect(description.replaceAll(/\s+#.*$/gm, ''), line).toContain(line);
  }
  for (const access of ['public_without_login', 'public_with_login', 'private_with_login'])
    expect(read('server/settings.ts') + read('server/entities/access.ts'), access).toContain(
      access,
    );
});

test('the manifest in the guide matches the app’s manifest', () => {
  const real = JSON.parse(read('public/manifest.webmanifest')) as Record<string, unknown>;
  expect(real).toMatchObject(manifest);
  // The sample is an excerpt and must be marked as such: a browser does not install an app from the
  // excerpt.
  expect(samples['manifest.webmanifest']?.isExcerpt).toBe(!('icons' in manifest));
  const sizes = (real['icons'] as { sizes: string; purpose?: string }[]).map(
    ({ sizes: size, purpose }) => `${size} ${purpose ?? 'any'}`,
  );
  for (const size of [72, 96, 128, 144, 152, 192, 384, 512])
    expect(sizes, String(size)).toContain(`${size}x${size} any`);
  expect(sizes.filter((size) => size.endsWith('maskable'))).toEqual([
    '192x192 maskable',
    '512x512 maskable',
  ]);
  expect(sizes.some((size) => size.endsWith('monochrome'))).toBe(true);
  expect(real['shortcuts']).toHaveLength(3);
  expect(real).toHaveProperty('share_target');
  for (const name of ['icon-512.png', 'icon-maskable-512.png', 'icon-monochrome-512.png']) {
    expect(samples['twa-manifest.json']?.text).toContain(`https://selah.example.org/${name}`);
    expect(existsSync(join(root, 'public', name)), name).toBe(true);
  }
});

test('JSON samples are valid, and all guides use one app id', async () => {
  for (const [name, { language, text }] of Object.entries(samples))
    if (language === 'json') expect(() => JSON.parse(text), name).not.toThrow();
  expect(guideFacts.appId).toBe('com.selah.app');
  for (const name of ['twa-manifest.json', 'assetlinks.json', 'capacitor.config.ts'])
    expect(samples[name]?.text, name).toContain(guideFacts.appId);
  expect(await allMarks()).toContain(guideFacts.appId);
});

test('the store guide states the specified store requirements in each language', async () => {
  for (const language of languages) {
    const words = (await loadBlocks('store', language)).flatMap(listWords).join('\n');
    for (const number of ['25', '80', '4000', '512 × 512', '1024 × 500'])
      expect(words, language).toContain(number);
    expect(words, language).toMatch(/\b1\D{1,6}3\b/);
  }
});

test('the guide’s statements about the service worker match its code', () => {
  const worker = read('sw/worker.ts');
  expect(worker).toContain('networkTimeoutSeconds: 5');
  expect(worker).toContain('week = 7 * 24 * 60 * 60');
  expect(read('src/platform/service-worker/worker-lifecycle.ts')).toContain(
    'updateCheckInterval = 30 * 60_000',
  );
  const place = read('src/platform/service-worker/worker-registration.ts');
  expect(place).toContain('/functions/getServiceWorker`');
  expect(place).toMatch(/\{\s+scope: '\/',\s+updateViaCache: 'none',\s+\}/);
  expect(samples['register.js']?.text).toContain("{ scope: '/', updateViaCache: 'none' }");
  expect(read('src/app/shell/shell.tsx')).toContain('debug=true');
});
