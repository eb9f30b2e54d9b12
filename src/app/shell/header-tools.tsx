// Tools of the header: page links, sync status, language, settings, and the account panel or the
// login button. Also applies the language of the user's profile.
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isLanguage } from '../../../schemas/fields.ts';
import type { Language } from '../../../schemas/fields.ts';
import { watchIsAdmitted } from '../../data/access.ts';
import type { DataContext } from '../../data/data-context.ts';
import { countForBadge } from '../../data/records/feedback-state.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { watchUnsentFeedback, sendQueuedFeedback } from '../../features/feedback/outbox.ts';
import { watchProfile, updateProfile } from '../../data/records/profile.ts';
import { syncNow } from '../../data/records/sync-status.ts';
import type { SyncStatus } from '../../../schemas/sync-status.ts';
import { changeLanguage } from '../../locales/language.ts';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';
import { AccountMenu } from './components/account-menu.tsx';
import { HeaderLinks, SettingsLink } from './components/header-links.tsx';
import { ThemeChoice } from './components/theme-choice.tsx';
import { LanguageMenu } from './components/language-menu.tsx';
import { useLogOut } from '../../features/account/log-out/log-out-context.tsx';
import { SyncButton } from './components/sync-button.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';
import styles from './shell.module.css';

export function HeaderTools({ status }: { status: SyncStatus | undefined }) {
  const { t } = useTranslation();
  const data = useData();
  const { pathname, search } = useLocation();
  const choose = useLanguageChoice();
  const loginHref = buildLoginUrl(pathname + search);
  const { account } = data;
  const isAdmitted = useLiveQuery('is-admitted', watchIsAdmitted) ?? true;
  const unsentFeedback = useLiveQuery('unsent-feedback', watchUnsentFeedback);

  return (
    <>
      {account && <HeaderLinks />}
      {status &&
        (account ||
          status.storage === 'memory' ||
          status.pending > 0 ||
          (unsentFeedback && countForBadge(unsentFeedback) > 0)) && (
          <SyncButton
            {...status}
            isAdmitted={isAdmitted}
            unsentFeedback={unsentFeedback}
            isGuest={!account}
            loginHref={loginHref}
            onSync={() => void syncAll(data)}
          />
        )}
      {!account && (
        <LanguageMenu onChoose={choose}>{(close) => <GuestTools onLeave={close} />}</LanguageMenu>
      )}
      <SettingsLink />
      {account ? (
        <AccountTools name={account.full_name} email={account.email} onLanguage={choose} />
      ) : (
        <Button
          className={styles['login'] ?? ''}
          component="a"
          href={pathname.toLowerCase() === '/login' ? pathname + search : loginHref}
          variant="light"
        >
          {t('header.login')}
        </Button>
      )}
    </>
  );
}

/** Syncs pending records, and sends feedback messages, which use another route. */
async function syncAll(data: DataContext): Promise<void> {
  await Promise.all([
    syncNow(data),
    sendQueuedFeedback(data).catch((fault: unknown) =>
      data.report('letters could not be sent', fault),
    ),
  ]);
}

/** Tools in the language menu for guests, who have no account panel. */
function GuestTools({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <ThemeChoice />
      <a href="/Sync" onClick={onLeave}>
        {t('storage.title')}
      </a>
    </>
  );
}

/**
 * Returns a function that changes the language. The language in the user's profile has priority,
 * and a choice is saved there for all devices.
 */
function useLanguageChoice(): (language: Language) => Promise<void> {
  const { t, i18n } = useTranslation();
  const data = useData();
  const toast = useToast();
  const profileLanguage = useLiveQuery('profile', watchProfile)?.language;

  useEffect(() => {
    if (isLanguage(profileLanguage) && profileLanguage !== i18n.language)
      changeLanguage(profileLanguage).catch(() => toast({ message: t('language.loadFailed') }));
    // Runs only when the profile's language changes, here or on another device, not when the
    // language of this screen changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [profileLanguage]);

  return async (language) => {
    try {
      await changeLanguage(language);
    } catch {
      // the language's texts are on the server, which cannot be reached
      toast({ message: t('language.loadFailed') });
      return;
    }
    await updateProfile(data, { language });
  };
}

function AccountTools({
  name,
  email,
  onLanguage,
}: {
  name: string;
  email: string;
  onLanguage: (language: Language) => Promise<void>;
}) {
  const logOut = useLogOut();
  return (
    <AccountMenu name={name} email={email} onLanguage={onLanguage} onLogOut={() => logOut?.()} />
  );
}
