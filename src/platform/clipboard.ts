// Copies text to the clipboard.

/** Returns false if the browser refuses. Call it only in a tap handler. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // no permission, or no secure context: the caller informs the user
  }
}
