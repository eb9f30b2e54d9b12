// React context that gives pages the function to log out, or null where no log-out is possible. The
// function comes from log-out-provider.tsx, which asks before any data is lost.
import { createContext, use } from 'react';
import type { ReactNode } from 'react';

const LogOutContext = createContext<(() => void) | null>(null);

export function LogOutContextProvider({
  onLogOut,
  children,
}: {
  onLogOut: () => void;
  children: ReactNode;
}) {
  return <LogOutContext value={onLogOut}>{children}</LogOutContext>;
}

/** Returns null outside the provider, where no log-out is possible. */
export function useLogOut(): (() => void) | null {
  return use(LogOutContext);
}
