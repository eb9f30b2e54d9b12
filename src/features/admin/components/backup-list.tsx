// List of the backup files of the server, with date and size.
import { Box } from '@mantine/core';
import type { AdminBackup } from '../../../../schemas/api/admin-api.ts';
import { formatBytes, formatDateTime } from '../../../locales/format-date-and-size.ts';
import { useLanguage } from '../../../locales/language.ts';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

export function BackupList({ backups }: { backups: readonly AdminBackup[] }) {
  const language = useLanguage();
  return (
    <ul className={elements['rows']}>
      {backups.map(({ name, bytes, date }) => (
        <Box key={name} component="li" px={16} py={10} style={{ overflowWrap: 'anywhere' }}>
          <p>
            <time dateTime={date}>{formatDateTime(language, date)}</time>
            {' · '}
            {formatBytes(language, bytes)}
          </p>
          <p className={layout['muted']}>{name}</p>
        </Box>
      ))}
    </ul>
  );
}
