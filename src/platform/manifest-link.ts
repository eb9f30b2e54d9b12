// Sets the manifest link of the page. The build links the manifest of its own app; a page started
// as another app links that app's manifest.

/**
 * Links the manifest of an app.
 * @param serverUrl empty if the server also sent the page; a manifest from another origin would not
 *   belong to this app
 */
export function linkManifest({ serverUrl, appId }: { serverUrl: string; appId: string }): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const address = `/api/apps/${encodeURIComponent(appId)}/functions/getManifest`;
  // A link to the static file beside the page is always correct.
  if (
    !link ||
    serverUrl !== '' ||
    !link.getAttribute('href')?.startsWith('/api/') ||
    link.getAttribute('href') === address
  )
    return;
  link.setAttribute('href', address);
}

/**
 * Links the static manifest file, for a static file host without server functions. Such a host
 * sends an error or a page instead of the function's manifest.
 */
export function linkStaticManifest(): void {
  document
    .querySelector('link[rel="manifest"][href^="/api/"]')
    ?.setAttribute('href', '/manifest.webmanifest');
}
