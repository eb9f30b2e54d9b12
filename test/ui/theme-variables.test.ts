// Tests of the styles under the content security policy: variables.css has the values of theme.ts
// that MantineProvider would have written, and no file needs a style element.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineThemeOverride,
  mergeMantineTheme,
} from '@mantine/core';
import { expect, test } from 'vitest';
import { theme } from '../../src/ui/theme/theme.ts';
import { readSources } from '../support/source-files.ts';
import { readThemeColors, readThemeVariables, themeNames } from '../support/theme-variables.ts';

const variables = readThemeVariables().get(':root') ?? new Map<string, string>();

/** The value with `var(--sans)` and `var(--serif)` replaced, in one spelling. */
function resolve(value: string): string {
  return value
    .replaceAll(/var\((--(?:sans|serif))\)/g, (_, name: string) => variables.get(name) ?? '')
    .replaceAll("'", '"')
    .toLowerCase();
}

/** The variables of Mantine that differ between a theme and Mantine's own theme. */
function listChangedVariables(changed: MantineThemeOverride): Record<string, string> {
  const ours = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, changed));
  const own = defaultCssVariablesResolver(DEFAULT_THEME);
  return Object.fromEntries(
    (['variables', 'light', 'dark'] as const).flatMap((part) =>
      Object.entries(ours[part])
        .filter(([name, value]) => own[part][name as `--${string}`] !== value)
        .map(([name, value]) => [name, resolve(value)]),
    ),
  );
}

test('variables.css has each value in which the theme differs from Mantine', () => {
  const expected = listChangedVariables(theme);
  // The file sets these to colours of the app.
  for (const name of ['--mantine-color-body', '--mantine-color-text']) {
    expect(variables.get(name)).toMatch(/^var\(--(?:page|ink)\)$/);
    delete expected[name];
  }
  expect(Object.keys(expected)).toContain('--mantine-font-size-xl');
  const written = Object.fromEntries(
    Object.keys(expected).map((name) => [name, resolve(variables.get(name) ?? 'missing')]),
  );
  expect(written).toEqual(expected);
});

test('a changed size of the theme is noticed', () => {
  const changed = listChangedVariables(deepMerge(theme, { spacing: { md: '3rem' } }));
  expect(changed['--mantine-spacing-md']).toBe('3rem');
  expect(resolve(variables.get('--mantine-spacing-md') ?? '')).not.toBe('3rem');
});

test('variables.css changes no variable that Mantine does not have', () => {
  const own = defaultCssVariablesResolver(DEFAULT_THEME);
  const known = new Set(Object.values(own).flatMap((part) => Object.keys(part)));
  const unknown = [...variables.keys()].filter(
    (name) => name.startsWith('--mantine-') && !known.has(name),
  );
  expect(unknown).toEqual([]);
});

test('variables.css has each variable that the imported styles of Mantine use', () => {
  const imported = new Set(
    readSources('src/**/*.css', 'src/**/*.tsx').flatMap(({ text }) =>
      [...text.matchAll(/@mantine\/core\/styles\/[\w-]+\.layer\.css/g)].map(([path]) => path),
    ),
  );
  expect(imported.size).toBeGreaterThan(10);
  const missing = [...imported].flatMap((path) =>
    [
      ...readFileSync(createRequire(import.meta.url).resolve(path), 'utf8').matchAll(
        /var\((--mantine-[\w-]+)\)/g,
      ),
    ]
      .map(([, name = '']) => name)
      // Without a separate value, the last variable inherits the text wrap, which is what we want.
      .filter((name) => !variables.has(name) && name !== '--mantine-text-wrap')
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('each colour theme has the same colours, and every one of them has a value', () => {
  const names = [...readThemeColors('light').keys()];
  expect(names).toHaveLength(23);
  for (const name of themeNames) {
    const colors = readThemeColors(name);
    expect([...colors.keys()], name).toEqual(names);
    for (const [variable, color] of colors) expect(color, variable).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('no style of the app uses a colour of Mantine’s palettes', () => {
  const uses = readSources('src/**/*.css', 'src/**/*.tsx', 'src/**/*.ts').flatMap(
    ({ name, text }) =>
      [
        ...text.matchAll(
          /var\((--mantine-(?:primary-color|color-[a-z]+)-(?:\d|light|outline)[\w-]*)/g,
        ),
      ].map(([, variable]) => `${name}: ${variable}`),
  );
  expect(uses).toEqual([]);
});

test('no file uses the parts of Mantine that write a style element', () => {
  const writers =
    /\b(?:hiddenFrom|visibleFrom)=|<(?:Flex|Grid|SimpleGrid|AppShell|InlineStyles|ColorSchemeScript)\b|\s\w+=\{\{\s*(?:base|xs|sm|md|lg|xl):/;
  expect('<Stack gap={{ base: 4, md: 8 }}>').toMatch(writers);
  const users = readSources('src/**/*.tsx').filter(({ text }) => writers.test(text));
  expect(users.map(({ name }) => name)).toEqual([]);
});
