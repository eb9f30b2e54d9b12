// Card that offers an export of all data before a deletion.
import { Box, Button, Card } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import layout from '../../../../ui/page-layout.module.css';

interface DeletionExportCardProps {
  busy: boolean;
  outcome: { sentence: string; isFault: boolean } | null;
  onSave: () => void;
}

export function DeletionExportCard({ busy, outcome, onSave }: DeletionExportCardProps) {
  const { t } = useTranslation();
  return (
    <Card
      component="section"
      shadow="sm"
      p={20}
      style={{ alignItems: 'flex-start' }}
      aria-labelledby="save-first"
    >
      <h2 id="save-first">{t('account:deletion.exportTitle')}</h2>
      <p>{t('account:deletion.exportBody')}</p>
      <div className={layout['row']}>
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
      <Box component="p" role="status" c={outcome?.isFault ? 'var(--red)' : undefined}>
        {outcome?.sentence}
      </Box>
    </Card>
  );
}
