// Determines from which translations verses are quoted for a user: the translation they read, and
// the King James Version, which is always available.
import { firstValueFrom } from 'rxjs';
import type { Language } from '../../../../schemas/languages.ts';
import { bundledTranslation } from '../../../../schemas/bible/translations.ts';
import type { DataContext } from '../../../data/data-context.ts';
import {
  watchChosenTranslation,
  findTranslationToRead,
} from '../../../data/bible/translation-choice.ts';

/**
 * Results of this session by language and choice, so that the server is not asked for each verse.
 */
const translationsByContext = new WeakMap<DataContext, Map<string, string>>();

/** Codes, the most wanted first. */
export async function loadTranslationsToQuote(
  data: DataContext,
  language: Language,
): Promise<string[]> {
  const code = await findTranslations(data, language).catch((fault: unknown) => {
    data.report('the quoted translations could not be read', fault);
    return bundledTranslation.code;
  });
  return [...new Set([code, bundledTranslation.code])];
}

async function findTranslations(data: DataContext, language: Language): Promise<string> {
  const known = translationsByContext.get(data) ?? new Map<string, string>();
  translationsByContext.set(data, known);
  const key = `${language} ${await firstValueFrom(watchChosenTranslation(data, language))}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const { code } = await findTranslationToRead(data, language);
  // Not cached without a network, because a better translation may be available later.
  if (await firstValueFrom(data.online)) known.set(key, code);
  return code;
}
