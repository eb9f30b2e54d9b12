// Loads a guide in one language. Each guide and language is a separate chunk.
import type { Language } from '../../schemas/fields.ts';
import type { GuideKind, GuideText } from './guide.ts';

type Texts = {
  readonly [K in GuideKind]: Readonly<Record<Language, () => Promise<{ guide: GuideText<K> }>>>;
};

const texts: Texts = {
  install: {
    en: () => import('./en/install.ts'),
    fr: () => import('./fr/install.ts'),
    es: () => import('./es/install.ts'),
    pt: () => import('./pt/install.ts'),
  },
  android: {
    en: () => import('./en/android.ts'),
    fr: () => import('./fr/android.ts'),
    es: () => import('./es/android.ts'),
    pt: () => import('./pt/android.ts'),
  },
  store: {
    en: () => import('./en/app-stores.ts'),
    fr: () => import('./fr/app-stores.ts'),
    es: () => import('./es/app-stores.ts'),
    pt: () => import('./pt/app-stores.ts'),
  },
};

export async function loadGuide<K extends GuideKind>(
  kind: K,
  language: Language,
): Promise<GuideText<K>> {
  return (await texts[kind][language]()).guide;
}
