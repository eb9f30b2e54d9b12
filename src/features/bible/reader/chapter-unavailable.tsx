// Message in place of a chapter that cannot be displayed: the reason, a retry, or another chapter
// or translation to read.
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { bookById } from '../../../../schemas/bible/books.ts';
import { getChapterCount } from '../../../../schemas/bible/numbering.ts';
import { getBookName, formatVerseReference } from '../../../../schemas/bible/verse-reference.ts';
import { findKnownTranslation } from '../../../../schemas/bible/translations.ts';
import type { ChapterResult, ChapterLocation } from '../../../data/bible/chapters.ts';
import { useTranslationNames } from '../../../data/bible/translation-names.ts';
import { useLiveQuery } from '../../../data/data-provider.tsx';
import { watchReadingPosition } from '../../../data/bible/reading-position.ts';
import { watchSyncStatus } from '../../../data/records/sync-status.ts';
import { useLanguage } from '../../../locales/language.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorNotice } from '../../../ui/error-notice.tsx';
import { BoatIllustration, PathIllustration } from '../../../ui/illustrations.tsx';
import { getBibleFailureText } from '../failure-text.ts';
import { getChapterUrl } from '../reader-url.ts';

interface ChapterUnavailableProps {
  answer: Exclude<ChapterResult, { kind: 'chapter' }>;
  place: ChapterLocation;
  /**
   * Code of the translation to offer instead of a missing translation; undefined until it is known.
   */
  fallbackTranslation: string | undefined;
  onRetry: () => void;
  onPick: () => void;
}

export function ChapterUnavailable({
  answer,
  place,
  fallbackTranslation,
  onRetry,
  onPick,
}: ChapterUnavailableProps) {
  const { t } = useTranslation();
  switch (answer.kind) {
    case 'offline':
      return <OfflineNotice place={place} onRetry={onRetry} onPick={onPick} />;
    case 'missing':
      return (
        <NotFoundNotice
          what={answer.what}
          place={place}
          fallbackTranslation={fallbackTranslation}
          onPick={onPick}
        />
      );
    case 'failed':
      return (
        <ErrorNotice actions={<Button onClick={onRetry}>{t('retry')}</Button>}>
          {getBibleFailureText(t, answer.reason)}
        </ErrorNotice>
      );
  }
}

interface NotFoundNoticeProps extends Pick<
  ChapterUnavailableProps,
  'place' | 'fallbackTranslation' | 'onPick'
> {
  what: 'place' | 'translation' | 'chapter';
}

function NotFoundNotice({ what, place, fallbackTranslation, onPick }: NotFoundNoticeProps) {
  const { t } = useTranslation();
  const getName = useTranslationNames();
  const { translation } = place;
  if (what !== 'translation' && isChapterOutOfRange(place))
    return <OutOfRangeNotice place={place} onPick={onPick} />;
  switch (what) {
    case 'place':
      return (
        <EmptyState
          illustration={<PathIllustration />}
          title={t('bible:reader.invalidPassageTitle')}
          body={t('bible:reader.invalidPassageBody')}
        >
          <Button onClick={onPick}>{t('bible:reader.chooseOtherPassage')}</Button>
        </EmptyState>
      );
    case 'translation':
      return (
        <EmptyState
          illustration={<PathIllustration />}
          title={t('bible:reader.noTranslationTitle', {
            translation: getName(translation),
          })}
          body={t(getUnavailableReason(translation))}
        >
          {fallbackTranslation !== undefined && (
            <Button
              component="a"
              href={getChapterUrl({ ...place, translation: fallbackTranslation })}
            >
              {t('bible:reader.readIn', { translation: getName(fallbackTranslation) })}
            </Button>
          )}
          <Button variant="subtle" onClick={onPick}>
            {t('bible:reader.chooseOtherPassage')}
          </Button>
        </EmptyState>
      );
    case 'chapter':
      return (
        <EmptyState
          illustration={<PathIllustration />}
          title={t('bible:reader.missingTitle', { translation: getName(translation) })}
          body={t('bible:reader.missingBody')}
        >
          <Button onClick={onPick}>{t('bible:reader.chooseOtherPassage')}</Button>
        </EmptyState>
      );
  }
}

