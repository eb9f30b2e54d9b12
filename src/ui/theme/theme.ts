// Mantine theme, and the colours of the four colour themes (light, dark, sepia, black) as CSS
// variables. The contrast test reads the colours from this file.
import { createTheme } from '@mantine/core';
import type {
  CSSVariablesResolver,
  MantineColorsTuple,
  VariantColorsResolver,
} from '@mantine/core';

export type ThemeName = 'light' | 'dark' | 'sepia' | 'black';

const lightHighlights = {
  yellow: '#FDE68A',
  green: '#BBF7D0',
  blue: '#BFDBFE',
  pink: '#FBCFE8',
} as const;
const lightEdges = {
  yellow: '#946200',
  green: '#1B7A43',
  blue: '#2563C9',
  pink: '#BE3A86',
} as const;
const darkHighlights = {
  yellow: '#4A421C',
  green: '#1D4230',
  blue: '#1E3556',
  pink: '#4E2440',
} as const;
const darkEdges = {
  yellow: '#E0B252',
  green: '#6FCB94',
  blue: '#7FB0F5',
  pink: '#F09CCB',
} as const;

interface Tokens {
  page: string;
  surface: string;
  /** Decorative hairlines; never the only border of a control. */
  line: string;
  /** The border of fields and other controls: 3 to 1 on page and surface. */
  edge: string;
  ink: string;
  quiet: string;
  /** Fills and marks: never for small text. */
  indigo: string;
  /** Text and links; the ground of filled buttons. */
  indigoInk: string;
  onIndigo: string;
  /** Background of chosen items. */
  indigoWash: string;
  gold: string;
  red: string;
  redWash: string;
  green: string;
  greenWash: string;
  highlights: Readonly<Record<'yellow' | 'green' | 'blue' | 'pink', string>>;
  highlightEdges: Readonly<Record<'yellow' | 'green' | 'blue' | 'pink', string>>;
}

export const themes: Readonly<Record<ThemeName, Tokens>> = {
  light: {
    page: '#FBF9F5',
    surface: '#FFFFFF',
    line: '#E8E3DA',
    edge: '#8C8478',
    ink: '#2A2622',
    quiet: '#6B645B',
    indigo: '#6366F1',
    indigoInk: '#5153D6',
    onIndigo: '#FFFFFF',
    indigoWash: '#EEEEFC',
    gold: '#9A6412',
    red: '#B3261E',
    redWash: '#FBECEA',
    green: '#1B7A43',
    greenWash: '#E9F5EE',
    highlights: lightHighlights,
    highlightEdges: lightEdges,
  },
  dark: {
    page: '#16151A',
    surface: '#1F1E25',
    line: '#34323C',
    edge: '#767283',
    ink: '#ECE9F2',
    quiet: '#A7A2B3',
    indigo: '#8589F5',
    indigoInk: '#A3A7F8',
    onIndigo: '#16151A',
    indigoWash: '#2A2A40',
    gold: '#E0B252',
    red: '#F2B8B5',
    redWash: '#3A2224',
    green: '#8FD6A8',
    greenWash: '#1C3226',
    highlights: darkHighlights,
    highlightEdges: darkEdges,
  },
  sepia: {
    page: '#F4ECD8',
    surface: '#FAF4E4',
    line: '#E0D3B4',
    edge: '#8A7757',
    ink: '#433422',
    quiet: '#75624A',
    indigo: '#5153D6',
    indigoInk: '#4446B4',
    onIndigo: '#FFFFFF',
    indigoWash: '#E7DFDC',
    gold: '#855508',
    red: '#B3261E',
    redWash: '#F5E1D3',
    green: '#1A713E',
    greenWash: '#E6E9CE',
    highlights: lightHighlights,
    highlightEdges: { ...lightEdges, yellow: '#8A5A10' },
  },
  black: {
    page: '#000000',
    surface: '#0C0C0E',
    line: '#232228',
    edge: '#6E6A7A',
    ink: '#D6D3DE',
    quiet: '#A7A2B3',
    indigo: '#8589F5',
    indigoInk: '#A3A7F8',
    onIndigo: '#000000',
    indigoWash: '#1B1B2C',
    gold: '#E0B252',
    red: '#F2B8B5',
    redWash: '#2A1516',
    green: '#8FD6A8',
    greenWash: '#10231A',
    highlights: darkHighlights,
    highlightEdges: darkEdges,
  },
};

