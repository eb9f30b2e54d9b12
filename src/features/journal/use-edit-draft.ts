// React hook for a dialog that edits a stored record: the draft of the changes, and saving them
// once.
import { useRef, useState } from 'react';
import { type DraftOptions, useDraft } from '../../data/drafts/use-draft.ts';

interface EditDraft<T> {
  draft: T;
  write: (change: (now: T) => T) => void;
  /** True while the form shows a draft that was begun before the dialog opened. */
  isDraft: boolean;
  saving: boolean;
  /** Shows the stored record again. */
  discard: () => void;
  /**
   * Stores the changes, and then clears the draft and closes the dialog.
   *
   * @param store returns whether the changes were stored; undefined when nothing was changed
   */
  save: (store: (() => Promise<boolean>) | undefined) => Promise<void>;
}

/** @param startEdit returns the values of the stored record */
export function useEditDraft<T extends object>(
  name: string,
  startEdit: () => T,
  options: DraftOptions<T>,
  onClose: () => void,
): EditDraft<T> {
  // What the form shows stays the same when a change arrives from another device.
  const [start, setStart] = useState(startEdit);
  const { draft, isBegun, write, clear } = useDraft(name, start, options);
  const [wasBegun, setWasBegun] = useState(isBegun);
  const [saving, setSaving] = useState(false);
  // React state would change too late to stop the second tap of a double tap.
  const isSaving = useRef(false);

  return {
    draft,
    write,
    isDraft: wasBegun && isBegun,
    saving,
    discard() {
      clear();
      setWasBegun(false);
      setStart(startEdit());
    },
    async save(store) {
      if (isSaving.current) return;
      if (store) {
        isSaving.current = true;
        setSaving(true);
        const isSaved = await store().finally(() => {
          isSaving.current = false;
          setSaving(false);
        });
        if (!isSaved) return;
      }
      clear();
      onClose();
    },
  };
}
