// Connects the app to the editor page that frames it. Nothing is sent until the server confirms
// that the parent's origin is its editor.
import type { Observable } from 'rxjs';
import type { Backend } from '../backend/backend.ts';
import type { connectToParent } from '../editor-frame/editor-frame.ts';
import type { RequestBuffer } from './request-buffer.ts';
import { getParentOrigin } from '../platform/parent-frame.ts';
import { logFault } from '../platform/log.ts';

export interface EditorFrameConnectionParts {
  backend: Pick<Backend, 'publicSettings'>;
  requestBuffer: RequestBuffer;
  /**
   * The open session, or null. Each new session asks the server again, because some servers answer
   * signed-in users only.
   */
  current: Observable<object | null>;
  /** @returns function that removes the listener */
  onRoute(changed: () => void): () => void;
  reload(): void;
  /** @param origin origin of the parent page; null if unknown */
  origin?: string | null;
  load?(): Promise<{ connectToParent: typeof connectToParent }>;
}

/**
 * Loads and sends nothing without an answer of the server, or with an answer that does not name the
 * parent's origin.
 */
export function connectEditorFrame({
  backend,
  requestBuffer,
  current,
  onRoute,
  reload,
  origin = getParentOrigin(),
  load = () => import('../editor-frame/editor-frame.ts'),
}: EditorFrameConnectionParts): void {
  if (origin === null) return requestBuffer.discard();
  const parent = origin;
  let isConnecting = false;
  const subscription = current.subscribe((data) => data && void connect());

  async function connect(): Promise<void> {
    if (isConnecting) return;
    isConnecting = true;
    try {
      const { host_origins: origins, host_bodies: shouldReportBodies } =
        await backend.publicSettings();
      if (Array.isArray(origins) && origins.includes(parent)) {
        const host = await load();
        host.connectToParent({
          page: window,
          origin: parent,
          reportBodies: shouldReportBodies === true,
          onRoute,
          onRequest: requestBuffer.forwardTo,
          reload,
        });
      } else requestBuffer.discard();
      // Unsubscribed only here: without an answer, or without the loaded code, the request is tried
      // again.
      subscription.unsubscribe();
      window.removeEventListener('online', connect);
    } catch (fault) {
      isConnecting = false;
      logFault('the editor that frames the app could not be checked', fault);
    }
  }

  window.addEventListener('online', connect);
  void connect();
}
