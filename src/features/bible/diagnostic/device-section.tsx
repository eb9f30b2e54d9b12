// Section of the Bible diagnostic about this device: stored chapters, cross-reference list, and
// downloaded translations with an integrity check. The check counts and hashes the chapters again;
// damaged parts are downloaded again on request.
import { Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getBookName, formatVerseReference } from '../../../../schemas/bible/verse-reference.ts';
import { watchHasCrossReferences } from '../cross-references/prefetch-cross-references.ts';
import { countStoredChapters } from './data.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import type { DownloadedTranslation } from '../../../data/bible/library/library-database.ts';
import {
  verifyDownload,
  watchDownloads as keepingsOf,
  startDownload,
  watchDownloadedTranslations,
} from '../../../data/bible/library/downloaded-translations.ts';
import type {
  DownloadVerification,
  ScopeVerification,
} from '../../../data/bible/library/downloaded-translations.ts';
import layout from '../../../ui/page-layout.module.css';
import { useLanguage } from '../../../locales/language.ts';
import { formatBytes } from '../../../locales/format-date-and-size.ts';
import { DownloadHealth } from './components/download-health.tsx';
import type { VerifiedPart, PartVerificationState } from './components/download-health.tsx';
import { useToast } from '../../../ui/toast/toaster.tsx';

/** @param runs number of requested checks; 0: none yet */
export function DeviceSection({ runs }: { runs: number }) {
  const { t } = useTranslation();
  const data = useData();
  const downloaded = useLiveQuery('kept-translations', watchDownloadedTranslations);
  const hasReferences = useLiveQuery('cross-references-here', watchHasCrossReferences);
  const count = useReadChapters(runs);
  return (
    <Stack component="section" gap="sm" aria-labelledby="device">
      <h2 id="device">{t('bible-diagnostic:deviceTitle')}</h2>
      {data.storage === 'memory' ? (
        <p>{t('bible-diagnostic:memoryOnly')}</p>
      ) : (
        <>
          {count !== undefined && count > 0 && (
            <p>{t('bible-diagnostic:cachedChapters', { count })}</p>
          )}
          {downloaded?.map((translation) => (
            <DownloadedTranslationHealth
              key={translation.code}
              translation={translation}
              runs={runs}
            />
          ))}
          {downloaded && downloaded.length > 0 && hasReferences !== undefined && (
            <p className={layout['muted']}>
              {hasReferences
                ? t('bible-library:crossReferencesOnDevice')
                : t('bible-diagnostic:crossReferencesMissing')}
            </p>
          )}
          {downloaded && (
            <a href="/BibleLibrary">
              {downloaded.length === 0
                ? t('bible-diagnostic:libraryNone')
                : t('bible-diagnostic:library')}
            </a>
          )}
        </>
      )}
    </Stack>
  );
}

/** `failed`: the storage did not answer. */
type CheckState =
  | { kind: 'checking' }
  | { kind: 'failed' }
  | { kind: 'checked'; health: DownloadVerification };

function DownloadedTranslationHealth({
  translation,
  runs,
}: {
  translation: DownloadedTranslation;
  runs: number;
}) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const toast = useToast();
  const downloads = useLiveQuery('keepings', keepingsOf);
  const checked = useHealth(translation, runs);
  const { code, name } = translation;
  const pendingScopes = new Set(
    downloads?.filter((download) => download.code === code).map(({ scope }) => scope),
  );

  async function fetchAgain(scope: string): Promise<void> {
    const isStored = await startDownload(data, code, scope, translation);
    if (!isStored) toast({ message: t('bible-diagnostic:fetchFailed') });
  }

  function toPart({
    scope,
    chapters,
    bytes,
    sha256,
  }: DownloadedTranslation['scopes'][number]): VerifiedPart {
    const health =
      checked?.kind === 'checked'
        ? checked.health.scopes.find((one) => one.scope === scope)
        : undefined;
    const names: Readonly<Record<string, string>> = {
      all: t('bible-library:wholeBible'),
      OT: t('bible.oldTestament'),
      NT: t('bible.newTestament'),
    };
    const amount = health
      ? t('bible-diagnostic:chapters', { here: health.chapters, count: health.expected })
      : t('bible-diagnostic:keptChapters', { count: chapters });
    return {
      scope,
      name: names[scope] ?? getBookName(language, scope),
      about: [
        amount,
        formatBytes(language, bytes),
        t('bible-diagnostic:checksum', { sum: sha256.slice(0, shownChecksumLength) }),
      ].join(' · '),
      state: getPartState(checked, health, pendingScopes.has(scope)),
      missingChapters: missingOf(health),
    };
  }

  function missingOf(health: ScopeVerification | undefined): string {
    const missing = health?.missing ?? [];
    if (missing.length === 0) return '';
    const named = missing
      .slice(0, maxNamed)
      .map(({ book, chapter }) => formatVerseReference(language, book, chapter));
    return t('bible-diagnostic:missingChapters', {
      places: `${new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(named)}${missing.length > maxNamed ? ' …' : ''}`,
    });
  }

  return (
    <DownloadHealth
      name={name}
      lang={translation.language}
      parts={translation.scopes.map(toPart)}
      onFetch={(scope) => void fetchAgain(scope)}
    />
  );
}

/** Number of shown checksum characters: enough to distinguish two texts. */
const shownChecksumLength = 12;
const maxNamed = 8;

function getPartState(
  checked: CheckState | undefined,
  health: ScopeVerification | undefined,
  isPending: boolean,
): PartVerificationState {
  if (isPending) return 'coming';
  if (!checked) return 'unknown';
  if (checked.kind !== 'checked') return checked.kind;
  if (!health) return 'checking';
  if (health.isSound) return 'sound';
  return health.chapters < health.expected ? 'missing' : 'changed';
}

/** Checks at each run, and when another text was downloaded after the first one. */
function useHealth({ code, scopes }: DownloadedTranslation, runs: number): CheckState | undefined {
  const data = useData();
  const [answer, setAnswer] = useState<{ to: string; checked: CheckState }>();
  const question = `${runs} ${scopes.map(({ scope, kept }) => `${scope} ${kept}`).join()}`;
  useEffect(() => {
    if (runs === 0) return;
    let isOpen = true;
    verifyDownload(data, code).then(
      (health) => isOpen && setAnswer({ to: question, checked: { kind: 'checked', health } }),
      (fault: unknown) => {
        data.report('a downloaded translation could not be checked', fault);
        if (isOpen) setAnswer({ to: question, checked: { kind: 'failed' } });
      },
    );
    return () => {
      isOpen = false;
    };
  }, [data, code, runs, question]);
  if (runs === 0) return undefined;
  return answer?.to === question ? answer.checked : { kind: 'checking' };
}

function useReadChapters(runs: number): number | undefined {
  const data = useData();
  const [count, setCount] = useState<number>();
  useEffect(() => {
    let isOpen = true;
    countStoredChapters(data).then(
      (found) => isOpen && setCount(found),
      (fault: unknown) => data.report('the chapters on this device could not be counted', fault),
    );
    return () => {
      isOpen = false;
    };
  }, [data, runs]);
  return count;
}
