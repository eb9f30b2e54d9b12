// React hooks that load the text of memory verses: of one verse for practice, and of the shown
// verses of the list from this device only.
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

/** Returns the texts by record id; verses without a text on this device are left out. */
export function useTextsOnDevice(
  verses: readonly SavedMemoryVerse[],
): ReadonlyMap<string, VerseText> {
  const data = useData();
  const language = useLanguage();
  const [texts, setTexts] = useState<ReadonlyMap<string, VerseText>>(new Map());
  const ids = verses.map(({ id }) => id).join(' ');

  useEffect(() => {
    let isOpen = true;
    findVerseTextsOnDevice(data, verses, language).then(
      (found) => isOpen && setTexts(found),
      (fault: unknown) => data.report('the texts of memory verses could not be read', fault),
    );
    return () => {
      isOpen = false;
    };
    // The ids identify the passages.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data, language, ids]);
  return texts;
}
