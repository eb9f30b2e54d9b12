// Renders a component in a page as the app does, with theme, texts and toasts. Cleans up after each
// test.
import { MantineProvider } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach } from 'vitest';
import type { Language } from '../../schemas/languages.ts';
import {
  changeLanguage,
  initLanguage,
  loadNamespaces,
  type Namespace,
} from '../../src/locales/language.ts';
import { theme } from '../../src/ui/theme/theme.ts';
import { Toaster } from '../../src/ui/toast/toaster.tsx';
import { localeNamespaces } from './locale-files.ts';

beforeEach(async () => {
  localStorage.clear();
  await initLanguage();
  await loadNamespaces(localeNamespaces as Namespace[]);
  await changeLanguage('en');
});

afterEach(cleanup);

export function renderWithProviders(element: ReactNode): RenderResult {
  return render(element, { wrapper: Providers });
}

export async function changeTestLanguage(language: Language): Promise<void> {
  await changeLanguage(language);
}

function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} env="test">
      <Toaster>{children}</Toaster>
    </MantineProvider>
  );
}
