// How a page has words made: what is under way, what came of it, what the person said of a model, and the wishes that wait.
import { useEffect, useRef, useState } from 'react';
import { useData, useLive } from '../hooks.tsx';
import { languageOnScreen } from './language-on-screen.ts';
import type { Made, MadeKind, MadeOf, MakingFault, WaitingWish, WishOf } from './made.ts';
import { askForOffer, chooseModel, type Consent, modelChoice } from './model.ts';
import { dropWish, leaveWish, wishesOf } from './wishes.ts';

export type MakingState<K extends MadeKind> = { step: 'idle' } | { step: 'making' } | { step: 'made'; made: MadeOf<K> } | { step: 'failed'; fault: MakingFault };

export interface Making<K extends MadeKind> {
  state: MakingState<K>;
  /** Makes it by the source the person chose; a second call while one is under way does nothing. Null when nothing was made. */
  make(wish: WishOf<K>, options?: { source?: 'composer' }): Promise<MadeOf<K> | null>;
  cancel(): void;
  reset(): void;
  /** Whether this server offers a model, and what the person said of it for this kind of words. */
  model: { offered: boolean; online: boolean; consent: Consent; choose(consent: 'yes' | 'no'): void };
  /** Leaves the wish until there is a network again: only with consent. Throws `NotKept`. */
  leave(wish: WishOf<K>): Promise<void>;
  /** Wishes of this kind that wait or were granted meanwhile, the newest first. */
  wishes: readonly WaitingWish<K>[];
  /** Throws `NotKept`. */
  dropWish(id: string): Promise<void>;
}

const none: readonly never[] = [];

export function useMaking<K extends MadeKind>(kind: K): Making<K> {
  const data = useData();
  const choice = useLive(`model-choice ${kind}`, (from) => modelChoice(from, kind));
  const wishes = useLive(`wishes ${kind}`, (from) => wishesOf(from, kind)) ?? none;
  const online = useLive('online', (from) => from.online) ?? true;
  const [state, setState] = useState<MakingState<K>>({ step: 'idle' });
  // State comes a moment later than the second tap of a double tap.
  const underWay = useRef<AbortController | null>(null);

  useEffect(() => {
    if (online) void askForOffer(data);
  }, [data, online]);

  // Nobody waits for it any more.
  useEffect(() => () => underWay.current?.abort(), []);

  function cancel(): void {
    underWay.current?.abort();
    underWay.current = null;
    setState((now) => (now.step === 'making' ? { step: 'idle' } : now));
  }

  async function make(wish: WishOf<K>, { source }: { source?: 'composer' } = {}): Promise<MadeOf<K> | null> {
    if (underWay.current) return null;
    const stop = new AbortController();
    underWay.current = stop;
    setState({ step: 'making' });
    const next = await attempt(wish, source, stop.signal);
    if (stop.signal.aborted) return null;
    underWay.current = null;
    setState(next);
    return next.step === 'made' ? next.made : null;
  }

  async function attempt(wish: WishOf<K>, source: 'composer' | undefined, signal: AbortSignal): Promise<MakingState<K>> {
    try {
      // Home is drawn without it.
      const { makeWords } = await import('./make.ts');
      const making = await makeWords(data, wish, { language: languageOnScreen(), source, signal, offline: 'compose' });
      if (making.kind === 'made' && isOfKind(making.made, kind)) return { step: 'made', made: making.made };
      return { step: 'failed', fault: making.kind === 'fault' ? making.fault : 'failed' };
    } catch (fault) {
      if (!signal.aborted) data.report('words could not be made', fault);
      return { step: 'failed', fault: 'failed' };
    }
  }

  return {
    state,
    make,
    cancel,
    reset() {
      cancel();
      setState({ step: 'idle' });
    },
    model: {
      offered: choice?.offered ?? false,
      online,
      consent: choice?.consent ?? 'unasked',
      choose: (consent) => void chooseModel(data, kind, consent).catch((fault: unknown) => data.report('a choice could not be kept', fault)),
    },
    async leave(wish) {
      if (choice?.consent !== 'yes') throw new Error('A wish is left for a model only with consent.');
      await leaveWish(data, wish, languageOnScreen());
    },
    wishes,
    dropWish: (id) => dropWish(data, id),
  };
}

function isOfKind<K extends MadeKind>(made: Made, kind: K): made is MadeOf<K> {
  return made.kind === kind;
}
