// Connection to the parent page: messages are sent to its origin only, and other senders are
// ignored.
import {
  type AppMessage,
  type HostMessage,
  parseHostMessage,
} from '../../schemas/api/editor-frame-message.ts';

export interface ParentWindow {
  post(message: AppMessage): void;
  /** @returns function that removes the listener */
  listen(onMessage: (message: HostMessage) => void): () => void;
}

/** @param origin an origin of the configured list, never `*` */
export function createParentWindow(page: Window, origin: string): ParentWindow {
  return {
    post: (message) => page.parent.postMessage(message, origin),
    listen(onMessage) {
      function take({ source, origin: from, data }: MessageEvent): void {
        if (source !== page.parent || from !== origin) return;
        const message = parseHostMessage(data);
        // Unknown messages are for other receivers and are ignored silently.
        if (message) onMessage(message);
      }
      page.addEventListener('message', take);
      return () => page.removeEventListener('message', take);
    },
  };
}
