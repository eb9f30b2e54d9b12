// Reads the start parameters of a page from its URL, otherwise from the storage, otherwise from the
// build, and removes tokens from the URL. All parameters but the token are stored.
import { redactUrl } from './redact-url.ts';
import { takeAwaitedLogin } from './awaited-login.ts';
import { tryOrUndefined, type KeyedStorage, keyPrefix } from './token-storage.ts';

export interface StartParameters {
  serverUrl: string;
  appId: string;
  /** Token from the URL: the user returns from a login elsewhere, or a stranger wrote the link. */
  accessToken: string | null;
  /**
   * Whether this tab had sent the user to log in; otherwise the user must confirm before the token
   * is used.
   */
  isLoginAwaited: boolean;
  functionsVersion: string | null;
}

export interface StartParameterSources {
  /** The page's address. */
  href: string;
  storage: KeyedStorage | null;
  /** Storage of this tab only. */
  tab: KeyedStorage | null;
  defaults: { serverUrl: string; appId: string };
  /**
   * Backends that a URL may name besides the backend of the build. Other values in a URL or a
   * storage are ignored: a link must not send a user's text to a stranger's server.
   */
  allowed?: { serverUrls?: readonly string[]; appIds?: readonly string[] };
  /** Replaces the URL in the browser's address bar without a navigation. */
  replaceAddress: (href: string) => void;
}

/**
 * Reads `app_id`, `server_url`, `access_token` and `functions_version`, stores all but the token,
 * and removes every token from the URL. An empty value in the URL deletes the stored one.
 * `from_url` is read elsewhere: src/platform/storage/login-return-path.ts.
 */
export function readStartParameters({
  href,
  storage,
  tab,
  defaults,
  allowed = {},
  replaceAddress,
}: StartParameterSources): StartParameters {
  const accessToken = new URL(href).searchParams.get('access_token');
  const address = new URL(redactUrl(href, ['access_token']));
  if (address.search !== new URL(href).search)
    replaceAddress(address.pathname + address.search + address.hash);
  const read = (name: string, isAllowed: (value: string) => boolean): string | null => {
    const given = address.searchParams.get(name);
    if (given === '') tryOrUndefined(() => storage?.removeItem(keyPrefix + name));
    if (given !== null && given !== '' && isAllowed(given)) {
      tryOrUndefined(() => storage?.setItem(keyPrefix + name, given));
      return given;
    }
    const kept = tryOrUndefined(() => storage?.getItem(keyPrefix + name)) ?? null;
    return kept !== null && isAllowed(kept) ? kept : null;
  };
  const oneOf =
    (known: readonly string[] = []) =>
    (value: string) =>
      known.includes(value);
  return {
    serverUrl: read('server_url', oneOf(allowed.serverUrls)) ?? defaults.serverUrl,
    appId: read('app_id', oneOf(allowed.appIds)) ?? defaults.appId,
    accessToken: accessToken === '' ? null : accessToken,
    isLoginAwaited: takeAwaitedLogin(tab),
    functionsVersion: read('functions_version', (version) => /^[\w.-]{1,64}$/.test(version)),
  };
}
