// The small cloud of the header: how it stands with what was written, in human words.
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Trouble } from '../../../schemas/sync-status.ts';
import { useLanguage } from '../../i18n/language.ts';
import { momentOf } from '../../i18n/moment.ts';
import { PopoverButton } from '../popover-button.tsx';
import styles from './sync-button.module.css';

export interface SyncButtonProps {
  online: boolean;
  waiting: number;
  refused: number;
  /** Messages to whoever looks after this app. */
  letters?: number;
  syncing: boolean;
  signedOut: boolean;
  trouble: Trouble | null;
  /** ISO 8601, or null when the server was never reached. */
  lastSuccess: string | null;
  storage: 'kept' | 'memory';
  /** Nobody is signed in: there is no server that holds anything of theirs. */
  isGuest: boolean;
  /** Where the login page is. */
  loginHref: string;
  onSync: () => void;
}

export function SyncButton(props: SyncButtonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { waiting, refused, letters = 0 } = props;
  const count = waiting + refused + letters;
  const numbers = [waiting > 0 && t('sync.openWaits', { count: waiting }), refused > 0 && t('sync.openRefused', { count: refused }), letters > 0 && t('sync.openLetters', { count: letters })].filter((words) => words !== false);
  return (
    <PopoverButton
      label={count > 0 ? t('sync.open', { list: new Intl.ListFormat(language, { type: 'unit' }).format(numbers) }) : t('sync.openSafe')}
      face={
        <>
          <SyncFace {...props} />
          {count > 0 && <span className={styles['badge']}>{count > 99 ? '99+' : count}</span>}
        </>
      }
    >
      {(close) => <SyncWords {...props} onClose={close} />}
    </PopoverButton>
  );
}

function SyncFace({ online, waiting, refused, syncing, signedOut, trouble, storage }: SyncButtonProps) {
  if (storage === 'memory' || refused > 0 || signedOut || trouble === 'outdated' || trouble === 'full') return <IconAlertTriangle size={22} aria-hidden />;
  if (!online) return <IconCloudOff size={22} aria-hidden />;
  if (syncing || waiting > 0) return <IconCloudUp size={22} aria-hidden />;
  return <IconCloudCheck size={22} aria-hidden />;
}

function SyncWords({ online, waiting, refused, letters = 0, syncing, signedOut, trouble, lastSuccess, storage, isGuest, loginHref, onSync, onClose }: SyncButtonProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const nothing = waiting + refused + letters === 0;
  /** Only as long as the window is open. */
  const isOpen = storage === 'memory' && !isGuest;
  return (
    <>
      <h2 className={styles['title']}>{t('sync.title')}</h2>
      {storage === 'memory' && <p className={styles['warning']}>{isGuest ? t('sync.memory') : t('sync.memoryOwn')}</p>}
      {!online && <p>{t('sync.offline')}</p>}
      {waiting > 0 && (
        <p>
          {syncing && online
            ? t('sync.sending', { count: waiting })
            : isOpen
              ? t('sync.waitingOpen', { count: waiting })
              : online
                ? t('sync.waitingHere', { count: waiting })
                : t('sync.waiting', { count: waiting })}
        </p>
      )}
      {refused > 0 && <p className={styles['warning']}>{isOpen ? t('sync.refusedOpen', { count: refused }) : t('sync.refused', { count: refused })}</p>}
      {letters > 0 && <p>{t('sync.letters', { count: letters })}</p>}
      {nothing && (storage === 'kept' || isOpen) && <p>{lastSuccess === null ? t('sync.nothingWaits') : t('sync.safe')}</p>}
      {signedOut && <p className={styles['warning']}>{t('sync.signedOut')}</p>}
      {trouble === 'outdated' && <p className={styles['warning']}>{t('sync.outdated')}</p>}
      {trouble === 'full' && <p className={styles['warning']}>{t('sync.full')}</p>}
      {trouble === 'busy' && <p>{t('sync.busy')}</p>}
      {lastSuccess !== null && <p className={styles['quiet']}>{t('sync.last', { when: momentOf(language, lastSuccess) })}</p>}
      {signedOut ? (
        <Button component="a" href={loginHref} onClick={onClose}>
          {t('header.login')}
        </Button>
      ) : (
        <Button variant="light" onClick={onSync} loading={syncing}>
          {t('sync.now')}
        </Button>
      )}
      <a href="/Sync" className={styles['all']} onClick={onClose}>
        {t('sync.all')}
      </a>
    </>
  );
}
