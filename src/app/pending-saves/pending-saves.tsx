// Completes the pending saves of a guest who has logged in, opens the page of the saved record, and
// asks first when the saves may be of another person.
import { Button, List } from '@mantine/core';
import '@mantine/core/styles/List.layer.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useData } from '../../data/data-provider.tsx';
import type { PendingSave, PendingSaveKind } from '../../data/drafts/pending-saves.ts';
import { toUserDay } from '../../data/user-days.ts';
import { getStorageErrorMessage } from '../../locales/error-messages.ts';
import { formatLongDay } from '../../locales/format-day.ts';
import { useLanguage } from '../../locales/language.ts';
import { logFault } from '../../platform/log.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';
import { type CompletedSaves, completePendingSaves, discardPendingSaves } from './complete.ts';

const entityByKind = {
  prayer: 'Prayer',
  gratitude: 'GratitudeEntry',
  note: 'BibleNote',
  highlight: 'BibleNote',
  bookmark: 'BibleBookmark',
  'memory-verse': 'MemoryVerse',
  plan: 'UserReadingProgress',
} as const satisfies Record<PendingSaveKind, string>;

export function PendingSaves() {
  const { t } = useTranslation();
  const language = useLanguage();
  const data = useData();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const toast = useToast();
  const [unconfirmed, setUnconfirmed] = useState<readonly PendingSave[]>([]);

  function report({ saved, unconfirmed, fault }: CompletedSaves): void {
    setUnconfirmed(unconfirmed);
    if (fault)
      toast({
        message: `${t('prompts:pendingSaves.failed')} ${getStorageErrorMessage(t, fault.reason)}`,
      });
    const last = saved.at(-1);
    if (!last) return;
    toast({ message: t('prompts:pendingSaves.saved'), topic: 'saved' });
    if (last.target !== pathname + search + hash) void navigate(last.target);
  }

  const reportFirst = useEffectEvent(report);
  useEffect(() => {
    completePendingSaves(data, false).then(reportFirst).catch(logFailure);
  }, [data]);

  function save(): void {
    setUnconfirmed([]);
    completePendingSaves(data, true).then(report).catch(logFailure);
  }

  function discard(): void {
    setUnconfirmed([]);
    discardPendingSaves(unconfirmed).catch(logFailure);
  }

  if (unconfirmed.length === 0) return null;
  return (
    <Dialog
      shape="sheet"
      title={t('prompts:pendingSaves.title')}
      onClose={() => setUnconfirmed([])}
      footer={
        <>
          <Button variant="default" color="red" onClick={discard}>
            {t('prompts:pendingSaves.discard')}
          </Button>
          <Button onClick={save}>{t('prompts:pendingSaves.save')}</Button>
        </>
      }
    >
      <p>{t('prompts:pendingSaves.body')}</p>
      {/* The text is not shown, because another person may have written it. */}
      <List>
        {unconfirmed.map(({ id, kind, date }) => (
          <List.Item key={id}>
            {t('prompts:pendingSaves.item', {
              kind: t(`kind.${entityByKind[kind]}`),
              date: formatLongDay(language, toUserDay(new Date(date))),
            })}
          </List.Item>
        ))}
      </List>
    </Dialog>
  );
}

function logFailure(fault: unknown): void {
  logFault('pending saves could not be completed', fault);
}
