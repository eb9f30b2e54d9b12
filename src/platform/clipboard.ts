// Copies text to the clipboard.

/** Answers false when the browser refuses. Call it in answer to a tap. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // no permission, or no secure context: the caller informs the user
  }
}
