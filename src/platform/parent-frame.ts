// Whether this page is shown inside another one, and whose page that is.

export function isInFrame(): boolean {
  return window.self !== window.top;
}

/**
 * Null where the browser does not tell. Of a browser without `ancestorOrigins` it is the page that
 * led here.
 */
export function getParentOrigin(): string | null {
  // Not every browser has it, whatever the types say.
  const ancestors: DOMStringList | undefined = location.ancestorOrigins;
  const told = ancestors?.[0] ?? parseOrigin(document.referrer);
  return told === 'null' ? null : told;
}

function parseOrigin(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}
