// Reads the CSS variables of src/ui/theme/variables.css, for tests of colours and of the theme.
import { readSources } from './source-files.ts';

export type ThemeName = 'light' | 'dark' | 'sepia' | 'black';

const selectors: Readonly<Record<ThemeName, string>> = {
  light: ":root[data-mantine-color-scheme='light']",
  dark: ":root[data-mantine-color-scheme='dark']",
  sepia: ":root[data-color-theme='sepia']",
  black: ":root[data-color-theme='black']",
};

export const themeNames = Object.keys(selectors) as ThemeName[];

/**
 * The declarations of each rule by selector, in the order of the file.
 * @throws Error if the file has a selector twice
 */
export function readThemeVariables(): Map<string, ReadonlyMap<string, string>> {
  const [file] = readSources('src/ui/theme/variables.css');
  if (!file) throw new Error('src/ui/theme/variables.css is missing.');
  const rules = new Map<string, ReadonlyMap<string, string>>();
  const text = file.text.replaceAll(/\/\*[^]*?\*\//g, '');
  for (const [, selector = '', body = ''] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (rules.has(selector.trim())) throw new Error(`${selector.trim()} stands twice.`);
    rules.set(
      selector.trim(),
      new Map(
        [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
          ([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ')] as const,
        ),
      ),
    );
  }
  return rules;
}

/** The colours of a theme by name without dashes in front: `indigo-ink` is `#5153d6`. */
export function readThemeColors(name: ThemeName): ReadonlyMap<string, string> {
  const variables = readThemeVariables().get(selectors[name]);
  if (!variables) throw new Error(`The theme ${name} has no rule.`);
  return new Map([...variables].map(([variable, value]) => [variable.slice(2), value]));
}
