// Loads a legal text in one language. Each text and language is a separate chunk.
import type { Language } from '../../schemas/fields.ts';
import type { LegalKind, LegalText } from './legal-text.ts';

const texts: Readonly<
  Record<LegalKind, Readonly<Record<Language, () => Promise<{ text: LegalText }>>>>
> = {
  privacy: {
    en: () => import('./en/privacy.ts'),
    fr: () => import('./fr/privacy.ts'),
    es: () => import('./es/privacy.ts'),
    pt: () => import('./pt/privacy.ts'),
  },
  terms: {
    en: () => import('./en/terms.ts'),
    fr: () => import('./fr/terms.ts'),
    es: () => import('./es/terms.ts'),
    pt: () => import('./pt/terms.ts'),
  },
};

export async function loadLegal(kind: LegalKind, language: Language): Promise<LegalText> {
  return (await texts[kind][language]()).text;
}
