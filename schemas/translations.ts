// The Bible translations Selah knows by code; which of them can be read is the server's to say.
import type { Language } from './fields.ts';

export interface Translation {
  /** In capitals: KJV. */
  code: string;
  language: Language;
  name: string;
}

const codesByLanguage: Readonly<Record<Language, readonly string[]>> = {
  en: ['KJV', 'ESV', 'NIV', 'WEB', 'NASB', 'NLV', 'NKJV', 'NJB1985', 'AMP', 'LBP'],
  fr: ['DARBY', 'FRLSG', 'FRDBY', 'NBS', 'FRPDV17', 'BDS'],
  es: ['RVR60', 'NTV', 'RVA'],
  pt: ['NVI', 'ARC', 'ALMEIDA'],
};

const languageByCode = new Map(Object.entries(codesByLanguage).flatMap(([language, codes]) => codes.map((code) => [code, language as Language])));

/** In which language the words of a translation are; undefined for a code nobody knows. */
export function languageOfTranslation(code: string): Language | undefined {
  return languageByCode.get(code.toUpperCase());
}

/** Bundled with the server and therefore always there. */
export const bundledTranslation = { code: 'KJV', language: 'en', name: 'King James Version' } as const satisfies Translation;
