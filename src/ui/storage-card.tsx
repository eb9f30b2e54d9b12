// Card with the storage used in this browser, whether the browser may delete the data, and a button
// that requests persistent storage.
import { Button } from '@mantine/core';
import { IconShieldCheck, IconShieldQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../locales/language.ts';
import { formatBytes } from '../locales/format-date-and-size.ts';
import styles from './storage-card.module.css';

interface StorageCardProps {
  /** Bytes; null if the browser does not report them, undefined while the values are being read. */
  estimate: { used: number; quota: number } | null | undefined;
  persistence: 'kept' | 'may be cleared' | 'unknown' | undefined;
  /** The browser refused persistent storage just now. */
  isPersistenceRefused: boolean;
  /** Data is kept in memory only and lost when this window is closed. */
  isMemory: boolean;
  /** The server holds it, too. */
  hasServer: boolean;
  onRequestPersistence: () => void;
}

export function StorageCard({
  estimate,
  persistence,
  isPersistenceRefused,
  isMemory,
  hasServer,
  onRequestPersistence,
}: StorageCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={styles['card']}>
      {estimate === null && <p>{t('storage.quotaUnknown')}</p>}
      {estimate !== null && (
        <div className={styles['usage']}>
          <div className={styles['track']} aria-hidden>
            <div
              className={styles['usageBar']}
              style={{ inlineSize: `${getUsedShare(estimate)}%` }}
            />
          </div>
          {/* A space keeps the line's height while the values are being read. */}
          <p>
            {estimate
              ? t('storage.used', {
                  used: formatBytes(language, estimate.used),
                  quota: formatBytes(language, estimate.quota),
                })
              : '\u00A0'}
          </p>
        </div>
      )}
      {/* Users who are logged in get this information elsewhere on the page. */}
      {isMemory && !hasServer && <p>{t('sync.memoryOnly')}</p>}
      {!isMemory && persistence !== undefined && (
        <PersistenceLine
          persistence={persistence}
          isPersistenceRefused={isPersistenceRefused}
          hasServer={hasServer}
          onRequestPersistence={onRequestPersistence}
        />
      )}
    </div>
  );
}

function PersistenceLine({
  persistence,
  isPersistenceRefused,
  hasServer,
  onRequestPersistence,
}: Pick<StorageCardProps, 'isPersistenceRefused' | 'hasServer' | 'onRequestPersistence'> & {
  persistence: NonNullable<StorageCardProps['persistence']>;
}) {
  const { t } = useTranslation();
  const isPersistent = persistence === 'kept';
  const Shield = isPersistent ? IconShieldCheck : IconShieldQuestion;
  const sentence = {
    kept: t('storage.persistent'),
    'may be cleared': t('storage.mayBeCleared'),
    unknown: t('storage.persistUnknown'),
  }[persistence];
  return (
    <>
      <p className={styles['promise']} data-kept={isPersistent || undefined} role="status">
        <Shield size={22} stroke={1.7} aria-hidden />
        <span>
          {sentence} {!isPersistent && hasServer && t('storage.serverCopyHint')}{' '}
          {isPersistenceRefused && !isPersistent && t('storage.persistenceDenied')}
        </span>
      </p>
      {persistence === 'may be cleared' && (
        <Button
          variant="light"
          className={styles['requestButton'] ?? ''}
          onClick={onRequestPersistence}
        >
          {t('storage.requestPersistence')}
        </Button>
      )}
    </>
  );
}

/** Returns the used share in percent, at least 1.5, so that the bar stays visible. */
function getUsedShare(estimate: { used: number; quota: number } | undefined): number {
  if (!estimate || estimate.quota <= 0) return 0;
  return Math.min(100, Math.max(1.5, (estimate.used / estimate.quota) * 100));
}
