// How reminders come to this device, or why they do not, and what can be done about it.
import { IconBell, IconBellOff, IconClock } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translate } from '../../i18n/translate.ts';
import styles from './reminder-way.module.css';

/**
 * `nothing`: none is on. `told`: they come. `waiting`, `offline`: the server has not heard of it yet. `refused`: it, or the browser, would not
 * have it. `silenced`: notifications are off for all devices. `ask`, `denied`: the browser may not show them. The others: not as notifications here.
 */
export type ReminderWay = 'nothing' | 'told' | 'waiting' | 'offline' | 'refused' | 'silenced' | 'ask' | 'denied' | CalendarOnly;
type CalendarOnly = 'guest' | 'no-server' | 'unsupported' | 'needs-install';

export function ReminderStatus({ way, onAllow }: { way: ReminderWay; onAllow: () => void }) {
  const { t } = useTranslation();
  const Sign = signs[way];
  return (
    <div className={styles['way']} data-way={way}>
      <Sign size={22} stroke={1.7} aria-hidden />
      <div className={styles['words']}>
        {/* Always there, so that a change is read out. */}
        <p role="status">{sentence(way, t)}</p>
        <WayOn way={way} onAllow={onAllow} />
      </div>
    </div>
  );
}

function WayOn({ way, onAllow }: { way: ReminderWay; onAllow: () => void }): ReactNode {
  const { t } = useTranslation();
  switch (way) {
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

function sentence(way: ReminderWay, t: Translate): string {
  return way === 'silenced' ? t('reminders.way.silenced', { section: t('settings.notificationsTitle') }) : t(`reminders.way.${way}`);
}

const signs: Readonly<Record<ReminderWay, Icon>> = {
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
