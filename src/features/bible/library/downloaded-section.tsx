// Section with the downloaded translations: updates them, removes a part after confirmation, and
// announces finished downloads with a toast.
import { Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../schemas/languages.ts';
import type { OfferedTranslation } from '../../../../schemas/bible/translation-pack.ts';
import { watchReadingHistory } from '../reading-history.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import type {
  DownloadedScope,
  DownloadedTranslation,
} from '../../../data/bible/library/library-database.ts';
import {
  startDownload,
  removeDownloadedTranslation,
} from '../../../data/bible/library/downloaded-translations.ts';
import { useLanguage } from '../../../locales/language.ts';
import { getTranslationLicence } from '../../../locales/translation-licence.ts';
import { formatBytes } from '../../../locales/format-date-and-size.ts';
import { DownloadedCard } from './components/downloaded-card.tsx';
import { RemoveDialog } from './components/remove-dialog.tsx';
import { useToast } from '../../../ui/toast/toaster.tsx';
import { isOutdated } from './available-translations.ts';
import { getReadingUrl } from './reading-link.ts';
import { useLibraryAction } from './use-library-action.ts';
import { describeDownload, getScopeName } from './library-labels.ts';

interface PartToRemove {
  translation: DownloadedTranslation;
  kept: DownloadedScope;
}

export function DownloadedSection({
  downloaded,
  available,
}: {
  downloaded: readonly DownloadedTranslation[];
  available: readonly OfferedTranslation[];
}) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const runAction = useLibraryAction();
  const [partToRemove, setPartToRemove] = useState<PartToRemove | null>(null);
  const read = useLiveQuery('history', watchReadingHistory);
  useFinishedDownloadToast(downloaded);

  async function update({ code, scopes }: DownloadedTranslation): Promise<void> {
    for (const { scope } of scopes) await startDownload(data, code, scope);
  }

  function getLicence({ code, notice, language: textLanguage }: DownloadedTranslation) {
    return notice === undefined
      ? getTranslationLicence(t, language, code)
      : { text: notice, language: textLanguage };
  }

  function remove({ translation, kept: part }: PartToRemove): void {
    setPartToRemove(null);
    void runAction(
      removeDownloadedTranslation(data, translation.code, part.scope),
      t('bible-library:removed'),
    );
  }

  return (
    <Stack component="section" gap="sm" aria-labelledby="here">
      <h2 id="here">{t('translations.keptGroup')}</h2>
      {sortByLanguage(language, downloaded).map((translation) => (
        <DownloadedCard
          key={translation.code}
          name={translation.name}
          lang={translation.language}
          licence={getLicence(translation)}
          parts={translation.scopes.map((part) => ({
            scope: part.scope,
            name: getScopeName(t, language, part.scope),
            about: describeDownload(t, language, part),
          }))}
          readHref={getReadingUrl(translation, read ?? [])}
          hasUpdate={isOutdated(
            translation,
            available.find(({ code }) => code === translation.code),
          )}
          onUpdate={() => void runAction(update(translation))}
          onRemove={(scope) => setPartToRemove(findPart(translation, scope))}
        />
      ))}
      {partToRemove && (
        <RemoveDialog
          name={`${partToRemove.translation.name}, ${getScopeName(t, language, partToRemove.kept.scope)}`}
          size={formatBytes(language, partToRemove.kept.bytes)}
          onRemove={() => remove(partToRemove)}
          onClose={() => setPartToRemove(null)}
        />
      )}
    </Stack>
  );
}

/** The user's language first. */
function sortByLanguage(
  language: Language,
  downloaded: readonly DownloadedTranslation[],
): DownloadedTranslation[] {
  return downloaded.toSorted(
    (a, b) =>
      Number(b.language === language) - Number(a.language === language) ||
      (a.name < b.name ? -1 : 1),
  );
}

function findPart(translation: DownloadedTranslation, scope: string): PartToRemove | null {
  const part = translation.scopes.find((part) => part.scope === scope);
  return part ? { translation, kept: part } : null;
}

/** Shows a toast for each download that finishes while the page is open. */
function useFinishedDownloadToast(downloaded: readonly DownloadedTranslation[]): void {
  const { t } = useTranslation();
  const toast = useToast();
  const opened = useRef(new Date().toISOString());
  useEffect(() => {
    const finished = downloaded.filter(({ scopes }) =>
      scopes.some((scope) => scope.kept > opened.current),
    );
    if (finished.length === 0) return;
    opened.current = new Date().toISOString();
    for (const { name } of finished) toast({ message: t('bible-library:downloaded', { name }) });
  }, [downloaded, t, toast]);
}
