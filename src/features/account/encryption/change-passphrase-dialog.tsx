// Dialog that changes the passphrase of the private entries.
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../data/data-context.ts';
import { useData } from '../../../data/data-provider.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PassphraseForm } from './components/passphrase-form.tsx';
import { useEncryptionAction } from './use-encryption-action.ts';

interface ChangePassphraseDialogProps {
  account: Account;
  onDone: () => void;
  onClose: () => void;
}

export function ChangePassphraseDialog({ account, onDone, onClose }: ChangePassphraseDialogProps) {
  const { t } = useTranslation();
  const data = useData();
  const { isBusy, failure, run } = useEncryptionAction();
  return (
    <Dialog title={t('account:encryption.changePassphrase')} onClose={onClose}>
      <PassphraseForm
        email={account.email}
        submitLabel={t('account:encryption.savePassphrase')}
        failure={failure}
        isBusy={isBusy}
        hasInitialFocus
        onSubmit={(passphrase) =>
          void run(async (commands) => {
            await commands.changePassphrase(data, passphrase);
            onDone();
          })
        }
        onCancel={onClose}
      >
        <p>{t('account:encryption.changeBody')}</p>
      </PassphraseForm>
    </Dialog>
  );
}
