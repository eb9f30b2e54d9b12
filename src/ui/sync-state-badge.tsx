// Where one record stands on its way, as a small mark with words for those who cannot see it.
import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudUp,
  IconDeviceMobile,
  IconGitMerge,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { getRejectionReason } from '../locales/error-messages.ts';
import { formatServerMessage } from '../locales/server-message.ts';
import styles from './sync-state-badge.module.css';

export type SyncBadgeState =
  | { kind: 'safe' }
  | { kind: 'merged' }
  | { kind: 'waiting' }
  | { kind: 'sending' }
  | { kind: 'refused'; code: string; reason?: string };

/** No room for more in what a browser shows beside the pointer. */
const maxHintLength = 160;

const icons = {
  safe: IconCloudCheck,
  merged: IconGitMerge,
  waiting: IconDeviceMobile,
  sending: IconCloudUp,
  refused: IconAlertTriangle,
};

/**
 * Words stand beside the icon while something is still to happen; what is safe is quiet, unless two
 * wordings met on the way.
 */
/** @param isSpelled the words stand there in any case */
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
      ? t('mark.refused', { reason: getRejectionReason(t, state.code) })
      : t(`mark.${state.kind}`);
  const serverMessage =
    state.kind === 'refused' ? formatServerMessage(state.reason, maxHintLength) : '';
  return (
    <span
      className={styles['mark']}
      data-sync={state.kind}
      title={
        serverMessage === '' ? stateText : `${stateText}\n${t('sync.serverSays')} ${serverMessage}`
      }
    >
      <Icon size={16} aria-hidden />
      <span className={state.kind === 'safe' && !isTextVisible ? styles['heard'] : undefined}>
        {stateText}
      </span>
    </span>
  );
}
