// Test page on its own origin that frames the app, records received messages and sends given
// messages, as an editor or a foreign page.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';

export interface EditorPage {
  origin: string;
  close(): Promise<void>;
}

interface EditorMessage {
  type: string;
  [field: string]: unknown;
}

export interface OpenEditor {
  app: FrameLocator;
  /** The messages from the app's frame in order, of one type or all. */
  listMessages(type?: string): Promise<EditorMessage[]>;
  /** To the app's frame. */
  send(message: unknown): Promise<void>;
}

/** The app is the first frame. The page `/beside` posts editor messages to the app when asked. */
const pageByHost: Record<string, string> = {
  '/': `<!doctype html><title>An editor</title><body><script>
    const query = new URLSearchParams(location.search);
    window.heard = [];
    addEventListener('message', ({ data, source, origin }) => heard.push({ data, isApp: source === frames[0], origin }));
    for (const name of ['app', 'beside']) {
      if (!query.get(name)) continue;
      const frame = document.createElement('iframe');
      frame.id = name;
      frame.style.cssText = name === 'app' ? 'width:1000px;height:650px' : 'width:10px;height:10px';
      frame.src = query.get(name);
      document.body.append(frame);
    }
  </script>`,
  '/beside': `<!doctype html><title>A stranger</title><script>
    addEventListener('message', () => {
      const app = parent.frames[0];
      app.postMessage({ type: 'toggle-visual-edit-mode', data: { enabled: false } }, '*');
      app.postMessage({ type: 'refresh-page' }, '*');
      parent.postMessage('shouted', '*');
    });
  </script>`,
};

/** @param host `localhost` shares the app's site and so its storage; the other host does not */
export async function startEditorPage(host: 'localhost' | '127.0.0.1'): Promise<EditorPage> {
  const server = createServer((request, response) => {
    const page = pageByHost[(request.url ?? '/').split('?')[0] ?? '/'];
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(page);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${host}:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/**
 * Opens the editor page with the app in its frame.
 *
 * @param address the address of the app
 * @param beside the foreign page that is loaded in a second frame
 */
export async function openEditor(
  page: Page,
  { origin }: EditorPage,
  address: string,
  beside?: EditorPage,
): Promise<OpenEditor> {
  const query = new URLSearchParams({
    app: address,
    ...(beside && { beside: `${beside.origin}/beside` }),
  });
  await page.goto(`${origin}/?${query.toString()}`);
  return {
    app: page.frameLocator('#app'),
    listMessages: (type) =>
      page.evaluate((wanted) => {
        const all = (window as unknown as { heard: { data: EditorMessage; isApp: boolean }[] })
          .heard;
        return all.flatMap(({ data, isApp }) =>
          isApp && (wanted === undefined || data.type === wanted) ? [data] : [],
        );
      }, type),
    send: (message) =>
      page.evaluate(
        ([words, to]) => frames[0]?.postMessage(words, String(to)),
        [message, new URL(address).origin],
      ),
  };
}
