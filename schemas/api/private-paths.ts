// Which requests nobody beside the backend may hear the words of: whoever signs in, is invited or
// changes a password; who somebody is; where their notifications go.

const privatePath = /\/(auth|users|push)(\/|$)|\/entities\/User(\/|$)/i;

/**
 * Of the path only, as the server reads it: it can be written in many ways. One that cannot be read
 * is private.
 */
export function isPrivatePath(url: string): boolean {
  const [path = ''] = url.split(/[?#]/);
  try {
    return privatePath.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}
