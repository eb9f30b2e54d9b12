// What is told above the text: a translation that stands in for another, a verse that is not there, another device that has read on.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { verseReference } from '../../../schemas/reference.ts';
import { knownTranslation } from '../../../schemas/translations.ts';
import type { Place } from '../../data/chapters.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { answerElsewhere, placeElsewhere } from '../../data/reading-place.ts';
import { useLanguage } from '../../i18n/language.ts';
import { store, stored } from '../../platform/storage.ts';
import { ReaderNotice } from '../../ui/bible/reader-notice.tsx';
import type { ReadingTarget } from './reading-target.ts';

const toldName = 'translation_told';

/** Said once for each translation that somebody would have had. @param wanted code; undefined where the open one is the right one */
export function InsteadNotice({ wanted, translation, onPick }: { wanted: string | undefined; translation: string; onPick: () => void }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(() => wanted !== undefined && stored(toldName) !== wanted);
  useEffect(() => {
    if (isOpen && wanted !== undefined) store(toldName, wanted);
  }, [isOpen, wanted]);
  if (!isOpen || wanted === undefined) return null;
  return (
    <ReaderNotice
      onDismiss={() => setIsOpen(false)}
      actions={
        <button type="button" onClick={onPick}>
          {t('bible.chooseTranslation')}
        </button>
      }
    >
      {t('bible.instead', { wanted: nameOf(wanted), name: nameOf(translation) })}
    </ReaderNotice>
  );
}

/** A quiet offer, never a jump. */
export function ElsewhereOffer({ place, onGo }: { place: Place; onGo: (target: ReadingTarget) => void }) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const there = useLive('place-elsewhere', placeElsewhere);
  if (!there || (there.book === place.book && there.chapter === place.chapter)) return null;
  const reference = verseReference(language, there.book, there.chapter);
  const answer = (): void => void answerElsewhere(data, there).catch((fault: unknown) => data.report('the answer to another device could not be kept', fault));
  return (
    <ReaderNotice
      actions={
        <>
          <button
            type="button"
            onClick={() => {
              answer();
              onGo({ translation: there.translation, book: there.book, chapter: there.chapter, ...(there.verse > 1 && { from: there.verse }) });
            }}
          >
            {t('bible.goOnAt', { place: reference })}
          </button>
          <button type="button" onClick={answer}>
            {t('bible.stayHere')}
          </button>
        </>
      }
    >
      {t('bible.elsewhere', { place: reference })}
    </ReaderNotice>
  );
}

/** The address named a verse after the last one. */
export function VerseBeyond({ place, verse, last }: { place: Place; verse: number; last: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return <ReaderNotice>{t('bible.verseBeyond', { place: verseReference(language, place.book, place.chapter), translation: place.translation, verse, last })}</ReaderNotice>;
}

function nameOf(code: string): string {
  return knownTranslation(code)?.name ?? code;
}
