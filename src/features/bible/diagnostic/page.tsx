// Page BibleDiagnostic: tests whether the server can read its Bible texts and whether the texts on
// this device are complete, and shows repair steps.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runBibleDiagnostics } from './data.ts';
import type { DiagnosticsResult } from './data.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import styles from './components/diagnostic.module.css';
import { FixList } from './components/fix-list.tsx';
import layout from '../../../ui/page-layout.module.css';
import { ErrorNotice } from '../../../ui/error-notice.tsx';
import { DeviceSection } from './device-section.tsx';
import { ServerSection } from './server-section.tsx';

export function BibleDiagnosticPage() {
  const { t } = useTranslation();
  const data = useData();
  const isOnline = useLiveQuery('online', ({ online }) => online) ?? true;
  const [isRunning, setIsRunning] = useState(false);
  const [answer, setAnswer] = useState<DiagnosticsResult>();
  /** Number of checks that the user has started; the device is checked again each time. */
  const [runs, setRuns] = useState(0);

  async function run(): Promise<void> {
    if (isRunning) return;
    setIsRunning(true);
    setAnswer(undefined);
    setRuns((before) => before + 1);
    try {
      setAnswer(await runBibleDiagnostics(data));
    } catch (fault) {
      data.report('the Bible texts of the server could not be tested', fault);
      setAnswer({ kind: 'failed' });
    } finally {
      setIsRunning(false);
    }
  }

  return (
    <div className={layout['page']}>
      <title>{`${t('bible-library:diagnosticTitle')} – ${t('app.name')}`}</title>
      <div className={styles['head']}>
        <h1>{t('bible-library:diagnosticTitle')}</h1>
        <p className={layout['muted']}>{t('bible-diagnostic:intro')}</p>
      </div>
      {/* Not disabled while it runs, because the button would lose the focus. */}
      <Button
        className={styles['run']}
        aria-disabled={isRunning}
        data-disabled={isRunning || undefined}
        onClick={() => void run()}
      >
        {runs === 0 ? t('bible-diagnostic:runCheck') : t('bible-diagnostic:runAgain')}
      </Button>
      <section className={styles['section']} aria-labelledby="server" aria-busy={isRunning}>
        <h2 id="server">{t('bible-diagnostic:serverTitle')}</h2>
        <div role="status" className={styles['section']}>
          {!isOnline && !answer && <p>{t('bible-diagnostic:offline')}</p>}
          {isRunning && <p>{t('bible-diagnostic:running')}</p>}
          {answer?.kind === 'offline' && <p>{t('bible-diagnostic:offline')}</p>}
          {answer?.kind === 'tested' && <ServerSection diagnostics={answer.diagnostics} />}
        </div>
        {answer?.kind === 'failed' && <DiagnosticFailed onRetry={() => void run()} />}
        {answer?.kind === 'tested' && !answer.diagnostics.success && <FixList />}
      </section>
      <DeviceSection runs={runs} />
    </div>
  );
}

/** Shows the error and possible causes. */
function DiagnosticFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <ErrorNotice actions={<Button onClick={onRetry}>{t('retry')}</Button>}>
        {t('bible-diagnostic:failed')}
      </ErrorNotice>
      <FixList />
    </>
  );
}
