// Before every page: whether the app lets in whoever is here. The screens of those it does not come when they are needed.
import { lazy, Suspense, useCallback, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { AccessState } from '../../data/access.ts';
import { useData } from '../../data/hooks.tsx';
import { enterRoom } from '../../i18n/language.ts';
import { loginAddress } from '../../platform/return-path.ts';

/** Few people meet it. */
const Barred = lazy(async () => {
  const [{ BarredPage }] = await Promise.all([import('./barred.tsx'), enterRoom('door')]);
  return { default: BarredPage };
});

/** Without hyphens: the ways in, what a person signs up to, where words that another app hands over arrive, and where one takes one's own along and leaves: open to everybody, always. */
const openRooms: ReadonlySet<string> = new Set(['login', 'resetpassword', 'privacypolicy', 'terms', 'sync', 'account', 'deleteaccount', 'share']);

export function Gate() {
  const state = useAccess();
  const { pathname, search, hash } = useLocation();
  const room = pathname.split('/')[1]?.toLowerCase().replaceAll('-', '') ?? '';
  if (state.kind === 'open' || openRooms.has(room)) return <Outlet />;
  if (state.kind === 'login') return <Navigate to={loginAddress(pathname + search + hash)} replace />;
  return (
    <Suspense>
      <Barred state={state} />
    </Suspense>
  );
}

const open: AccessState = { kind: 'open' };

function useAccess(): AccessState {
  const { access } = useData();
  return useSyncExternalStore(
    useCallback(
      (changed: () => void) => {
        const subscription = access?.state.subscribe(changed);
        return () => subscription?.unsubscribe();
      },
      [access],
    ),
    () => access?.state.value ?? open,
  );
}
