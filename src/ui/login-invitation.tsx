// Dialog that asks a guest to log in, with a link to the login page. The caller gives the title and
// the reason.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.tsx';

interface LoginInvitationProps {
  title: string;
  body?: string;
  loginHref: string;
  onClose: () => void;
}

export function LoginInvitation({ title, body, loginHref, onClose }: LoginInvitationProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      shape="card"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="subtle" onClick={onClose}>
            {t('notNow')}
          </Button>
          <Button component="a" href={loginHref}>
            {t('logIn')}
          </Button>
        </>
      }
    >
      <p>{body ?? t('loginInvitation.body')}</p>
    </Dialog>
  );
}
