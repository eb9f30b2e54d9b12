// Dialog for choosing the translation of one language: available translations, unavailable
// translations with the reason, and a link to the library.
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../schemas/languages.ts';
import { getLanguageNames } from '../../../locales/language.ts';
import type { TranslationOption } from '../../bible/picker/components/translation-list.tsx';
import { TranslationList } from '../../bible/picker/components/translation-list.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { UnavailableItem } from '../../bible/library/components/unavailable-list.tsx';
import { UnavailableList } from '../../bible/library/components/unavailable-list.tsx';

interface TranslationDialogProps {
  language: Language;
  /** Undefined while the list is being loaded. */
  translations: readonly TranslationOption[] | undefined;
  unavailable: readonly UnavailableItem[];
  chosen: string | undefined;
  onChoose: (code: string) => void;
  onClose: () => void;
}

export function TranslationDialog({
  language,
  translations,
  unavailable,
  chosen,
  onChoose,
  onClose,
}: TranslationDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('settings:translationFor', { language: getLanguageNames()[language] })}
      onClose={onClose}
    >
      {translations ? (
        <TranslationList
          language={language}
          selectionStyle="pressed"
          translations={translations}
          chosen={chosen}
          onChoose={onChoose}
        />
      ) : (
        <p role="status">{t('loading')}</p>
      )}
      {unavailable.length > 0 && <UnavailableList items={unavailable} />}
      <a href="/BibleLibrary">{t('settings:libraryLink')}</a>
    </Dialog>
  );
}
