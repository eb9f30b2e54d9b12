// Everything on the screen stands inside this: the theme, light or dark, and the ground styles.
import './mantine.css';
import './fonts.css';
import './look.css';
import { localStorageColorSchemeManager, MantineProvider, useComputedColorScheme } from '@mantine/core';
import type { CSSVariablesResolver, MantineThemeOverride } from '@mantine/core';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

const keptAppearance = localStorageColorSchemeManager({ key: 'selah_appearance' });

interface LookProps {
  theme: MantineThemeOverride;
  cssVariables: CSSVariablesResolver;
  children: ReactNode;
}

export function Look({ theme, cssVariables, children }: LookProps) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} colorSchemeManager={keptAppearance} defaultColorScheme="auto">
      <BrowserColor />
      {children}
    </MantineProvider>
  );
}

/** The bars of the browser take the colour of the page, also when a person chose against the system. */
function BrowserColor() {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  useEffect(() => {
    const page = getComputedStyle(document.documentElement).getPropertyValue('--page').trim();
    if (page) for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = page;
  }, [scheme]);
  return null;
}
