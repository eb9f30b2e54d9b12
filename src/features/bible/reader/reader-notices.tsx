// Notices above the text: a fallback translation is shown, a verse does not exist, or another
// device has a newer reading position.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import surface from '../../../ui/surface.module.css';
import { formatVerseReference } from '../../../../schemas/bible/verse-reference.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { useTranslationNames } from '../../../data/bible/translation-names.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import {
  dismissPositionElsewhere,
  watchPositionElsewhere,
} from '../../../data/bible/reading-position.ts';
import { useLanguage } from '../../../locales/language.ts';
import { writeStored, readStored } from '../../../platform/storage/local-storage.ts';
import { ReaderNotice } from '../components/reader-notice.tsx';
import type { ReadingTarget } from '../reading-target.ts';

const announcedKey = 'translation_told';

/**
 * Notice that another translation is shown instead of the wanted translation. Shown once per wanted
 * translation.
 *
 * @param wantedTranslation code; undefined when the open translation is the wanted translation
 */
export function FallbackTranslationNotice({
  wantedTranslation,
  translation,
  onPick,
}: {
  wantedTranslation: string | undefined;
  translation: string;
  onPick: () => void;
}) {
  const { t } = useTranslation();
  const getName = useTranslationNames();
  const [isOpen, setIsOpen] = useState(
    () => wantedTranslation !== undefined && readStored(announcedKey) !== wantedTranslation,
  );
  useEffect(() => {
    if (isOpen && wantedTranslation !== undefined) writeStored(announcedKey, wantedTranslation);
  }, [isOpen, wantedTranslation]);
  if (!isOpen || wantedTranslation === undefined) return null;
  return (
    <ReaderNotice
      onDismiss={() => setIsOpen(false)}
      actions={
        <button type="button" className={surface['textButton']} onClick={onPick}>
          {t('bible:reader.chooseTranslation')}
        </button>
      }
    >
      {t('bible:reader.fallbackNotice', {
        wanted: getName(wantedTranslation),
        name: getName(translation),
      })}
    </ReaderNotice>
  );
}

/** Offers to continue at the reading position of another device; never navigates by itself. */
export function ContinueElsewhereNotice({
  place,
  onGo,
}: {
  place: ChapterLocation;
  onGo: (target: ReadingTarget) => void;
}) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const otherPosition = useLiveQuery('place-elsewhere', watchPositionElsewhere);
  if (
    !otherPosition ||
    (otherPosition.book === place.book && otherPosition.chapter === place.chapter)
  )
    return null;
  const reference = formatVerseReference(language, otherPosition.book, otherPosition.chapter);
  const answer = (): void =>
    void dismissPositionElsewhere(data, otherPosition).catch((fault: unknown) =>
      data.report('the answer to a position could not be stored', fault),
    );
  return (
    <ReaderNotice
      actions={
        <>
          <button
            type="button"
            className={surface['textButton']}
            onClick={() => {
              answer();
              onGo({
                translation: otherPosition.translation,
                book: otherPosition.book,
                chapter: otherPosition.chapter,
                ...(otherPosition.verse > 1 && { from: otherPosition.verse }),
              });
            }}
          >
            {t('bible:reader.goToPosition', { place: reference })}
          </button>
          <button type="button" className={surface['textButton']} onClick={answer}>
            {t('bible:reader.stayHere')}
          </button>
        </>
      }
    >
      {t('bible:reader.otherDevicePosition', { place: reference })}
    </ReaderNotice>
  );
}

/** The address named a verse after the last one. */
export function VerseOutOfRangeNotice({
  place,
  verse,
  last,
}: {
  place: ChapterLocation;
  verse: number;
  last: number;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const getName = useTranslationNames();
  return (
    <ReaderNotice>
      {t('bible:reader.verseBeyond', {
        place: formatVerseReference(language, place.book, place.chapter),
        translation: getName(place.translation),
        verse,
        last,
      })}
    </ReaderNotice>
  );
}
