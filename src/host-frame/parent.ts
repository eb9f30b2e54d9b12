// The one page that is spoken with: posts go to its origin only, and nobody else is heard.
import { type AppMessage, type HostMessage, readHostMessage } from '../../schemas/host-message.ts';

export interface Parent {
  post(message: AppMessage): void;
  /** @returns the way to stop */
  listen(hear: (message: HostMessage) => void): () => void;
}

/** @param origin of the configured list, never `*` */
export function createParent(page: Window, origin: string): Parent {
  return {
    post: (message) => page.parent.postMessage(message, origin),
    listen(hear) {
      function take({ source, origin: from, data }: MessageEvent): void {
        if (source !== page.parent || from !== origin) return;
        const message = readHostMessage(data);
        // What cannot be understood is for somebody else: no word about it.
        if (message) hear(message);
      }
      page.addEventListener('message', take);
      return () => page.removeEventListener('message', take);
    },
  };
}
