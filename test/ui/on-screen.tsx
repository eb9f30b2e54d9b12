// Draws a picture in a page as the app does: theme, texts, toasts. Cleans up after each test.
import { MantineProvider } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach } from 'vitest';
import type { Language } from '../../schemas/fields.ts';
import { chooseLanguage, enterRoom, startLanguage } from '../../src/i18n/language.ts';
import { cssVariables, theme } from '../../src/theme.ts';
import { Toaster } from '../../src/ui/toaster.tsx';

beforeEach(async () => {
  localStorage.clear();
  await startLanguage();
  await Promise.all([enterRoom('bible'), enterRoom('day'), enterRoom('door'), enterRoom('guide'), enterRoom('installed'), enterRoom('night'), enterRoom('sync')]);
  await chooseLanguage('en');
});

afterEach(cleanup);

export function onScreen(picture: ReactNode): RenderResult {
  return render(picture, { wrapper: Page });
}

export async function inLanguage(language: Language): Promise<void> {
  await chooseLanguage(language);
}

function Page({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} env="test">
      <Toaster>{children}</Toaster>
    </MantineProvider>
  );
}
