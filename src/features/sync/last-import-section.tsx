// Shows the last import of files of other apps, with a button that undoes it after a confirmation.
import { Button, Card, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveQuery } from '../../data/data-provider.tsx';
import { watchLastImport } from '../../data/journal-import/last-import.ts';
import { formatDateTime } from '../../locales/format-date-and-size.ts';
import { useLanguage } from '../../locales/language.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import layout from '../../ui/page-layout.module.css';
import { useUndoImport } from './use-undo-import.ts';

export function LastImportSection() {
  const { t } = useTranslation();
  const language = useLanguage();
  const last = useLiveQuery('last-import', watchLastImport);
  const { isUndoing, undo } = useUndoImport();
  const [isAsking, setAsking] = useState(false);
  if (!last) return null;
  return (
    <Card p="18px 20px">
      <Group justify="space-between" gap="8px 16px">
        <div>
          <p>
            {t('sync:journalImport.last', {
              count: last.added,
              date: formatDateTime(language, last.date),
            })}
          </p>
          {!last.isComplete && (
            <p className={layout['muted']}>{t('sync:journalImport.incomplete')}</p>
          )}
        </div>
        <Button variant="default" loading={isUndoing} onClick={() => setAsking(true)}>
          {t('sync:journalImport.undo')}
        </Button>
      </Group>
      {isAsking && (
        <ConfirmDialog
          title={t('sync:journalImport.undoTitle')}
          confirmLabel={t('sync:journalImport.undo')}
          isDangerous
          onConfirm={() => {
            setAsking(false);
            void undo();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t('sync:journalImport.undoBody')}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
