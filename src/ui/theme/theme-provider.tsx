// Theme provider around the whole app: Mantine theme, colour theme, base styles, text size and
// motion, and the colour of the browser's bars.
import './mantine.css';
import './fonts.css';
import './base.css';
import { MantineProvider, useComputedColorScheme } from '@mantine/core';
import type { CSSVariablesResolver, MantineThemeOverride } from '@mantine/core';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { createColorSchemeManager, useThemeVariables } from './color-theme.ts';
import { startTextSizeAndMotion } from './text-size-and-motion.ts';

const colorSchemeManager = createColorSchemeManager();

// Before anything is drawn.
startTextSizeAndMotion();

interface ThemeProviderProps {
  theme: MantineThemeOverride;
  cssVariables: CSSVariablesResolver;
  children: ReactNode;
}

export function ThemeProvider({ theme, cssVariables, children }: ThemeProviderProps) {
  const variables = useThemeVariables(cssVariables);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <BrowserThemeColor variables={variables} />
      {children}
    </MantineProvider>
  );
}

/**
 * The bars of the browser take the colour of the page, also when a person chose against the system,
 * or sepia.
 */
function BrowserThemeColor({ variables }: { variables: CSSVariablesResolver }) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  useEffect(() => {
    const page = getComputedStyle(document.documentElement).getPropertyValue('--page').trim();
    if (page)
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
        meta.content = page;
  }, [scheme, variables]);
  return null;
}
