// Tests of the calm help note that appears once per page when a saved or typed text has signs of
// danger.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DataContext } from '../../../src/data/data-context.ts';
import { toUserDay } from '../../../src/data/user-days.ts';
import { createGratitudeEntry } from '../../../src/features/gratitude/data.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { createPrayer, markPrayerAnswered } from '../../../src/features/prayer/data.ts';
import { GratitudePage } from '../../../src/features/gratitude/page.tsx';
import { PrayerPage } from '../../../src/features/prayer/page.tsx';
import {
  HelpOnce,
  HelpOnceProvider,
} from '../../../src/features/crisis-help/components/help-once.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';

// The patterns are loaded before the tests, so that a slow import does not count against their time
// limits.
beforeAll(async () => {
  const { loadDangerSearch } = await import('../../../content/text-analysis/search-danger.ts');
  await loadDangerSearch();
});

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('There is no server.'));
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
});

function renderPage(data: DataContext, page: ReactElement, address: string) {
  return renderWithProviders(
    <MemoryRouter initialEntries={[address]}>
      <DataProvider data={data}>{page}</DataProvider>
    </MemoryRouter>,
  );
}

const dangerText = 'I want to die';
const pray = (data: DataContext, request: string, prayer_text = request) =>
  createPrayer(data, { request, prayer_text, verses: [], category: 'other', language: 'en' });

test('the prayer journal shows one help note, even for two prayers with danger signs', async () => {
  const data = await createMemoryContext();
  await pray(data, dangerText);
  await pray(data, 'For rain');
  await pray(data, `${dangerText} tonight`);
  renderPage(data, <PrayerPage />, '/Prayer?view=mine');
  const note = await screen.findByRole('note');
  expect(note.textContent).toContain('You are not alone.');
  expect(note.closest('article')?.textContent).toContain(dangerText);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getAllByRole('note')).toHaveLength(1);
});

test('the pray-through view has a help note, too', async () => {
  const data = await createMemoryContext();
  await pray(data, dangerText);
  renderPage(data, <PrayerPage />, '/Prayer?view=through');
  expect(await screen.findByRole('note')).toBeDefined();
});

test('an answered prayer has no help note', async () => {
  const otherContext = await createMemoryContext();
  await markPrayerAnswered(
    otherContext,
    await pray(otherContext, dangerText),
    toUserDay(new Date()),
  );
  await pray(otherContext, 'For rain');
  renderPage(otherContext, <PrayerPage />, '/Prayer?view=mine');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(screen.queryByRole('note')).toBeNull();
});

test('a gratitude entry with danger signs has a help note', async () => {
  const data = await createMemoryContext();
  await createGratitudeEntry(data, {
    date: toUserDay(new Date()),
    entry_text: 'Today I wanted to kill myself, and a friend called',
    language: 'en',
  });
  renderPage(data, <GratitudePage />, '/Gratitude?view=journal');
  expect(await screen.findByRole('note')).toBeDefined();
});

test('the help note appears while a prayer is written and stays after it is saved', async () => {
  const data = await createMemoryContext();
  renderPage(data, <PrayerPage />, '/Prayer');
  const requestField = await screen.findByLabelText<HTMLTextAreaElement>('What is on your heart?');
  fireEvent.change(requestField, { target: { value: 'For rain' } });
  expect(screen.queryByRole('note')).toBeNull();
  fireEvent.change(requestField, { target: { value: dangerText } });
  const note = await screen.findByRole('note');
  expect(note.parentElement?.getAttribute('aria-live')).toBe('polite');
  fireEvent.click(screen.getByRole('button', { name: 'Save what I wrote' }));
  await waitFor(() => expect(requestField.value).toBe(''));
  expect(await screen.findByRole('note')).toBeDefined();
});

test('the help note appears while a gratitude entry is written', async () => {
  renderPage(await createMemoryContext(), <GratitudePage />, '/Gratitude');
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: dangerText } });
  expect(await screen.findByRole('note')).toBeDefined();
});

test('when the first help note is removed, the next one shows; without a provider all show', () => {
  const renderTexts = (first: boolean) => (
    <HelpOnceProvider>
      {first && <HelpOnce concern="violence" />}
      <HelpOnce concern={undefined} />
      <HelpOnce concern="life" />
    </HelpOnceProvider>
  );
  const { rerender } = renderWithProviders(renderTexts(true));
  expect(screen.getByRole('note').textContent).toContain('not your fault');
  rerender(renderTexts(false));
  expect(screen.getByRole('note').textContent).toContain('You are not alone.');
  rerender(<HelpOnce concern="life" />);
  expect(screen.getByRole('note')).toBeDefined();
});
