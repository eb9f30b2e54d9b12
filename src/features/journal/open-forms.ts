// The sheet that stands on the screen, by its draft: what is taken back after somebody left the
// page, or came back to it, is taken back there.

const openForms = new Map<string, () => void>();

/** @param reread reads the sheet anew from its draft. @returns what says that the sheet has gone */
export function registerOpenForm(draft: string, reread: () => void): () => void {
  openForms.set(draft, reread);
  return () => {
    if (openForms.get(draft) === reread) openForms.delete(draft);
  };
}

/** For a sheet that has gone: its draft was written all the same. */
export function reloadOpenForm(draft: string): void {
  openForms.get(draft)?.();
}
