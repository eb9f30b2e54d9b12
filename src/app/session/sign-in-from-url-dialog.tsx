// Dialog that asks a guest who opened a link with a sign-in token whether to sign in to the link's
// account. A stranger's link would otherwise put the guest's data into the stranger's account.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';

interface SignInFromUrlDialogProps {
  /** E-mail address of the account that the link signs in to. */
  email: string;
  onAnswer: (yes: boolean) => void;
}

export function SignInFromUrlDialog({ email, onAnswer }: SignInFromUrlDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      shape="card"
      title={t('signInLink.title')}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button variant="subtle" onClick={() => onAnswer(true)}>
            {t('signInLink.confirm')}
          </Button>
          <Button onClick={() => onAnswer(false)}>{t('signInLink.decline')}</Button>
        </>
      }
    >
      <p>{t('signInLink.body', { email })}</p>
    </Dialog>
  );
}
