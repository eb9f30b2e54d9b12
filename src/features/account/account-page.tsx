// Account page: who the signed-in user is, the password, the private entries, links to related
// settings, the export and the deletion, the passkeys, and the devices on which the user is signed
// in.
import { Box, Button, Card, Stack } from '@mantine/core';
import {
  IconBook2,
  IconCloudDownload,
  IconLanguage,
  IconLogout,
  IconPalette,
  IconUserOff,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../data/data-provider.tsx';
import type { Account as Person } from '../../data/data-context.ts';
import { changePassword } from './authentication.ts';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';
import { ActionRow, LinkRow, LinkRows } from '../../ui/link-rows.tsx';
import layout from '../../ui/page-layout.module.css';
import { NewPasswordForm } from './components/new-password-form.tsx';
import { DevicesSection } from './devices/devices-section.tsx';
import { EncryptionSection } from './encryption/encryption-section.tsx';
import { useLogOut } from './log-out/log-out-context.tsx';
import { NameSection } from './name-section.tsx';
import { PasskeysSection } from './passkeys/passkeys-section.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';
import { useFormRequest } from './use-form-request.ts';

export function AccountPage() {
  const { t } = useTranslation();
  const { account } = useData();
  return (
    <div className={layout['page']} data-wide={account ? '' : undefined}>
      <title>{`${t('account.title')} – ${t('app.name')}`}</title>
      <h1>{t('account.title')}</h1>
      {account ? (
        <Box
          display="grid"
          style={{
            // Two columns beside the navigation from a window of 1024 px on.
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 25rem), 1fr))',
            gap: 24,
            alignItems: 'start',
          }}
        >
          <Stack gap="lg" miw={0}>
            <NameSection account={account} />
            <PasswordChangeSection account={account} />
            <EncryptionSection account={account} />
          </Stack>
          <Stack gap="lg" miw={0}>
            <PreferencesSection />
            <DataSection />
            {/* Last, because their lists come from the server and would move what is below them. */}
            <PasskeysSection account={account} />
            <DevicesSection />
          </Stack>
        </Box>
      ) : (
        <>
          <p>{t('account:guestHint')}</p>
          <Button component="a" href={buildLoginUrl('/Account')} w="fit-content">
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
  const { busy, failure, passwordRefusal, setFailure, send } = useFormRequest();
  const [form, setForm] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const openButton = useRef<HTMLButtonElement>(null);

  // The focus returns to the button, because the focused element of the form is removed.
  useEffect(() => {
    if (form === 'closed') openButton.current?.focus();
  }, [form]);

  function close(): void {
    setForm('closed');
    setFailure(null);
  }

  return (
    <Card component="section" shadow="sm" p={20}>
      <h2>{t('account:password.title')}</h2>
      <p className={layout['muted']}>{t('account:password.hint')}</p>
      {form === 'open' ? (
        <NewPasswordForm
          email={account.email}
          asksCurrent
          hasInitialFocus
          failure={failure}
          passwordRefusal={passwordRefusal}
          busy={busy}
          submitLabel={t('account:password.submit')}
          onCancel={close}
          onSubmit={({ current, next }) =>
            void send(
              () => changePassword(data, current, next),
              () => {
                close();
                toast({ message: t('account:login.passwordSaved') });
              },
            )
          }
        />
      ) : (
        <Button ref={openButton} variant="light" w="fit-content" onClick={() => setForm('open')}>
          {t('account:password.submit')}
        </Button>
      )}
    </Card>
  );
}

function PreferencesSection() {
  const { t } = useTranslation();
  return (
    <RowCard title={t('account:preferences.title')}>
      <LinkRow
        icon={IconLanguage}
        label={t('account:preferences.language')}
        href="/Settings#language"
      />
      <LinkRow icon={IconPalette} label={t('account:preferences.text')} href="/Settings#look" />
    </RowCard>
  );
}

function DataSection() {
  const { t } = useTranslation();
  const logOut = useLogOut();
  return (
    <RowCard title={t('account:data.title')}>
      <LinkRow icon={IconCloudDownload} label={t('sync.pageTitle')} href="/Sync" />
      <LinkRow icon={IconBook2} label={t('account:data.journal')} href="/PrintJournal" />
      {logOut && <ActionRow icon={IconLogout} label={t('logOut.action')} onClick={logOut} />}
      <LinkRow
        icon={IconUserOff}
        label={t('account:deletion.title')}
        href="/DeleteAccount"
        isDangerous
      />
    </RowCard>
  );
}

function RowCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" shadow="sm" p={20}>
      <h2>{title}</h2>
      <LinkRows>{children}</LinkRows>
    </Card>
  );
}
