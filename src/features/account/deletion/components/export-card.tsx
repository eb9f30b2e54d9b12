// Card that offers an export of all data before a deletion.
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './deletion.module.css';

interface DeletionExportCardProps {
  busy: boolean;
  outcome: { sentence: string; isFault: boolean } | null;
  onSave: () => void;
}

export function DeletionExportCard({ busy, outcome, onSave }: DeletionExportCardProps) {
  const { t } = useTranslation();
  return (
    <section className={styles['card']} aria-labelledby="save-first">
      <h2 id="save-first">{t('account:deletion.exportTitle')}</h2>
      <p>{t('account:deletion.exportBody')}</p>
      <div className={styles['row']}>
        <Button
          variant="light"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={busy}
          onClick={onSave}
        >
          {t('account:deletion.exportSave')}
        </Button>
        <a href="/Sync">{t('account:deletion.exportMore', { page: t('sync.pageTitle') })}</a>
      </div>
      <p role="status" className={styles['status']} data-fault={outcome?.isFault || undefined}>
        {outcome?.sentence}
      </p>
    </section>
  );
}
