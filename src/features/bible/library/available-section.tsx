// Section with translations to download: a whole translation with one tap, or a chosen testament or
// book. Translations in other languages are folded.
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { books } from '../../../../schemas/bible/books.ts';
import type { OfferedTranslation, PackScope } from '../../../../schemas/bible/translation-pack.ts';
import elements from '../../../ui/elements.module.css';
import { useData } from '../../../data/data-provider.tsx';
import {
  listScopeBooks,
  type TranslationDownload,
  type DownloadedTranslation,
} from '../../../data/bible/library/library-database.ts';
import { startDownload } from '../../../data/bible/library/downloaded-translations.ts';
import { getLanguageTitle, useLanguage } from '../../../locales/language.ts';
import { AvailableList } from './components/available-list.tsx';
import { PartsDialog } from './components/parts-dialog.tsx';
import { groupAvailableByLanguage } from './available-translations.ts';
import { describeOffer, describePart, getScopeName } from './library-labels.ts';

interface AvailableSectionProps {
  available: readonly OfferedTranslation[];
  downloaded: readonly DownloadedTranslation[];
  downloads: readonly TranslationDownload[];
}

export function AvailableSection({ available, downloaded, downloads }: AvailableSectionProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const [translationToSplit, setTranslationToSplit] = useState<OfferedTranslation | null>(null);
  const groups = groupAvailableByLanguage(language, available, downloaded, downloads);
  if (groups.length === 0) return null;
  const own = groups.find((group) => group.language === language);
  const others = groups.filter((group) => group !== own);
  const hasOwn = available.some((translation) => translation.language === language);

  function download(code: string, scope: PackScope): void {
    const about = available.find((translation) => translation.code === code);
    setTranslationToSplit(null);
    // A request that cannot be stored is shown as a failed download.
    if (about) void startDownload(data, code, scope, about);
  }

  function buildPart(translation: OfferedTranslation, scope: PackScope) {
    const parts = [
      ...downloaded,
      ...downloads.map(({ code, scope: pendingScope }) => ({
        code,
        scopes: [{ scope: pendingScope }],
      })),
    ]
      .filter(({ code }) => code === translation.code)
      .flatMap(({ scopes }) => scopes);
    const downloadedBooks = new Set(parts.flatMap((part) => listScopeBooks(part.scope)));
    return {
      scope,
      name: getScopeName(t, language, scope),
      about: describePart(t, language, translation, scope),
      isDownloaded: listScopeBooks(scope).every((book) => downloadedBooks.has(book)),
    };
  }

  function renderGroup({ language: one, offers }: (typeof groups)[number]) {
    return (
      <AvailableList
        key={one}
        language={one}
        languageName={getLanguageTitle(language, one)}
        offers={offers.map((translation) => ({
          code: translation.code,
          name: translation.name,
          about: describeOffer(t, language, translation, 'all'),
        }))}
        onDownload={(code) => download(code, 'all')}
        onChooseParts={(code) =>
          setTranslationToSplit(offers.find((translation) => translation.code === code) ?? null)
        }
      />
    );
  }

  return (
    <Stack component="section" gap="sm" aria-labelledby="offers">
      <h2 id="offers">{t('bible-library:availableTitle')}</h2>
      {hasOwn ? own && renderGroup(own) : <p>{t('bible-library:noneInLanguage')}</p>}
      {others.length > 0 && (
        <details className={elements['disclosure']} open={!hasOwn}>
          <summary>{t('translations.otherLanguages')}</summary>
          <Stack gap="sm">{others.map(renderGroup)}</Stack>
        </details>
      )}
      {translationToSplit && (
        <PartsDialog
          name={translationToSplit.name}
          testaments={['OT', 'NT'].map((scope) => buildPart(translationToSplit, scope))}
          books={books.map(({ id }) => buildPart(translationToSplit, id))}
          onDownload={(scope) => download(translationToSplit.code, scope)}
          onClose={() => setTranslationToSplit(null)}
        />
      )}
    </Stack>
  );
}
