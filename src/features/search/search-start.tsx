// What the search page shows while the field is empty: recent searches, examples and one line of
// help.
import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import surface from '../../ui/surface.module.css';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { StorageWriteError } from '../../data/records/record.ts';
import { getStorageErrorMessage } from '../../locales/error-messages.ts';
import layout from '../../ui/page-layout.module.css';
import { useToast } from '../../ui/toast/toaster.tsx';
import { clearRecentSearches, watchRecentSearches } from './recent-searches.ts';

const noSearches: readonly string[] = [];

export function SearchStart({ onChoose }: { onChoose: (query: string) => void }) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const recent = useLiveQuery('searches', watchRecentSearches) ?? noSearches;

  async function clear(): Promise<void> {
    try {
      await clearRecentSearches(data);
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({ message: getStorageErrorMessage(t, fault.reason) });
    }
  }

  return (
    <>
      <p className={layout['muted']}>{t('search:pageHint')}</p>
      {recent.length > 0 && (
        <Stack component="section" gap="sm" mt="sm" aria-label={t('search:recent')}>
          <div className={layout['row']}>
            <h2>{t('search:recent')}</h2>
            <button type="button" className={surface['inlineLink']} onClick={() => void clear()}>
              {t('search:clearRecent')}
            </button>
          </div>
          <SearchChips queries={recent} onChoose={onChoose} />
        </Stack>
      )}
      <Stack component="section" gap="sm" mt="sm" aria-label={t('search:examples')}>
        <h2>{t('search:examples')}</h2>
        <SearchChips
          queries={[t('search:examplePassage'), t('search:exampleWord'), t('search:examplePhrase')]}
          onChoose={onChoose}
        />
      </Stack>
    </>
  );
}

function SearchChips({
  queries,
  onChoose,
}: {
  queries: readonly string[];
  onChoose: (query: string) => void;
}) {
  return (
    <div className={layout['row']}>
      {queries.map((query) => (
        <Button key={query} variant="default" maw="100%" onClick={() => onChoose(query)}>
          <bdi style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{query}</bdi>
        </Button>
      ))}
    </div>
  );
}
