// Section of the administration with the deletion requests of people, which an admin carries out.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminDeletionRequest } from '../../../schemas/api/admin-api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import elements from '../../ui/elements.module.css';
import { useToast } from '../../ui/toast/toaster.tsx';
import { DeletionRow } from './components/deletion-row.tsx';
import { carryOutDeletion, loadDeletions } from './data.ts';
import { SectionFrame } from './section-frame.tsx';
import { useAdminAction, useAdminData } from './use-admin-data.ts';

export function DeletionsSection() {
  const { t } = useTranslation();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const data = useAdminData(loadDeletions);
  const { isBusy, failure, run } = useAdminAction(data.reload);
  /** The request to be confirmed. */
  const [chosen, setChosen] = useState<AdminDeletionRequest | null>(null);

  function carryOut({ id, email }: AdminDeletionRequest): void {
    setChosen(null);
    run(
      id,
      (admin) => carryOutDeletion(admin, id),
      () => {
        toast({ message: t('admin:people.done.delete', { email }) });
        // The row with the focus disappears.
        heading.current?.focus();
        data.reload();
      },
    );
  }

  return (
    <SectionFrame
      title={t('admin:section.deletions')}
      hint={t('admin:deletions.hint')}
      heading={heading}
      data={data}
      failure={failure}
    >
      {(requests) => (
        <>
          {requests.length === 0 ? (
            <p role="status">{t('admin:deletions.none')}</p>
          ) : (
            <ul className={elements['rows']}>
              {requests.map((request) => (
                <DeletionRow
                  key={request.id}
                  request={request}
                  isBusy={isBusy(request.id)}
                  onCarryOut={() => setChosen(request)}
                />
              ))}
            </ul>
          )}
          {chosen && (
            <ConfirmDialog
              title={t('admin:people.deleteTitle', { email: chosen.email })}
              confirmLabel={t('admin:deletions.carryOut')}
              isDangerous
              onConfirm={() => carryOut(chosen)}
              onClose={() => setChosen(null)}
            >
              <p>{t('admin:people.deleteBody')}</p>
              <p>{t('admin:deletions.lastEmail')}</p>
            </ConfirmDialog>
          )}
        </>
      )}
    </SectionFrame>
  );
}
