// The way to the login page and back again.

/** The address of the login page that leads back to a path of ours. */
export function loginAddress(path: string): string {
  return `/login?from_url=${encodeURIComponent(path)}`;
}

/** Where to go after the login: the `from_url` of an address when it leads into this same site and not to the login again, else home. */
export function returnPath(search: string, origin = location.origin): string {
  const from = new URLSearchParams(search).get('from_url');
  if (!from || !URL.canParse(from, origin)) return '/';
  const target = new URL(from, origin);
  if (target.origin !== origin || /^\/login\/?$/i.test(target.pathname)) return '/';
  return target.pathname + target.search + target.hash;
}
