// React hook for the draft of a generator form, stored at every keystroke and kept for the next
// visit.
import type { FieldReaders } from '../../../data/drafts/read-fields.ts';
import { useDraft } from '../../../data/drafts/use-draft.ts';

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
  readers: FieldReaders<F>,
): GeneratorDraft<F> {
  const isEmpty = (form: F) => JSON.stringify(form) === JSON.stringify(start);
  const { draft, write, getLatest } = useDraft(name, start, { readers, isEmpty });
  return {
    form: draft,
    write: (change) => write((now) => ({ ...now, ...change(now) })),
    startOver() {
      const before = getLatest();
      write(() => start);
      return () => write(() => before);
    },
    isUnchanged: isEmpty(draft),
  };
}
