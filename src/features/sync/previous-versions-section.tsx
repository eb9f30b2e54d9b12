// Section with the previous versions of all records, if there are any, each compared with the current text and
// restorable.
import { Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviousVersion } from '../../../schemas/fields.ts';
import { watchPreviousVersions } from './watch-previous-versions.ts';
import type { ReplacedVersions, ItemWithVersions } from './watch-previous-versions.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { StorageWriteError } from '../../data/records/record.ts';
import { restoreItemVersions } from '../../data/records/sync-items.ts';
import { compareTexts } from './compare-texts.ts';
import type { TextDiffPart } from './compare-texts.ts';
import { formatItemTitle } from '../../locales/item-title.ts';
import { useLanguage } from '../../locales/language.ts';
import elements from '../../ui/elements.module.css';
import layout from '../../ui/page-layout.module.css';
import { MoreButton } from './components/more-button.tsx';
import { VersionsCard } from './components/versions-card.tsx';
import { VersionComparison } from './components/version-comparison.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';

const stepCount = 20;

export function PreviousVersionsSection() {
  const { t } = useTranslation();
  const found = useLiveQuery('earlier-wordings', watchPreviousVersions);
  const [shown, setShown] = useState(stepCount);
  const items = found?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Stack component="section" gap="sm" mt="xs" aria-labelledby="wordings">
      <h2 id="wordings">{t('previousVersions.title')}</h2>
      <p className={layout['muted']}>{t('sync:previousVersions.intro')}</p>
      <Stack component="ul" className={elements['plainList']} gap="sm">
        {items.slice(0, shown).map((item) => (
          <VersionedItem key={item.collection + item.id} item={item} />
        ))}
      </Stack>
      <MoreButton remaining={items.length - shown} onMore={() => setShown(shown + stepCount)} />
      {found?.isSearching !== false && (
        <p className={layout['muted']}>{t('sync:previousVersions.loading')}</p>
      )}
    </Stack>
  );
}

function VersionedItem({ item }: { item: ItemWithVersions }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const data = useData();
  const toast = useToast();

  async function restore({ versions }: ReplacedVersions): Promise<void> {
    try {
      const replacedVersions = await restoreItemVersions(data, item, versions);
      toast({
        message: t('previousVersions.restored'),
        about: formatItemTitle(language, item),
        action: { label: t('undo'), run: () => void undoRestore(replacedVersions) },
      });
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({ message: t('previousVersions.restoreFailed') });
    }
  }

  async function undoRestore(replacedVersions: readonly PreviousVersion[]): Promise<void> {
    try {
      await restoreItemVersions(data, item, replacedVersions);
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({ message: t('undoFailed') });
    }
  }

  return (
    <VersionsCard item={item} count={item.versions.length}>
      {() =>
        item.versions.map((wording, index) => (
          <ComparedVersion
            key={index}
            wording={wording}
            language={item.language}
            onRestore={() => void restore(wording)}
          />
        ))
      }
    </VersionsCard>
  );
}

function ComparedVersion({
  wording,
  language,
  onRestore,
}: {
  wording: ReplacedVersions;
  language: string | null;
  onRestore: () => void;
}) {
  const { versions, text, currentText } = wording;
  const [compared, setCompared] = useState<{ of: string; parts: TextDiffPart[] } | null>(null);
  const pair = JSON.stringify([text, currentText]);

  useEffect(() => {
    let isOld = false;
    void compareTexts(text, currentText).then((parts) => {
      if (!isOld) setCompared({ of: JSON.stringify([text, currentText]), parts });
    });
    return () => {
      isOld = true;
    };
  }, [text, currentText]);

  return (
    <VersionComparison
      field={versions[0].field}
      text={text}
      language={language}
      parts={compared?.of === pair && currentText.trim() !== '' ? compared.parts : null}
      onRestore={onRestore}
    />
  );
}
