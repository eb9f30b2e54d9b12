// Tests of affirmations that fail, arrive late, or are queued: the user's text stays in the form
// and can always be saved.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { firstValueFrom, of } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DataContext } from '../../../src/data/data-context.ts';
import { watchGratitudeEntries } from '../../../src/features/gratitude/data.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import type {
  GeneratedTextOf,
  GenerationFault,
} from '../../../src/features/generation/generated-text.ts';
import { generateText } from '../../../src/features/generation/generate.ts';
import { saveModelConsent } from '../../../src/features/generation/model-consent.ts';
import { GratitudePage } from '../../../src/features/gratitude/page.tsx';
import { discardUnwrittenDrafts } from '../../../src/platform/storage/drafts.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';

vi.mock('../../../src/features/generation/generate.ts');
const generate = vi.mocked(generateText);

const generated: GeneratedTextOf<'gratitude'> = {
  kind: 'gratitude',
  affirmation: 'It is good to give thanks <b>today</b>.',
  verses: [
    {
      reference: 'Psalm 92:1',
      text: 'It is a good thing to give thanks unto the LORD',
      translation: 'KJV',
    },
  ],
  source: 'model',
  language: 'en',
};

beforeEach(() => {
  discardUnwrittenDrafts();
  generate.mockReset();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('There is no server.'));
});

async function writeOn(data: DataContext, words: string): Promise<HTMLTextAreaElement> {
  renderWithProviders(
    <MemoryRouter initialEntries={['/Gratitude']}>
      <DataProvider data={data}>
        <GratitudePage />
      </DataProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('group', { name: 'Where to begin' });
  const box = screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(box, { target: { value: words } });
  return box;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const failing = (fault: GenerationFault) =>
  generate.mockResolvedValueOnce({ kind: 'fault', fault });

test.each(['timeout', 'busy', 'budget', 'unusable', 'failed', 'signed_out'] as const)(
  '%s: a failed affirmation shows the specified message, keeps the text and offers Selah’s words',
  async (fault) => {
    const box = await writeOn(await createMemoryContext(), 'Bread');
    failing(fault);
    fireEvent.click(button('Encourage me'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to generate affirmation. Please try again.');
    expect(box.value).toBe('Bread');
    generate.mockResolvedValueOnce({ kind: 'made', made: { ...generated, source: 'composer' } });
    fireEvent.click(within(alert).getByRole('button', { name: 'Use Selah’s texts' }));
    expect(await screen.findByText('From Selah’s library')).toBeDefined();
    expect(generate.mock.lastCall?.[2]).toMatchObject({ source: 'composer' });
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('two taps make one affirmation request; newer text stays; the model is credited', async () => {
  const data = await createMemoryContext();
  let answer: (making: { kind: 'made'; made: GeneratedTextOf<'gratitude'> }) => void = () => {};
  generate.mockReturnValueOnce(new Promise((resolve) => void (answer = resolve)));
  const box = await writeOn(data, 'Bread');
  fireEvent.click(button('Encourage me'));
  fireEvent.click(button('One moment…'));
  fireEvent.change(box, { target: { value: 'Bread and salt' } });
  await act(async () => answer({ kind: 'made', made: generated }));
  const affirmation = within(await screen.findByRole('region', { name: 'Your affirmation' }));
  expect(generate).toHaveBeenCalledTimes(1);
  expect(affirmation.getByText(generated.affirmation)).toBeDefined();
  expect(affirmation.getByText(/^Written by AI/)).toBeDefined();
  expect(affirmation.getByText('It is a good thing to give thanks unto the LORD')).toBeDefined();
  expect(box.value).toBe('Bread and salt');
  fireEvent.click(affirmation.getByRole('button', { name: 'Save with entry' }));
  await screen.findByText('Entry saved!');
  const [entry] = await firstValueFrom(watchGratitudeEntries(data));
  expect(entry?.fields).toMatchObject({
    entry_text: 'Bread and salt',
    ai_affirmation: generated.affirmation,
    verse_reference: 'Psalm 92:1',
    verse_text: generated.verses[0]?.text,
    translation: 'KJV',
  });
});

test('a discarded affirmation is not saved with the entry', async () => {
  const data = await createMemoryContext();
  generate.mockResolvedValueOnce({ kind: 'made', made: generated });
  await writeOn(data, 'Bread');
  fireEvent.click(button('Encourage me'));
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region', { name: 'Your affirmation' })).toBeNull();
  fireEvent.click(button('Save entry'));
  await screen.findByText('Entry saved!');
  const [entry] = await firstValueFrom(watchGratitudeEntries(data));
  expect(Object.keys(entry?.fields ?? {})).not.toContain('ai_affirmation');
});

test('a cancelled affirmation is not shown when its answer arrives later', async () => {
  let answer: (making: { kind: 'made'; made: GeneratedTextOf<'gratitude'> }) => void = () => {};
  generate.mockReturnValueOnce(new Promise((resolve) => void (answer = resolve)));
  const box = await writeOn(await createMemoryContext(), 'Bread');
  fireEvent.click(button('Encourage me'));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await act(async () => answer({ kind: 'made', made: generated }));
  expect(screen.queryByRole('region', { name: 'Your affirmation' })).toBeNull();
  expect(button('Encourage me').getAttribute('aria-disabled')).toBe('false');
  expect(box.value).toBe('Bread');
});

test('an affirmation for a text with signs of danger contains the help note', async () => {
  generate.mockResolvedValueOnce({ kind: 'made', made: { ...generated, concern: 'life' } });
  await writeOn(await createMemoryContext(), 'Bread');
  fireEvent.click(button('Encourage me'));
  expect(
    within(await screen.findByRole('region', { name: 'Your affirmation' })).getByRole('note')
      .textContent,
  ).toContain('You are not alone.');
});

test('offline, an affirmation can be queued for the model only with consent', async () => {
  const data = { ...(await createMemoryContext()), online: of(false) };
  await data.deviceDatabase.chapters.incrementalUpsert({
    id: 'model',
    kind: 'model',
    order: '',
    value: { offer: 'everybody' },
  });
  await writeOn(data, 'Bread');
  expect(screen.queryByRole('button', { name: /^Use AI when I’m back online/ })).toBeNull();
  await act(() => saveModelConsent(data, 'gratitude', 'yes'));
  fireEvent.click(await screen.findByRole('button', { name: /^Use AI when I’m back online/ }));
  expect(
    await screen.findByText('Saved. It will be written when you’re back online.'),
  ).toBeDefined();
  const generations = within(await screen.findByRole('region', { name: 'Saved for later' }));
  expect(generations.getByText('Bread')).toBeDefined();
  fireEvent.click(generations.getByRole('button', { name: /^Remove/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull());
});
