// Mantine theme: sizes, fonts, and the colours of buttons. The values of the theme are written as
// CSS variables in variables.css, which also has the colours of the four colour themes.
import { createTheme } from '@mantine/core';
import type { VariantColorsResolver } from '@mantine/core';

const sans = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
const serif = '"Literata Variable", Georgia, "Times New Roman", serif';

/** Shown by the system as an edge in forced colours, where a button has no background. */
const hiddenBorder = '1px solid transparent';

/** Buttons use colour tokens, so that the colours fit both light and dark themes. */
const buttonColors: VariantColorsResolver = ({ variant, color }) => {
  const ink = color === 'red' ? 'var(--red)' : 'var(--indigo-ink)';
  const wash = color === 'red' ? 'var(--red-wash)' : 'var(--indigo-wash)';
  if (variant === 'filled')
    return {
      background: ink,
      hover: `color-mix(in srgb, ${ink} 90%, var(--ink))`,
      color: 'var(--on-indigo)',
      border: hiddenBorder,
    };
  if (variant === 'light')
    return {
      background: wash,
      hover: `color-mix(in srgb, ${wash} 96%, var(--ink))`,
      color: ink,
      border: hiddenBorder,
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

/** Mantine's palettes and primary colour are not used: the colours are in variables.css. */
export const theme = createTheme({
  variantColorResolver: buttonColors,
  white: '#ffffff',
  black: '#2a2622',
  fontFamily: sans,
  headings: { fontFamily: serif, fontWeight: '600' },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  lineHeights: { md: '1.5' },
  shadows: { sm: 'var(--shadow)' },
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
    Card: { defaultProps: { withBorder: true } },
    TextInput: { defaultProps: { size: 'md', attributes: ownDirection } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md', radius: 'xs' } },
    Textarea: { defaultProps: { size: 'md', attributes: ownDirection } },
  },
});
