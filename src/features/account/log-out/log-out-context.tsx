// The way out, for pages that offer it, too: the shell knows how, and asks before anything is lost.
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

/** Null where nobody stands at the door. */
export function useLogOut(): (() => void) | null {
  return use(LogOutContext);
}
