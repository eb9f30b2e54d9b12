// Whom the app does not let in: not registered, refused for another reason, or a server that fails where nothing is kept.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { AccessState } from '../../data/access.ts';
import { useData } from '../../data/hooks.tsx';
import { signOut } from '../../data/session.ts';
import { loginAddress } from '../../platform/return-path.ts';
import { LoadFailed } from '../../ui/start/load-failed.tsx';
import { Restricted } from '../../ui/start/restricted.tsx';
import { useToast } from '../../ui/toaster.tsx';

export function BarredPage({ state }: { state: Exclude<AccessState, { kind: 'open' | 'login' }> }) {
  const { access } = useData();
  const [busy, setBusy] = useState(false);

  function ask(): void {
    setBusy(true);
    void access?.ask().finally(() => setBusy(false));
  }

  switch (state.kind) {
    case 'unregistered':
      return <Unregistered busy={busy} onAsk={ask} />;
    case 'refused':
      return <LoadFailed code={state.code} message={state.message} busy={busy} onRetry={ask} />;
    case 'failed':
      return <LoadFailed message={state.message} busy={busy} onRetry={ask} />;
  }
}

function Unregistered({ busy, onAsk }: { busy: boolean; onAsk: () => void }) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const { pathname, search, hash } = useLocation();
  const [waiting, setWaiting] = useState(0);

  async function leave(): Promise<void> {
    try {
      const stopped = await signOut(data, { told: 0 });
      setWaiting(stopped?.waiting ?? 0);
    } catch {
      toast({ message: t('account.logoutFailed') });
    }
  }

  return (
    <Restricted
      email={data.account?.email ?? null}
      waiting={waiting}
      busy={busy}
      loginHref={loginAddress(pathname + search + hash)}
      onAsk={onAsk}
      onLogout={() => void leave()}
    />
  );
}
