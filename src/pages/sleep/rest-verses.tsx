// More Scriptures for Rest: verses, each with a thought for somebody in bed.
import { useTranslation } from 'react-i18next';
import type { RestVerse } from '../../data/sleep.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Dialog } from '../../ui/dialog.tsx';
import layout from '../../ui/layout.module.css';
import { ShareButton } from '../../ui/share/share-button.tsx';
import { RestVerseList } from '../../ui/sleep/rest-verse-list.tsx';
import { ForeignNote, languageOf } from '../../ui/sleep/scripture.tsx';
import { shareOf } from './share-of.ts';
import { useSleepPlaces, useSleepWords } from './use-sleep-words.ts';

export function RestVerses({ verses, onClose }: { verses: readonly RestVerse[]; onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const passages = verses.map(({ passage }) => passage);
  const wordsOf = useSleepWords(passages);
  const places = useSleepPlaces(passages);
  const foreign = passages.map(wordsOf).find((words) => ![undefined, language].includes(languageOf(words)));
  return (
    <Dialog title={t('sleep.more')} onClose={onClose}>
      <p className={layout['quiet']}>{t('sleep.moreLead')}</p>
      {foreign && <ForeignNote words={foreign} />}
      <RestVerseList
        verses={verses.map(({ key, passage, commentary }, place) => {
          const { reference, href } = places[place] ?? { reference: passage.reference, href: null };
          const words = wordsOf(passage);
          return {
            key,
            words,
            reference,
            href,
            commentary: commentary.text,
            language: commentary.language === language ? undefined : commentary.language,
            share: <ShareButton size="small" content={shareOf(words, reference)} />,
          };
        })}
      />
    </Dialog>
  );
}
