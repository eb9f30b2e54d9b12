// Part of the Bible diagnostic for administrators with the server's test results, converted to texts in the user's
// language. Errors and advice are translated by their code; the server's own English sentences are
// not shown.
import { useTranslation } from 'react-i18next';
import type { BibleDiagnostics, BibleTest } from '../../../../schemas/api/bible-diagnostics.ts';
import { getAdviceMessage, getFaultMessage } from './components/fault-messages.ts';
import { useLanguage } from '../../../locales/language.ts';
import { isAbsent } from './translation-statuses.ts';
import { ServerReport } from './components/server-report.tsx';
import type { DiagnosticTest } from './components/server-report.tsx';

export function ServerSection({ diagnostics }: { diagnostics: BibleDiagnostics }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { success, tests, advice } = diagnostics;
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

  /** Returns the cause of a failed test; null for a successful test. */
  function describeResult({ success: isSuccessful, code }: BibleTest): string | null {
    return isSuccessful ? null : (getFaultMessage(t, code) ?? t('bible-diagnostic:unknownFault'));
  }

  const sentences = advice.map((one) => getAdviceMessage(t, language, one));
  return (
    <ServerReport
      success={success}
      summary={
        translations.length === 0
          ? t('bible-diagnostic:noTexts')
          : t('bible-diagnostic:readable', { read, count: translations.length })
      }
      recommendations={sentences.filter((sentence) => sentence !== null)}
      apiKeyText={
        !keyPresent
          ? t('bible-diagnostic:keyAbsent')
          : keyPrefix === null || keyPrefix === ''
            ? t('bible-diagnostic:keyHidden')
            : t('bible-diagnostic:keyPresent', { preview: `${keyPrefix}…` })
      }
      tests={[
        toReported(t('bible-diagnostic:listBibles'), tests.listBibles),
        toReported(t('bible-diagnostic:fetchChapter'), tests.fetchChapter),
        // The section shows the absent translations in a separate list.
        ...translations
          .filter(({ code }) => !isAbsent(code))
          .map((one) => toReported(String(one.translationId ?? ''), one)),
      ]}
    />
  );
}
