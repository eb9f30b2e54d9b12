// From which translations verses are quoted for a person: the one they read, and King James, which is always there.
import { firstValueFrom } from 'rxjs';
import type { Language } from '../../../schemas/fields.ts';
import { bundledTranslation } from '../../../schemas/translations.ts';
import type { Data } from '../data.ts';
import { chosenTranslation, translationToRead } from '../translation-choice.ts';

/** What was found out in this visit, by language and choice: the server is not asked again for each verse. */
const found = new WeakMap<Data, Map<string, string>>();

/** Codes, the most wanted first. */
export async function translationsToQuote(data: Data, language: Language): Promise<string[]> {
  const code = await toRead(data, language).catch((fault: unknown) => {
    data.report('nobody knows in which translation to quote', fault);
    return bundledTranslation.code;
  });
  return [...new Set([code, bundledTranslation.code])];
}

async function toRead(data: Data, language: Language): Promise<string> {
  const known = found.get(data) ?? new Map<string, string>();
  found.set(data, known);
  const key = `${language} ${await firstValueFrom(chosenTranslation(data, language))}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const { code } = await translationToRead(data, language);
  // Without a network it was but the best there is.
  if (await firstValueFrom(data.online)) known.set(key, code);
  return code;
}
