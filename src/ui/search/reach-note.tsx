// How far a search reached where the text is not on this device as a whole, and what helps.
import { useTranslation } from 'react-i18next';
import styles from './search.module.css';

export type ReachState =
  | { kind: 'unasked' | 'asking' | 'offline' | 'missing' }
  | { kind: 'answered'; isCut: boolean }
  | { kind: 'failed'; message?: string };

interface ReachNoteProps {
  /** Code: KJV. */
  translation: string;
  /** That lie on this device. */
  chapters: number;
  server: ReachState;
  /** Missing where the text may not be kept as a whole. */
  libraryHref: string | undefined;
  onAsk: () => void;
}

export function ReachNote({ translation, chapters, server, libraryHref, onAsk }: ReachNoteProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['reach']}>
      <p role="status">{sentence()}</p>
      {(server.kind === 'failed' || server.kind === 'offline' || server.kind === 'unasked') && (
        <button type="button" className={styles['link']} onClick={onAsk}>
          {server.kind === 'unasked' ? t('search.askServer') : t('common.retry')}
        </button>
      )}
      {libraryHref !== undefined && (
        <a className={styles['offer']} href={libraryHref}>
          {t('search.keep', { translation })}
        </a>
      )}
    </div>
  );

  function sentence(): string {
    const here = chapters === 0 ? t('search.nothingHere', { translation }) : t('search.partHere', { count: chapters, translation });
    switch (server.kind) {
      case 'unasked':
        return here;
      case 'asking':
        return `${here} ${t('search.asking')}`;
      case 'answered':
        return server.isCut ? t('search.cut') : t('search.byServer', { translation });
      case 'offline':
        return `${t('search.offline')} ${here}`;
      case 'missing':
        return `${t('search.missing', { translation })} ${here}`;
      case 'failed':
        return `${t('search.failed')} ${here}`;
    }
  }
}
