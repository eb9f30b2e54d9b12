// How it stands with the way to the server, first in a sentence, then with what can be done.
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudPause, IconCloudUp, IconDeviceMobile, IconDownload, IconKey } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../schemas/fields.ts';
import type { Trouble } from '../../../schemas/sync-status.ts';
import { useLanguage } from '../../i18n/language.ts';
import { momentOf } from '../../i18n/moment.ts';
import styles from './way-card.module.css';
import type { Translate } from '../../i18n/translate.ts';

export interface Way {
  online: boolean;
  waiting: number;
  refused: number;
  syncing: boolean;
  signedOut: boolean;
  trouble: Trouble | null;
  /** ISO 8601, since when the trouble lasts and when it is tried again; null where nobody knows. */
  since: string | null;
  next: string | null;
  /** ISO 8601, or null when the server was never reached. */
  lastSuccess: string | null;
  storage: 'kept' | 'memory';
}

interface WayCardProps extends Way {
  loginHref: string;
  onSync: () => void;
  onUpdate: () => void;
}

type WayKind = 'signed-out' | 'outdated' | 'full' | 'offline' | 'busy' | 'sending' | 'waiting' | 'refused' | 'safe';

const icons: Readonly<Record<WayKind | 'memory', Icon>> = {
  memory: IconAlertTriangle,
  'signed-out': IconKey,
  outdated: IconDownload,
  full: IconAlertTriangle,
  offline: IconCloudOff,
  busy: IconCloudPause,
  sending: IconCloudUp,
  waiting: IconDeviceMobile,
  refused: IconCloudCheck,
  safe: IconCloudCheck,
};

export function WayCard({ loginHref, onSync, onUpdate, ...way }: WayCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const kind = kindOf(way);
  const { waiting, refused, lastSuccess, next, syncing, storage } = way;
  const isMemory = storage === 'memory';
  const look = isMemory ? 'memory' : kind;
  const Icon = icons[look];
  return (
    <section className={styles['card']} data-way={look}>
      <span className={styles['icon']}>
        <Icon size={28} stroke={1.6} aria-hidden />
      </span>
      <div className={styles['words']}>
        {isMemory && <p className={styles['sentence']}>{t('sync.memoryOwn')}</p>}
        {/* While it is being sent the number changes all the time: it is read out once that is over. */}
        <p className={isMemory ? undefined : styles['sentence']} role="status" aria-busy={syncing}>
          {sentenceOf(t, language, kind, way)}
        </p>
        {waiting > 0 && kind !== 'waiting' && kind !== 'sending' && <p>{waitingSentence(t, kind, way)}</p>}
        {refused > 0 && kind !== 'refused' && <p>{refusedSentence(t, way)}</p>}
        {kind === 'busy' && next !== null && <p className={styles['quiet']}>{t('sync.next', { when: momentOf(language, next) })}</p>}
        {lastSuccess !== null && <p className={styles['quiet']}>{t('sync.last', { when: momentOf(language, lastSuccess) })}</p>}
      </div>
      <div className={styles['action']}>
        {kind === 'signed-out' ? (
          <Button component="a" href={loginHref}>
            {t('header.login')}
          </Button>
        ) : kind === 'outdated' && !(isMemory && waiting > 0) ? (
          // Loading the page again would lose what waits in a window that keeps nothing.
          <Button onClick={onUpdate}>{t('sync.update')}</Button>
        ) : (
          <Button variant="light" onClick={onSync} loading={syncing}>
            {t('sync.now')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** What matters most comes first. */
function kindOf({ signedOut, trouble, online, syncing, waiting, refused }: Way): WayKind {
  if (signedOut || trouble === 'signed-out') return 'signed-out';
  if (trouble === 'outdated') return 'outdated';
  if (trouble === 'full') return 'full';
  if (!online) return 'offline';
  if (waiting > 0 && syncing) return 'sending';
  if (trouble === 'busy') return 'busy';
  if (waiting > 0) return 'waiting';
  return refused > 0 ? 'refused' : 'safe';
}

function sentenceOf(t: Translate, language: Language, kind: WayKind, way: Way): string {
  const { waiting, since, trouble, lastSuccess, storage } = way;
  switch (kind) {
    case 'signed-out':
      return t('sync.signedOut');
    case 'outdated':
      return t('sync.outdated');
    case 'full':
      return t('sync.full');
    case 'offline':
      return since !== null && trouble === 'offline' && storage === 'kept' ? t('sync.offlineSince', { when: momentOf(language, since) }) : t('sync.offline');
    case 'busy':
      return t('sync.busy');
    case 'sending':
      return t('sync.sending', { count: waiting });
    case 'waiting':
      return waitingSentence(t, kind, way);
    case 'refused':
      return refusedSentence(t, way);
    case 'safe':
      return lastSuccess === null ? t('sync.nothingWaits') : t('sync.safe');
  }
}

/** Most things do not wait for a connection only; and what a window keeps is safe as long as it is open. */
function waitingSentence(t: Translate, kind: WayKind, { waiting, storage }: Way): string {
  if (storage === 'memory') return t('sync.waitingOpen', { count: waiting });
  return kind === 'offline' ? t('sync.waiting', { count: waiting }) : t('sync.waitingHere', { count: waiting });
}

function refusedSentence(t: Translate, { refused, storage }: Way): string {
  return storage === 'memory' ? t('sync.refusedOpen', { count: refused }) : t('sync.refused', { count: refused });
}
