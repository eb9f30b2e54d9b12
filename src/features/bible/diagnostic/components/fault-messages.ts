// Messages in the user's language for problems that the server found in its Bible texts and for its
// advice; and the server's import command.
import type { Translate } from '../../../../locales/translate.ts';
import type { BibleAdvice } from '../../../../../schemas/api/bible-diagnostics.ts';
import type { Language } from '../../../../../schemas/languages.ts';
import en from '../../../../locales/en/bible-diagnostic.json';

type FaultCode = keyof typeof en.fault;
type AdviceKind = keyof typeof en.advice;

/** Command that imports a text into the server; the same in every language. */
export const importCommand = 'npm run bible:import';

/** @returns null for an unknown code */
export function getFaultMessage(t: Translate, code: string | undefined): string | null {
  return code !== undefined && isFaultCode(code) ? t(`bible-diagnostic:fault.${code}`) : null;
}

/** @returns null for unknown advice */
export function getAdviceMessage(
  t: Translate,
  language: Language,
  advice: BibleAdvice,
): string | null {
  if (!isAdviceKind(advice.kind)) return null;
  const codes =
    'translations' in advice && Array.isArray(advice.translations)
      ? advice.translations.map(String)
      : [];
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const languages =
    'languages' in advice && Array.isArray(advice.languages) ? advice.languages.map(String) : [];
  return t(`bible-diagnostic:advice.${advice.kind}`, {
    command: importCommand,
    translations: new Intl.ListFormat(language).format(codes),
    languages: new Intl.ListFormat(language).format(languages.map((one) => names.of(one) ?? one)),
  });
}

function isFaultCode(code: string): code is FaultCode {
  return Object.hasOwn(en.fault, code);
}

function isAdviceKind(kind: string): kind is AdviceKind {
  return Object.hasOwn(en.advice, kind);
}
