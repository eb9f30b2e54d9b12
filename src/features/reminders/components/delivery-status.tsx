// How reminders come to this device, or why they do not, and what can be done about it.
import { IconBell, IconBellOff, IconClock } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translate } from '../../../locales/translate.ts';
import styles from './delivery-status.module.css';

/**
 * `nothing`: none is on. `told`: they come. `waiting`, `offline`: the server has not heard of it
 * yet. `refused`: it, or the browser, would not have it. `silenced`: notifications are off for all
 * devices. `ask`, `denied`: the browser may not show them. The others: not as notifications here.
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
    <div className={styles['way']} data-way={state}>
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
        <button type="button" className={styles['act']} onClick={onAllow}>
          {t('reminders.allow')}
        </button>
      );
    case 'denied':
      return <p className={styles['quiet']}>{t('reminders.howToAllow')}</p>;
    case 'needs-install':
      return (
        <a className={styles['act']} href="/PWASetupGuide">
          {t('reminders.install')}
        </a>
      );
    default:
      return null;
  }
}

function getStateText(state: DeliveryState, t: Translate): string {
  return state === 'silenced'
    ? t('reminders.way.silenced', { section: t('settings.notificationsTitle') })
    : t(`reminders.way.${state}`);
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
