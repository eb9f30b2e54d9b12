// Page for people whom the access check rejects: an unregistered account, another refusal, or a
// server fault without data on this device.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { AccessState } from '../../data/access.ts';
import { useData } from '../../data/data-provider.tsx';
import { useSignOut } from '../../features/account/log-out/use-sign-out.ts';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';
import { LoadFailed } from './load-failed.tsx';
import { AccessRestricted } from './access-restricted.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';

export function AccessDenied({
  state,
}: {
  state: Exclude<AccessState, { kind: 'open' | 'login' }>;
}) {
  const { access } = useData();
  const [busy, setBusy] = useState(false);

  function checkAgain(): void {
    setBusy(true);
    void access?.check().finally(() => setBusy(false));
  }

  switch (state.kind) {
    case 'unregistered':
      return <UnregisteredUser busy={busy} onAsk={checkAgain} />;
    case 'refused':
      return <LoadFailed code={state.code} busy={busy} onRetry={checkAgain} />;
    case 'failed':
      return <LoadFailed busy={busy} onRetry={checkAgain} />;
  }
}

function UnregisteredUser({ busy, onAsk }: { busy: boolean; onAsk: () => void }) {
  const { t } = useTranslation();
  const data = useData();
  const signOut = useSignOut();
  const toast = useToast();
  const { pathname, search, hash } = useLocation();
  const [unsyncedCount, setUnsyncedCount] = useState(0);

  async function logOut(): Promise<void> {
    try {
      const stopped = await signOut(0);
      setUnsyncedCount(stopped?.waiting ?? 0);
    } catch {
      toast({ message: t('logOut.failed') });
    }
  }

  return (
    <AccessRestricted
      email={data.account?.email ?? null}
      unsyncedCount={unsyncedCount}
      busy={busy}
      loginHref={buildLoginUrl(pathname + search + hash)}
      onRetry={onAsk}
      onLogOut={() => void logOut()}
    />
  );
}
