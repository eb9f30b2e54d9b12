// Brings a guide in one language: each is a chunk of its own.
import type { Language } from '../../schemas/fields.ts';
import type { GuideKind, GuideText } from './guide.ts';

type Texts = { readonly [K in GuideKind]: Readonly<Record<Language, () => Promise<{ guide: GuideText<K> }>>> };

const texts: Texts = {
  install: { en: () => import('./install.en.ts'), fr: () => import('./install.fr.ts'), es: () => import('./install.es.ts'), pt: () => import('./install.pt.ts') },
  android: { en: () => import('./android.en.ts'), fr: () => import('./android.fr.ts'), es: () => import('./android.es.ts'), pt: () => import('./android.pt.ts') },
  store: { en: () => import('./store.en.ts'), fr: () => import('./store.fr.ts'), es: () => import('./store.es.ts'), pt: () => import('./store.pt.ts') },
};

export async function loadGuide<K extends GuideKind>(kind: K, language: Language): Promise<GuideText<K>> {
  return (await texts[kind][language]()).guide;
}
