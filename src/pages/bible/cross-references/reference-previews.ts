// The words of verses that are listed, from the open translation: chapter after chapter, only of those that are shown.
import { useEffect, useState } from 'react';
import { readChapter } from '../../../data/chapters.ts';
import type { Place } from '../../../data/chapters.ts';
import type { ReferredVerses } from '../../../data/cross-references.ts';
import { useData } from '../../../data/hooks.tsx';
import { setVerse } from '../../../i18n/set-verse.ts';
import type { Chapter } from '../../../../schemas/chapter.ts';
import type { CrossReferencePreview } from '../../../ui/bible/cross-reference-list.tsx';

/** Null: it could not be had. */
type Chapters = ReadonlyMap<string, Chapter | null>;

export function useReferencePreviews(translation: string, shown: readonly ReferredVerses[]): (reference: ReferredVerses) => CrossReferencePreview {
  const data = useData();
  const [chapters, setChapters] = useState<Chapters>(new Map());
  const next = shown.find((reference) => !chapters.has(chapterName(reference)));
  const [book, chapter] = [next?.book, next?.chapter];

  // One after the other: a server is not asked for twenty chapters at once.
  useEffect(() => {
    if (book === undefined || chapter === undefined) return undefined;
    let isAsked = true;
    const place: Place = { translation, book, chapter };
    readChapter(data, place)
      .catch((fault: unknown) => {
        data.report('a chapter for a preview could not be read', fault);
        return { kind: 'failed' } as const;
      })
      .then((answer) => {
        if (isAsked) setChapters((before) => new Map(before).set(chapterName(place), answer.kind === 'chapter' ? answer.chapter : null));
      });
    return () => {
      isAsked = false;
    };
  }, [data, translation, book, chapter]);

  return (reference) => {
    const preview = previewOf(chapters.get(chapterName(reference)), reference);
    return preview.kind === 'words' ? { kind: 'words', text: setVerse(preview.text, translation) } : preview;
  };
}

function previewOf(chapter: Chapter | null | undefined, { from, to }: ReferredVerses): CrossReferencePreview {
  if (chapter === undefined) return { kind: 'waiting' };
  const text = chapter?.verses
    .filter(({ verse }) => verse >= from && verse <= to)
    .map((verse) => verse.text.trim())
    .join(' ');
  return text ? { kind: 'words', text } : { kind: 'absent' };
}

function chapterName({ book, chapter }: Pick<Place, 'book' | 'chapter'>): string {
  return `${book}.${chapter}`;
}
