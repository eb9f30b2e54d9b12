// Where help is, once on a page, however many words on it speak of danger: at the first of them.
import { createContext, use, useCallback, useId, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { HelpNote } from './help-note.tsx';

interface Turns {
  /** Who says it. */
  holder: string | undefined;
  take: (name: string) => () => void;
}

const TurnsContext = createContext<Turns | null>(null);

/** Around a page. */
export function HelpTurns({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [holder] = waiting;
  const take = useCallback((name: string) => {
    setWaiting((before) => [...before, name]);
    return () => setWaiting((before) => before.filter((other) => other !== name));
  }, []);
  const turns = useMemo(() => ({ holder, take }), [holder, take]);
  return <TurnsContext value={turns}>{children}</TurnsContext>;
}

/** @param concern of what danger the person's words speak; nothing is shown without any */
export function HelpOnce({ concern }: { concern: 'life' | 'violence' | undefined }) {
  const turns = use(TurnsContext);
  const name = useId();
  const take = turns?.take;
  useLayoutEffect(() => (concern ? take?.(name) : undefined), [concern, take, name]);
  return !turns || turns.holder === name ? <HelpNote concern={concern} /> : null;
}
