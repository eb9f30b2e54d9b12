// Choosing the translation of one language: those that can be had, those that cannot and why, and the way to the library.
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../schemas/fields.ts';
import { languageNames } from '../../i18n/language.ts';
import type { ListedTranslation } from '../bible/translation-list.tsx';
import { TranslationList } from '../bible/translation-list.tsx';
import { Dialog } from '../dialog.tsx';
import type { Absent } from '../library/absent-list.tsx';
import { AbsentList } from '../library/absent-list.tsx';

interface TranslationDialogProps {
  language: Language;
  /** Undefined while they are being asked for. */
  translations: readonly ListedTranslation[] | undefined;
  absent: readonly Absent[];
  chosen: string | undefined;
  onChoose: (code: string) => void;
  onClose: () => void;
}

export function TranslationDialog({ language, translations, absent, chosen, onChoose, onClose }: TranslationDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('settings.translationFor', { language: languageNames[language] })} onClose={onClose}>
      {translations ? <TranslationList as="pressed" translations={translations} chosen={chosen} onChoose={onChoose} /> : <p role="status">{t('common.loading')}</p>}
      {absent.length > 0 && <AbsentList absent={absent} />}
      <a href="/BibleLibrary">{t('settings.libraryLink')}</a>
    </Dialog>
  );
}
