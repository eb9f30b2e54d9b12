// React hook that loads the texts of given verses from one translation, one chapter after the
// other. A verse gives a loading or an unavailable state until its text is known.
import { useEffect, useState } from 'react';
import { readChapter } from '../../../data/bible/chapters.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import type { ReferencedVerses } from './find-cross-references.ts';
import { useData } from '../../../data/data-provider.tsx';
import { closeQuotation } from '../../../locales/close-quotation.ts';
import { applyVerseTypography } from '../../../locales/verse-typography.ts';
import type { Chapter } from '../../../../schemas/bible/chapter.ts';
import type { CrossReferencePreview } from './components/cross-reference-list.tsx';

/** Null if the text could not be loaded. */
type ChaptersByKey = ReadonlyMap<string, Chapter | null>;

export function useReferencePreviews(
  translation: string,
  shown: readonly ReferencedVerses[],
): (reference: ReferencedVerses) => CrossReferencePreview {
  const data = useData();
  const [chapters, setChapters] = useState<ChaptersByKey>(new Map());
  const next = shown.find((reference) => !chapters.has(getChapterKey(reference)));
  const [book, chapter] = [next?.book, next?.chapter];

  // One chapter after the other, so that the server does not get twenty requests at once.
  useEffect(() => {
    if (book === undefined || chapter === undefined) return undefined;
    let isLatest = true;
    const place: ChapterLocation = { translation, book, chapter };
    readChapter(data, place)
      .catch((fault: unknown) => {
        data.report('a chapter for a preview could not be read', fault);
        return { kind: 'failed' } as const;
      })
      .then((answer) => {
        if (isLatest)
          setChapters((before) =>
            new Map(before).set(
              getChapterKey(place),
              answer.kind === 'chapter' ? answer.chapter : null,
            ),
          );
      });
    return () => {
      isLatest = false;
    };
  }, [data, translation, book, chapter]);

  return (reference) => {
    const preview = buildPreview(chapters.get(getChapterKey(reference)), reference);
    return preview.kind === 'words'
      ? { kind: 'words', text: closeQuotation(applyVerseTypography(preview.text, translation)) }
      : preview;
  };
}

function buildPreview(
  chapter: Chapter | null | undefined,
  { from, to }: ReferencedVerses,
): CrossReferencePreview {
  if (chapter === undefined) return { kind: 'waiting' };
  const text = chapter?.verses
    .filter(({ verse }) => verse >= from && verse <= to)
    .map((verse) => verse.text.trim())
    .join(' ');
  return text ? { kind: 'words', text } : { kind: 'absent' };
}

function getChapterKey({ book, chapter }: Pick<ChapterLocation, 'book' | 'chapter'>): string {
  return `${book}.${chapter}`;
}
