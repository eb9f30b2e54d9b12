// Vite plugin that links the built page to the Selah server's function getManifest, which localizes
// the web app manifest. A build for another host (with `VITE_SERVER_URL`) links the manifest file
// of the build.
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
 * Returns the address of the manifest. A build with a server address is hosted elsewhere, as static
 * files. A manifest of another origin would contain that origin's addresses.
 */
export function getManifestAddress(env: Record<string, unknown>): string {
  const { VITE_SERVER_URL: server, VITE_APP_ID: app } = env;
  if (typeof server === 'string' && server !== '') return copy;
  return `/api/apps/${typeof app === 'string' && app !== '' ? app : 'selah'}/functions/getManifest`;
}
