// Before every page: whether the app lets in whoever is here. The screens of those it does not come
// when they are needed.
import { lazy, Suspense, useCallback, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { AccessState } from '../../data/access.ts';
import { useData } from '../../data/data-provider.tsx';
import { loadNamespace } from '../../locales/language.ts';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';

/** Few people meet it. */
const LazyAccessDenied = lazy(async () => {
  const [{ AccessDenied: BarredPage }] = await Promise.all([
    import('./access-denied.tsx'),
    loadNamespace('start'),
  ]);
  return { default: BarredPage };
});

/**
 * Without hyphens: the ways in, what a person signs up to, where words that another app hands over
 * arrive, and where one takes one's own along and leaves: open to everybody, always.
 */
const publicPages: ReadonlySet<string> = new Set([
  'login',
  'resetpassword',
  'privacypolicy',
  'terms',
  'sync',
  'account',
  'deleteaccount',
  'share',
]);

export function AccessGate() {
  const state = useAccess();
  const { pathname, search, hash } = useLocation();
  const page = pathname.split('/')[1]?.toLowerCase().replaceAll('-', '') ?? '';
  if (state.kind === 'open' || publicPages.has(page)) return <Outlet />;
  if (state.kind === 'login')
    return <Navigate to={buildLoginUrl(pathname + search + hash)} replace />;
  return (
    <Suspense>
      <LazyAccessDenied state={state} />
    </Suspense>
  );
}

const openAccess: AccessState = { kind: 'open' };

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
    () => access?.state.value ?? openAccess,
  );
}
