// Shows whether reminders reach this device; if not, why, and what the user can do.
import { Group, Stack } from '@mantine/core';
import { IconBell, IconBellOff, IconClock } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

/**
 * `nothing`: no reminder is on. `told`: the server will send the reminders. `waiting`, `offline`:
 * the server does not have the reminders yet. `refused`: the server or the browser rejected the
 * registration. `silenced`: notifications are off for all devices. `ask`, `denied`: the browser
 * permission is missing. The others: this device gets no notifications, only the calendar file is
 * possible.
 */
export type DeliveryState =
  | 'nothing'
  | 'told'
  | 'waiting'
  | 'offline'
  | 'refused'
  | 'silenced'
  | 'ask'
  | 'denied'
  | CalendarOnly;
type CalendarOnly = 'guest' | 'no-server' | 'unsupported' | 'needs-install';

export function DeliveryStatus({ state, onAllow }: { state: DeliveryState; onAllow: () => void }) {
  const { t } = useTranslation();
  const Sign = stateIcons[state];
  return (
    <Group gap="sm" align="flex-start" wrap="nowrap" data-way={state}>
      <Sign size={22} stroke={1.7} aria-hidden color={stateColors[state] ?? 'var(--quiet)'} />
      <Stack gap={6} miw={0}>
        {/* Always there, so that a change is read out. */}
        <p role="status">{t(`reminders:delivery.${state}`)}</p>
        <DeliveryAction state={state} onAllow={onAllow} />
      </Stack>
    </Group>
  );
}

function DeliveryAction({
  state,
  onAllow,
}: {
  state: DeliveryState;
  onAllow: () => void;
}): ReactNode {
  const { t } = useTranslation();
  switch (state) {
    case 'ask':
      return (
        <button type="button" className={elements['link']} onClick={onAllow}>
          {t('reminders:allow')}
        </button>
      );
    case 'denied':
      return <p className={layout['muted']}>{t('reminders:howToAllow')}</p>;
    case 'needs-install':
      return (
        <a className={elements['link']} href="/PWASetupGuide">
          {t('reminders:install')}
        </a>
      );
    default:
      return null;
  }
}

const stateColors: Partial<Record<DeliveryState, string>> = {
  told: 'var(--green)',
  refused: 'var(--red)',
  denied: 'var(--red)',
};

const stateIcons: Readonly<Record<DeliveryState, Icon>> = {
  nothing: IconBell,
  told: IconBell,
  waiting: IconClock,
  offline: IconClock,
  refused: IconBellOff,
  silenced: IconBellOff,
  ask: IconBellOff,
  denied: IconBellOff,
  guest: IconBellOff,
  'no-server': IconBellOff,
  unsupported: IconBellOff,
  'needs-install': IconBellOff,
};
