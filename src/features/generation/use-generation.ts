// React hook for generating texts on a page: the running generation, its result, the consent to a
// model, and the queued generations.
import { useEffect, useRef, useState } from 'react';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { runWhenIdle } from '../../platform/idle.ts';
import { getScreenLanguage } from './screen-language.ts';
import type {
  GeneratedText,
  GenerationKind,
  GeneratedTextOf,
  GenerationFault,
  QueuedGenerationOf,
  GenerationRequestOf,
} from './generated-text.ts';
import {
  loadModelOffer,
  saveModelConsent,
  type ModelConsent,
  watchModelChoice,
} from './model-consent.ts';
import {
  removeQueuedGeneration,
  queueGeneration,
  watchQueuedGenerationsOf,
} from './queue/queued-generations.ts';

export type GenerationState<K extends GenerationKind> =
  | { step: 'idle' }
  | { step: 'making' }
  | { step: 'made'; made: GeneratedTextOf<K> }
  | { step: 'failed'; fault: GenerationFault };

export interface GenerationControls<K extends GenerationKind> {
  state: GenerationState<K>;
  /**
   * Generates the text with the chosen source. A second call during a generation does nothing.
   * Resolves to null when nothing was generated.
   */
  generate(
    generation: GenerationRequestOf<K>,
    options?: { source?: 'composer' },
  ): Promise<GeneratedTextOf<K> | null>;
  cancel(): void;
  reset(): void;
  /** Whether this server offers a model, and the user's consent for this kind of text. */
  model: {
    offered: boolean;
    online: boolean;
    consent: ModelConsent;
    choose(consent: 'yes' | 'no'): void;
  };
  /** Queues the request until there is a network; requires consent. Throws `StorageWriteError`. */
  queue(generation: GenerationRequestOf<K>): Promise<void>;
  /** Generations of this kind that wait or have finished, newest first. */
  queuedGenerations: readonly QueuedGenerationOf<K>[];
  /** Throws `StorageWriteError`. */
  removeQueued(id: string): Promise<void>;
}

const noneQueued: readonly never[] = [];

export function useGeneration<K extends GenerationKind>(kind: K): GenerationControls<K> {
  const data = useData();
  const choice = useLiveQuery(`model-choice ${kind}`, (from) => watchModelChoice(from, kind));
  const queuedGenerations =
    useLiveQuery(`queued generations ${kind}`, (from) => watchQueuedGenerationsOf(from, kind)) ??
    noneQueued;
  const online = useLiveQuery('online', (from) => from.online) ?? true;
  const [state, setState] = useState<GenerationState<K>>({ step: 'idle' });
  // React state would change too late to stop the second tap of a double tap.
  const running = useRef<AbortController | null>(null);

  useEffect(() => {
    if (online) void loadModelOffer(data);
  }, [data, online]);

  // Home is opened each day, and rarely for a new grace note.
  useEffect(() => {
    if (kind === 'grace_note') return;
    return runWhenIdle(
      () =>
        void preloadLibrary(kind).catch((fault: unknown) =>
          data.report('the passages could not be loaded ahead', fault),
        ),
    );
  }, [data, kind]);

  // After unmounting, the result is no longer needed.
  useEffect(() => () => running.current?.abort(), []);

  function cancel(): void {
    running.current?.abort();
    running.current = null;
    setState((now) => (now.step === 'making' ? { step: 'idle' } : now));
  }

  async function generate(
    generation: GenerationRequestOf<K>,
    { source }: { source?: 'composer' } = {},
  ): Promise<GeneratedTextOf<K> | null> {
    if (running.current) return null;
    const stop = new AbortController();
    running.current = stop;
    setState({ step: 'making' });
    const next = await runGeneration(generation, source, stop.signal);
    if (stop.signal.aborted) return null;
    running.current = null;
    setState(next);
    return next.step === 'made' ? next.made : null;
  }

  async function runGeneration(
    generation: GenerationRequestOf<K>,
    source: 'composer' | undefined,
    signal: AbortSignal,
  ): Promise<GenerationState<K>> {
    try {
      // Loaded on demand, because Home is rendered without this code.
      const { generateText } = await import('./generate.ts');
      const result = await generateText(data, generation, {
        language: getScreenLanguage(),
        source,
        signal,
        offline: 'compose',
      });
      if (result.kind === 'made' && isOfKind(result.made, kind))
        return { step: 'made', made: result.made };
      return { step: 'failed', fault: result.kind === 'fault' ? result.fault : 'failed' };
    } catch (fault) {
      if (!signal.aborted) data.report('a text could not be generated', fault);
      return { step: 'failed', fault: 'failed' };
    }
  }

  return {
    state,
    generate,
    cancel,
    reset() {
      cancel();
      setState({ step: 'idle' });
    },
    model: {
      offered: choice?.offered ?? false,
      online,
      consent: choice?.consent ?? 'unasked',
      choose: (consent) =>
        void saveModelConsent(data, kind, consent).catch((fault: unknown) =>
          data.report('the choice could not be stored', fault),
        ),
    },
    async queue(generation) {
      if (choice?.consent !== 'yes')
        throw new Error('A request is queued for a model only with consent.');
      await queueGeneration(data, generation, getScreenLanguage());
    },
    queuedGenerations,
    removeQueued: (id) => removeQueuedGeneration(data, id),
  };
}

/** So that the first text does not wait for code and passages. */
async function preloadLibrary(kind: Exclude<GenerationKind, 'grace_note'>): Promise<void> {
  const { preloadComposer } = await import('./generate.ts');
  await preloadComposer(kind, getScreenLanguage());
}

function isOfKind<K extends GenerationKind>(
  made: GeneratedText,
  kind: K,
): made is GeneratedTextOf<K> {
  return made.kind === kind;
}
