// React hooks that load the text of memory verses: of one verse for practice, and of the shown
// verses of the list.
import { useEffect, useState } from 'react';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { useLanguage } from '../../locales/language.ts';
import type { SavedMemoryVerse } from './data.ts';
import {
  findVerseTextsOnDevice,
  loadVerseText,
  type VerseText,
  type VerseTextResult,
} from './memory-verse-text.ts';

/** Undefined while the text is loading. A missing text is loaded again when a connection is back. */
export function useVerseText({ passage, fields }: SavedMemoryVerse): VerseTextResult | undefined {
  const data = useData();
  const language = useLanguage();
  const online = useLiveQuery('online', (from) => from.online) ?? true;
  const [result, setResult] = useState<VerseTextResult>();
  const isReady = result?.kind === 'text';

  useEffect(() => {
    if (isReady) return undefined;
    let isOpen = true;
    loadVerseText(data, fields, language).then(
      (found) => isOpen && setResult(found),
      (fault: unknown) => {
        data.report('the text of a memory verse could not be loaded', fault);
        if (isOpen) setResult({ kind: 'missing' });
      },
    );
    return () => {
      isOpen = false;
    };
    // The fields are a new object after each answer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data, passage, language, online, isReady]);
  return result;
}

/**
 * Returns the texts by record id. The texts on this device come first; chapters that are missing
 * are loaded from the server, one after the other, and again when a connection is back.
 */
export function useVerseTexts(verses: readonly SavedMemoryVerse[]): ReadonlyMap<string, VerseText> {
  const data = useData();
  const language = useLanguage();
  const online = useLiveQuery('online', (from) => from.online) ?? true;
  const [texts, setTexts] = useState<ReadonlyMap<string, VerseText>>(new Map());
  const ids = verses.map(({ id }) => id).join(' ');

  useEffect(() => {
    let isOpen = true;
    async function load(): Promise<void> {
      const found = await findVerseTextsOnDevice(data, verses, language);
      if (isOpen) setTexts(found);
      if (!online) return;
      for (const { id, fields } of verses) {
        if (!isOpen) return;
        if (found.has(id)) continue;
        const result = await loadVerseText(data, fields, language);
        if (result.kind === 'offline') return;
        if (result.kind === 'missing') continue;
        found.set(id, result);
        if (isOpen) setTexts(new Map(found));
      }
    }
    load().catch((fault: unknown) =>
      data.report('the texts of memory verses could not be read', fault),
    );
    return () => {
      isOpen = false;
    };
    // The ids identify the passages.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data, language, online, ids]);
  return texts;
}
