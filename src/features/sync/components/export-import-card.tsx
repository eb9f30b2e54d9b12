// Card with the buttons that export all data of a user (Markdown to read, JSON as a backup) and
// import a backup or files of other apps, with the link to the printable journal, and with the
// result.
import { Box, Button, Card, Group, Progress, Stack } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { IconBook, IconDownload, IconPrinter, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

/** Id of the row with the import: links go to `/Sync#import`. */
export const importAnchor = 'import';

interface ExportImportCardProps {
  /** A file is being made or read. */
  busy: 'json' | 'markdown' | 'import' | null;
  /** How much of the chosen files is read, 0 to 1. */
  readShare?: number;
  /** Result of the last file as a sentence; `isFault` if nothing was imported. */
  outcome: { sentence: string; isFault: boolean } | null;
  onSave: (form: 'json' | 'markdown') => void;
  onImport: (files: readonly File[]) => void;
}

export function ExportImportCard(props: ExportImportCardProps) {
  const { busy, readShare = 0, outcome, onSave, onImport } = props;
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
        <FileRow name={t('sync:exportImport.journal')} about={t('sync:exportImport.journalFormat')}>
          <Button
            component="a"
            variant="light"
            leftSection={<IconPrinter size={18} aria-hidden />}
            href="/PrintJournal"
            aria-label={t('sync:exportImport.journalOpenNamed', {
              name: t('sync:exportImport.journal'),
            })}
          >
            {t('sync:exportImport.journalOpen')}
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
        <FileRow id={importAnchor} about={t('sync:exportImport.importHint')}>
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
            multiple
            accept=".json,.csv,.tsv,.txt,.md,.markdown,.zip,application/json,text/csv,text/plain,text/markdown,application/zip"
            aria-label={t('sync:exportImport.import')}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              if (files.length > 0) onImport(files);
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
      {busy === 'import' && readShare > 0 && (
        <Progress
          value={readShare * 100}
          bg="var(--indigo-wash)"
          color="var(--indigo)"
          aria-hidden
        />
      )}
    </Card>
  );
}

interface FileRowProps {
  id?: string;
  name?: string;
  about: string;
  /** Button. */
  children: ReactNode;
}

function FileRow({ id, name, about, children }: FileRowProps) {
  return (
    <Group id={id} justify="space-between" gap="8px 16px" py={14}>
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
