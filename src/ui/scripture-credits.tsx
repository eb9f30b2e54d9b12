// Credit that the licence of a Bible translation requires beside its text.
import { getTranslationCredits } from '../locales/translation-credits.ts';
import { findScriptureLanguage } from '../locales/translation-language.ts';

interface ScriptureCreditsProps {
  /** Codes of the translations whose text is shown. */
  of: readonly (string | null | undefined)[];
  className?: string | undefined;
}

export function ScriptureCredits({ of, className }: ScriptureCreditsProps) {
  return getTranslationCredits(of).map(({ code, text }) => (
    <p key={code} className={className} lang={findScriptureLanguage(code)}>
      {text}
    </p>
  ));
}
