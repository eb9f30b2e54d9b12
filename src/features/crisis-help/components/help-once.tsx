// Shows the note with contacts for help only once on a page, at the first text that speaks of
// danger.
import { createContext, use, useCallback, useId, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { HelpNote } from './help-note.tsx';

interface HelpOnceContextValue {
  /** Id of the component that shows the note. */
  shownId: string | undefined;
  take: (name: string) => () => void;
}

const HelpOnceContext = createContext<HelpOnceContextValue | null>(null);

/** Around a page. */
export function HelpOnceProvider({ children }: { children: ReactNode }) {
  const [registeredIds, setRegisteredIds] = useState<readonly string[]>([]);
  const [shownId] = registeredIds;
  const take = useCallback((name: string) => {
    setRegisteredIds((before) => [...before, name]);
    return () => setRegisteredIds((before) => before.filter((other) => other !== name));
  }, []);
  const value = useMemo(() => ({ shownId, take }), [shownId, take]);
  return <HelpOnceContext value={value}>{children}</HelpOnceContext>;
}

/**
 * @param concern kind of danger that the user's text speaks of; without a concern nothing is shown
 */
export function HelpOnce({ concern }: { concern: 'life' | 'violence' | undefined }) {
  const context = use(HelpOnceContext);
  const name = useId();
  const take = context?.take;
  useLayoutEffect(() => (concern ? take?.(name) : undefined), [concern, take, name]);
  return !context || context.shownId === name ? <HelpNote concern={concern} /> : null;
}
