// Shows a number on the icon of the installed app.

/** Not available in every browser. */
type NavigatorWithBadge = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/**
 * Shows the badge.
 * @param count number to show; 0 removes the badge
 */
export async function showBadge(count: number): Promise<void> {
  const badged: NavigatorWithBadge = navigator;
  try {
    if (count > 0) await badged.setAppBadge?.(count);
    else await badged.clearAppBadge?.();
  } catch (fault) {
    // Expected if the app is not installed, the system shows no badges, or the user turned badges
    // off.
    if (!(fault instanceof DOMException)) throw fault;
  }
}
