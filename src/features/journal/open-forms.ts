// Registry of the open forms by the name of their draft. An undo can thereby reload a form after
// the user left its page or returned to it.

const openForms = new Map<string, () => void>();

/**
 * @param reread reloads the form from its draft
 * @returns a function that unregisters the form
 */
export function registerOpenForm(draft: string, reread: () => void): () => void {
  openForms.set(draft, reread);
  return () => {
    if (openForms.get(draft) === reread) openForms.delete(draft);
  };
}

/**
 * Reloads the open form from its draft. Without an open form nothing happens, because the draft is
 * already stored.
 */
export function reloadOpenForm(draft: string): void {
  openForms.get(draft)?.();
}
