// Shows whether reminders reach this device; if not, why, and what the user can do.
import { IconBell, IconBellOff, IconClock } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translate } from '../../../locales/translate.ts';
import styles from './delivery-status.module.css';

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
    <div className={styles['status']} data-way={state}>
      <Sign size={22} stroke={1.7} aria-hidden />
      <div className={styles['words']}>
        {/* Always there, so that a change is read out. */}
        <p role="status">{getStateText(state, t)}</p>
        <DeliveryAction state={state} onAllow={onAllow} />
      </div>
    </div>
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
        <button type="button" className={styles['action']} onClick={onAllow}>
          {t('reminders:allow')}
        </button>
      );
    case 'denied':
      return <p className={styles['muted']}>{t('reminders:howToAllow')}</p>;
    case 'needs-install':
      return (
        <a className={styles['action']} href="/PWASetupGuide">
          {t('reminders:install')}
        </a>
      );
    default:
      return null;
  }
}

function getStateText(state: DeliveryState, t: Translate): string {
  return state === 'silenced'
    ? t('reminders:delivery.silenced', { section: t('settings:notificationsTitle') })
    : t(`reminders:delivery.${state}`);
}

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
