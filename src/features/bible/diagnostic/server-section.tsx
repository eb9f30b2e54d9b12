// Section of the Bible diagnostic with the server's test results, converted to texts in the user's
// language. Known errors and advice are translated by their code; everything else stays in the
// server's own text.
import { useTranslation } from 'react-i18next';
import type { BibleDiagnostics, BibleTest } from '../../../../schemas/api/bible-diagnostics.ts';
import { removeDuplicateTexts } from '../../../../schemas/bible/translations.ts';
import { sortOwnLanguageFirst } from '../../../data/bible/translation-order.ts';
import { getAdviceMessage, getFaultMessage } from './components/fault-messages.ts';
import { useLanguage } from '../../../locales/language.ts';
import { findScriptureLanguage } from '../../../locales/translation-language.ts';
import { formatServerMessage } from '../../../locales/server-message.ts';
import { ServerReport } from './components/server-report.tsx';
import type { DiagnosticTest, DiagnosticMessage } from './components/server-report.tsx';

export function ServerSection({ diagnostics }: { diagnostics: BibleDiagnostics }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { success, tests, advice, recommendations } = diagnostics;
  const { keyPresent, keyPrefix } = diagnostics.diagnostics;
  const { translations } = tests;
  const read = translations.filter((one) => one.success).length;

  function toReported(name: string, test: BibleTest): DiagnosticTest {
    const { status, verses } = test;
    return {
      name,
      success: test.success,
      status: typeof status === 'number' ? status : null,
      message: describeResult(test),
      verses: typeof verses === 'number' ? verses : null,
    };
  }

  /**
   * Returns the message of a test; null for a success with a number of verses, because that number
   * is shown anyway.
   */
  function describeResult({
    success: isSuccessful,
    code,
    error,
    message,
    verses,
  }: BibleTest): DiagnosticMessage | null {
    if (isSuccessful && typeof verses === 'number') return null;
    const known = isSuccessful ? null : getFaultMessage(t, code);
    const serverMessage = formatServerMessage((isSuccessful ? message : (error ?? message)) ?? '');
    if (known !== null) return { text: known, isOurs: true };
    return serverMessage === '' ? null : { text: serverMessage, isOurs: false };
  }

  const sentences = advice.map((one) => getAdviceMessage(t, language, one));
  const isAllKnown = advice.length > 0 && sentences.every((sentence) => sentence !== null);
  return (
    <ServerReport
      success={success}
      summary={
        translations.length === 0
          ? t('diagnostic.noTexts')
          : t('diagnostic.readable', { read, count: translations.length })
      }
      recommendations={
        isAllKnown
          ? sentences.map((text) => ({ text, isOurs: true }))
          : recommendations.map((text) => ({ text: formatServerMessage(text), isOurs: false }))
      }
      apiKeyText={
        !keyPresent
          ? t('diagnostic.keyAbsent')
          : keyPrefix === null || keyPrefix === ''
            ? t('diagnostic.keyHidden')
            : t('diagnostic.keyPresent', { preview: `${keyPrefix}…` })
      }
      tests={[
        {
          ...toReported(t('diagnostic.listBibles'), tests.listBibles),
          message: tests.listBibles.success ? null : describeResult(tests.listBibles),
        },
        toReported(t('diagnostic.fetchChapter'), tests.fetchChapter),
      ]}
      translations={sortOwnLanguageFirst(
        language,
        removeDuplicateTexts(
          translations.map((one) => ({
            ...toReported(one.name ?? '', one),
            code: String(one.translationId ?? ''),
            language: findScriptureLanguage(one.translationId),
          })),
        ),
      )}
    />
  );
}
