// Tests of useGeneration and its components: consent, one request at a time, failures, queued
// generations, and one notice per result.
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { useGeneration } from '../../../src/features/generation/use-generation.ts';
import { HelpNote } from '../../../src/features/crisis-help/components/help-note.tsx';
import { GenerationError } from '../../../src/features/generation/components/generation-error.tsx';
import { ModelConsentCard } from '../../../src/features/generation/components/model-consent-card.tsx';
import { SourceLine } from '../../../src/features/generation/components/source-line.tsx';
import { QueuedGenerationList } from '../../../src/features/generation/components/queued-list.tsx';
import { FinishedGenerationToast } from '../../../src/features/generation/components/finished-toast.tsx';
import {
  type AnswerModelCall,
  buildGoodNote,
  createGenerationSetup,
  neverAnswer,
} from './generation-setup.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';
import { languages } from '../../../schemas/languages.ts';

afterEach(() => vi.unstubAllGlobals());

const generation = { kind: 'grace_note', mood: 'weary', context: '' } as const;
const answerValid: AnswerModelCall = () =>
  Response.json(buildGoodNote([{ reference: 'John 11:35', text: 'x' }]));

async function making(answer: AnswerModelCall) {
  const setup = createGenerationSetup(answer);
  const alice: DataContext = {
    ...(await createMemoryContext()),
    backend: setup.backend,
    online: setup.online,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DataProvider data={alice}>{children}</DataProvider>
  );
  const { result, unmount } = renderHook(() => useGeneration('grace_note'), { wrapper });
  await waitFor(() => expect(result.current.model.offered).toBe(true));
  const consent = async () => {
    act(() => result.current.model.choose('yes'));
    await waitFor(() => expect(result.current.model.consent).toBe('yes'));
  };
  return { ...setup, result, unmount, consent };
}

test('the model is asked only after consent, and two calls at once make one request', async () => {
  const { result, modelCalls, consent } = await making(answerValid);
  expect(result.current.model).toMatchObject({ consent: 'unasked', online: true });
  await act(async () =>
    expect(await result.current.generate(generation)).toMatchObject({ source: 'composer' }),
  );
  expect(modelCalls).toHaveLength(0);
  await consent();
  await act(async () => {
    const [first, second] = await Promise.all([
      result.current.generate(generation),
      result.current.generate(generation),
    ]);
    expect([first?.source, second]).toEqual(['model', null]);
  });
  expect(modelCalls).toHaveLength(1);
  expect(result.current.state).toMatchObject({
    step: 'made',
    made: { kind: 'grace_note', verses: [{ reference: 'John 11:35', translation: 'KJV' }] },
  });
  act(() => result.current.reset());
  expect(result.current.state).toEqual({ step: 'idle' });
});

test("a failure has its fault kind, and Selah's own text can be requested instead", async () => {
  const { result, consent } = await making(() => Response.json({}, { status: 429 }));
  await consent();
  await act(async () => expect(await result.current.generate(generation)).toBeNull());
  expect(result.current.state).toEqual({ step: 'failed', fault: 'busy' });
  await act(async () =>
    expect(await result.current.generate(generation, { source: 'composer' })).toMatchObject({
      source: 'composer',
    }),
  );
});

test('cancel and leaving the page both abort a running generation', async () => {
  const { result, modelCalls, consent, unmount } = await making(neverAnswer);
  await consent();
  for (const cancelGeneration of [() => result.current.cancel(), unmount]) {
    const before = modelCalls.length;
    let generated: Promise<unknown> = Promise.resolve();
    act(() => void (generated = result.current.generate(generation)));
    expect(result.current.state).toEqual({ step: 'making' });
    await waitFor(() => expect(modelCalls.length).toBe(before + 1));
    act(cancelGeneration);
    expect(await generated).toBeNull();
    expect(modelCalls.at(-1)?.signal.aborted).toBe(true);
  }
});

test('text is generated in the current interface language', async () => {
  const { result } = await making(answerValid);
  await act(() => changeTestLanguage('pt'));
  await act(async () =>
    expect(await result.current.generate(generation)).toMatchObject({ language: 'pt' }),
  );
});

test('a generation is queued only with consent, is listed, and can be removed', async () => {
  const { result, consent, online } = await making(answerValid);
  await expect(result.current.queue(generation)).rejects.toThrow('consent');
  await consent();
  act(() => online.next(false));
  expect(result.current.model.online).toBe(false);
  await act(() => result.current.queue(generation));
  await waitFor(() =>
    expect(result.current.queuedGenerations).toMatchObject([
      { step: 'waiting', request: generation },
    ]),
  );
  await act(() => result.current.removeQueued(result.current.queuedGenerations[0]?.id ?? ''));
  await waitFor(() => expect(result.current.queuedGenerations).toEqual([]));
});

