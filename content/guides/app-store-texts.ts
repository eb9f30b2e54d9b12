// Loads the texts for the listings of Selah in app stores, one language at a time.
import type { Language } from '../../schemas/languages.ts';

export const storeFields = ['name', 'subtitle', 'keywords', 'short', 'full'] as const;
export type StoreField = (typeof storeFields)[number];

export type StoreTexts = Readonly<Record<StoreField, string>>;

export async function loadStoreTexts(language: Language): Promise<StoreTexts> {
  const module: { storeTexts: StoreTexts } = await import(`./${language}/store.ts`);
  return module.storeTexts;
}
