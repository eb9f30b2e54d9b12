// Detects whether this page is shown in a frame, and the origin of the parent page.

export function isInFrame(): boolean {
  return window.self !== window.top;
}

/**
 * Returns null if the browser does not reveal the origin. In browsers without `ancestorOrigins` the
 * origin comes from the referrer.
 */
export function getParentOrigin(): string | null {
  // Not available in every browser, although the types say so.
  const ancestors: DOMStringList | undefined = location.ancestorOrigins;
  const parentOrigin = ancestors?.[0] ?? parseOrigin(document.referrer);
  return parentOrigin === 'null' ? null : parentOrigin;
}

function parseOrigin(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}
