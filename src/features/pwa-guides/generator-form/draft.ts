// React hook for the draft of a generator form, stored at every keystroke and kept for the next
// visit.
import { useEffect, useRef, useState } from 'react';
import {
  removeDraft,
  saveDraft,
  readDraft,
  onDraftChange,
} from '../../../platform/storage/drafts.ts';

interface GeneratorDraft<F> {
  form: F;
  write: (change: (now: F) => Partial<F>) => void;
  /** Resets the form and returns a function that restores it. */
  startOver: () => () => void;
  isUnchanged: boolean;
}

/** @param start initial values; a form equal to them is not stored */
export function useGeneratorDraft<F extends object>(
  name: string,
  start: F,
  isForm: (value: unknown) => value is F,
): GeneratorDraft<F> {
  const [form, setForm] = useState(() => readDraft(name, isForm) ?? start);
  const now = useRef(form);
  useEffect(() => {
    now.current = form;
  }, [form]);
  // Two tabs fill in one form.
  useEffect(
    () => onDraftChange(name, () => setForm(readDraft(name, isForm) ?? start)),
    [name, isForm, start],
  );

  function show(next: F): void {
    now.current = next;
    setForm(next);
    if (hasSameValues(next, start)) removeDraft(name);
    else saveDraft(name, next);
  }

  return {
    form,
    write: (change) => show({ ...now.current, ...change(now.current) }),
    startOver() {
      const before = now.current;
      show(start);
      return () => show(before);
    },
    isUnchanged: hasSameValues(form, start),
  };
}

function hasSameValues(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
