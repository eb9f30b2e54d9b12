// Error and Suspense boundary for lazily loaded panels of the reader. It shows nothing during
// loading and a message on failure, and the text below stays usable.
import { Button } from '@mantine/core';
import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { logFault } from '../../../platform/log.ts';
import { repairOnce } from '../../../platform/service-worker/repair-missing-chunk.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LazyLoadError } from './retryable-lazy.tsx';

interface PanelBoundaryProps {
  children: ReactNode;
  /** Shown until the panel is loaded. */
  fallback?: ReactNode;
  /** Shown when the panel cannot be loaded; the default is a dialog with a message. */
  errorFallback?: ReactNode;
  onClose?: () => void;
}

interface PanelBoundaryState {
  isBroken: boolean;
  hasTried: boolean;
}

export class PanelBoundary extends Component<PanelBoundaryProps, PanelBoundaryState> {
  override state = { isBroken: false, hasTried: false };

  static getDerivedStateFromError(): Pick<PanelBoundaryState, 'isBroken'> {
    return { isBroken: true };
  }

  override componentDidCatch(fault: unknown): void {
    logFault('a panel of the reader failed', fault);
    this.cause = fault instanceof LazyLoadError ? fault.cause : fault;
    if (fault instanceof LazyLoadError) fault.reset();
  }

  private cause: unknown;

  /**
   * Retries to load the panel. A second retry repairs the app shell: some browsers cache a failed
   * module until the page reloads, and a new version of the app has other files.
   */
  private readonly retry = async (): Promise<void> => {
    if (this.state.hasTried && (await repairOnce(this.cause))) return;
    this.setState({ isBroken: false, hasTried: true });
  };

  override render(): ReactNode {
    const { errorFallback, onClose } = this.props;
    if (this.state.isBroken)
      return (
        errorFallback ?? (
          <PanelErrorDialog onRetry={() => void this.retry()} onClose={() => onClose?.()} />
        )
      );
    return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
  }
}

function PanelErrorDialog({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const { t } = useTranslation();
  const actions = (
    <>
      <Button variant="default" onClick={onRetry}>
        {t('retry')}
      </Button>
      <Button onClick={onClose}>{t('bible:reader.panelDismiss')}</Button>
    </>
  );
  return (
    <Dialog shape="card" title={t('bible:reader.panelTitle')} onClose={onClose} footer={actions}>
      <p role="alert">{t('bible:reader.panelBody')}</p>
    </Dialog>
  );
}
