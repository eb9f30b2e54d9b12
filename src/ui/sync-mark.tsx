// Where one record stands on its way, as a small mark with words for those who cannot see it.
import { IconAlertTriangle, IconCloudCheck, IconCloudUp, IconDeviceMobile, IconGitMerge } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { refusalReason } from '../i18n/failure-sentence.ts';
import { serverWords } from '../i18n/server-words.ts';
import styles from './sync-mark.module.css';

export type SyncMarkState = { kind: 'safe' } | { kind: 'merged' } | { kind: 'waiting' } | { kind: 'sending' } | { kind: 'refused'; code: string; reason?: string };

/** No room for more in what a browser shows beside the pointer. */
const longestHint = 160;

const icons = { safe: IconCloudCheck, merged: IconGitMerge, waiting: IconDeviceMobile, sending: IconCloudUp, refused: IconAlertTriangle };

/** Words stand beside the icon while something is still to happen; what is safe is quiet, unless two wordings met on the way. */
/** @param isSpelled the words stand there in any case */
export function SyncMark({ state, isSpelled = false }: { state: SyncMarkState; isSpelled?: boolean }) {
  const { t } = useTranslation();
  const Icon = icons[state.kind];
  const words = state.kind === 'refused' ? t('mark.refused', { reason: refusalReason(t, state.code) }) : t(`mark.${state.kind}`);
  const said = state.kind === 'refused' ? serverWords(state.reason, longestHint) : '';
  return (
    <span className={styles['mark']} data-sync={state.kind} title={said === '' ? words : `${words}\n${t('sync.serverSays')} ${said}`}>
      <Icon size={16} aria-hidden />
      <span className={state.kind === 'safe' && !isSpelled ? styles['heard'] : undefined}>{words}</span>
    </span>
  );
}
