// Tests of the web app manifest that the PWA guides generate for other sites: content, validation
// messages, and escaping of typed text. The form starts with the values of the app's own manifest.
import { expect, test } from 'vitest';
import { buildManifest } from '../../../.ci/vite-plugins/manifest-texts.ts';
import {
  isColor,
  type ManifestFault,
  validateManifest,
} from '../../../src/features/pwa-guides/manifest-generator/validate-manifest.ts';
import {
  type ManifestForm,
  defaultManifestForm,
  manifestFormReaders,
} from '../../../src/features/pwa-guides/manifest-generator/manifest-form.ts';
import { readFields } from '../../../src/data/drafts/read-fields.ts';
import { buildManifestText } from '../../../src/features/pwa-guides/manifest-generator/build-manifest.ts';
import { root } from '../../support/source-files.ts';

type Manifest = Record<string, unknown> & {
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts?: { name: string; url: string }[];
  screenshots?: object[];
};

const read = (form: ManifestForm) => JSON.parse(buildManifestText(form)) as Manifest;
const readForm = (stored: Record<string, unknown>) =>
  readFields(stored, defaultManifestForm, manifestFormReaders);
const listFaults = (changes: Partial<ManifestForm>) =>
  validateManifest({ ...defaultManifestForm, screenshots: [buildScreenshot()], ...changes });
const listKinds = (faults: ManifestFault[]) => faults.map(({ field, kind }) => `${field} ${kind}`);

function buildScreenshot(changes = {}) {
  return {
    id: 'one',
    src: '/one.png',
    sizes: '390x844',
    formFactor: 'narrow' as const,
    label: 'Home',
    ...changes,
  };
}

test("the manifest form starts with the values of this app's own manifest", () => {
  const ownManifest = JSON.parse(buildManifest(root)) as Manifest;
  const parsedManifest = read(defaultManifestForm);
  for (const key of [
    'name',
    'short_name',
    'description',
    'lang',
    'id',
    'start_url',
    'scope',
    'display',
    'orientation',
    'theme_color',
    'background_color',
    'categories',
    'share_target',
  ])
    expect(parsedManifest[key], key).toEqual(ownManifest[key]);
  expect(parsedManifest.shortcuts).toEqual(
    ownManifest.shortcuts?.map(({ name, url }) => ({ name, url })),
  );
  const ownIcons = ownManifest.icons.map(({ src, sizes, purpose }) => `${src} ${sizes} ${purpose}`);
  for (const { src, sizes, purpose } of parsedManifest.icons)
    expect(ownIcons).toContain(`${src} ${sizes} ${purpose}`);
  expect(parsedManifest.icons).toHaveLength(10);
  for (const screenshot of parsedManifest.screenshots ?? [])
    expect(ownManifest.screenshots).toContainEqual(screenshot);
  expect(parsedManifest.screenshots).toHaveLength(2);
  expect(validateManifest(defaultManifestForm)).toEqual([]);
  expect(listKinds(validateManifest({ ...defaultManifestForm, screenshots: [] }))).toEqual([
    'screenshots noScreenshots',
  ]);
  expect(readForm({ ...defaultManifestForm })).toEqual(defaultManifestForm);
});

