// Page BibleLibrary: running downloads, downloaded, available and unavailable translations, and
// storage space. Opening the page also continues unfinished downloads and prefetches the
// cross-reference list.
import { Box, Button, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import surface from '../../../ui/surface.module.css';
import { startCrossReferencePrefetch } from '../cross-references/prefetch-cross-references.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import { startDownloadScheduler } from '../../../data/bible/library/download-scheduler.ts';
import {
  watchDownloads as keepingsOf,
  watchDownloadedTranslations,
} from '../../../data/bible/library/downloaded-translations.ts';
import { listAbsentTranslations } from '../../../data/bible/translation-presence.ts';
import { useLanguage } from '../../../locales/language.ts';
import { isMetered } from '../../../platform/connection-cost.ts';
import layout from '../../../ui/page-layout.module.css';
import { useIsWide } from '../../../ui/use-is-wide.ts';
import { UnavailableList } from './components/unavailable-list.tsx';
import { ErrorNotice } from '../../../ui/error-notice.tsx';
import { DownloadingSection } from './downloading-section.tsx';
import { DownloadedSection } from './downloaded-section.tsx';
import { AvailableSection } from './available-section.tsx';
import { LibraryStorageSection } from './storage-section.tsx';
import { useAvailableTranslations } from './use-available-translations.ts';

export function BibleLibraryPage() {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const downloaded = useLiveQuery('kept-translations', watchDownloadedTranslations);
  const downloads = useLiveQuery('keepings', keepingsOf);
  const isOnline = useLiveQuery('online', ({ online }) => online) ?? true;
  const { available, hasFailed, isDeviceFull, reload } = useAvailableTranslations(isOnline);
  const absent = available ? listAbsentTranslations(language, available) : [];
  const hasDownloads = downloaded !== undefined && downloaded.length > 0;
  const isMemory = data.storage === 'memory';
  const isWide = useIsWide();
  /** What the list of available translations needs; undefined while it is loaded. */
  const lists = available && downloaded && downloads && { available, downloaded, downloads };

  useEffect(() => {
    // Continues downloads that an earlier visit left unfinished.
    startDownloadScheduler(data);
  }, [data]);

  useEffect(
    () => (hasDownloads ? startCrossReferencePrefetch(data, isMetered) : undefined),
    [data, hasDownloads],
  );

  return (
    <div className={layout['page']} data-wide={isWide || undefined}>
      <title>{`${t('bible.libraryTitle')} – ${t('app.name')}`}</title>
      <Stack gap={8}>
        <h1>{t('bible.libraryTitle')}</h1>
        <p className={layout['muted']}>{t('bible-library:intro')}</p>
      </Stack>
      {isMemory && <p role="status">{t('bible-library:memoryOnly')}</p>}
      {!isOnline && <p role="status">{t('bible-library:offline')}</p>}
      <Box
        display="grid"
        style={{
          gap: 24,
          gridTemplateColumns: isWide ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)',
        }}
      >
        <Stack gap="lg" miw={0}>
          {downloads && downloads.length > 0 && <DownloadingSection downloads={downloads} />}
          {hasDownloads && (
            <DownloadedSection downloaded={downloaded} available={available ?? []} />
          )}
          {(hasFailed || isDeviceFull) && (
            <ErrorNotice actions={<Button onClick={reload}>{t('retry')}</Button>}>
              {isDeviceFull ? t('bible-library:deviceFull') : t('bible-library:listFailed')}
            </ErrorNotice>
          )}
          {!hasFailed &&
            !isMemory &&
            (lists ? (
              <AvailableSection {...lists} />
            ) : (
              <Box
                className={surface['paddedCard'] ?? ''}
                mih={132}
                role="status"
                aria-label={t('loading')}
              />
            ))}
          {absent.length > 0 && <UnavailableList items={absent} />}
        </Stack>
        {/* Not while the list is loaded, because the list would move it. */}
        {(lists || hasFailed || isMemory) && (
          <Stack gap="lg" miw={0}>
            <LibraryStorageSection refreshKey={`${downloaded?.length} ${downloads?.length}`} />
            <p>
              <a href="/BibleDiagnostic">{t('bible-library:diagnosticTitle')}</a>
            </p>
          </Stack>
        )}
      </Box>
    </div>
  );
}
