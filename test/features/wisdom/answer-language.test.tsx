// Test of a Wisdom answer after a language change: the language label, a new answer in the new
// language, and restoring the old answer.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { WisdomPage } from '../../../src/features/wisdom/page.tsx';
import { discardUnwrittenDrafts } from '../../../src/platform/storage/drafts.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

beforeEach(() => {
  localStorage.clear();
  discardUnwrittenDrafts();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('There is no server.'));
});

afterEach(() => changeTestLanguage('en'));

test('an answer names its language; after a new answer the old one can be restored', async () => {
  renderWithProviders(
    <MemoryRouter>
      <DataProvider data={await createMemoryContext()}>
        <WisdomPage />
      </DataProvider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Grief' }));
  await screen.findByRole('button', { name: 'Save answer' }, { timeout: 5_000 });
  const insight = () => document.querySelector<HTMLElement>('section p[lang]');
  const before = insight()?.textContent;
  expect(insight()?.lang).toBe('en');
  expect(screen.queryByText('This answer is in English.')).toBeNull();

  await changeTestLanguage('fr');
  expect(await screen.findByText('Cette réponse est en anglais.')).toBeDefined();
  expect(insight()?.lang).toBe('en');
  fireEvent.click(screen.getByRole('button', { name: 'Redemander en français' }));
  await waitFor(() => expect(insight()?.lang).toBe('fr'), { timeout: 5_000 });
  expect(screen.queryByRole('button', { name: 'Redemander en français' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(insight()?.textContent).toBe(before));
});
