// Detects private paths, whose request data only the backend may see: sign-in, invitations,
// passwords, user identity, push subscriptions and the administration.

const privatePath = /\/(auth|users|push|admin)(\/|$)|\/entities\/User(\/|$)/i;

/**
 * Returns whether the path of a URL is private. The path is decoded as the server decodes it,
 * because a path can be written in many ways. A path that cannot be decoded is private.
 */
export function isPrivatePath(url: string): boolean {
  const [path = ''] = url.split(/[?#]/);
  try {
    return privatePath.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}
