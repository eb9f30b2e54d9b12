// Form for a deletion request: an optional reason, and buttons to submit or to cancel.
import { Button, Card } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../../ui/form-alert.tsx';
import { LongTextField, isTextTooLong } from '../../../../ui/long-text-field.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import layout from '../../../../ui/page-layout.module.css';

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
  const isTooLong = isTextTooLong(reason, maxReasonLength);
  return (
    <Card
      component="form"
      shadow="sm"
      p={20}
      style={{ alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !isTooLong) onRequest();
      }}
    >
      <h2>{t('account:deletion.requestTitle')}</h2>
      <LongTextField
        w="100%"
        label={t('account:deletion.reasonLabel')}
        description={t('account:deletion.reasonHint')}
        rows={4}
        maxLength={maxReasonLength}
        value={reason}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <FormAlert sentence={failure} />
      <div className={layout['row']}>
        <Button component="a" href="/Settings" variant="default">
          {t('cancel')}
        </Button>
        <SubmitButton
          color="red"
          waitReason={isTooLong ? t('account:deletion.shortenReason') : null}
          isBusy={busy}
        >
          {busy ? t('account:deletion.submitting') : t('account:deletion.submit')}
        </SubmitButton>
      </div>
    </Card>
  );
}
