// Dialog that turns the private entries on: explanation and passphrase, then the recovery code.
// Nothing is stored before the user has typed the recovery code.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../data/data-context.ts';
import { useData } from '../../../data/data-provider.tsx';
import type { PreparedEncryption } from '../../../data/encryption/commands.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { CodeSteps } from './code-steps.tsx';
import { PassphraseForm } from './components/passphrase-form.tsx';
import { useEncryptionAction } from './use-encryption-action.ts';

interface TurnOnDialogProps {
  account: Account;
  onDone: () => void;
  onClose: () => void;
}

export function TurnOnDialog({ account, onDone, onClose }: TurnOnDialogProps) {
  const { t } = useTranslation();
  const data = useData();
  const [prepared, setPrepared] = useState<PreparedEncryption | null>(null);
  const { isBusy, failure, run } = useEncryptionAction();

  if (prepared)
    return (
      <CodeSteps
        title={t('account:encryption.codeTitle')}
        account={account}
        code={prepared.recoveryCode}
        submitLabel={t('account:encryption.turnOn')}
        stopConsequence={t('account:encryption.stopTurnOn')}
        onConfirmed={async (commands) => {
          await commands.turnOnEncryption(data, prepared);
          onDone();
        }}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={t('account:encryption.turnOnTitle')} onClose={onClose}>
      <PassphraseForm
        email={account.email}
        submitLabel={t('account:encryption.continue')}
        failure={failure}
        isBusy={isBusy}
        onSubmit={(passphrase) =>
          void run(async (commands) =>
            setPrepared(await commands.prepareEncryption(data, passphrase)),
          )
        }
        onCancel={onClose}
      >
        <p>{t('account:encryption.explainReaders')}</p>
        <p>{t('account:encryption.explainLoss')}</p>
        <p>{t('account:encryption.explainTrash')}</p>
      </PassphraseForm>
    </Dialog>
  );
}
