// Status of a Bible search in a translation that is not completely on this device: searched
// chapters, state of the server search, and actions. The actions are to ask the server, to retry,
// and to download the translation.
import { Box, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import surface from '../surface.module.css';

export type ServerCoverage =
  | { kind: 'unasked' | 'asking' | 'offline' | 'missing' }
  | { kind: 'answered'; isCut: boolean }
  | { kind: 'failed' };

interface SearchCoverageProps {
  /** Name: King James Version. */
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
    <Group
      gap="4px 14px"
      p="10px 14px"
      bg="var(--surface)"
      fz="sm"
      style={{ borderInlineStart: '3px solid var(--gold)', borderRadius: '4px 10px 10px 4px' }}
    >
      <Box component="p" role="status" flex="1 1 100%">
        {sentence()}
      </Box>
      {(serverCoverage.kind === 'failed' ||
        serverCoverage.kind === 'offline' ||
        serverCoverage.kind === 'unasked') && (
        <button type="button" className={surface['inlineLink']} onClick={onAsk}>
          {serverCoverage.kind === 'unasked' ? t('search:searchOnServer') : t('retry')}
        </button>
      )}
      {libraryHref !== undefined && (
        <a className={surface['inlineLink']} href={libraryHref}>
          {t('search:keepTranslation', { translation })}
        </a>
      )}
    </Group>
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
