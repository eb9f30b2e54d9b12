// Tools of the header: the sync status when it needs attention, search, the menu, and the login
// button. Also applies the language of the user's profile.
import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isLanguage } from '../../../schemas/languages.ts';
import type { Language } from '../../../schemas/languages.ts';
import { watchIsAdmitted } from '../../data/access.ts';
import type { DataContext } from '../../data/data-context.ts';
import { countForBadge, type UnsentFeedbackCounts } from '../../data/records/feedback-state.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { lazyQuery } from '../../data/lazy-query.ts';
import { useDisplayName, useProfile } from '../../data/records/use-profile.ts';
import type { SyncStatus } from '../../../schemas/sync-status.ts';
import { useFeedback } from '../../features/feedback/components/feedback-context.tsx';
import { changeLanguage, importWithTexts, useLanguage } from '../../locales/language.ts';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';
import { MainMenu } from './components/main-menu.tsx';
import { SearchLink } from './components/search-link.tsx';
import { useLogOut } from '../../features/account/log-out/log-out-context.tsx';
import { listUnsynced, SyncButton } from './components/sync-button.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';
import styles from './shell.module.css';

const watchUnsentFeedback = lazyQuery(
  async () => (await import('../../features/feedback/outbox.ts')).watchUnsentFeedback,
);

const LazyInviteDialog = lazy(() =>
  importWithTexts(['share'], async () => ({
    default: (await import('../../features/share/invite-dialog.tsx')).InviteDialog,
  })),
);

export function HeaderTools({ status }: { status: SyncStatus | undefined }) {
  const { t } = useTranslation();
  const data = useData();
  const { pathname, search } = useLocation();
  const choose = useLanguageChoice();
  const feedback = useFeedback();
  const logOut = useLogOut();
  const [isInviting, setIsInviting] = useState(false);
  const loginHref = buildLoginUrl(pathname + search);
  const { account } = data;
  const name = useDisplayName();
  const isAdmin = useProfile()?.role === 'admin';
  const isAdmitted = useLiveQuery('is-admitted', watchIsAdmitted) ?? true;
  const unsentFeedback = useLiveQuery('unsent-feedback', watchUnsentFeedback);
  const syncState = useSyncState(status, unsentFeedback);

  return (
    <>
      {status && needsAttention(status, unsentFeedback) && (
        <SyncButton
          {...status}
          isAdmitted={isAdmitted}
          unsentFeedback={unsentFeedback}
          isGuest={!account}
          loginHref={loginHref}
          onSync={() => void syncAll(data)}
        />
      )}
      <SearchLink />
      <MainMenu
        account={account && { name, email: account.email }}
        isAdmin={isAdmin}
        syncState={account ? syncState : undefined}
        onLanguage={choose}
        onInvite={() => setIsInviting(true)}
        onFeedback={() => feedback.open()}
        onLogOut={() => logOut?.()}
      />
      {!account && (
        <Button className={styles['login'] ?? ''} component="a" href={loginHref} variant="light">
          {t('header.login')}
        </Button>
      )}
      {isInviting && (
        <Suspense>
          <LazyInviteDialog onClose={() => setIsInviting(false)} />
        </Suspense>
      )}
    </>
  );
}

/**
 * Returns whether the user should look at the sync state. Changes that are being sent need no
 * attention.
 */
function needsAttention(
  status: SyncStatus,
  unsentFeedback: UnsentFeedbackCounts | undefined,
): boolean {
  const { online, pending, rejected, signedOut, failure, storage } = status;
  return (
    storage === 'memory' ||
    rejected > 0 ||
    signedOut ||
    failure === 'outdated' ||
    failure === 'full' ||
    (pending > 0 && (!online || failure !== null)) ||
    (unsentFeedback !== undefined && countForBadge(unsentFeedback) > 0)
  );
}

/** Returns the sync state in a few words; undefined until it is known. */
function useSyncState(
  status: SyncStatus | undefined,
  unsentFeedback: UnsentFeedbackCounts | undefined,
): string | undefined {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!status) return undefined;
  const parts = listUnsynced(t, status, unsentFeedback);
  return parts.length === 0
    ? t('sync.allSaved')
    : new Intl.ListFormat(language, { type: 'unit' }).format(parts);
}

/** Syncs pending records, and sends feedback messages, which use another route. */
async function syncAll(data: DataContext): Promise<void> {
  const [{ syncNow }, { sendQueuedFeedback }] = await Promise.all([
    import('../../data/records/sync-status.ts'),
    import('../../features/feedback/outbox.ts'),
  ]);
  await Promise.all([
    syncNow(data),
    sendQueuedFeedback(data).catch((fault: unknown) =>
      data.report('feedback could not be sent', fault),
    ),
  ]);
}

/**
 * Returns a function that changes the language. The language in the user's profile has priority,
 * and a choice is saved there for all devices.
 */
function useLanguageChoice(): (language: Language) => Promise<void> {
  const { t, i18n } = useTranslation();
  const data = useData();
  const toast = useToast();
  const profileLanguage = useProfile()?.language;

  useEffect(() => {
    if (isLanguage(profileLanguage) && profileLanguage !== i18n.language)
      changeLanguage(profileLanguage).catch(() => toast({ message: t('language.loadFailed') }));
    // Runs only when the profile's language changes, here or on another device, not when the
    // language of this screen changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [profileLanguage]);

  return async (language) => {
    let hasTexts = false;
    try {
      await changeLanguage(language, async () => {
        hasTexts = true;
        const { updateProfile } = await import('../../data/records/profile.ts');
        await updateProfile(data, { language });
      });
    } catch (fault) {
      if (hasTexts) throw fault;
      // The texts of the language are on the server, which cannot be reached.
      toast({ message: t('language.loadFailed') });
    }
  };
}
