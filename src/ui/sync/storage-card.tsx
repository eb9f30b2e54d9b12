// How much of this browser's room is used, and whether it may clear what lies there.
import { Button } from '@mantine/core';
import { IconShieldCheck, IconShieldQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { sizeOf } from '../../i18n/moment.ts';
import styles from './storage-card.module.css';

interface StorageCardProps {
  /** Bytes; null where the browser does not say, undefined while it is asked. */
  room: { used: number; quota: number } | null | undefined;
  persistence: 'kept' | 'may be cleared' | 'unknown' | undefined;
  /** The browser was asked just now and did not agree. */
  isRefused: boolean;
  /** Nothing outlives this window. */
  isMemory: boolean;
  /** The server holds it, too. */
  hasServer: boolean;
  onAsk: () => void;
}

export function StorageCard({ room, persistence, isRefused, isMemory, hasServer, onAsk }: StorageCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={styles['card']}>
      {room === null && <p>{t('keeping.unknown')}</p>}
      {room !== null && (
        <div className={styles['room']}>
          <div className={styles['track']} aria-hidden>
            <div className={styles['used']} style={{ inlineSize: `${shareOf(room)}%` }} />
          </div>
          {/* A space keeps the place while it is asked. */}
          <p>{room ? t('keeping.used', { used: sizeOf(language, room.used), quota: sizeOf(language, room.quota) }) : '\u00A0'}</p>
        </div>
      )}
      {/* Who is signed in reads above what becomes of their words. */}
      {isMemory && !hasServer && <p>{t('sync.memory')}</p>}
      {!isMemory && persistence !== undefined && <Keeping persistence={persistence} isRefused={isRefused} hasServer={hasServer} onAsk={onAsk} />}
    </div>
  );
}

function Keeping({ persistence, isRefused, hasServer, onAsk }: Pick<StorageCardProps, 'isRefused' | 'hasServer' | 'onAsk'> & { persistence: NonNullable<StorageCardProps['persistence']> }) {
  const { t } = useTranslation();
  const isKept = persistence === 'kept';
  const Shield = isKept ? IconShieldCheck : IconShieldQuestion;
  const sentence = { kept: t('keeping.kept'), 'may be cleared': t('keeping.mayBeCleared'), unknown: t('keeping.persistUnknown') }[persistence];
  return (
    <>
      <p className={styles['promise']} data-kept={isKept || undefined} role="status">
        <Shield size={22} stroke={1.7} aria-hidden />
        <span>
          {sentence} {!isKept && hasServer && t('keeping.safeAnyway')} {isRefused && !isKept && t('keeping.notYet')}
        </span>
      </p>
      {persistence === 'may be cleared' && (
        <Button variant="light" className={styles['ask'] ?? ''} onClick={onAsk}>
          {t('keeping.ask')}
        </Button>
      )}
    </>
  );
}

/** A sliver is seen as long as anything is used. */
function shareOf(room: { used: number; quota: number } | undefined): number {
  if (!room || room.quota <= 0) return 0;
  return Math.min(100, Math.max(1.5, (room.used / room.quota) * 100));
}
