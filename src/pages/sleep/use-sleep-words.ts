// The words of passages for the night, a few at a time; asked for anew when the network comes back.
import { useEffect, useRef, useState } from 'react';
import { useData, useLive } from '../../data/hooks.tsx';
import { type SleepPassage, sleepPlaces, sleepWords } from '../../data/sleep-scripture.ts';
import type { SleepPlace } from '../../data/sleep-scripture.ts';
import { useLanguage } from '../../i18n/language.ts';
import { languageOf, type ScriptureShown } from '../../ui/sleep/scripture.tsx';

/** At once: a list of twenty-four asks a server gently. */
const together = 4;

const looking: ScriptureShown = { kind: 'looking' };

export function useSleepWords(passages: readonly SleepPassage[]): (passage: SleepPassage) => ScriptureShown {
  const data = useData();
  const language = useLanguage();
  const online = useLive('online', (from) => from.online) ?? true;
  const [found, setFound] = useState<ReadonlyMap<string, ScriptureShown>>(new Map());
  const known = useRef(found);
  const wanted = JSON.stringify(passages);
  useEffect(() => {
    let isOpen = true;
    const waiting = passages.filter((passage) => !isSettled(known.current.get(keyOf(passage))));
    async function askNext(): Promise<void> {
      const passage = waiting.shift();
      if (!passage || !isOpen) return;
      const words = await sleepWords(data, passage, language);
      if (!isOpen) return;
      known.current = new Map(known.current).set(keyOf(passage), words);
      setFound(known.current);
      await askNext();
    }
    for (let lane = 0; lane < together; lane += 1) void askNext();
    return () => {
      isOpen = false;
    };
    // Whoever was told that there are none asks again when there is a network; the passages are told by what they say.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data, language, online, wanted]);
  return (passage) => found.get(keyOf(passage)) ?? looking;

  /** Words that are shown stay while others are looked for, such as those that a server has just brought. */
  function keyOf({ reference }: SleepPassage): string {
    return `${language}|${reference}`;
  }

  /** Words that only stand in for others may be had better later. */
  function isSettled(words: ScriptureShown | undefined): boolean {
    return words?.kind === 'quoted' && languageOf(words) === language;
  }
}

/** Of each passage, in their order; of one whose place is not read yet, the reference as the record has it. */
export function useSleepPlaces(passages: readonly SleepPassage[]): readonly SleepPlace[] {
  const language = useLanguage();
  const references = passages.map(({ reference }) => reference);
  const found = useLive(`sleep-places/${language}/${JSON.stringify(references)}`, (data) => sleepPlaces(data, references, language));
  return references.map((_, place) => found?.[place] ?? { reference: '', href: null });
}
