// What is loaded only when it is asked for: while it comes nothing stands there, and where it cannot come a sentence does. The text below stays.
import { Button } from '@mantine/core';
import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { logFault } from '../../platform/log.ts';
import { Dialog } from '../../ui/dialog.tsx';

interface PanelBoundaryProps {
  children: ReactNode;
  /** Stands there until the panel has come. */
  fallback?: ReactNode;
  /** Stands there where it cannot come; without it a dialog says so. */
  instead?: ReactNode;
  onClose?: () => void;
}

export class PanelBoundary extends Component<PanelBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(fault: unknown): void {
    logFault('a panel of the reader failed', fault);
  }

  override render(): ReactNode {
    const { instead, onClose } = this.props;
    if (this.state.isBroken) return instead ?? <PanelTrouble onClose={() => onClose?.()} />;
    return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
  }
}

function PanelTrouble({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog shape="card" title={t('bible.panelTitle')} onClose={onClose} footer={<Button onClick={onClose}>{t('bible.readOn')}</Button>}>
      <p role="alert">{t('bible.panelBody')}</p>
    </Dialog>
  );
}
