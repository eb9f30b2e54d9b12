// Badge with the sync state of one record, with text for screen readers.
import { Group } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudUp,
  IconDeviceMobile,
  IconGitMerge,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { getRejectionReason } from '../locales/error-messages.ts';
import elements from './elements.module.css';
import layout from './page-layout.module.css';

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

const colors: Partial<Record<SyncBadgeState['kind'], string>> = {
  safe: 'var(--green)',
  refused: 'var(--red)',
};

/**
 * Shows the sync state. The text is visible while a change is pending, rejected or merged; a synced
 * record shows only the icon.
 *
 * @param isTextVisible whether the text is visible in every state
 */
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
    <Group
      component="span"
      display="inline-flex"
      gap={4}
      wrap="nowrap"
      c={colors[state.kind] ?? 'dimmed'}
      fz="0.8125rem"
      data-sync={state.kind}
      title={stateText}
    >
      <Icon
        size={16}
        aria-hidden
        className={elements['arrive']}
        {...(state.kind === 'merged' && { color: 'var(--green)' })}
      />
      <span
        className={state.kind === 'safe' && !isTextVisible ? layout['visuallyHidden'] : undefined}
      >
        {stateText}
      </span>
    </Group>
  );
}
