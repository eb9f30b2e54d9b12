// What a page is started with: from its address, else from what was kept, else from the build.
import { redactUrl } from './redact-url.ts';
import { takeAwaitedLogin } from './awaited-login.ts';
import { tryOrUndefined, type KeyedStorage, keyPrefix } from './token-storage.ts';

export interface StartParameters {
  serverUrl: string;
  appId: string;
  /**
   * A token that came with the address: somebody has just logged in elsewhere and returns, or a
   * stranger wrote the link.
   */
  accessToken: string | null;
  /**
   * Whether this tab had sent the person away to log in: otherwise they must be asked before the
   * token is used.
   */
  isLoginAwaited: boolean;
  functionsVersion: string | null;
}

export interface StartParameterSources {
  /** The page's address. */
  href: string;
  storage: KeyedStorage | null;
  /** Of this tab alone. */
  tab: KeyedStorage | null;
  defaults: { serverUrl: string; appId: string };
  /**
   * Backends that an address may name besides the built one. Nothing else is taken from an address
   * or a storage: a link must not send what a person writes to a stranger's server or app.
   */
  allowed?: { serverUrls?: readonly string[]; appIds?: readonly string[] };
  /** Puts another address into the browser's bar, without a visit. */
  replaceAddress: (href: string) => void;
}

/**
 * Reads `app_id`, `server_url`, `access_token` and `functions_version`, keeps all but the token,
 * and takes every token out of the address. What an address gives empty is forgotten. `from_url` is
 * read where the way back is: src/platform/storage/login-return-path.ts.
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
