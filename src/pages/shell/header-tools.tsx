// What hangs from the header: how it stands with the server, the language, the person.
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isLanguage } from '../../../schemas/fields.ts';
import type { Language } from '../../../schemas/fields.ts';
import type { Data } from '../../data/data.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { lettersWaiting, sendLetters } from '../../data/letters.ts';
import { profile, saveProfile } from '../../data/profile.ts';
import { syncNow } from '../../data/sync-status.ts';
import type { SyncStatus } from '../../data/sync-status.ts';
import { chooseLanguage } from '../../i18n/language.ts';
import { loginAddress } from '../../platform/return-path.ts';
import { AccountMenu } from '../../ui/shell/account-menu.tsx';
import { HeaderLinks, SettingsLink } from '../../ui/shell/header-links.tsx';
import { AppearanceChoice } from '../../ui/shell/appearance-choice.tsx';
import { LanguageMenu } from '../../ui/shell/language-menu.tsx';
import { useLogOut } from '../../ui/shell/log-out-door.tsx';
import { SyncButton } from '../../ui/shell/sync-button.tsx';
import { useToast } from '../../ui/toaster.tsx';
import styles from './shell.module.css';

export function HeaderTools({ status }: { status: SyncStatus | undefined }) {
  const { t } = useTranslation();
  const data = useData();
  const { pathname, search } = useLocation();
  const choose = useLanguageChoice();
  const loginHref = loginAddress(pathname + search);
  const { account } = data;
  const letters = useLive('letters', lettersWaiting) ?? 0;

  return (
    <>
      {account && <HeaderLinks />}
      {status && (account || status.storage === 'memory' || status.waiting + letters > 0) && <SyncButton {...status} letters={letters} isGuest={!account} loginHref={loginHref} onSync={() => void sendAll(data)} />}
      {!account && <LanguageMenu onChoose={choose}>{(close) => <ForGuests onLeave={close} />}</LanguageMenu>}
      <SettingsLink />
      {account ? (
        <Account name={account.full_name} email={account.email} onLanguage={choose} />
      ) : (
        <Button className={styles['login'] ?? ''} component="a" href={pathname.toLowerCase() === '/login' ? pathname + search : loginHref} variant="light">
          {t('header.login')}
        </Button>
      )}
    </>
  );
}

/** What waits for a meeting, and letters, which go another way. */
async function sendAll(data: Data): Promise<void> {
  await Promise.all([syncNow(data), sendLetters(data).catch((fault: unknown) => data.report('letters could not be sent', fault))]);
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

function Account({ name, email, onLanguage }: { name: string; email: string; onLanguage: (language: Language) => Promise<void> }) {
  const logOut = useLogOut();
  return <AccountMenu name={name} email={email} onLanguage={onLanguage} onLogout={() => logOut?.()} />;
}
