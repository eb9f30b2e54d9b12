// Badge with the sync state of one record, with text for screen readers.
import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudUp,
  IconDeviceMobile,
  IconGitMerge,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { getRejectionReason } from '../locales/error-messages.ts';
import styles from './sync-state-badge.module.css';

export type SyncBadgeState =
  | { kind: 'safe' }
  | { kind: 'merged' }
  | { kind: 'waiting' }
  | { kind: 'sending' }
  | { kind: 'refused'; code: string };

const icons = {
  safe: IconCloudCheck,
  merged: IconGitMerge,
  waiting: IconDeviceMobile,
  sending: IconCloudUp,
  refused: IconAlertTriangle,
};

/**
 * Shows the sync state. The text is visible while a change is pending, rejected or merged; a synced
 * record shows only the icon.
 */
/** @param isTextVisible whether the text is visible in every state */
export function SyncStateBadge({
  state,
  isTextVisible = false,
}: {
  state: SyncBadgeState;
  isTextVisible?: boolean;
}) {
  const { t } = useTranslation();
  const Icon = icons[state.kind];
  const stateText =
    state.kind === 'refused'
      ? t('syncState.refused', { reason: getRejectionReason(t, state.code) })
      : t(`syncState.${state.kind}`);
  return (
    <span className={styles['mark']} data-sync={state.kind} title={stateText}>
      <Icon size={16} aria-hidden />
      <span
        className={state.kind === 'safe' && !isTextVisible ? styles['visuallyHidden'] : undefined}
      >
        {stateText}
      </span>
    </span>
  );
}
