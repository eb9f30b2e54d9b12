// Dialog that asks for the recovery code which was just shown, so that the user has saved it.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog.tsx';
import elements from '../../../../ui/elements.module.css';
import { AuthForm } from '../../components/auth-form.tsx';
import { BusyStatus } from './busy-status.tsx';
import { RecoveryCodeField } from './recovery-code-field.tsx';

interface AskCodeDialogProps {
  submitLabel: string;
  /** The submitted code is not the code that was shown. */
  isWrong: boolean;
  /** A sentence, or null. */
  failure: string | null;
  isBusy: boolean;
  onChange: () => void;
  onSubmit: (typed: string) => void;
  /** Shows the code again. */
  onBack: () => void;
  onClose: () => void;
}

export function AskCodeDialog({
  submitLabel,
  isWrong,
  failure,
  isBusy,
  onChange,
  onSubmit,
  onBack,
  onClose,
}: AskCodeDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // When the dialog appears, and after a wrong code.
  useEffect(() => input.current?.focus(), [isWrong]);

  function submit(): void {
    const isEmpty = typed.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) input.current?.focus();
    else onSubmit(typed);
  }

  return (
    <Dialog title={t('account:encryption.askTitle')} onBack={onBack} onClose={onClose}>
      <AuthForm
        title={null}
        hint={t('account:encryption.askBody')}
        failure={isMissing || isWrong ? null : failure}
        busy={isBusy}
        submitLabel={submitLabel}
        onSubmit={submit}
        consequence={<BusyStatus isBusy={isBusy} />}
        otherActions={
          <button type="button" className={elements['link']} onClick={onBack}>
            {t('account:encryption.showAgain')}
          </button>
        }
      >
        <RecoveryCodeField
          input={input}
          value={typed}
          error={
            isMissing
              ? t('account:encryption.missing.code')
              : isWrong
                ? t('account:encryption.codeNotShown')
                : null
          }
          onChange={(value) => {
            setIsMissing(false);
            setTyped(value);
            onChange();
          }}
        />
      </AuthForm>
    </Dialog>
  );
}
