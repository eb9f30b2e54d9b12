// The clipboard: words out of the app.

/** Answers false when the browser refuses. Call it in answer to a tap. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // no permission, or a page that is not served safely: the caller tells the person
  }
}
