// React context for the log-out: pages can offer it, and the shell asks before any data is lost.
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
