// Tests of generated Wisdom answers on the page: failures with retry, cancelled and late answers,
// danger help, and offline questions queued with consent.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import type { GeneratedTextOf } from '../../../src/features/generation/generated-text.ts';
import { generateText } from '../../../src/features/generation/generate.ts';
import { saveModelConsent } from '../../../src/features/generation/model-consent.ts';
import { WisdomPage } from '../../../src/features/wisdom/page.tsx';
import { discardUnwrittenDrafts } from '../../../src/platform/storage/drafts.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';
import { buildStoredGeneration } from '../../support/stored-generation.ts';

vi.mock('../../../src/features/generation/generate.ts');
const generate = vi.mocked(generateText);

const generated: GeneratedTextOf<'wisdom'> = {
  kind: 'wisdom',
  insight: 'Wisdom begins with <b>awe</b>.',
  next_step: 'Read one psalm aloud.',
  topic: 'doubt',
  verses: [
    {
      reference: 'James 1:5',
      text: 'If any of you lack wisdom, let him ask of God',
      translation: 'KJV',
    },
  ],
  source: 'model',
  language: 'en',
};

beforeEach(() => {
  discardUnwrittenDrafts();
  generate.mockReset();
});

// Otherwise the last draft would be written while the tests of the next file run.
afterEach(discardUnwrittenDrafts);

function renderPage(data: DataContext): HTMLTextAreaElement {
  renderWithProviders(
    <MemoryRouter initialEntries={['/Wisdom']}>
      <DataProvider data={data}>
        <WisdomPage />
      </DataProvider>
    </MemoryRouter>,
  );
  return screen.getByRole<HTMLTextAreaElement>('textbox');
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

test.each([
  ['en', 'Failed to get wisdom. Please try again.'],
  ['fr', 'La réponse n’a pas pu être trouvée. Réessaie.'],
  ['es', 'No se pudo obtener una respuesta. Inténtalo de nuevo.'],
  ['pt', 'Não foi possível obter uma resposta. Tente de novo.'],
] as const)('%s: a failure is worded as the specification has it', async (language, words) => {
  await changeTestLanguage(language);
  renderPage(await createMemoryContext());
  generate.mockResolvedValueOnce({ kind: 'fault', fault: 'timeout' });
  const [topicButton] = within(screen.getAllByRole('group')[0] ?? document.body).getAllByRole(
    'button',
  );
  if (topicButton) fireEvent.click(topicButton);
  expect((await screen.findByRole('alert')).textContent).toContain(words);
});

test.each(['timeout', 'busy', 'budget', 'unusable', 'failed', 'signed_out'] as const)(
  '%s: Retry sends the same request, the app’s own text is one tap away, Back keeps the question',
  async (fault) => {
    const box = renderPage(await createMemoryContext());
    fireEvent.change(box, { target: { value: ' Is there hope? ' } });
    generate.mockResolvedValue({ kind: 'fault', fault });
    fireEvent.click(button('Ask'));
    fireEvent.click(
      within(await screen.findByRole('alert')).getByRole('button', { name: 'Retry' }),
    );
    await waitFor(() => expect(generate).toHaveBeenCalledTimes(2));
    expect(generate.mock.calls.map(([, generation]) => generation)).toEqual(
      [1, 2].map(() => ({ kind: 'wisdom', question: 'Is there hope?' })),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(' Is there hope? ');
    fireEvent.click(button('Ask'));
    const compose = within(await screen.findByRole('alert')).getByRole('button', {
      name: 'Use Selah’s texts',
    });
    generate.mockResolvedValueOnce({ kind: 'made', made: { ...generated, source: 'composer' } });
    fireEvent.click(compose);
    expect(await screen.findByText('From Selah’s library')).toBeDefined();
    expect(generate.mock.lastCall?.[2]).toMatchObject({ source: 'composer' });
  },
);

test('a topic sends its question and topic; the answer is text marked as generated', async () => {
  renderPage(await createMemoryContext());
  generate.mockResolvedValueOnce({ kind: 'made', made: generated });
  fireEvent.click(button('Doubt'));
  const answer = within(
    await screen.findByRole('region', { name: 'Can I have doubts and still believe?' }),
  );
  expect(await answer.findByText(generated.insight)).toBeDefined();
  expect(answer.getByText(/^Written by AI/)).toBeDefined();
  expect(generate.mock.lastCall?.[1]).toEqual({
    kind: 'wisdom',
    question: 'Can I have doubts and still believe?',
    topic: 'doubt',
  });
});

test('a pending answer can be cancelled, and a late answer is not shown', async () => {
  let answer: (making: { kind: 'made'; made: GeneratedTextOf<'wisdom'> }) => void = () => {};
  generate.mockReturnValueOnce(new Promise((resolve) => void (answer = resolve)));
  const box = renderPage(await createMemoryContext());
  fireEvent.change(box, { target: { value: 'Why?' } });
  fireEvent.click(button('Ask'));
  expect(await screen.findByText('Looking for an answer…')).toBeDefined();
  fireEvent.click(button('Cancel'));
  await act(async () => answer({ kind: 'made', made: generated }));
  expect(screen.queryByText(generated.insight)).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Why?');
});

test('a question that mentions danger shows help before anything else', async () => {
  renderPage(await createMemoryContext());
  generate.mockResolvedValueOnce({ kind: 'made', made: { ...generated, concern: 'violence' } });
  fireEvent.click(button('Marriage'));
  expect((await screen.findByRole('note')).textContent).toContain('not your fault');
});

test('an offline question is queued for the model only with the consent of the user', async () => {
  const data = { ...(await createMemoryContext()), online: of(false) };
  await data.deviceDatabase.chapters.incrementalUpsert({
    id: 'model',
    kind: 'model',
    order: '',
    value: { offer: 'everybody' },
  });
  const box = renderPage(data);
  fireEvent.change(box, { target: { value: 'Why?' } });
  expect(screen.queryByRole('button', { name: /^Use AI when I’m back online/ })).toBeNull();
  await act(() => saveModelConsent(data, 'wisdom', 'yes'));
  fireEvent.click(await screen.findByRole('button', { name: /^Use AI when I’m back online/ }));
  expect(
    await screen.findByText('Saved. It will be written when you’re back online.'),
  ).toBeDefined();
  const generations = within(await screen.findByRole('region', { name: 'Saved for later' }));
  const remaining = await data.userDatabase.activity
    .findOne({ selector: { kind: buildStoredGeneration('', {}).kind } })
    .exec();
  await act(
    async () =>
      void (await remaining?.incrementalModify((now) => ({
        ...now,
        value: { ...now.value, step: 'made', made: generated, told: true },
      }))),
  );
  fireEvent.click(await generations.findByRole('button', { name: 'Read' }));
  expect(await screen.findByText(generated.insight)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull());
});
