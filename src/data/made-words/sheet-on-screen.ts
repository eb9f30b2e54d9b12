// The sheet that stands on the screen, by its draft: what is taken back after somebody left the page, or came back to it, is taken back there.

const shown = new Map<string, () => void>();

/** @param reread reads the sheet anew from its draft. @returns what says that the sheet has gone */
export function showSheet(draft: string, reread: () => void): () => void {
  shown.set(draft, reread);
  return () => {
    if (shown.get(draft) === reread) shown.delete(draft);
  };
}

/** For a sheet that has gone: its draft was written all the same. */
export function rereadSheet(draft: string): void {
  shown.get(draft)?.();
}
