// List of the devices on which the user is signed in, with a log-out button for each device.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SessionRow } from '../../../../../schemas/api/backend-api.ts';
import { useLanguage } from '../../../../locales/language.ts';
import styles from './device-list.module.css';

interface DeviceListProps {
  devices: readonly SessionRow[];
  isBusy: boolean;
  onEnd: (device: SessionRow) => void;
  /** Logs out on this device; null where that is not possible. */
  onLogOut: (() => void) | null;
}

export function DeviceList({ devices, isBusy, onEnd, onLogOut }: DeviceListProps) {
  const { t } = useTranslation();
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long' });
  const formatDate = (iso: string) => date.format(new Date(iso));
  return (
    <ul className={styles['list']}>
      {devices.map((row) => {
        const device = row.device ?? t('account:devices.unknown');
        return (
          <li key={row.id} className={styles['device']} aria-current={row.is_current || undefined}>
            <span className={styles['name']} dir="auto">
              {device}
            </span>
            <ul className={styles['facts']}>
              {row.is_current && <li>{t('account:devices.current')}</li>}
              <li>{t('account:devices.lastUsed', { date: formatDate(row.last_used_date) })}</li>
              <li>{t('account:devices.created', { date: formatDate(row.created_date) })}</li>
              {row.network !== null && (
                <li>{t('account:devices.network', { network: row.network })}</li>
              )}
              <li>
                {row.receives_reminders
                  ? t('account:devices.reminders')
                  : t('account:devices.noReminders')}
              </li>
            </ul>
            {row.is_current ? (
              onLogOut && (
                <Button variant="default" disabled={isBusy} onClick={onLogOut}>
                  {t('logOut.action')}
                </Button>
              )
            ) : (
              <Button
                variant="default"
                disabled={isBusy}
                aria-label={t('account:devices.logOutNamed', { device })}
                onClick={() => onEnd(row)}
              >
                {t('account:devices.logOut')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
