// Card with the buttons that export all data of a user as JSON or Markdown and import a file, and
// with the result.
import { Button } from '@mantine/core';
import { IconBook, IconDownload, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './export-import-card.module.css';

interface ExportImportCardProps {
  /** A file is being made or read. */
  busy: 'json' | 'markdown' | 'import' | null;
  /** Result of the last file as a sentence; `isFault` if nothing was imported. */
  outcome: { sentence: string; isFault: boolean } | null;
  onSave: (form: 'json' | 'markdown') => void;
  onImport: (file: File) => void;
}

export function ExportImportCard({ busy, outcome, onSave, onImport }: ExportImportCardProps) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className={styles['card']}>
      <p>{t('sync:exportImport.exportHint')}</p>
      <div className={styles['buttons']}>
        <Button
          variant="light"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={busy === 'json'}
          onClick={() => onSave('json')}
        >
          {t('sync:exportImport.json')}
        </Button>
        <Button
          variant="light"
          leftSection={<IconBook size={18} aria-hidden />}
          loading={busy === 'markdown'}
          onClick={() => onSave('markdown')}
        >
          {t('sync:exportImport.markdown')}
        </Button>
      </div>
      <div className={styles['import']}>
        <p>{t('sync:exportImport.importHint')}</p>
        <Button
          variant="default"
          leftSection={<IconUpload size={18} aria-hidden />}
          loading={busy === 'import'}
          onClick={() => picker.current?.click()}
        >
          {t('sync:exportImport.import')}
        </Button>
        <input
          ref={picker}
          hidden
          type="file"
          accept=".json,application/json"
          aria-label={t('sync:exportImport.import')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onImport(file);
            // Resets the input, so that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      <p role="status" className={styles['outcome']} data-fault={outcome?.isFault || undefined}>
        {busy === 'import' ? t('sync:exportImport.importReading') : outcome?.sentence}
      </p>
    </div>
  );
}
