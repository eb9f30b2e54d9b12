// A form that is being filled in: kept with every key, also for the next visit.
import { useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, keptDraft, onDraft } from '../../platform/drafts.ts';

interface MakerDraft<F> {
  form: F;
  write: (change: (now: F) => Partial<F>) => void;
  /** Puts away what was typed; answers the way back. */
  startOver: () => () => void;
  isStart: boolean;
}

/** @param start where it begins; a form like it is not kept */
export function useMakerDraft<F extends object>(name: string, start: F, isForm: (value: unknown) => value is F): MakerDraft<F> {
  const [form, setForm] = useState(() => keptDraft(name, isForm) ?? start);
  const now = useRef(form);
  useEffect(() => {
    now.current = form;
  }, [form]);
  // Two tabs fill in one form.
  useEffect(() => onDraft(name, () => setForm(keptDraft(name, isForm) ?? start)), [name, isForm, start]);

  function show(next: F): void {
    now.current = next;
    setForm(next);
    if (isSame(next, start)) dropDraft(name);
    else keepDraft(name, next);
  }

  return {
    form,
    write: (change) => show({ ...now.current, ...change(now.current) }),
    startOver() {
      const before = now.current;
      show(start);
      return () => show(before);
    },
    isStart: isSame(form, start),
  };
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
