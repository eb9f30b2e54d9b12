// Dialog with the cross references of a verse: loads the references and their texts, orders them,
// and shows offline and error notices. The nearest ten are shown first.
import { Button } from '@mantine/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { books } from '../../../../schemas/bible/books.ts';
import { formatVerseReference } from '../../../../schemas/bible/verse-reference.ts';
import { getTranslationLanguage } from '../../../../schemas/bible/translations.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { findCrossReferences } from './find-cross-references.ts';
import type { CrossReferencesResult, ReferencedVerses } from './find-cross-references.ts';
import { useData } from '../../../data/data-provider.tsx';
import { useLanguage } from '../../../locales/language.ts';
import { CrossReferenceList } from './components/cross-reference-list.tsx';
import type { CrossReferenceOrder } from './components/cross-reference-list.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorNotice } from '../../../ui/error-notice.tsx';
import type { ReadingTarget } from '../reading-target.ts';
import { useRetryWhenOnline } from '../use-retry-when-online.ts';
import { useReferencePreviews } from './use-reference-previews.ts';

interface CrossReferencesPanelProps {
  place: ChapterLocation;
  /** In the numbering of the open translation. */
  verse: number;
  onGo: (target: ReadingTarget) => void;
  onClose: () => void;
}

export function CrossReferencesPanel({ place, verse, onGo, onClose }: CrossReferencesPanelProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const [answer, setAnswer] = useState<CrossReferencesResult>();
  const [attempt, setAttempt] = useState(0);
  const { translation, book, chapter } = place;
  const name = formatVerseReference(language, book, chapter, verse);

  useEffect(() => {
    let isOpen = true;
    findCrossReferences(data, translation, { book, chapter, verse })
      .catch((fault: unknown): CrossReferencesResult => {
        data.report('the cross references could not be read', fault);
        return { kind: 'failed' };
      })
      .then((found) => isOpen && setAnswer(found));
    return () => {
      isOpen = false;
    };
  }, [data, translation, book, chapter, verse, attempt]);

  const retry = useCallback(() => {
    setAnswer(undefined);
    setAttempt((before) => before + 1);
  }, []);

  useRetryWhenOnline(!answer || answer.kind === 'offline', retry);

  const retryButton = <Button onClick={retry}>{t('retry')}</Button>;
  return (
    <Dialog title={t('bible:crossReferences.title', { verse: name })} onClose={onClose}>
      {!answer && <p role="status">{t('bible:crossReferences.loading')}</p>}
      {answer?.kind === 'offline' && (
        <ErrorNotice actions={retryButton}>{t('bible:crossReferences.offline')}</ErrorNotice>
      )}
      {answer?.kind === 'failed' && (
        <ErrorNotice actions={retryButton}>{t('bible:crossReferences.failed')}</ErrorNotice>
      )}
      {answer?.kind === 'references' && (
        <FoundReferences place={place} verse={verse} references={answer.references} onGo={onGo} />
      )}
    </Dialog>
  );
}

const initialCount = 10;

function FoundReferences({
  place,
  verse,
  references,
  onGo,
}: Omit<CrossReferencesPanelProps, 'onClose'> & { references: readonly ReferencedVerses[] }) {
  const language = useLanguage();
  const [order, setOrder] = useState<CrossReferenceOrder>('near');
  const [isWhole, setIsWhole] = useState(references.length <= initialCount + 2);
  // The nearest references are shown, in either order.
  const shown = useMemo(() => {
    const some = isWhole ? references : references.slice(0, initialCount);
    return order === 'near' ? some : sortInBibleOrder(some);
  }, [references, isWhole, order]);
  const sourceVerse: ReferencedVerses = {
    book: place.book,
    chapter: place.chapter,
    from: verse,
    to: verse,
    nearness: 0,
  };
  const previewOf = useReferencePreviews(place.translation, [sourceVerse, ...shown]);
  const preview = previewOf(sourceVerse);

  function go(key: string): void {
    const reference = references.find((one) => getKey(one) === key);
    if (reference)
      onGo({
        book: reference.book,
        chapter: reference.chapter,
        from: reference.from,
        to: reference.to,
      });
  }

  return (
    <CrossReferenceList
      verse={formatVerseReference(language, place.book, place.chapter, verse)}
      text={preview.kind === 'words' ? preview.text : undefined}
      language={getTranslationLanguage(place.translation) ?? ''}
      translation={place.translation}
      references={shown.map((one) => ({
        key: getKey(one),
        name: formatVerseReference(language, one.book, one.chapter, one.from, one.to),
        preview: previewOf(one),
      }))}
      more={references.length - shown.length}
      order={order}
      onOrder={setOrder}
      onMore={() => setIsWhole(true)}
      onGo={go}
    />
  );
}

function getKey({ book, chapter, from }: ReferencedVerses): string {
  return `${book}.${chapter}.${from}`;
}

const bookOrder = new Map<string, number>(books.map(({ id }, index) => [id, index]));

function sortInBibleOrder(references: readonly ReferencedVerses[]): ReferencedVerses[] {
  const getOrder = (book: string) => bookOrder.get(book) ?? books.length;
  return references.toSorted(
    (a, b) => getOrder(a.book) - getOrder(b.book) || a.chapter - b.chapter || a.from - b.from,
  );
}
