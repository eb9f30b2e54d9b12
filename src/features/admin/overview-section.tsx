// Section of the administration with numbers of the server and its backups; what needs attention is
// shown first.
import { Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminBackup, AdminOverview } from '../../../schemas/api/admin-api.ts';
import { formatBytes } from '../../locales/format-date-and-size.ts';
import { useLanguage } from '../../locales/language.ts';
import layout from '../../ui/page-layout.module.css';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import { BackupList } from './components/backup-list.tsx';
import { type Fact, FactList } from './components/fact-list.tsx';
import { type OverviewWarning, WarningList } from './components/warning-list.tsx';
import { loadOverview } from './data.ts';
import { SectionFrame } from './section-frame.tsx';
import { useAdminData } from './use-admin-data.ts';

const databaseNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/** The server needs free disk space for its database, for backups and for downloads. */
const minFreeBytes = 1_000_000_000;
const maxBackupAge = 7 * 86_400_000;

export function OverviewSection() {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const data = useAdminData(loadOverview);
  return (
    <SectionFrame title={t('admin:section.overview')} heading={heading} data={data}>
      {(overview) => <OverviewContent overview={overview} />}
    </SectionFrame>
  );
}

function OverviewContent({ overview }: { overview: AdminOverview }) {
  const { t } = useTranslation();
  const facts = useFacts(overview);
  const [now] = useState(Date.now);
  const warnings = listWarnings(overview, now);
  return (
    <>
      {warnings.length > 0 && <WarningList warnings={warnings} />}
      <FactList facts={facts} />
      <Stack component="section" gap="sm" aria-labelledby="backups">
        <h3 id="backups">{t('admin:overview.backups')}</h3>
        <p className={layout['muted']}>
          {t('admin:overview.backupHint', { command: 'npm run backup' })}
        </p>
        {overview.backups.length > 0 && <BackupList backups={overview.backups} />}
      </Stack>
    </>
  );
}

function useFacts(overview: AdminOverview): Fact[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const { format } = useNumberFormat();
  const { recordBytes, freeBytes, quotaBytes } = overview;
  const getHref = (section: string) => `/Admin?section=${section}`;
  return [
    {
      label: t('admin:overview.people'),
      value: format(overview.people),
      href: getHref('people'),
    },
    {
      label: t('admin:overview.deletionsPending'),
      value: format(overview.deletionsPending),
      href: getHref('deletions'),
    },
    {
      label: t('admin:overview.messagesUnread'),
      value: format(overview.messagesUnread),
      href: getHref('messages'),
    },
    {
      label: t('admin:overview.mailsWaiting'),
      value: format(overview.mailsWaiting),
      href: getHref('mails'),
    },
    {
      label: t('admin:overview.mailsRefused'),
      value: format(overview.mailsRefused),
      href: getHref('mails'),
    },
    { label: t('admin:overview.records'), value: formatBytes(language, recordBytes) },
    {
      label: t('admin:overview.quota'),
      value: quotaBytes === 0 ? t('admin:overview.noQuota') : formatBytes(language, quotaBytes),
    },
    {
      label: t('admin:overview.freeDisk'),
      value: freeBytes === null ? t('admin:overview.unknown') : formatBytes(language, freeBytes),
    },
    { label: t('admin:overview.database'), value: databaseNames[overview.database] },
    { label: t('admin:overview.version'), value: String(overview.version) },
  ];
}

/** @param now milliseconds since 1970 */
function listWarnings(overview: AdminOverview, now: number): OverviewWarning[] {
  const { freeBytes, mailsRefused, hasMailServer, backups } = overview;
  const warnings: OverviewWarning[] = [];
  if (freeBytes !== null && freeBytes < minFreeBytes) warnings.push({ kind: 'disk', freeBytes });
  if (mailsRefused > 0) warnings.push({ kind: 'mails', count: mailsRefused });
  if (!hasMailServer) warnings.push({ kind: 'mailServer' });
  // The server creates backups of updates by itself, and removes them after some days.
  const isRecent = ({ date, isUpdateBackup }: AdminBackup): boolean =>
    !isUpdateBackup && now - Date.parse(date) <= maxBackupAge;
  if (!backups.some(isRecent)) warnings.push({ kind: 'backup' });
  return warnings;
}
