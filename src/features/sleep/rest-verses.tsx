// Dialog “More Scriptures for Rest”: verses, each with a commentary for bedtime.
import { useTranslation } from 'react-i18next';
import type { ComfortVerse } from './data.ts';
import { useLanguage } from '../../locales/language.ts';
import { Dialog } from '../../ui/dialog.tsx';
import layout from '../../ui/page-layout.module.css';
import { ShareButton } from '../share/share-button.tsx';
import { RestVerseList } from './components/rest-verse-list.tsx';
import { ForeignLanguageNote, getScriptureLanguage } from './components/sleep-scripture.tsx';
import { toSharedSleepPassage } from './shared-passage.ts';
import { useSleepReferences, useSleepTexts } from './use-sleep-texts.ts';

export function RestVerses({
  verses,
  onClose,
}: {
  verses: readonly ComfortVerse[];
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const passages = verses.map(({ passage }) => passage);
  const getScripture = useSleepTexts(passages);
  const places = useSleepReferences(passages);
  const foreign = passages
    .map(getScripture)
    .find((scripture) => ![undefined, language].includes(getScriptureLanguage(scripture)));
  return (
    <Dialog title={t('sleep:more')} onClose={onClose}>
      <p className={layout['muted']}>{t('sleep:moreIntro')}</p>
      {foreign && <ForeignLanguageNote scripture={foreign} />}
      <RestVerseList
        verses={verses.map(({ key, passage, commentary }, index) => {
          const { reference, href } = places[index] ?? { reference: passage.reference, href: null };
          const scripture = getScripture(passage);
          return {
            key,
            scripture,
            reference,
            href,
            commentary: commentary.text,
            language: commentary.language === language ? undefined : commentary.language,
            share: (
              <ShareButton size="small" content={toSharedSleepPassage(scripture, reference)} />
            ),
          };
        })}
      />
    </Dialog>
  );
}
