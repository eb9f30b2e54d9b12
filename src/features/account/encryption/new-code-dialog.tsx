// Dialog that replaces the recovery code: the new code is stored when the user has typed it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../data/data-context.ts';
import { useData } from '../../../data/data-provider.tsx';
import type { PreparedRecoveryCode } from '../../../data/encryption/commands.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { CodeSteps } from './code-steps.tsx';
import { useEncryptionAction } from './use-encryption-action.ts';

interface NewCodeDialogProps {
  account: Account;
  onDone: () => void;
  onClose: () => void;
}

export function NewCodeDialog({ account, onDone, onClose }: NewCodeDialogProps) {
  const { t } = useTranslation();
  const data = useData();
  const [prepared, setPrepared] = useState<PreparedRecoveryCode | null>(null);
  const { isBusy, failure, run } = useEncryptionAction();

  if (prepared)
    return (
      <CodeSteps
        title={t('account:encryption.codeTitle')}
        account={account}
        code={prepared.recoveryCode}
        submitLabel={t('account:encryption.saveCode')}
        stopConsequence={t('account:encryption.stopNewCode')}
        onConfirmed={async (commands) => {
          await commands.storeRecoveryCode(data, prepared);
          onDone();
        }}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      title={t('account:encryption.newCode')}
      confirmLabel={t('account:encryption.continue')}
      canConfirm={!isBusy}
      onConfirm={() =>
        void run(async (commands) => setPrepared(await commands.prepareRecoveryCode(data)))
      }
      onClose={onClose}
    >
      <p>{t('account:encryption.newCodeBody')}</p>
      <FormAlert sentence={failure} />
    </ConfirmDialog>
  );
}
