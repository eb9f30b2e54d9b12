// A chapter that is not there: why, and where to go instead.
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { bookById } from '../../../schemas/books.ts';
import { chaptersIn } from '../../../schemas/numbering.ts';
import { bookName, verseReference } from '../../../schemas/reference.ts';
import { knownTranslation } from '../../../schemas/translations.ts';
import type { ChapterAnswer, Place } from '../../data/chapters.ts';
import { useLive } from '../../data/hooks.tsx';
import { readingPlace } from '../../data/reading-place.ts';
import { syncStatus } from '../../data/sync-status.ts';
import { useLanguage } from '../../i18n/language.ts';
import { onOnlineChange } from '../../platform/online.ts';
import { Empty } from '../../ui/empty.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BoatPicture, PathPicture } from '../../ui/pictures.tsx';
import { placeAddress } from './place-address.ts';

interface ChapterTroubleProps {
  answer: Exclude<ChapterAnswer, { kind: 'chapter' }>;
  place: Place;
  /** Code of what can be read instead of a translation that is not there; undefined until it is known. */
  standIn: string | undefined;
  onRetry: () => void;
  onPick: () => void;
}

export function ChapterTrouble({ answer, place, standIn, onRetry, onPick }: ChapterTroubleProps) {
  const { t } = useTranslation();
  switch (answer.kind) {
    case 'offline':
      return <NotHereYet place={place} onRetry={onRetry} onPick={onPick} />;
    case 'missing':
      return <Missing what={answer.what} place={place} standIn={standIn} onPick={onPick} />;
    case 'failed':
      return <Notice actions={<Button onClick={onRetry}>{t('common.retry')}</Button>}>{answer.message === 'No verses returned from API' ? t('bible.noVerses') : (answer.message ?? t('bible.failed'))}</Notice>;
  }
}

interface MissingProps extends Pick<ChapterTroubleProps, 'place' | 'standIn' | 'onPick'> {
  what: 'place' | 'translation' | 'chapter';
}

function Missing({ what, place, standIn, onPick }: MissingProps) {
  const { t } = useTranslation();
  const { translation } = place;
  if (what !== 'translation' && isBeyond(place)) return <Beyond place={place} onPick={onPick} />;
  switch (what) {
    case 'place':
      return (
        <Empty picture={<PathPicture />} title={t('bible.noPlaceTitle')} body={t('bible.noPlaceBody')}>
          <Button onClick={onPick}>{t('bible.chooseOther')}</Button>
        </Empty>
      );
    case 'translation':
      return (
        <Empty picture={<PathPicture />} title={t('bible.noTranslationTitle', { translation: nameOf(translation) })} body={t(reasonOf(translation))}>
          {standIn !== undefined && (
            <Button component="a" href={placeAddress({ ...place, translation: standIn })}>
              {t('bible.readIn', { translation: nameOf(standIn) })}
            </Button>
          )}
          <Button variant="subtle" onClick={onPick}>
            {t('bible.chooseOther')}
          </Button>
        </Empty>
      );
    case 'chapter':
      return (
        <Empty picture={<PathPicture />} title={t('bible.missingTitle', { translation })} body={t('bible.missingBody')}>
          <Button onClick={onPick}>{t('bible.chooseOther')}</Button>
        </Empty>
      );
  }
}

/** Why a server does not have it. */
function reasonOf(translation: string): 'bible.noTranslationKey' | 'bible.noTranslationRights' | 'bible.noTranslationBody' {
  switch (knownTranslation(translation)?.origin.kind) {
    case 'key':
      return 'bible.noTranslationKey';
    case 'none':
      return 'bible.noTranslationRights';
    default:
      return 'bible.noTranslationBody';
  }
}

function nameOf(code: string): string {
  return knownTranslation(code)?.name ?? code;
}

function isBeyond({ translation, book, chapter }: Place): boolean {
  return bookById(book) !== undefined && Number.isInteger(chapter) && chapter > chaptersIn(translation, book);
}

/** The book is there, but it is shorter. */
function Beyond({ place, onPick }: { place: Place; onPick: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { translation, book, chapter } = place;
  const chapters = chaptersIn(translation, book);
  return (
    <Empty picture={<PathPicture />} title={t('bible.beyondTitle', { book: bookName(language, book), chapters, translation })} body={t('bible.beyondBody', { chapter })}>
      <Button component="a" href={placeAddress({ ...place, chapter: chapters })}>
        {t('bible.toChapter', { place: verseReference(language, book, chapters) })}
      </Button>
      <Button variant="subtle" onClick={onPick}>
        {t('bible.chooseOther')}
      </Button>
    </Empty>
  );
}

/** Opens by itself when the connection is back. */
function NotHereYet({ place, onRetry, onPick }: Omit<ChapterTroubleProps, 'answer' | 'standIn'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isOnline = useLive('sync-status', syncStatus)?.online;
  const last = useLive('reading-place', readingPlace);
  const isElsewhere = last && placeAddress(last) !== placeAddress(place);

  // Only a change counts: who is asked at once, and is not there again, would be asked without end.
  const wasOffline = useRef(false);
  useEffect(() => {
    if (isOnline === true && wasOffline.current) onRetry();
    wasOffline.current = isOnline === false;
  }, [isOnline, onRetry]);
  // The engine may still wait for its turn, and a guest has none.
  useEffect(() => onOnlineChange((online) => online && onRetry()), [onRetry]);

  /** Another translation is named: nobody comes into it unawares. */
  function wayBack({ translation, book, chapter }: Place): string {
    const reference = verseReference(language, book, chapter);
    if (translation === place.translation) return t('bible.offlineLast', { place: reference });
    if (book === place.book && chapter === place.chapter) return t('bible.readIn', { translation: nameOf(translation) });
    return t('bible.offlineLastIn', { place: reference, translation: nameOf(translation) });
  }

  return (
    <Empty picture={<BoatPicture />} title={t('bible.offlineTitle')} body={t('bible.offlineBody')}>
      {isElsewhere && (
        <Button component="a" href={placeAddress(last)}>
          {wayBack(last)}
        </Button>
      )}
      <Button variant="default" onClick={onRetry}>
        {t('common.retry')}
      </Button>
      <Button variant="subtle" onClick={onPick}>
        {t('bible.chooseOther')}
      </Button>
      <Button component="a" href="/BibleLibrary" variant="subtle">
        {t('library.title')}
      </Button>
    </Empty>
  );
}
