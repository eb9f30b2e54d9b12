// Note on an entry whose date is in the future, with a button that sets the date to today.
import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { firstValueFrom } from 'rxjs';
import { useData } from '../../data/data-provider.tsx';
import {
  type DatedCollection,
  type DateFields,
  isDateInFuture,
  moveDateToToday,
  restoreDate,
} from '../../data/records/future-date.ts';
import { StorageWriteError } from '../../data/records/record.ts';
import type { SavedRecord } from '../../data/records/record.ts';
import { watchToday } from '../../data/user-days.ts';
import { getStorageErrorMessage } from '../../locales/error-messages.ts';
import { useToast } from '../../ui/toast/toaster.tsx';

interface FutureDateNoteProps {
  collection: DatedCollection;
  record: SavedRecord<object>;
  /** Which entry it is, in a toast. */
  about: string;
}

export function FutureDateNote({ collection, record, about }: FutureDateNoteProps) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  if (!isDateInFuture(record)) return null;
  const { id } = record;

  async function correct(): Promise<void> {
    try {
      const today = await firstValueFrom(watchToday(data));
      const before = await moveDateToToday(data, collection, id, today);
      toast({
        message: t('futureDate.corrected'),
        about,
        action: { label: t('undo'), run: () => void undo(before) },
      });
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      const reason = getStorageErrorMessage(t, fault.reason);
      toast({ message: `${t('futureDate.failed')} ${reason}` });
    }
  }

  async function undo(before: DateFields): Promise<void> {
    try {
      await restoreDate(data, collection, id, before);
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      const reason = getStorageErrorMessage(t, fault.reason);
      toast({ message: `${t('undoFailed')} ${reason}` });
    }
  }

  return (
    <Stack gap={0} align="flex-start" c="dimmed" fz="0.9375rem">
      <p>{t('futureDate.warning')}</p>
      <Button variant="subtle" px="xs" ms={-8} fz="sm" onClick={() => void correct()}>
        {t('futureDate.setToToday')}
      </Button>
    </Stack>
  );
}
