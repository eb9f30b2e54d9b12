// React hooks that load the Scripture texts and references of Peaceful Sleep, a few at a time, and
// again when the network returns.
import { useEffect, useRef, useState } from 'react';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import {
  type SleepScriptureSource,
  watchSleepReferences,
  loadSleepScripture,
} from './sleep-scripture.ts';
import type { SleepReference } from './sleep-scripture.ts';
import { useLanguage } from '../../locales/language.ts';
import { getScriptureLanguage, type ScriptureState } from './components/sleep-scripture.tsx';

/**
 * Maximum number of concurrent requests, so that a list of 24 passages does not overload the
 * server.
 */
const maxConcurrent = 4;

const loadingScripture: ScriptureState = { kind: 'looking' };

export function useSleepTexts(
  passages: readonly SleepScriptureSource[],
): (passage: SleepScriptureSource) => ScriptureState {
  const data = useData();
  const language = useLanguage();
  const online = useLiveQuery('online', (from) => from.online) ?? true;
  const [found, setFound] = useState<ReadonlyMap<string, ScriptureState>>(new Map());
  const known = useRef(found);
  const wanted = JSON.stringify(passages);
  useEffect(() => {
    let isOpen = true;
    const waiting = passages.filter((passage) => !isSettled(known.current.get(keyOf(passage))));
    async function loadNext(): Promise<void> {
      const passage = waiting.shift();
      if (!passage || !isOpen) return;
      const scripture = await loadSleepScripture(data, passage, language);
      if (!isOpen) return;
      known.current = new Map(known.current).set(keyOf(passage), scripture);
      setFound(known.current);
      await loadNext();
    }
    for (let lane = 0; lane < maxConcurrent; lane += 1) void loadNext();
    return () => {
      isOpen = false;
    };
    // Runs again when the network returns, for texts that were unavailable. `wanted` compares the
    // passages by content.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data, language, online, wanted]);
  return (passage) => found.get(keyOf(passage)) ?? loadingScripture;

  /**
   * The key does not contain the texts, so that a shown text stays while new server texts are
   * loaded.
   */
  function keyOf({ reference }: SleepScriptureSource): string {
    return `${language}|${reference}`;
  }

  /** Returns whether a better text cannot be expected. A fallback text may be replaced later. */
  function isSettled(scripture: ScriptureState | undefined): boolean {
    return scripture?.kind === 'quoted' && getScriptureLanguage(scripture) === language;
  }
}

/**
 * Returns the reference of each passage in the given order; the text is empty until the reference
 * is parsed.
 */
export function useSleepReferences(
  passages: readonly SleepScriptureSource[],
): readonly SleepReference[] {
  const language = useLanguage();
  const references = passages.map(({ reference }) => reference);
  const found = useLiveQuery(`sleep-places/${language}/${JSON.stringify(references)}`, (data) =>
    watchSleepReferences(data, references, language),
  );
  return references.map((_, index) => found?.[index] ?? { reference: '', href: null });
}
