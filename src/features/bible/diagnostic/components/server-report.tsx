// Report of a server on its Bible texts: summary, advice, API key, and each test.
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './diagnostic.module.css';

export interface DiagnosticTest {
  name: string;
  success: boolean;
  /** Of HTTP. */
  status: number | null;
  /** Number of verses in the chapter that was read. */
  verses: number | null;
  message: string | null;
  /** The server has no such text, so nothing was tested. */
  isAbsent: boolean;
}

export interface DiagnosticTranslationTest extends DiagnosticTest {
  code: string;
  language: string | undefined;
}

interface ServerReportProps {
  success: boolean;
  summary: string;
  recommendations: readonly string[];
  apiKeyText: string;
  tests: readonly DiagnosticTest[];
  translations: readonly DiagnosticTranslationTest[];
}

export function ServerReport({
  success,
  summary,
  recommendations,
  apiKeyText,
  tests,
  translations,
}: ServerReportProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles['card']} data-good={success}>
        <p className={styles['result']}>
          <StatusIcon isSuccessful={success} />
          {success ? t('bible-diagnostic:allPassed') : t('bible-diagnostic:someFailed')}
        </p>
        <p>{summary}</p>
        {recommendations.length > 0 && (
          <>
            <h3>{t('bible-diagnostic:adviceTitle')}</h3>
            <ul className={styles['words']}>
              {recommendations.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className={styles['card']}>
        <h3>{t('bible-diagnostic:keyTitle')}</h3>
        <p>{apiKeyText}</p>
      </div>
      <div className={styles['card']}>
        <h3>{t('bible-diagnostic:testsTitle')}</h3>
        <ul className={styles['tests']}>
          {tests.map((test) => (
            <TestResult
              key={test.name}
              test={test}
              name={<span className={styles['name']}>{test.name}</span>}
            />
          ))}
        </ul>
      </div>
      {translations.length > 0 && (
        <div className={styles['card']}>
          <h3>{t('bible-diagnostic:translationsTitle')}</h3>
          <ul className={styles['tests']}>
            {translations.map((test) => (
              <TestResult
                key={test.code}
                test={test}
                name={
                  <span className={styles['name']}>
                    <span lang={test.language}>{test.name}</span>{' '}
                    <span className={styles['code']}>{test.code}</span>
                  </span>
                }
              />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function TestResult({ test, name }: { test: DiagnosticTest; name: ReactNode }) {
  const { t } = useTranslation();
  const { success, status, verses, message, isAbsent } = test;
  const outcome = success ? t('bible-diagnostic:testPassed') : t('bible-diagnostic:testFailed');
  const facts = [
    isAbsent ? t('bible-diagnostic:notHere') : outcome,
    !isAbsent && status !== null && t('bible-diagnostic:status', { status }),
    verses !== null && t('bible-diagnostic:verses', { count: verses }),
  ];
  return (
    <li className={styles['test']}>
      <StatusIcon isSuccessful={success} />
      <div className={styles['testText']}>
        {name}
        <span className={styles['about']}>
          {facts.filter((fact) => fact !== false).join(' · ')}
        </span>
        {message !== null && <span>{message}</span>}
      </div>
    </li>
  );
}

/** Hidden from screen readers, because the text beside the icon says the same. */
export function StatusIcon({ isSuccessful }: { isSuccessful: boolean }) {
  return isSuccessful ? (
    <IconCircleCheck size={20} className={styles['good']} aria-hidden />
  ) : (
    <IconAlertCircle size={20} className={styles['bad']} aria-hidden />
  );
}