test('empty and disabled fields are left out of the manifest', () => {
  const parsedManifest = read({
    ...defaultManifestForm,
    description: ' ',
    lang: '',
    categories: ' , ',
    shortcuts: [],
    screenshots: [],
    share: false,
    iconSizes: [512, 192],
    maskable: false,
    monochrome: false,
  });
  expect(Object.keys(parsedManifest)).toEqual([
    'name',
    'short_name',
    'id',
    'start_url',
    'scope',
    'display',
    'orientation',
    'theme_color',
    'background_color',
    'icons',
  ]);
  expect(parsedManifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
});

test('typed text cannot break out of its JSON value in the manifest', () => {
  const attack = '"},\n"start_url":"https://evil.example","x":{"\u2028</script>\\';
  const parsedManifest = read({
    ...defaultManifestForm,
    name: attack,
    shortcuts: [
      { id: 'a', name: attack, url: '/Bible' },
      { id: 'b', name: 'Bible', url: attack },
    ],
    screenshots: [buildScreenshot({ label: attack })],
  });
  expect(parsedManifest['name']).toBe(attack);
  expect(parsedManifest['start_url']).toBe('/');
  expect(parsedManifest.shortcuts).toEqual([{ name: attack, url: '/Bible' }]);
  expect(parsedManifest['screenshots']).toEqual([
    { src: '/one.png', sizes: '390x844', type: 'image/png', form_factor: 'narrow', label: attack },
  ]);
});

test('a missing name is an error, and a long name causes advice', () => {
  expect(listKinds(listFaults({ name: ' ', shortName: '' }))).toEqual([
    'name missing',
    'shortName missing',
  ]);
  expect(listFaults({ shortName: 'Thirteen char' })).toEqual([
    { field: 'shortName', kind: 'longShortName', isAdvice: true },
  ]);
  expect(listFaults({ shortName: 'Twelve chars' })).toEqual([]);
});

test.each<[string, Partial<ManifestForm>, string[]]>([
  [
    'a start outside of the scope',
    { startUrl: '/home', scope: '/app/' },
    [
      'startUrl outsideScope',
      'shortcuts outsideScope',
      'shortcuts outsideScope',
      'shortcuts outsideScope',
      'shareAction outsideScope',
    ],
  ],
  [
    'a start on another site',
    { startUrl: 'https://a.example/', scope: 'https://b.example/' },
    ['startUrl outsideScope'],
  ],
  [
    'a scope without a slash',
    { scope: '/app', startUrl: '/app/', shortcuts: [], share: false },
    ['scope scopeEnd'],
  ],
  ['a script for an address', { startUrl: 'javascript:alert(1)' }, ['startUrl address']],
  ['nothing', { startUrl: '', scope: '' }, ['startUrl missing', 'scope missing']],
  ['an identity on another site', { appId: 'https://other.example/' }, ['appId address']],
  [
    'an identity on another site beside a wrong start',
    { startUrl: 'javascript:alert(1)', appId: '//other.example/' },
    ['startUrl address', 'appId address'],
  ],
  [
    'other sites while start and scope are wrong',
    { startUrl: '', scope: 'data:,', shareAction: 'https://evil.example/' },
    ['startUrl missing', 'scope address', 'shareAction outsideScope'],
  ],
])('addresses: %s', (_name, changes, expected) => {
  expect(listKinds(listFaults(changes)).filter((kind) => expected.includes(kind))).toEqual(
    expected,
  );
  expect(
    listKinds(
      listFaults({ startUrl: '/app/?from=home', scope: '/app/', shortcuts: [], share: false }),
    ),
  ).toEqual([]);
});

test('colours are accepted only in a notation that every tool can read', () => {
  for (const validValue of [
    '#6366f1',
    '#FFF',
    'rgb(99, 102, 241)',
    'rgb(99 102 241)',
    'hsl(239, 84%, 67%)',
  ])
    expect(isColor(validValue), validValue).toBe(true);
  for (const invalidValue of [
    '6366f1',
    '#12',
    '#12345',
    'indigo',
    'var(--a)',
    '#6366f1; x',
    'url(a)',
    'rgb(1,2)',
  ])
    expect(isColor(invalidValue), invalidValue).toBe(false);
  expect(listKinds(listFaults({ themeColor: 'indigo', backgroundColor: '' }))).toEqual([
    'themeColor color',
    'backgroundColor missing',
  ]);
});

test('an invalid language and an unknown category are reported', () => {
  expect(listKinds(listFaults({ lang: 'pt-BR', categories: 'books,health' }))).toEqual([]);
  expect(listKinds(listFaults({ lang: 'english please' }))).toEqual(['lang language']);
  expect(listFaults({ lang: '', categories: 'books, devotion' })).toEqual([
    { field: 'lang', kind: 'noLanguage', isAdvice: true },
    { field: 'categories', kind: 'category', isAdvice: true, words: 'devotion' },
  ]);
});

test('icons of 192 and 512 pixels are required, a maskable icon is advised', () => {
  expect(listKinds(listFaults({ iconSizes: [192] }))).toEqual(['iconSizes icons']);
  expect(listKinds(listFaults({ iconSizes: [] }))).toEqual(['iconSizes icons']);
  expect(listFaults({ iconSizes: [512, 192], maskable: false })).toEqual([
    { field: 'iconSizes', kind: 'maskable', isAdvice: true },
  ]);
});

test('invalid values are left out of the manifest, and the rest of the file stays valid', () => {
  const wrong: Partial<ManifestForm> = {
    startUrl: 'javascript:alert(1)',
    appId: 'https://evil.example/',
    scope: 'data:,',
    themeColor: 'red;}',
    backgroundColor: 'url(a)',
    lang: 'english please',
    shareAction: 'https://evil.example/',
    iconBase: 'javascript:1',
    shortcuts: [
      { id: 'a', name: 'Bible', url: '//evil.example' },
      { id: 'b', name: '', url: '/Bible' },
      { id: 'c', name: 'Prayer', url: '/Prayer' },
    ],
    screenshots: [buildScreenshot({ sizes: '99999x1' }), buildScreenshot({ id: 'two' })],
  };
  expect(Object.keys(read({ ...defaultManifestForm, ...wrong }))).toEqual([
    'name',
    'short_name',
    'description',
    'display',
    'orientation',
    'categories',
    'shortcuts',
    'screenshots',
  ]);
  expect(buildManifestText({ ...defaultManifestForm, ...wrong })).not.toMatch(
    /evil|javascript|99999|red/,
  );
  expect(read({ ...defaultManifestForm, ...wrong }).shortcuts).toEqual([
    { name: 'Prayer', url: '/Prayer' },
  ]);
  expect(read({ ...defaultManifestForm, ...wrong }).screenshots).toHaveLength(1);
});

test('a category is listed once, independent of letter case and spaces', () => {
  expect(
    read({ ...defaultManifestForm, categories: 'Books, BOOKS, books , Lifestyle' })['categories'],
  ).toEqual(['books', 'lifestyle']);
  expect(listFaults({ categories: 'Books' })).toEqual([]);
});

test('an error of a row names the row', () => {
  const shortcuts = [1, 2, 3, 4, 5].map((place) => ({
    id: `row ${place}`,
    name: 'Bible',
    url: '/Bible',
  }));
  expect(listKinds(listFaults({ shortcuts }))).toEqual(['shortcuts manyShortcuts']);
  expect(listFaults({ shortcuts: [{ id: 'a', name: '', url: '' }] })).toEqual([
    { field: 'shortcuts', kind: 'rowName', row: 'a', part: 'name' },
    { field: 'shortcuts', kind: 'rowAddress', row: 'a', part: 'url' },
  ]);
  const sizes = {
    '390': 'screenshotSize',
    '100x100': 'screenshotSides',
    '4000x1000': 'screenshotSides',
    '320x2000': 'screenshotRatio',
  };
  for (const [size, kind] of Object.entries(sizes))
    expect(
      listKinds(listFaults({ screenshots: [buildScreenshot({ sizes: size })] })),
      size,
    ).toEqual([`screenshots ${kind}`]);
});

test('a damaged field of a stored form gets its default, and the other fields stay', () => {
  const stored = { ...defaultManifestForm, name: 'Bread of Life', later: 'unknown' };
  expect(readForm({ ...stored, display: 'popup', iconSizes: [72, 73] })).toEqual({
    ...stored,
    iconSizes: [72],
  });
  expect(readForm({ ...stored, shortcuts: [{ name: 'Read', url: 1 }, 'no row'] })).toEqual({
    ...stored,
    shortcuts: [{ id: 'row-0', name: 'Read', url: '' }],
  });
  const { screenshots, ...without } = stored;
  expect(readForm(without).screenshots).toEqual(screenshots);
});
