// Builds the selected passage: the text of the verses in their order, and the reference. Pure.
import type { Chapter } from '../../../../schemas/bible/chapter.ts';
import type { Language } from '../../../../schemas/languages.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { joinVerseRuns } from './copy-options.ts';
import type { CopiedVerse } from './copy-options.ts';
import { applyFrenchSpacing } from '../../../locales/french-punctuation.ts';
import { formatVersesReference } from '../../../locales/passage-reference.ts';

// Re-exported because the tools panel imports it from here; see src/locales/passage-reference.ts.
export { formatVersesReference };

export interface SelectedPassage {
  /** John 3:16–18, 20 */
  reference: string;
  /** In the order of the text; verse 0 is the title of a psalm. */
  verses: readonly CopiedVerse[];
  /** BCP 47 language of the text. */
  language: string;
  /** The verses follow each other here without a gap, each to the next. */
  runs: readonly (readonly CopiedVerse[])[];
}

/**
 * @param numbers verse numbers in any order; numbers that the chapter does not have are left out
 */
export function buildSelectedPassage(
  t: Parameters<typeof formatVersesReference>[0],
  language: Language,
  place: ChapterLocation,
  chapter: Chapter,
  numbers: readonly number[],
): SelectedPassage {
  const chosen = new Set(numbers);
  const all = toCopiedVerses(chapter).map((verse) =>
    chapter.language === 'fr' ? { ...verse, text: applyFrenchSpacing(verse.text) } : verse,
  );
  const runs: CopiedVerse[][] = [];
  let isOpen = false;
  for (const verse of all) {
    if (chosen.has(verse.verse)) {
      if (!isOpen) runs.push([]);
      runs.at(-1)?.push(verse);
    }
    isOpen = chosen.has(verse.verse);
  }
  const verses = runs.flat();
  return {
    reference: formatVersesReference(
      t,
      language,
      place,
      verses.map(({ verse }) => verse),
    ),
    verses,
    runs,
    language: chapter.language,
  };
}

/** A psalm's title is its verse 0. */
function toCopiedVerses({ verses, items }: Chapter): CopiedVerse[] {
  const title = items.flatMap((item) => (item.kind === 'title' ? [item.text] : [])).join(' ');
  const poems = collectPoems(items);
  return (
    title === '' || verses[0]?.verse === 0 ? verses : [{ verse: 0, text: title }, ...verses]
  ).map(({ verse, text }) => {
    const flat = collapseSpaces(text);
    const lines = poems.get(verse);
    // The line breaks of the poem are used only if the text is identical apart from spaces.
    return lines !== undefined && collapseSpaces(lines) === flat
      ? { verse, text: lines, isPoem: true }
      : { verse, text: flat };
  });
}

/** Returns the text of each poetry verse with its line breaks. */
function collectPoems(items: Chapter['items']): Map<number, string> {
  const poems = new Map<number, string>();
  for (const item of items) {
    if (item.kind !== 'verse' || !item.parts.some((part) => 'poem' in part)) continue;
    const before = poems.get(item.verse);
    const lines = joinLines(item.parts);
    poems.set(item.verse, before === undefined ? lines : `${before}\n${lines}`);
  }
  return poems;
}

/** See schemas/bible/chapter.ts: a break ends a line, another depth begins one. */
function joinLines(parts: Extract<Chapter['items'][number], { kind: 'verse' }>['parts']): string {
  let text = '';
  let depth: number | undefined;
  for (const part of parts) {
    if ('break' in part) text += '\n';
    if (!('text' in part)) continue;
    if (part.poem !== depth) text += '\n';
    depth = part.poem;
    text += part.text;
  }
  return text
    .split('\n')
    .map(collapseSpaces)
    .filter((line) => line !== '')
    .join('\n');
}

function collapseSpaces(text: string): string {
  return text.replace(/[ \n\r\t]+/g, ' ').trim();
}

/** Returns the text of the passage without verse numbers; poetry keeps its line breaks. */
export function getPassageText({ runs }: SelectedPassage): string {
  return joinVerseRuns(runs);
}
