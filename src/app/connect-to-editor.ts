// Part of the front door: inside a frame. Whose it is, and whether this server knows that page as
// its editor, is asked before anything is said.
import type { Observable } from 'rxjs';
import type { Backend } from '../backend/backend.ts';
import type { startHostFrame } from '../editor-frame/editor-frame.ts';
import type { RequestBuffer } from './request-buffer.ts';
import { getParentOrigin } from '../platform/parent-frame.ts';
import { logFault } from '../platform/log.ts';

export interface EditorFrameConnectionParts {
  backend: Pick<Backend, 'publicSettings'>;
  requestBuffer: RequestBuffer;
  /** Whose app is open, or null; where only who is known may ask, they are asked again. */
  current: Observable<object | null>;
  /** @returns the way to stop */
  onRoute(changed: () => void): () => void;
  reload(): void;
  /** @param origin of the page around; null where it is unknown */
  origin?: string | null;
  load?(): Promise<{ startHostFrame: typeof startHostFrame }>;
}

/**
 * Without an answer of the server, or with one that does not name the parent, nothing is loaded and
 * nothing is said.
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
  let isAsking = false;
  const asked = current.subscribe((data) => data && void ask());

  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    try {
      const { host_origins: origins, host_bodies: tellBodies } = await backend.publicSettings();
      if (Array.isArray(origins) && origins.includes(parent)) {
        const host = await load();
        host.startHostFrame({
          page: window,
          origin: parent,
          reportBodies: tellBodies === true,
          onRoute,
          onRequest: requestBuffer.forwardTo,
          reload,
        });
      } else requestBuffer.discard();
      // Only now: without an answer, or without the code, it is tried again.
      asked.unsubscribe();
      window.removeEventListener('online', ask);
    } catch (fault) {
      isAsking = false;
      logFault('it is not known whether an editor frames the app', fault);
    }
  }

  window.addEventListener('online', ask);
  void ask();
}
