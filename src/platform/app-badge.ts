// The number on the icon of the installed app.

/** Not in every browser. */
type NavigatorWithBadge = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** @param count none: no badge */
export async function showBadge(count: number): Promise<void> {
  const badged: NavigatorWithBadge = navigator;
  try {
    if (count > 0) await badged.setAppBadge?.(count);
    else await badged.clearAppBadge?.();
  } catch (fault) {
    // Where the app is not installed, or the system shows no numbers, or the person does not want
    // them.
    if (!(fault instanceof DOMException)) throw fault;
  }
}