/** The reason why the server does not have the translation. */
function getUnavailableReason(
  translation: string,
):
  | 'bible:reader.noTranslationKey'
  | 'bible:reader.noTranslationRights'
  | 'bible:reader.noTranslationBody' {
  switch (findKnownTranslation(translation)?.origin.kind) {
    case 'key':
      return 'bible:reader.noTranslationKey';
    case 'none':
      return 'bible:reader.noTranslationRights';
    default:
      return 'bible:reader.noTranslationBody';
  }
}

function isChapterOutOfRange({ translation, book, chapter }: ChapterLocation): boolean {
  return (
    bookById(book) !== undefined &&
    Number.isInteger(chapter) &&
    chapter > getChapterCount(translation, book)
  );
}

/** The book is there, but it is shorter. */
function OutOfRangeNotice({ place, onPick }: { place: ChapterLocation; onPick: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const getName = useTranslationNames();
  const { translation, book, chapter } = place;
  const chapters = getChapterCount(translation, book);
  return (
    <EmptyState
      illustration={<PathIllustration />}
      title={t('bible:reader.chapterBeyondTitle', {
        book: getBookName(language, book),
        chapters,
        translation: getName(translation),
      })}
      body={t('bible:reader.chapterBeyondBody', { chapter })}
    >
      <Button component="a" href={getChapterUrl({ ...place, chapter: chapters })}>
        {t('bible:reader.goToChapter', { place: formatVerseReference(language, book, chapters) })}
      </Button>
      <Button variant="subtle" onClick={onPick}>
        {t('bible:reader.chooseOtherPassage')}
      </Button>
    </EmptyState>
  );
}

/**
 * Notice that the chapter needs a connection. Retries when the sync engine reaches the server
 * again;
 * `useChapter` retries when the browser reports a network.
 */
function OfflineNotice({
  place,
  onRetry,
  onPick,
}: Omit<ChapterUnavailableProps, 'answer' | 'fallbackTranslation'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const getName = useTranslationNames();
  const isOnline = useLiveQuery('sync-status', watchSyncStatus)?.online;
  const last = useLiveQuery('reading-place', watchReadingPosition);
  const isElsewhere = last && getChapterUrl(last) !== getChapterUrl(place);

  // Retries only on a change from offline to online. A retry on every render that is online would
  // loop when the chapter fails again.
  const wasOffline = useRef(false);
  useEffect(() => {
    if (isOnline === true && wasOffline.current) onRetry();
    wasOffline.current = isOnline === false;
  }, [isOnline, onRetry]);

  /**
   * Returns the label of the link to another place. The label names a different translation, so
   * that the change is no surprise.
   */
  function describeReturn({ translation, book, chapter }: ChapterLocation): string {
    const reference = formatVerseReference(language, book, chapter);
    if (translation === place.translation) return t('bible:reader.goToLast', { place: reference });
    if (book === place.book && chapter === place.chapter)
      return t('bible:reader.readIn', { translation: getName(translation) });
    return t('bible:reader.goToLastIn', {
      place: reference,
      translation: getName(translation),
    });
  }

  return (
    <EmptyState
      illustration={<BoatIllustration />}
      title={t('bible:reader.offlineTitle')}
      body={t('bible:reader.offlineBody')}
    >
      {isElsewhere && (
        <Button component="a" href={getChapterUrl(last)}>
          {describeReturn(last)}
        </Button>
      )}
      <Button variant="default" onClick={onRetry}>
        {t('retry')}
      </Button>
      <Button variant="subtle" onClick={onPick}>
        {t('bible:reader.chooseOtherPassage')}
      </Button>
      <Button component="a" href="/BibleLibrary" variant="subtle">
        {t('bible.libraryTitle')}
      </Button>
    </EmptyState>
  );
}
