// Verses that were kept without their words get them when they are shown, where the page says whom
// to ask.
import { createContext, type ReactNode, use, useEffect, useState } from 'react';

export interface ShownVerse {
  reference: string;
  /** Empty when the chapter was not on the device: the place alone is shown, and why. */
  text: string;
  translation?: string | null;
}

/** Null where the words cannot be had now. It is another function when asking again may help. */
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

/** The same verses, each with its words as soon as they are there. */
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
    // A record is handed over anew at every change of another: `wantedKeys` says which verses are
    // meant.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [loadText, wantedKeys]);
  return verses.map((verse) => (verse.text === '' ? (found.get(getKey(verse)) ?? verse) : verse));
}

function getKey({ reference, translation }: ShownVerse): string {
  return `${reference}|${translation ?? ''}`;
}
