// The words of passages for the night, a few at a time; asked for anew when the network comes back.
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

/** At once: a list of twenty-four asks a server gently. */
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
    async function askNext(): Promise<void> {
      const passage = waiting.shift();
      if (!passage || !isOpen) return;
      const scripture = await loadSleepScripture(data, passage, language);
      if (!isOpen) return;
      known.current = new Map(known.current).set(keyOf(passage), scripture);
      setFound(known.current);
      await askNext();
    }
    for (let lane = 0; lane < maxConcurrent; lane += 1) void askNext();
    return () => {
      isOpen = false;
    };
    // Whoever was told that there are none asks again when there is a network; the passages are
    // told by what they say.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data, language, online, wanted]);
  return (passage) => found.get(keyOf(passage)) ?? loadingScripture;

  /**
   * Words that are shown stay while others are looked for, such as those that a server has just
   * brought.
   */
  function keyOf({ reference }: SleepScriptureSource): string {
    return `${language}|${reference}`;
  }

  /** Words that only stand in for others may be had better later. */
  function isSettled(scripture: ScriptureState | undefined): boolean {
    return scripture?.kind === 'quoted' && getScriptureLanguage(scripture) === language;
  }
}

/**
 * Of each passage, in their order; of one whose place is not read yet, the reference as the record
 * has it.
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
