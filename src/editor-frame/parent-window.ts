// The one page that is spoken with: posts go to its origin only, and nobody else is heard.
import {
  type AppMessage,
  type HostMessage,
  parseHostMessage,
} from '../../schemas/api/editor-frame-message.ts';

export interface ParentWindow {
  post(message: AppMessage): void;
  /** @returns the way to stop */
  listen(onMessage: (message: HostMessage) => void): () => void;
}

/** @param origin of the configured list, never `*` */
export function createParentWindow(page: Window, origin: string): ParentWindow {
  return {
    post: (message) => page.parent.postMessage(message, origin),
    listen(onMessage) {
      function take({ source, origin: from, data }: MessageEvent): void {
        if (source !== page.parent || from !== origin) return;
        const message = parseHostMessage(data);
        // What cannot be understood is for somebody else: no word about it.
        if (message) onMessage(message);
      }
      page.addEventListener('message', take);
      return () => page.removeEventListener('message', take);
    },
  };
}
