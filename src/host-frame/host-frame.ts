// The app inside an editor's frame: what it tells the editor, and what it does at its word. Loaded only inside a frame of a configured origin.
import type { RequestNews } from '../../schemas/host-message.ts';
import { tellErrors } from './errors.ts';
import { createParent } from './parent.ts';
import { tellRequests } from './requests.ts';
import { addressWithoutSecrets } from './secrets.ts';
import { createVisualEdit } from './visual-edit.ts';

export interface HostFrameParts {
  page: Window;
  /** Of the parent; it stands in the list of this server. */
  origin: string;
  /** Whether the owner wants bodies and answers told. */
  tellBodies: boolean;
  /** @returns the way to stop */
  onRoute(changed: () => void): () => void;
  onRequest(hear: (news: RequestNews) => void): void;
  reload(): void;
}

/** @returns the way to stop */
export function startHostFrame({ page, origin, tellBodies, onRoute, onRequest, reload }: HostFrameParts): () => void {
  const { post, listen } = createParent(page, origin);
  const visualEdit = createVisualEdit({ page, post, reload });
  let told = '';

  function tellAddress(): void {
    const { href } = page.location;
    if (href === told) return;
    told = href;
    post({ type: 'app_changed_url', url: addressWithoutSecrets(href) });
  }

  tellAddress();
  const stops = [onRoute(tellAddress), tellErrors(page, post), listen(visualEdit.hear), visualEdit.stop];
  onRequest(tellRequests(post, { tellBodies }));
  post({ type: 'visual-edit-agent-ready' });
  return () => stops.forEach((stop) => stop());
}
