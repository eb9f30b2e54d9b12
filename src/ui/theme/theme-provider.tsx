// Theme provider around the whole app: Mantine theme, colour theme, base styles, text size and
// motion, and the colour of the browser's bars.
import './mantine.css';
import './variables.css';
import './fonts.css';
import './base.css';
import { MantineProvider, useComputedColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import {
  createColorSchemeManager,
  useColorThemeAttribute,
  type ColorTheme,
} from './color-theme.ts';
import { startTextSizeAndMotion } from './text-size-and-motion.ts';
import { theme } from './theme.ts';

const colorSchemeManager = createColorSchemeManager();

// Before anything is drawn.
startTextSizeAndMotion();

/**
 * Mantine writes no style elements, because the content security policy refuses them. The variables
 * are in variables.css. The classes of `hiddenFrom` and `visibleFrom` do not exist.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const colorTheme = useColorThemeAttribute();
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <BrowserThemeColor colorTheme={colorTheme} />
      {children}
    </MantineProvider>
  );
}

/**
 * The bars of the browser take the colour of the page, also when the user chose another theme than
 * that of the system, or sepia.
 */
function BrowserThemeColor({ colorTheme }: { colorTheme: ColorTheme }) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  useEffect(() => {
    const page = getComputedStyle(document.documentElement).getPropertyValue('--page').trim();
    if (page)
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
        meta.content = page;
  }, [scheme, colorTheme]);
  return null;
}
