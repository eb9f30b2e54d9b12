// What a page is started with: from its address, else from what was kept, else from the build.
import { attempt, type KeyedStorage, keyPrefix } from './token-storage.ts';

export interface StartUp {
  serverUrl: string;
  appId: string;
  /** A token that came with the address: somebody has just logged in elsewhere and returns. */
  accessToken: string | null;
  /** Where to go after a login. */
  fromUrl: string | null;
  functionsVersion: string | null;
}

export interface StartUpParts {
  /** The page's address. */
  href: string;
  storage: KeyedStorage | null;
  defaults: { serverUrl: string; appId: string };
  /**
   * Backends that an address may name besides the built one. Nothing else is taken from an address or a storage: a link must not send
   * what a person writes to a stranger's server or app.
   */
  allowed?: { serverUrls?: readonly string[]; appIds?: readonly string[] };
  /** Puts another address into the browser's bar, without a visit. */
  replaceAddress: (href: string) => void;
}

/** Reads `app_id`, `server_url`, `access_token`, `from_url` and `functions_version`, keeps all but the token, and takes the token out of the address. */
export function readStartUp({ href, storage, defaults, allowed = {}, replaceAddress }: StartUpParts): StartUp {
  const address = new URL(href);
  const accessToken = address.searchParams.get('access_token');
  if (accessToken !== null) {
    // Only this one goes; the rest of the address stays as it was written.
    const rest = address.search.slice(1).split('&');
    const others = rest.filter((pair) => !/^access_token(=|$)/.test(pair));
    replaceAddress(`${address.pathname}${others.length > 0 ? `?${others.join('&')}` : ''}${address.hash}`);
  }
  const read = (name: string, isAllowed: (value: string) => boolean): string | null => {
    const given = address.searchParams.get(name);
    if (given !== null && given !== '' && isAllowed(given)) {
      attempt(() => storage?.setItem(keyPrefix + name, given));
      return given;
    }
    const kept = attempt(() => storage?.getItem(keyPrefix + name)) ?? null;
    return kept !== null && isAllowed(kept) ? kept : null;
  };
  const oneOf = (known: readonly string[] = []) => (value: string) => known.includes(value);
  return {
    serverUrl: read('server_url', oneOf(allowed.serverUrls)) ?? defaults.serverUrl,
    appId: read('app_id', oneOf(allowed.appIds)) ?? defaults.appId,
    accessToken: accessToken === '' ? null : accessToken,
    fromUrl: read('from_url', () => true),
    functionsVersion: read('functions_version', (version) => /^[\w.-]{1,64}$/.test(version)),
  };
}
