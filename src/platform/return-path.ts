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

/** The `from_url` of an address when it leads to another site: a page there wants somebody logged in. Whether it may is the server's to say. */
export function foreignTarget(search: string, origin = location.origin): URL | null {
  const from = new URLSearchParams(search).get('from_url');
  if (!from || !URL.canParse(from, origin)) return null;
  const target = new URL(from, origin);
  const isPlain = /^https?:$/.test(target.protocol) && target.username === '' && target.password === '';
  return isPlain && target.origin !== origin ? target : null;
}

/** The address of another site with what its client reads at its start. */
export function addressWithToken(target: URL, token: string, isNewUser: boolean): string {
  const address = new URL(target);
  address.searchParams.set('access_token', token);
  if (isNewUser) address.searchParams.set('is_new_user', 'true');
  return address.href;
}

/** Leaves this page; the login does not stay behind in the history. */
export function leaveWithToken(target: URL, token: string, isNewUser: boolean): void {
  location.replace(addressWithToken(target, token, isNewUser));
}
