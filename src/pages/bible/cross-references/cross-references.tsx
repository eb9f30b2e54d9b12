// What a verse refers to: asks for the list, and for the words of what it names.
import { Button } from '@mantine/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { books } from '../../../../schemas/books.ts';
import { verseReference } from '../../../../schemas/reference.ts';
import { languageOfTranslation } from '../../../../schemas/translations.ts';
import type { Place } from '../../../data/chapters.ts';
import { crossReferencesOf } from '../../../data/cross-references.ts';
import type { CrossReferencesAnswer, ReferredVerses } from '../../../data/cross-references.ts';
import { useData } from '../../../data/hooks.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import { onOnlineChange } from '../../../platform/online.ts';
import { CrossReferenceList } from '../../../ui/bible/cross-reference-list.tsx';
import type { ReferenceOrder } from '../../../ui/bible/cross-reference-list.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ReadingTarget } from '../reading-target.ts';
import { useReferencePreviews } from './reference-previews.ts';

interface CrossReferencesProps {
  place: Place;
  /** In the numbering of the open translation. */
  verse: number;
  onGo: (target: ReadingTarget) => void;
  onClose: () => void;
}

export function CrossReferences({ place, verse, onGo, onClose }: CrossReferencesProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const [answer, setAnswer] = useState<CrossReferencesAnswer>();
  const [attempt, setAttempt] = useState(0);
  const { translation, book, chapter } = place;
  const name = verseReference(language, book, chapter, verse);

  useEffect(() => {
    let isOpen = true;
    crossReferencesOf(data, translation, { book, chapter, verse })
      .catch((fault: unknown): CrossReferencesAnswer => {
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

  const again = <Button onClick={retry}>{t('common.retry')}</Button>;
  return (
    <Dialog title={t('crossReferences.title', { verse: name })} onClose={onClose}>
      {!answer && <p role="status">{t('crossReferences.loading')}</p>}
      {answer?.kind === 'offline' && <NotHereYet again={again} onRetry={retry} />}
      {answer?.kind === 'failed' && <Notice actions={again}>{t('crossReferences.failed')}</Notice>}
      {answer?.kind === 'references' && <Found place={place} verse={verse} references={answer.references} onGo={onGo} />}
    </Dialog>
  );
}

/** Comes by itself when there is a network again, as the browser says, or a server, as the engine does. */
function NotHereYet({ again, onRetry }: { again: ReactNode; onRetry: () => void }) {
  const { t } = useTranslation();
  const { online } = useData();
  useEffect(() => {
    let wasOnline = true;
    const watch = online.subscribe((isOnline) => {
      if (isOnline && !wasOnline) onRetry();
      wasOnline = isOnline;
    });
    const stop = onOnlineChange((isOnline) => isOnline && onRetry());
    return () => {
      watch.unsubscribe();
      stop();
    };
  }, [online, onRetry]);
  return <Notice actions={again}>{t('crossReferences.offline')}</Notice>;
}

const shownFirst = 10;

function Found({ place, verse, references, onGo }: Omit<CrossReferencesProps, 'onClose'> & { references: readonly ReferredVerses[] }) {
  const language = useLanguage();
  const [order, setOrder] = useState<ReferenceOrder>('near');
  const [isWhole, setIsWhole] = useState(references.length <= shownFirst + 2);
  // The nearest are those that are shown, in whichever order.
  const shown = useMemo(() => {
    const some = isWhole ? references : references.slice(0, shownFirst);
    return order === 'near' ? some : inBibleOrder(some);
  }, [references, isWhole, order]);
  const own: ReferredVerses = { book: place.book, chapter: place.chapter, from: verse, to: verse, nearness: 0 };
  const previewOf = useReferencePreviews(place.translation, [own, ...shown]);
  const words = previewOf(own);

  function go(key: string): void {
    const reference = references.find((one) => keyOf(one) === key);
    if (reference) onGo({ book: reference.book, chapter: reference.chapter, from: reference.from, to: reference.to });
  }

  return (
    <CrossReferenceList
      verse={verseReference(language, place.book, place.chapter, verse)}
      words={words.kind === 'words' ? words.text : undefined}
      language={languageOfTranslation(place.translation) ?? ''}
      translation={place.translation}
      references={shown.map((one) => ({ key: keyOf(one), name: verseReference(language, one.book, one.chapter, one.from, one.to), preview: previewOf(one) }))}
      more={references.length - shown.length}
      order={order}
      onOrder={setOrder}
      onMore={() => setIsWhole(true)}
      onGo={go}
    />
  );
}

function keyOf({ book, chapter, from }: ReferredVerses): string {
  return `${book}.${chapter}.${from}`;
}

const placeOfBook = new Map<string, number>(books.map(({ id }, place) => [id, place]));

function inBibleOrder(references: readonly ReferredVerses[]): ReferredVerses[] {
  const place = (book: string) => placeOfBook.get(book) ?? books.length;
  return references.toSorted((a, b) => place(a.book) - place(b.book) || a.chapter - b.chapter || a.from - b.from);
}
