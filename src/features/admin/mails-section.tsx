// Section of the administration with the e-mails that wait to be sent and those that were refused.
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../ui/elements.module.css';
import { useToast } from '../../ui/toast/toaster.tsx';
import { MailRow } from './components/mail-row.tsx';
import { loadMails, retryMail } from './data.ts';
import { SectionFrame } from './section-frame.tsx';
import { useAdminAction, useAdminData } from './use-admin-data.ts';

export function MailsSection() {
  const { t } = useTranslation();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const data = useAdminData(loadMails);
  const { isBusy, failure, run } = useAdminAction(data.reload);

  function retry(id: string): void {
    run(
      id,
      (admin) => retryMail(admin, id),
      () => {
        toast({ message: t('admin:mails.retried') });
        // The row with the focus disappears when the e-mail was sent.
        heading.current?.focus();
        data.reload();
      },
    );
  }

  return (
    <SectionFrame
      title={t('admin:section.mails')}
      hint={t('admin:mails.hint')}
      heading={heading}
      data={data}
      failure={failure}
    >
      {(mails) =>
        mails.length === 0 ? (
          <p role="status">{t('admin:mails.none')}</p>
        ) : (
          <ul className={elements['rows']}>
            {mails.map((mail) => (
              <MailRow
                key={mail.id}
                mail={mail}
                isBusy={isBusy(mail.id)}
                onRetry={() => retry(mail.id)}
              />
            ))}
          </ul>
        )
      }
    </SectionFrame>
  );
}
