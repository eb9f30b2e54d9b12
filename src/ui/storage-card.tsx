// Card that says whether storage runs low in this browser and whether the browser may delete the
// data, with a button that requests persistent storage; the numbers are folded.
import { Button, Card, Group, Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { IconShieldCheck, IconShieldQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../locales/language.ts';
import { formatBytes } from '../locales/format-date-and-size.ts';
import type { Translate } from '../locales/translate.ts';
import elements from './elements.module.css';
import layout from './page-layout.module.css';

interface StorageCardProps {
  /** Bytes; null if the browser does not report them, undefined while the values are being read. */
  estimate: { used: number; quota: number } | null | undefined;
  persistence: 'kept' | 'may be cleared' | 'unknown' | undefined;
  /** The browser refused persistent storage just now. */
  isPersistenceRefused: boolean;
  /** Data is kept in memory only and lost when this window is closed. */
  isMemory: boolean;
  /** The server has the data, too. */
  hasServer: boolean;
  /** False where the page shows the used space itself. */
  hasDetails?: boolean;
  onRequestPersistence: () => void;
}

export function StorageCard({
  estimate,
  persistence,
  isPersistenceRefused,
  isMemory,
  hasServer,
  hasDetails = true,
  onRequestPersistence,
}: StorageCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const hasPersistenceLine = !isMemory && persistence !== undefined;
  // Enough space is no news beside the line about the protection of the data.
  const hasSpaceLine = !estimate || isStorageShort(estimate) || !hasPersistenceLine;
  return (
    <Card p="18px 20px">
      {/* A space keeps the line's height while the values are being read. */}
      {hasSpaceLine && <p>{describeSpace(t, estimate) ?? '\u00A0'}</p>}
      {estimate && isStorageShort(estimate) && (
        <Progress
          value={getUsedShare(estimate)}
          color="var(--indigo)"
          bg="var(--indigo-wash)"
          aria-hidden
        />
      )}
      {/* Users who are logged in get this information elsewhere on the page. */}
      {isMemory && !hasServer && <p>{t('sync.memoryOnly')}</p>}
      {hasPersistenceLine && (
        <PersistenceLine
          persistence={persistence}
          isPersistenceRefused={isPersistenceRefused}
          hasServer={hasServer}
          onRequestPersistence={onRequestPersistence}
        />
      )}
      {hasDetails && estimate && (
        <details className={elements['disclosure']}>
          <summary>{t('storage.details')}</summary>
          <p className={layout['muted']}>
            {t('storage.used', {
              used: formatBytes(language, estimate.used),
              quota: formatBytes(language, estimate.quota),
            })}
          </p>
        </details>
      )}
    </Card>
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
      <Group component="p" gap={10} align="flex-start" wrap="nowrap" role="status">
        <Shield
          size={22}
          stroke={1.7}
          aria-hidden
          color={isPersistent ? 'var(--green)' : 'var(--quiet)'}
        />
        <span>
          {sentence} {!isPersistent && hasServer && t('storage.serverCopyHint')}{' '}
          {isPersistenceRefused && !isPersistent && t('storage.persistenceDenied')}
        </span>
      </Group>
      {persistence === 'may be cleared' && (
        <Button variant="light" w="fit-content" onClick={onRequestPersistence}>
          {t('storage.requestPersistence')}
        </Button>
      )}
    </>
  );
}

type Estimate = NonNullable<StorageCardProps['estimate']>;

/** Undefined while the values are being read. */
function describeSpace(t: Translate, estimate: StorageCardProps['estimate']): string | undefined {
  if (estimate === null) return t('storage.quotaUnknown');
  return estimate && (isStorageShort(estimate) ? t('storage.short') : t('storage.enough'));
}

/** Bytes that a few Bibles and years of entries need. */
const comfortableBytes = 100_000_000;

export function isStorageShort({ used, quota }: Estimate): boolean {
  return quota - used < comfortableBytes;
}

/** Returns the used share in percent. */
function getUsedShare({ used, quota }: Estimate): number {
  return quota <= 0 ? 100 : Math.min(100, (used / quota) * 100);
}
