// React hook for the selected verses: a tap selects or deselects a verse, and Shift extends the
// selection from the last verse.
import { useCallback, useMemo, useState } from 'react';

export interface VerseSelection {
  /** In order. */
  verses: readonly number[];
  selected: ReadonlySet<number>;
  onVerse: (verse: number, isRange: boolean) => void;
  clear: () => void;
}

interface ChosenVerses {
  /** Chapter of the selection; in another chapter nothing is selected. */
  chapter: string;
  verses: readonly number[];
  /** The verse from which Shift extends the selection. */
  anchor: number | undefined;
}

const noVerses: readonly number[] = [];

export function useVerseSelection(chapter: string): VerseSelection {
  const [chosen, setChosen] = useState<ChosenVerses>({
    chapter,
    verses: noVerses,
    anchor: undefined,
  });
  const verses = chosen.chapter === chapter ? chosen.verses : noVerses;

  const onVerse = useCallback(
    (verse: number, isRange: boolean) =>
      setChosen((before) =>
        toggleVerse(
          before.chapter === chapter ? before : { chapter, verses: noVerses, anchor: undefined },
          verse,
          isRange,
        ),
      ),
    [chapter],
  );
  const clear = useCallback(
    () => setChosen({ chapter, verses: noVerses, anchor: undefined }),
    [chapter],
  );
  const selected = useMemo(() => new Set(verses), [verses]);
  return { verses, selected, onVerse, clear };
}

function toggleVerse(
  { chapter, verses, anchor }: ChosenVerses,
  verse: number,
  isRange: boolean,
): ChosenVerses {
  if (isRange && anchor !== undefined) {
    const [from, to] = [Math.min(anchor, verse), Math.max(anchor, verse)];
    const range = Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
    return { chapter, verses: sortUnique([...verses, ...range]), anchor };
  }
  if (verses.includes(verse))
    return { chapter, verses: verses.filter((one) => one !== verse), anchor: undefined };
  return { chapter, verses: sortUnique([...verses, verse]), anchor: verse };
}

function sortUnique(verses: readonly number[]): number[] {
  return [...new Set(verses)].toSorted((one, other) => one - other);
}