const sans = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
const serif = '"Literata Variable", Georgia, "Times New Roman", serif';

const indigo: MantineColorsTuple = [
  '#EEEEFC',
  '#DCDCFA',
  '#C4C5F6',
  '#A3A7F8',
  '#8589F5',
  '#6366F1',
  '#5153D6',
  '#4446B4',
  '#383A94',
  '#2C2D75',
];

/** The ground of a filled button under the pointer. */
function filledHover(ground: string): string {
  return `color-mix(in srgb, ${ground} 90%, var(--ink))`;
}

/** Buttons use colour tokens, so that the colours fit both light and dark themes. */
const buttonColors: VariantColorsResolver = ({ variant, color }) => {
  const ink = color === 'red' ? 'var(--red)' : 'var(--indigo-ink)';
  const wash = color === 'red' ? 'var(--red-wash)' : 'var(--indigo-wash)';
  if (variant === 'filled')
    return { background: ink, hover: filledHover(ink), color: 'var(--on-indigo)', border: 'none' };
  if (variant === 'light')
    return {
      background: wash,
      hover: `color-mix(in srgb, ${wash} 96%, var(--ink))`,
      color: ink,
      border: 'none',
    };
  if (variant === 'subtle')
    return { background: 'transparent', hover: wash, color: ink, border: 'none' };
  return {
    background: 'var(--surface)',
    hover: 'color-mix(in srgb, var(--surface) 94%, var(--ink))',
    color: 'var(--ink)',
    border: '1px solid var(--edge)',
  };
};

/**
 * Text direction follows the typed text. As `dir` of the component, the attribute would be on the
 * frame, whose first text is the label.
 */
const ownDirection = { input: { dir: 'auto' } };

export const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: { light: 6, dark: 4 },
  colors: { indigo },
  variantColorResolver: buttonColors,
  white: themes.light.surface,
  black: themes.light.ink,
  fontFamily: sans,
  headings: { fontFamily: serif, fontWeight: '600' },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '8px', md: '14px', lg: '20px', xl: '999px' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: {
      defaultProps: { radius: 'xl', size: 'md' },
      vars: () => ({
        root: {
          '--button-height': '2.75rem',
          '--button-padding-x': 'min(1.375rem, 24px)',
          '--button-fz': '1rem',
        },
      }),
    },
    TextInput: { defaultProps: { size: 'md', attributes: ownDirection } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md', attributes: ownDirection } },
  },
});

/** Maps Mantine's own colours to the app's tokens. */
export const cssVariables: CSSVariablesResolver = () => buildVariables('light', 'dark');
/**
 * Sepia and black replace the light and the dark theme: with these themes the app does not follow
 * the system.
 */
export const sepiaVariables: CSSVariablesResolver = () => buildVariables('sepia', 'dark');
export const blackVariables: CSSVariablesResolver = () => buildVariables('light', 'black');

function buildVariables(light: ThemeName, dark: ThemeName): ReturnType<CSSVariablesResolver> {
  return {
    variables: { '--serif': serif, '--sans': sans },
    light: { ...themeVariables(light), ...mantineColors },
    dark: { ...themeVariables(dark), ...mantineColors },
  };
}

const mantineColors = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--quiet)',
  '--mantine-color-placeholder': 'var(--quiet)',
  '--mantine-color-anchor': 'var(--indigo-ink)',
  '--mantine-color-error': 'var(--red)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'color-mix(in srgb, var(--surface) 94%, var(--ink))',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--edge)',
  // The contrast test mixes it, too.
  '--mantine-color-disabled': 'color-mix(in srgb, var(--surface) 94%, var(--ink))',
  '--mantine-color-disabled-color': 'var(--quiet)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--indigo-ink)',
  '--mantine-primary-color-filled-hover': filledHover('var(--indigo-ink)'),
};

/** Every custom property the stylesheets use: `--page`, `--indigo-ink`, `--highlight-yellow`, … */
function themeVariables(name: ThemeName): Record<`--${string}`, string> {
  const { highlights, highlightEdges, ...colors } = themes[name];
  const variables: Record<`--${string}`, string> = {};
  for (const [token, color] of Object.entries(colors))
    variables[`--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`] = color;
  for (const [token, color] of Object.entries(highlights))
    variables[`--highlight-${token}`] = color;
  for (const [token, color] of Object.entries(highlightEdges))
    variables[`--highlight-edge-${token}`] = color;
  return variables;
}
