// Everything on the screen stands inside this: the theme in its colours, and the ground styles.
import './mantine.css';
import './fonts.css';
import './look.css';
import { MantineProvider, useComputedColorScheme } from '@mantine/core';
import type { CSSVariablesResolver, MantineThemeOverride } from '@mantine/core';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { createSchemeManager, useThemeVariables } from './appearance.ts';
import { startComfort } from './comfort.ts';

const schemeManager = createSchemeManager();

// Before anything is drawn.
startComfort();

interface LookProps {
  theme: MantineThemeOverride;
  cssVariables: CSSVariablesResolver;
  children: ReactNode;
}

export function Look({ theme, cssVariables, children }: LookProps) {
  const variables = useThemeVariables(cssVariables);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} colorSchemeManager={schemeManager} defaultColorScheme="auto">
      <BrowserColor variables={variables} />
      {children}
    </MantineProvider>
  );
}

/** The bars of the browser take the colour of the page, also when a person chose against the system, or sepia. */
function BrowserColor({ variables }: { variables: CSSVariablesResolver }) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  useEffect(() => {
    const page = getComputedStyle(document.documentElement).getPropertyValue('--page').trim();
    if (page) for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = page;
  }, [scheme, variables]);
  return null;
}