test('the consent card says what is sent, to whom, and that consent is optional', () => {
  const onChoose = vi.fn();
  const { rerender } = renderWithProviders(
    <ModelConsentCard consent="unasked" offered online onChoose={onChoose} />,
  );
  const question = screen.getByRole('region', { name: 'Use AI for this?' });
  expect(question.textContent).toMatch(
    /Selah’s server.*an AI service.*With Selah’s texts, nothing is sent/,
  );
  fireEvent.click(screen.getByRole('button', { name: 'No, use Selah’s texts' }));
  expect(onChoose).toHaveBeenLastCalledWith('no');
  rerender(<ModelConsentCard consent="no" offered online onChoose={onChoose} />);
  expect(screen.getByText('Selah’s texts are used. Nothing is sent.')).toBeTruthy();
  // The answer can be changed, and the current answer is selected.
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(
    screen.getByRole('button', { name: 'No, use Selah’s texts' }).getAttribute('aria-pressed'),
  ).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Yes, use AI' }));
  expect(onChoose).toHaveBeenLastCalledWith('yes');
  rerender(<ModelConsentCard consent="yes" offered={false} online onChoose={onChoose} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an error shows the page’s own sentence, says the text is safe and offers two actions', () => {
  const [onRetry, onCompose] = [vi.fn(), vi.fn()];
  renderWithProviders(
    <GenerationError
      fault="timeout"
      message="Failed to generate prayer. Please try again."
      onRetry={onRetry}
      onComposeOnDevice={onCompose}
    />,
  );
  expect(screen.getByRole('alert').textContent).toMatch(
    /^Failed to generate prayer\. Please try again\. .*too long to answer.*still here/,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  fireEvent.click(screen.getByRole('button', { name: 'Use Selah’s texts' }));
  expect([onRetry, onCompose].map((call) => call.mock.calls.length)).toEqual([1, 1]);
});

test('the source is always named, in every language differently for each', async () => {
  for (const language of languages) {
    await changeTestLanguage(language);
    const { container, unmount } = renderWithProviders(
      (['model', 'composer', 'device'] as const).map((source) => (
        <SourceLine key={source} source={source} />
      )),
    );
    const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect([lines.length, new Set(lines).size]).toEqual([3, 3]);
    unmount();
  }
});

test('the help note is shown only for a text with signs of danger', () => {
  const { rerender } = renderWithProviders(<HelpNote concern={undefined} />);
  expect(screen.queryByRole('note')).toBeNull();
  rerender(<HelpNote concern="life" />);
  expect(screen.getByRole('note').textContent).toContain('You are not alone');
});

test('queued generations are listed with their status', () => {
  const [onOpen, onDrop] = [vi.fn(), vi.fn()];
  const generations = [
    { id: 'a', step: 'made' as const, words: 'For <b>rain</b>' },
    { id: 'b', step: 'waiting' as const, words: 'For peace' },
  ];
  renderWithProviders(
    <QueuedGenerationList
      generations={generations}
      getTitle={({ words }) => words}
      onOpen={onOpen}
      onRemove={onDrop}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'For <b>rain</b>Ready to readRead',
    'For peaceWaiting until you’re online',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Read' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove “For peace”' }));
  expect([onOpen.mock.lastCall, onDrop.mock.lastCall]).toEqual([[generations[0]], ['b']]);
});

test('a finished generation is announced once, with a button, by the claiming tab', async () => {
  const finished = [{ id: 'a', kind: 'prayer' as const }];
  const takeGeneration = vi.fn(async (id: string) => id === 'a');
  const onOpen = vi.fn();
  const { rerender } = renderWithProviders(
    <FinishedGenerationToast notices={finished} claim={takeGeneration} onOpen={onOpen} />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Read' }));
  expect(onOpen).toHaveBeenCalledWith(finished[0]);
  // A generation claimed by another tab is not announced here.
  rerender(
    <FinishedGenerationToast
      notices={[...finished, { id: 'b', kind: 'prayer' as const }]}
      claim={takeGeneration}
      onOpen={onOpen}
    />,
  );
  await waitFor(() => expect(takeGeneration).toHaveBeenCalledTimes(2));
  await act(async () => {});
  expect(screen.queryByText('Your prayer is ready.')).toBeNull();
});
