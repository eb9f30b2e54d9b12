// What hangs from the header: how it stands with the server, the language, the person.
import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isLanguage } from '../../../schemas/fields.ts';
import type { Language } from '../../../schemas/fields.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { profile, saveProfile } from '../../data/profile.ts';
import { signOut } from '../../data/session.ts';
import { syncNow } from '../../data/sync-status.ts';
import type { SyncStatus } from '../../data/sync-status.ts';
import { chooseLanguage, enterRoom } from '../../i18n/language.ts';
import { loginAddress } from '../../platform/return-path.ts';
import { AccountMenu } from '../../ui/shell/account-menu.tsx';
import { HeaderLinks } from '../../ui/shell/header-links.tsx';
import { AppearanceChoice } from '../../ui/shell/appearance-choice.tsx';
import { LanguageMenu } from '../../ui/shell/language-menu.tsx';
import { SyncButton } from '../../ui/shell/sync-button.tsx';
import { useToast } from '../../ui/toaster.tsx';

/** Few people meet it: it comes when it is needed. */
const Leaving = lazy(async () => {
  const [{ LeavingAccount }] = await Promise.all([import('./leaving-account.tsx'), enterRoom('sync')]);
  return { default: LeavingAccount };
});

export function HeaderTools({ status }: { status: SyncStatus | undefined }) {
  const { t } = useTranslation();
  const data = useData();
  const { pathname, search } = useLocation();
  const choose = useLanguageChoice();
  const loginHref = loginAddress(pathname + search);
  const { account } = data;

  return (
    <>
      {account && <HeaderLinks />}
      {status && (account || status.storage === 'memory' || status.waiting > 0) && <SyncButton {...status} isGuest={!account} loginHref={loginHref} onSync={() => void syncNow(data)} />}
      <LanguageMenu onChoose={choose}>{(close) => !account && <ForGuests onLeave={close} />}</LanguageMenu>
      {account ? (
        <Account name={account.full_name} email={account.email} />
      ) : (
        <Button component="a" href={pathname.toLowerCase() === '/login' ? pathname + search : loginHref} variant="light">
          {t('header.login')}
        </Button>
      )}
    </>
  );
}

/** A guest has no account's panel: what stands there else is found here. */
function ForGuests({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <AppearanceChoice />
      <a href="/Sync" onClick={onLeave}>
        {t('keeping.title')}
      </a>
    </>
  );
}

/** The person's own language comes first; what they choose is theirs on every device. */
function useLanguageChoice(): (language: Language) => Promise<void> {
  const { t, i18n } = useTranslation();
  const data = useData();
  const toast = useToast();
  const theirs = useLive('profile', profile)?.language;

  useEffect(() => {
    if (isLanguage(theirs) && theirs !== i18n.language) chooseLanguage(theirs).catch(() => toast({ message: t('language.notNow') }));
    // Only when the person's language changes, here or on another device: not when this screen does.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [theirs]);

  return async (language) => {
    try {
      await chooseLanguage(language);
    } catch {
      toast({ message: t('language.notNow') }); // its texts are on the server and there is no way to it
      return;
    }
    await saveProfile(data, { language });
  };
}

function Account({ name, email }: { name: string; email: string }) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const [onlyHere, setOnlyHere] = useState(0);

  async function leave(): Promise<void> {
    try {
      const stopped = await signOut(data, { told: 0 });
      setOnlyHere(stopped?.waiting ?? 0);
    } catch {
      toast({ message: t('account.logoutFailed') });
    }
  }

  return (
    <>
      <AccountMenu name={name} email={email} onLogout={() => void leave()} />
      {onlyHere > 0 && (
        <Suspense>
          <Leaving onlyHere={onlyHere} onStay={() => setOnlyHere(0)} />
        </Suspense>
      )}
    </>
  );
}
