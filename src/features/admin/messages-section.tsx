// Section of the administration with the messages of people to the operator. An opened message is
// marked as read.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminMessage } from '../../../schemas/api/admin-api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import elements from '../../ui/elements.module.css';
import { useToast } from '../../ui/toast/toaster.tsx';
import { MessageRow } from './components/message-row.tsx';
import { deleteMessage, loadMessages, markMessageRead } from './data.ts';
import { SectionFrame } from './section-frame.tsx';
import { useAdminAction, useAdminData } from './use-admin-data.ts';

export function MessagesSection() {
  const { t } = useTranslation();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const data = useAdminData(loadMessages);
  const { isBusy, failure, run } = useAdminAction(data.reload);
  /** The message whose deletion is to be confirmed. */
  const [chosen, setChosen] = useState<AdminMessage | null>(null);

  function markRead({ id, isRead }: AdminMessage): void {
    if (isRead) return;
    run(
      id,
      (admin) => markMessageRead(admin, id),
      () =>
        data.change((messages) =>
          messages.map((one) => (one.id === id ? { ...one, isRead: true } : one)),
        ),
    );
  }

  function remove({ id }: AdminMessage): void {
    setChosen(null);
    run(
      getDeletionId(id),
      (admin) => deleteMessage(admin, id),
      () => {
        toast({ message: t('admin:messages.deleted') });
        // The row with the focus disappears.
        heading.current?.focus();
        data.reload();
      },
    );
  }

  return (
    <SectionFrame
      title={t('admin:section.messages')}
      heading={heading}
      data={data}
      failure={failure}
    >
      {(messages) => (
        <>
          {messages.length === 0 ? (
            <p role="status">{t('admin:messages.none')}</p>
          ) : (
            <ul className={elements['rows']}>
              {messages.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  isBusy={isBusy(getDeletionId(message.id))}
                  onOpen={() => markRead(message)}
                  onDelete={() => setChosen(message)}
                />
              ))}
            </ul>
          )}
          {chosen && (
            <ConfirmDialog
              title={t('admin:messages.deleteTitle')}
              confirmLabel={t('delete')}
              isDangerous
              onConfirm={() => remove(chosen)}
              onClose={() => setChosen(null)}
            >
              <p dir="auto">{chosen.subject}</p>
            </ConfirmDialog>
          )}
        </>
      )}
    </SectionFrame>
  );
}

/** A message can be deleted while it is being marked as read. */
function getDeletionId(id: string): string {
  return `delete ${id}`;
}
