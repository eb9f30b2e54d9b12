// Page for a route that failed: says which data is safe, offers ways to continue, and tries once to
// repair a missing chunk.
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isOnline } from '../platform/online.ts';
import { isChunkMissing, repairOnce } from '../platform/service-worker/repair-missing-chunk.ts';
import { useFeedback } from '../features/feedback/components/feedback-context.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Logo } from '../ui/logo.tsx';

interface ErrorPageProps {
  /** The caught value. */
  fault: unknown;
  /** Whether the feedback dialog is available around this page. */
  canReport?: boolean;
}

export function ErrorPage({ fault, canReport = false }: ErrorPageProps) {
  const { t } = useTranslation();
  const feedback = useFeedback();
  const name = fault instanceof Error ? fault.name : 'unknown';
  const isPart = isChunkMissing(fault);

  useEffect(() => void repairOnce(fault), [fault]);

  async function report(): Promise<void> {
    // The feedback dialog is loaded at the same moment: if this chunk cannot be loaded, the dialog
    // cannot be loaded either.
    const about = await import('./error-report.ts')
      .then(({ buildErrorReport: faultReport }) => faultReport(fault, location.pathname))
      .catch(() => name);
    feedback.open({ about });
  }

  return (
    <div role="alert" data-fault={name}>
      <title>{`${t('errorPage.title')} – ${t('app.name')}`}</title>
      <EmptyState
        illustration={<Logo size={56} />}
        title={t('errorPage.title')}
        body={
          isPart
            ? t(isOnline() ? 'errorPage.chunkMissing' : 'errorPage.pageNotOnDevice')
            : t('errorPage.body')
        }
      >
        <Button onClick={() => location.reload()}>{t('errorPage.reload')}</Button>
        <Button variant="default" component="a" href="/">
          {t('notFound.home')}
        </Button>
        {canReport && (
          <Button variant="subtle" onClick={() => void report()}>
            {t('errorPage.report')}
          </Button>
        )}
      </EmptyState>
    </div>
  );
}
