// Loads a legal text in one language. Each text and language is a separate chunk.
import type { Language } from '../../schemas/languages.ts';
import type { LegalKind, LegalText } from './legal-text.ts';

export async function loadLegal(kind: LegalKind, language: Language): Promise<LegalText> {
  const module: { text: LegalText } = await import(`./${language}/${kind}.ts`);
  return module.text;
}
