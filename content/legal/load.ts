// Brings a legal text in one language: each is a chunk of its own.
import type { Language } from '../../schemas/fields.ts';
import type { LegalKind, LegalText } from './legal.ts';

const texts: Readonly<Record<LegalKind, Readonly<Record<Language, () => Promise<{ text: LegalText }>>>>> = {
  privacy: { en: () => import('./privacy.en.ts'), fr: () => import('./privacy.fr.ts'), es: () => import('./privacy.es.ts'), pt: () => import('./privacy.pt.ts') },
  terms: { en: () => import('./terms.en.ts'), fr: () => import('./terms.fr.ts'), es: () => import('./terms.es.ts'), pt: () => import('./terms.pt.ts') },
};

export async function loadLegal(kind: LegalKind, language: Language): Promise<LegalText> {
  return (await texts[kind][language]()).text;
}
