// Account page: name and e-mail of the signed-in user, a form to change the password, and the
// devices on which the user is signed in.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../data/data-provider.tsx';
import type { Account as Person } from '../../data/data-context.ts';
import { changePassword } from './authentication.ts';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';
import layout from '../../ui/page-layout.module.css';
import { NewPasswordForm } from './components/new-password-form.tsx';
import { DevicesSection } from './devices/devices-section.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';
import styles from './account-pages.module.css';
import { useFormRequest } from './use-form-request.ts';

export function AccountPage() {
  const { t } = useTranslation();
  const { account } = useData();
  return (
    <div className={styles['page']}>
      <title>{`${t('account.title')} – ${t('app.name')}`}</title>
      <h1>{t('account.title')}</h1>
      {account ? (
        <>
          <PasswordChangeSection account={account} />
          <DevicesSection />
        </>
      ) : (
        <>
          <p>{t('account:guestHint')}</p>
          <Button component="a" href={buildLoginUrl('/Account')}>
            {t('header.login')}
          </Button>
        </>
      )}
    </div>
  );
}

function PasswordChangeSection({ account }: { account: Person }) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const { busy, failure, passwordRefusal, send } = useFormRequest();
  /** Increases after a successful submit, so that the form starts empty again. */
  const [formVersion, setFormVersion] = useState(0);

  return (
    <>
      <p className={styles['person']}>
        <strong>{account.full_name}</strong>
        <span className={layout['muted']}>{account.email}</span>
      </p>
      <section className={`${layout['surface'] ?? ''} ${styles['section'] ?? ''}`}>
        <h2>{t('account:password.title')}</h2>
        <p className={layout['muted']}>{t('account:password.hint')}</p>
        <NewPasswordForm
          key={formVersion}
          email={account.email}
          asksCurrent
          failure={failure}
          passwordRefusal={passwordRefusal}
          busy={busy}
          submitLabel={t('account:password.submit')}
          onSubmit={({ current, next }) =>
            void send(
              () => changePassword(data, current, next),
              () => {
                setFormVersion(formVersion + 1);
                toast({ message: t('account:login.passwordSaved') });
              },
            )
          }
        />
      </section>
    </>
  );
}
