// Section with the records that the server rejected; the user can retry, copy or discard each of
// them.
import { Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../data/data-provider.tsx';
import { StorageWriteError } from '../../data/records/record.ts';
import {
  discardSyncItem,
  watchRejectedItems,
  retrySyncItem,
} from '../../data/records/sync-items.ts';
import type { SyncItem } from '../../data/records/sync-items.ts';
import { formatItemTitle } from '../../locales/item-title.ts';
import { useLanguage } from '../../locales/language.ts';
import { copyText } from '../../platform/clipboard.ts';
import layout from '../../ui/page-layout.module.css';
import { DiscardDialog } from './components/discard-dialog.tsx';
import { MoreButton } from './components/more-button.tsx';
import { RejectedCard } from './components/rejected-card.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';
import { usePagedItems } from './use-paged-items.ts';

/**
 * Lists the rejected records.
 * @param onEmpty called when the last record is resolved, because the focus must move elsewhere
 */
export function RejectedSection({ count, onEmpty }: { count: number; onEmpty: () => void }) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [discarding, setDiscarding] = useState<SyncItem | null>(null);
  const { items, showMore } = usePagedItems('refused-items', watchRejectedItems);
  if (!items || items.length === 0) return null;

  async function runAction(work: Promise<void>, about: string, done: string): Promise<void> {
    try {
      await work;
      toast({ message: done, about });
      // The card with the focused button is gone.
      if (count > 1) heading.current?.focus();
      else onEmpty();
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({ message: t('sync:actionFailed'), about });
    }
  }

  async function copy({ text }: SyncItem): Promise<void> {
    toast({ message: (await copyText(text)) ? t('sync:copied') : t('sync:copyFailed') });
  }

  function discard(item: SyncItem): void {
    setDiscarding(null);
    void runAction(
      discardSyncItem(data, item),
      formatItemTitle(language, item),
      t('sync:discarded'),
    );
  }

  return (
    <Stack component="section" gap="sm" mt="xs" aria-labelledby="refused">
      <h2 id="refused" ref={heading} tabIndex={-1}>
        {t('sync.rejectedTitle')}
      </h2>
      <p className={layout['muted']}>{t('sync:rejectedHint')}</p>
      {items.map((item) => (
        <RejectedCard
          key={item.collection + item.id}
          item={item}
          canCopy={item.text !== ''}
          onRetry={() =>
            void runAction(
              retrySyncItem(data, item),
              formatItemTitle(language, item),
              t('sync:retryStarted'),
            )
          }
          onCopy={() => void copy(item)}
          onDiscard={() => setDiscarding(item)}
        />
      ))}
      <MoreButton remaining={count - items.length} onMore={showMore} />
      {discarding && (
        <DiscardDialog
          title={formatItemTitle(language, discarding)}
          changeKind={discarding.removed ? 'removal' : discarding.wasSent ? 'change' : 'new'}
          onDiscard={() => discard(discarding)}
          onClose={() => setDiscarding(null)}
        />
      )}
    </Stack>
  );
}
