// Dialog to choose the part of a translation to download: a testament or a book, each with its
// size.
import { Box, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import layout from '../../../../ui/page-layout.module.css';
import elements from '../../../../ui/elements.module.css';
import surface from '../../../../ui/surface.module.css';
import { Dialog } from '../../../../ui/dialog.tsx';

export interface PartOption {
  scope: string;
  name: string;
  about: string;
  /** Whether the part is downloaded or being downloaded. */
  isDownloaded: boolean;
}

interface PartsDialogProps {
  /** Of the translation. */
  name: string;
  testaments: readonly PartOption[];
  books: readonly PartOption[];
  onDownload: (scope: string) => void;
  onClose: () => void;
}

export function PartsDialog({ name, testaments, books, onDownload, onClose }: PartsDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('bible-library:choosePartsNamed', { name })} onClose={onClose}>
      <Stack gap="sm">
        <PartList parts={testaments} onKeep={onDownload} />
        <Box component="h3" className={elements['partTitle'] ?? ''} mt={4}>
          {t('bible-library:books')}
        </Box>
        <PartList parts={books} onKeep={onDownload} />
      </Stack>
    </Dialog>
  );
}

function PartList({
  parts,
  onKeep,
}: {
  parts: readonly PartOption[];
  onKeep: (scope: string) => void;
}) {
  return (
    <div className={surface['tiles']}>
      {parts.map(({ scope, name, about, isDownloaded }) => (
        <Box
          component="button"
          key={scope}
          type="button"
          className={surface['choice'] ?? ''}
          display="grid"
          mih={52}
          p="8px 14px"
          style={{ alignContent: 'start', gap: 2 }}
          disabled={isDownloaded}
          onClick={() => onKeep(scope)}
        >
          <span>{name}</span>
          <span className={layout['muted']}>{about}</span>
        </Box>
      ))}
    </div>
  );
}
