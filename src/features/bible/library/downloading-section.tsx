// Section with the running, paused and failed downloads, which the user can pause, resume and
// cancel.
import { Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../../data/data-provider.tsx';
import type { TranslationDownload } from '../../../data/bible/library/library-database.ts';
import {
  cancelDownload,
  pauseDownload,
  resumeDownload,
} from '../../../data/bible/library/downloaded-translations.ts';
import { useLanguage } from '../../../locales/language.ts';
import { DownloadCard } from './components/download-card.tsx';
import { useLibraryAction } from './use-library-action.ts';
import { getDownloadStatusText, getScopeName } from './library-labels.ts';

export function DownloadingSection({ downloads }: { downloads: readonly TranslationDownload[] }) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const runAction = useLibraryAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = useRef(downloads.length);

  useEffect(() => {
    // A removed card may have had the focus.
    if (downloads.length < count.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    count.current = downloads.length;
  }, [downloads.length]);

  return (
    <Stack component="section" gap="sm" aria-labelledby="coming">
      <h2 id="coming" ref={heading} tabIndex={-1}>
        {t('bible-library:downloadingTitle')}
      </h2>
      {downloads.map((download) => (
        <DownloadCard
          key={download.key}
          name={download.name}
          lang={download.language}
          part={getScopeName(t, language, download.scope)}
          progress={download.total === 0 ? null : download.received / download.total}
          statusText={getDownloadStatusText(t, language, download)}
          state={toDisplayState(download)}
          onPause={() => void runAction(pauseDownload(data, download.code))}
          onResume={() => void runAction(resumeDownload(data, download.code))}
          onCancel={() => void runAction(cancelDownload(data, download.code))}
        />
      ))}
    </Stack>
  );
}

function toDisplayState({
  state,
}: TranslationDownload): 'moving' | 'paused' | 'resting' | 'failed' {
  switch (state.kind) {
    case 'waiting':
    case 'fetching':
    case 'storing':
      return 'moving';
    case 'paused':
    case 'resting':
    case 'failed':
      return state.kind;
  }
}
