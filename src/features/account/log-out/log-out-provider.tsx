// Provider of the log-out for header and settings: logs out at once, or opens the dialog of
// unsynced-log-out.tsx if data is on this device only.
import { lazy, Suspense, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { importWithTexts } from '../../../locales/language.ts';
import { LogOutContextProvider } from './log-out-context.tsx';
import { useSignOut } from './use-sign-out.ts';
import { useToast } from '../../../ui/toast/toaster.tsx';

/** Loaded on demand, because few users see this dialog. */
const LazyUnsyncedLogOut = lazy(() =>
  importWithTexts(['account'], async () => ({
    default: (await import('./unsynced-log-out.tsx')).UnsyncedLogOut,
  })),
);

export function LogOutProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const toast = useToast();
  const [unsyncedCount, setUnsyncedCount] = useState(0);

  const tryLogOut = useCallback(async () => {
    try {
      const stopped = await signOut(0);
      setUnsyncedCount(stopped?.waiting ?? 0);
    } catch {
      toast({ message: t('logOut.failed') });
    }
  }, [signOut, toast, t]);
  const logOut = useCallback(() => void tryLogOut(), [tryLogOut]);

  return (
    <LogOutContextProvider onLogOut={logOut}>
      {children}
      {unsyncedCount > 0 && (
        <Suspense>
          <LazyUnsyncedLogOut unsyncedCount={unsyncedCount} onStay={() => setUnsyncedCount(0)} />
        </Suspense>
      )}
    </LogOutContextProvider>
  );
}
