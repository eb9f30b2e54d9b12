// Test of the reference bar: the accessible name of the passage button is its action followed by
// its visible text.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ReferenceBar } from '../../../../src/features/bible/reader/components/reference-bar.tsx';
import { renderWithProviders } from '../../../support/render.tsx';

test('the name of the passage button is its action, then its visible text', () => {
  renderWithProviders(
    <ReferenceBar
      chapterName={{ book: 'John', chapter: '3' }}
      translation={{ name: 'Bíblia Livre', language: 'pt' }}
      previousHref={undefined}
      nextHref={undefined}
      onPick={vi.fn()}
    />,
  );
  const button = screen.getByRole('button', { name: /^Choose a passage, current: John 3/ });
  expect(button.hasAttribute('aria-label')).toBe(false);
  expect(button.textContent).toMatch(/^Choose a passage, current: John 3.*Bíblia Livre$/);
});
