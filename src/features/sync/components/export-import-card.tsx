// Card with the buttons that export all data of a user (Markdown to read, JSON as a backup) and
// import a backup, and with the result.
import { Box, Button, Card, Group, Stack } from '@mantine/core';
import { IconBook, IconDownload, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

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
  const sentence = busy === 'import' ? t('sync:exportImport.importReading') : outcome?.sentence;
  return (
    <Card p="18px 20px">
      <p>{t('sync:exportImport.exportHint')}</p>
      <Stack className={elements['divided']} gap={0}>
        <FileRow
          name={t('sync:exportImport.markdown')}
          about={t('sync:exportImport.markdownFormat')}
        >
          <Button
            variant="light"
            leftSection={<IconBook size={18} aria-hidden />}
            aria-label={t('sync:exportImport.exportNamed', {
              name: t('sync:exportImport.markdown'),
            })}
            loading={busy === 'markdown'}
            onClick={() => onSave('markdown')}
          >
            {t('sync:exportImport.export')}
          </Button>
        </FileRow>
        <FileRow name={t('sync:exportImport.json')} about={t('sync:exportImport.jsonFormat')}>
          <Button
            variant="light"
            leftSection={<IconDownload size={18} aria-hidden />}
            aria-label={t('sync:exportImport.exportNamed', { name: t('sync:exportImport.json') })}
            loading={busy === 'json'}
            onClick={() => onSave('json')}
          >
            {t('sync:exportImport.export')}
          </Button>
        </FileRow>
        <FileRow about={t('sync:exportImport.importHint')}>
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
        </FileRow>
      </Stack>
      <Box
        component="p"
        role="status"
        className={elements['noSpaceWhenEmpty']}
        {...(sentence !== undefined && {
          p: '10px 14px',
          bdrs: 10,
          bg: outcome?.isFault ? 'var(--red-wash)' : 'var(--green-wash)',
          c: outcome?.isFault ? 'var(--red)' : 'var(--green)',
        })}
      >
        {sentence}
      </Box>
    </Card>
  );
}

interface FileRowProps {
  name?: string;
  about: string;
  /** Button. */
  children: ReactNode;
}

function FileRow({ name, about, children }: FileRowProps) {
  return (
    <Group justify="space-between" gap="8px 16px" py={14}>
      <Box flex="1 1 14rem" miw={0}>
        {name !== undefined && (
          <Box component="p" fw={600}>
            {name}
          </Box>
        )}
        <p className={layout['muted']}>{about}</p>
      </Box>
      {children}
    </Group>
  );
}
