// A chapter that is not there: why, and where to go instead.
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bookById } from '../../../schemas/books.ts';
import { chaptersIn } from '../../../schemas/numbering.ts';
import { bookName, verseReference } from '../../../schemas/reference.ts';
import { bundledTranslation } from '../../../schemas/translations.ts';
import type { ChapterAnswer, Place } from '../../data/chapters.ts';
import { useLive } from '../../data/hooks.tsx';
import { readingPlace } from '../../data/reading-place.ts';
import { syncStatus } from '../../data/sync-status.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Empty } from '../../ui/empty.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BoatPicture, PathPicture } from '../../ui/pictures.tsx';
import { placeAddress } from './place-address.ts';

interface ChapterTroubleProps {
  answer: Exclude<ChapterAnswer, { kind: 'chapter' }>;
  place: Place;
  onRetry: () => void;
  onPick: () => void;
}

export function ChapterTrouble({ answer, place, onRetry, onPick }: ChapterTroubleProps) {
  const { t } = useTranslation();
  switch (answer.kind) {
    case 'offline':
      return <NotHereYet place={place} onRetry={onRetry} onPick={onPick} />;
    case 'missing':
      return <Missing what={answer.what} place={place} onPick={onPick} />;
    case 'failed':
      return <Notice actions={<Button onClick={onRetry}>{t('common.retry')}</Button>}>{answer.message === 'No verses returned from API' ? t('bible.noVerses') : (answer.message ?? t('bible.failed'))}</Notice>;
  }
}

function Missing({ what, place, onPick }: { what: 'place' | 'translation' | 'chapter'; place: Place; onPick: () => void }) {
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
        <Empty picture={<PathPicture />} title={t('bible.noTranslationTitle', { translation })} body={t('bible.noTranslationBody')}>
          <Button component="a" href={placeAddress({ ...place, translation: bundledTranslation.code })}>
            {t('bible.readIn', { translation: bundledTranslation.name })}
          </Button>
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
function NotHereYet({ place, onRetry, onPick }: Omit<ChapterTroubleProps, 'answer'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isOnline = useLive('sync-status', syncStatus)?.online;
  const last = useLive('reading-place', readingPlace);
  const isElsewhere = last && placeAddress(last) !== placeAddress(place);

  useEffect(() => {
    if (isOnline) onRetry();
  }, [isOnline, onRetry]);

  return (
    <Empty picture={<BoatPicture />} title={t('bible.offlineTitle')} body={t('bible.offlineBody')}>
      {isElsewhere && (
        <Button component="a" href={placeAddress(last)}>
          {t('bible.offlineLast', { place: verseReference(language, last.book, last.chapter) })}
        </Button>
      )}
      <Button variant="default" onClick={onRetry}>
        {t('common.retry')}
      </Button>
      <Button variant="subtle" onClick={onPick}>
        {t('bible.chooseOther')}
      </Button>
    </Empty>
  );
}
