// The log-out, from the header and from the settings alike: asked once, stopped where something is on this device only.
import { lazy, Suspense, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../data/hooks.tsx';
import { signOut } from '../../data/session.ts';
import { enterRoom } from '../../i18n/language.ts';
import { LogOutDoor } from '../../ui/shell/log-out-door.tsx';
import { useToast } from '../../ui/toaster.tsx';

/** Few people meet it: it comes when it is needed. */
const Leaving = lazy(async () => {
  const [{ LeavingAccount }] = await Promise.all([import('./leaving-account.tsx'), enterRoom('sync')]);
  return { default: LeavingAccount };
});

export function LogOut({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const [onlyHere, setOnlyHere] = useState(0);

  const leave = useCallback(async () => {
    try {
      const stopped = await signOut(data, { told: 0 });
      setOnlyHere(stopped?.waiting ?? 0);
    } catch {
      toast({ message: t('account.logoutFailed') });
    }
  }, [data, toast, t]);
  const logOut = useCallback(() => void leave(), [leave]);

  return (
    <LogOutDoor onLogOut={logOut}>
      {children}
      {onlyHere > 0 && (
        <Suspense>
          <Leaving onlyHere={onlyHere} onStay={() => setOnlyHere(0)} />
        </Suspense>
      )}
    </LogOutDoor>
  );
}
