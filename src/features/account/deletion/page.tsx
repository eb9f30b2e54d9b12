// Account deletion page: the data to be deleted, an export, the request and its withdrawal, or
// immediate deletion if the server supports it.
import { Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { deletionDeadlineDays, watchPendingDeletions } from './data.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import { buildLoginUrl } from '../../../platform/storage/login-return-path.ts';
import { NoAccount, AccountDeleted } from './components/no-account.tsx';
import { DeletionRequestSent } from './components/request-sent.tsx';
import { DeletedDataList } from './components/deleted-data-list.tsx';
import layout from '../../../ui/page-layout.module.css';
import { DeletionRequestSection } from './request-section.tsx';
import { ImmediateDeletion } from './immediate-deletion.tsx';
import { computeDeadline, isReceived } from './request-status.ts';
import { PendingDeletionSection } from './pending-section.tsx';
import { useDeletionOptions } from './use-deletion-options.ts';
import { useWaitText } from './use-wait-text.ts';
import { exportJson } from '../../../data/export/export-and-import.ts';
import { readAllDrafts } from '../../../platform/storage/drafts.ts';
import { buildFileName, saveFile } from '../../../platform/save-file.ts';
import { DeletionExportCard } from './components/export-card.tsx';

export function AccountDeletionPage() {
  const { t } = useTranslation();
  const { account } = useData();
  const { state } = useLocation() as { state: { isGone?: boolean } | null };
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={layout['page']}>
      <title>{`${t('account:deletion.title')} – ${t('app.name')}`}</title>
      <Title ref={heading} tabIndex={-1} order={1}>
        {t('account:deletion.title')}
      </Title>
      {account ? (
        <SignedInContent onFocusLost={() => heading.current?.focus()} />
      ) : state?.isGone ? (
        <AccountDeleted />
      ) : (
        <NoAccount loginHref={buildLoginUrl('/DeleteAccount')} />
      )}
    </div>
  );
}

/** @param onFocusLost called when the focused element was removed */
function SignedInContent({ onFocusLost }: { onFocusLost: () => void }) {
  const options = useDeletionOptions();
  const waitText = useWaitText();
  const requests = useLiveQuery('pending-deletions', watchPendingDeletions);
  const [isRequested, setIsRequested] = useState(false);
  if (!requests) return null;
  const [first] = requests;

  // The server has not received a rejected request; the request's own section says so.
  if (isRequested && first && first.sync.kind !== 'refused')
    return (
      <DeletionRequestSent
        deadline={computeDeadline(first.fields.request_date)}
        isReceived={isReceived(first.sync)}
        waitText={waitText}
      />
    );
  return (
    <>
      {first ? (
        <PendingDeletionSection
          requests={requests}
          first={first}
          supportAddress={options.support}
          onWithdrawn={onFocusLost}
        />
      ) : (
        <DeletedDataList days={deletionDeadlineDays} />
      )}
      <DeletionExportSection />
      {!first && (
        <DeletionRequestSection
          supportAddress={options.support}
          onRequested={() => setIsRequested(true)}
        />
      )}
      {options.atOnce && <ImmediateDeletion />}
    </>
  );
}

/** Exports all the data of the user to a file. */
function DeletionExportSection() {
  const { t } = useTranslation();
  const data = useData();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ sentence: string; isFault: boolean } | null>(null);

  async function save(): Promise<void> {
    setBusy(true);
    setOutcome(null);
    try {
      const now = new Date();
      const name = buildFileName(now, 'json');
      saveFile(name, 'application/json', await exportJson(data, now, readAllDrafts()));
      setOutcome({ sentence: t('account:deletion.exportSaved', { name }), isFault: false });
    } catch (fault) {
      data.report('a file could not be made', fault);
      setOutcome({ sentence: t('account:deletion.exportFailed'), isFault: true });
    } finally {
      setBusy(false);
    }
  }

  return <DeletionExportCard busy={busy} outcome={outcome} onSave={() => void save()} />;
}
