// Form for a deletion request: an optional reason, and buttons to submit or to cancel.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../components/form-alert.tsx';
import { LongTextField, isTextTooLong } from '../../../../ui/long-text-field.tsx';
import styles from './deletion.module.css';

interface DeletionRequestFormProps {
  reason: string;
  busy: boolean;
  /** A sentence, or null. */
  failure: string | null;
  onChange: (reason: string) => void;
  onRequest: () => void;
}

/** Fits into a record and into the e-mail about it. */
const maxReasonLength = 5_000;

export function DeletionRequestForm({
  reason,
  busy,
  failure,
  onChange,
  onRequest,
}: DeletionRequestFormProps) {
  const { t } = useTranslation();
  const cannotRequest = busy || isTextTooLong(reason, maxReasonLength);
  return (
    <form
      className={styles['card']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!cannotRequest) onRequest();
      }}
    >
      <h2>{t('account:deletion.requestTitle')}</h2>
      <LongTextField
        className={styles['reason'] ?? ''}
        label={t('account:deletion.reasonLabel')}
        description={t('account:deletion.reasonHint')}
        rows={4}
        maxLength={maxReasonLength}
        value={reason}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <FormAlert sentence={failure} />
      <div className={styles['row']}>
        <Button component="a" href="/Settings" variant="default">
          {t('cancel')}
        </Button>
        <Button type="submit" color="red" disabled={cannotRequest}>
          {busy ? t('account:deletion.submitting') : t('account:deletion.submit')}
        </Button>
      </div>
    </form>
  );
}
