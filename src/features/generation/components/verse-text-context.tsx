// React context that loads the text of verses that were saved without text. The page provides the
// loading function.
import { createContext, type ReactNode, use, useEffect, useState } from 'react';

export interface ShownVerse {
  reference: string;
  /** Empty when the chapter was not on the device: the place alone is shown, and why. */
  text: string;
  translation?: string | null;
}

/**
 * Resolves to null when the text is unavailable now. The function changes its identity when a retry
 * may help.
 */
export type LoadVerseText = (verse: ShownVerse) => Promise<ShownVerse | null>;

const LoadVerseTextContext = createContext<LoadVerseText | null>(null);

export function VerseTextProvider({
  loadText,
  children,
}: {
  loadText: LoadVerseText;
  children: ReactNode;
}) {
  return <LoadVerseTextContext value={loadText}>{children}</LoadVerseTextContext>;
}

/** Returns the same verses, each with its text as soon as it is loaded. */
export function useVersesWithText(verses: readonly ShownVerse[]): readonly ShownVerse[] {
  const loadText = use(LoadVerseTextContext);
  const [found, setFound] = useState<ReadonlyMap<string, ShownVerse>>(new Map());
  const versesWithoutText = verses.filter(({ text }) => text === '');
  const wantedKeys = versesWithoutText.map(getKey).join('\n');
  useEffect(() => {
    if (!loadText) return;
    for (const verse of versesWithoutText) {
      if (found.has(getKey(verse))) continue;
      void loadText(verse).then(
        (loadedVerse) =>
          loadedVerse && setFound((before) => new Map(before).set(getKey(verse), loadedVerse)),
      );
    }
    // The array of verses is a new object at every change of another record, so `wantedKeys`
    // identifies the verses.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [loadText, wantedKeys]);
  return verses.map((verse) => (verse.text === '' ? (found.get(getKey(verse)) ?? verse) : verse));
}

function getKey({ reference, translation }: ShownVerse): string {
  return `${reference}|${translation ?? ''}`;
}
