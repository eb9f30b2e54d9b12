// Status of a Bible search in a translation that is not completely on this device: searched
// chapters, state of the server search, and actions. The actions are to ask the server, to retry,
// and to download the translation.
import { useTranslation } from 'react-i18next';
import styles from './search.module.css';

export type ServerCoverage =
  | { kind: 'unasked' | 'asking' | 'offline' | 'missing' }
  | { kind: 'answered'; isCut: boolean }
  | { kind: 'failed' };

interface SearchCoverageProps {
  /** Code: KJV. */
  translation: string;
  /** Number of chapters on this device that were searched. */
  searchedChapters: number;
  serverCoverage: ServerCoverage;
  /** Undefined if the text may not be downloaded completely. */
  libraryHref: string | undefined;
  onAsk: () => void;
}

export function SearchCoverage({
  translation,
  searchedChapters,
  serverCoverage,
  libraryHref,
  onAsk,
}: SearchCoverageProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['coverage']}>
      <p role="status">{sentence()}</p>
      {(serverCoverage.kind === 'failed' ||
        serverCoverage.kind === 'offline' ||
        serverCoverage.kind === 'unasked') && (
        <button type="button" className={styles['link']} onClick={onAsk}>
          {serverCoverage.kind === 'unasked' ? t('search:searchOnServer') : t('retry')}
        </button>
      )}
      {libraryHref !== undefined && (
        <a className={styles['offer']} href={libraryHref}>
          {t('search:keepTranslation', { translation })}
        </a>
      )}
    </div>
  );

  function sentence(): string {
    const coverageText =
      searchedChapters === 0
        ? t('search:noneOnDevice', { translation })
        : t('search:partlySearched', { count: searchedChapters, translation });
    switch (serverCoverage.kind) {
      case 'unasked':
        return coverageText;
      case 'asking':
        return `${coverageText} ${t('search:searchingOnServer')}`;
      case 'answered':
        return serverCoverage.isCut
          ? t('search:resultsLimited')
          : t('search:searchedOnServer', { translation });
      case 'offline':
        return `${t('search:offline')} ${coverageText}`;
      case 'missing':
        return `${t('search:translationMissing', { translation })} ${coverageText}`;
      case 'failed':
        return `${t('search:serverFailed')} ${coverageText}`;
    }
  }
}
