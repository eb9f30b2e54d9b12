// A Vite plugin: the built page links its manifest at the function of its own app on our server.
// Without such a server it links the copy beside it.
import type { Plugin } from 'vite';

const copy = '/manifest.webmanifest';

export function manifestLink(): Plugin {
  let address = copy;
  return {
    name: 'selah-manifest-link',
    apply: 'build',
    configResolved({ env }) {
      address = getManifestAddress(env);
    },
    transformIndexHtml: {
      order: 'post',
      handler(page) {
        if (!page.includes(`href="${copy}"`)) throw new Error('src/index.html links no manifest.');
        return page
          .replace(/ *<!-- The build writes[^>]*-->\n/, '')
          .replace(`href="${copy}"`, `href="${address}"`);
      },
    },
  };
}

/**
 * A build that names a server lies elsewhere, on a host of plain files; and a manifest of another
 * origin would name its addresses, not ours.
 */
export function getManifestAddress(env: Record<string, unknown>): string {
  const { VITE_SERVER_URL: server, VITE_APP_ID: app } = env;
  if (typeof server === 'string' && server !== '') return copy;
  return `/api/apps/${typeof app === 'string' && app !== '' ? app : 'selah'}/functions/getManifest`;
}
