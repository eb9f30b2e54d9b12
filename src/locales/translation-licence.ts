// Licence of a Bible translation, as the app shows it.
import { bundledTranslation, findKnownTranslation } from '../../schemas/bible/translations.ts';
import type { Language } from '../../schemas/languages.ts';
import type { Translate } from './translate.ts';

export interface TranslationLicence {
  text: string;
  /** Language of the text, for its `lang` attribute. */
  language: string;
}

/**
 * Returns the licence of a translation; undefined for an unknown code. The licence of the bundled
 * translation is in the language of the interface, because readers of all languages see it.
 */
export function getTranslationLicence(
  t: Translate,
  interfaceLanguage: Language,
  code: string,
): TranslationLicence | undefined {
  if (code === bundledTranslation.code)
    return {
      text: `${bundledTranslation.name}. ${t('translations.crownRights')}`,
      language: interfaceLanguage,
    };
  const known = findKnownTranslation(code);
  return known && { text: known.licence, language: known.language };
}
