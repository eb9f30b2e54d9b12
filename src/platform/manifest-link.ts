// Which manifest the page links. The build writes the one of its own app; a page that was started
// as another app links that one's.

/**
 * @param serverUrl empty where the server is the one that gave the page; a manifest of another
 * origin would not be this app's
 */
export function linkManifest({ serverUrl, appId }: { serverUrl: string; appId: string }): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const address = `/api/apps/${encodeURIComponent(appId)}/functions/getManifest`;
  // The copy beside the page is always right.
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
 * For a host of plain files, which has no functions: who asks for the manifest there gets none, or
 * a page.
 */
export function linkStaticManifest(): void {
  document
    .querySelector('link[rel="manifest"][href^="/api/"]')
    ?.setAttribute('href', '/manifest.webmanifest');
}
