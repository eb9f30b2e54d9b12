// Loads a guide in one language. Each guide and language is a separate chunk.
import type { Language } from '../../schemas/languages.ts';
import type { GuideKind, GuideText } from './guide.ts';

export async function loadGuide<K extends GuideKind>(
  kind: K,
  language: Language,
): Promise<GuideText<K>> {
  const module: { guide: GuideText<K> } = await import(`./${language}/${kind}.ts`);
  return module.guide;
}
