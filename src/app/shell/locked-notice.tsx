// Notice at the top of the pages with entries while the entries are locked on this device: what the
// user can do, and a link to the account page. It moves nothing on a page that is already shown.
import { Box, Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLiveQuery } from '../../data/data-provider.tsx';
import { lazyQuery } from '../../data/lazy-query.ts';
import { readStored, removeStored, writeStored } from '../../platform/storage/local-storage.ts';
import elements from '../../ui/elements.module.css';
import layout from '../../ui/page-layout.module.css';
import { useToast } from '../../ui/toast/toaster.tsx';

const watchIsLocked = lazyQuery(
  async () => (await import('../../data/encryption/watch-encryption.ts')).watchIsLocked,
);

/** Name of the stored id of the account whose entries were locked when they were last checked. */
const storageKey = 'locked_account';

const unlockHref = '/Account#encryption';

/** Pages that list entries, by their key. */
const pagesWithEntries: ReadonlySet<string> = new Set([
  '',
  'home',
  'prayer',
  'gratitude',
  'search',
  'printjournal',
]);

/** @param page key of the current page */
export function LockedNotice({ accountId, page }: { accountId: string; page: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const isLocked = useIsLocked(accountId);
  const [opening, setOpening] = useState({ page, isLocked });
  if (opening.page !== page) setOpening({ page, isLocked });
  const hasEntries = pagesWithEntries.has(page);
  /** The page was shown before the entries were found to be locked. */
  const isLate = isLocked && !opening.isLocked && hasEntries;

  const announce = useEffectEvent(() =>
    toast({
      message: t('locked.body'),
      action: { label: t('locked.unlock'), run: () => void navigate(unlockHref) },
    }),
  );
  useEffect(() => {
    if (isLate) announce();
  }, [isLate]);

  if (!isLocked || isLate || !hasEntries) return null;
  return (
    <Box component="aside" maw={680} mx="auto" px={20} pt={20} aria-label={t('locked.label')}>
      <Box className={`${elements['card']} ${layout['row']}`} p="14px 18px">
        <Box component="p" flex="1 1 12rem">
          {t('locked.body')}
        </Box>
        <Button component="a" href={unlockHref} variant="light">
          {t('locked.unlock')}
        </Button>
      </Box>
    </Box>
  );
}

/**
 * Before the state is read, the last known state counts, so that the notice is in the first paint.
 */
function useIsLocked(accountId: string): boolean {
  const known = useLiveQuery('entries-locked', watchIsLocked) ?? null;
  const isKnown = known !== null;
  const isLocked = known ?? readStored(storageKey) === accountId;
  useEffect(() => {
    if (isLocked) writeStored(storageKey, accountId);
    else if (isKnown && readStored(storageKey) === accountId) removeStored(storageKey);
  }, [isKnown, isLocked, accountId]);
  return isLocked;
}
