// Verses that were kept without their words get them when they are shown, where the page says whom to ask.
import { createContext, type ReactNode, use, useEffect, useState } from 'react';

export interface ShownVerse {
  reference: string;
  /** Empty when the chapter was not on the device: the place alone is shown, and why. */
  text: string;
  translation?: string | null;
}

/** Null where the words cannot be had now. It is another function when asking again may help. */
export type AskWords = (verse: ShownVerse) => Promise<ShownVerse | null>;

const AskContext = createContext<AskWords | null>(null);

export function VerseWords({ ask, children }: { ask: AskWords; children: ReactNode }) {
  return <AskContext value={ask}>{children}</AskContext>;
}

/** The same verses, each with its words as soon as they are there. */
export function useVersesWithWords(verses: readonly ShownVerse[]): readonly ShownVerse[] {
  const ask = use(AskContext);
  const [found, setFound] = useState<ReadonlyMap<string, ShownVerse>>(new Map());
  const wordless = verses.filter(({ text }) => text === '');
  const wanted = wordless.map(keyOf).join('\n');
  useEffect(() => {
    if (!ask) return;
    for (const verse of wordless) {
      if (found.has(keyOf(verse))) continue;
      void ask(verse).then((words) => words && setFound((before) => new Map(before).set(keyOf(verse), words)));
    }
    // A record is handed over anew at every change of another: `wanted` says which verses are meant.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ask, wanted]);
  return verses.map((verse) => (verse.text === '' ? (found.get(keyOf(verse)) ?? verse) : verse));
}

function keyOf({ reference, translation }: ShownVerse): string {
  return `${reference}|${translation ?? ''}`;
}
