// Route wrapper that renders the pages only if the access check allows it. The screens for denied
// access are loaded when needed.
import { lazy, Suspense, useCallback, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { AccessState } from '../../data/access.ts';
import { useData } from '../../data/data-provider.tsx';
import { importWithTexts } from '../../locales/language.ts';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';

/** Loaded on demand, because few people see this page. */
const LazyAccessDenied = lazy(() =>
  importWithTexts(['account'], async () => ({
    default: (await import('./access-denied.tsx')).AccessDenied,
  })),
);

/**
 * Public pages, without hyphens in their names; the access check never blocks them. They cover
 * sign-in, legal texts, text shared by another app, data export and account deletion.
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
