// Connects the app to the editor page that frames it: reports URL changes, errors and requests, and
// handles visual edits. Loaded only inside a frame of a configured origin.
import type { RequestEvent } from '../../schemas/api/editor-frame-message.ts';
import { reportErrors } from './report-errors.ts';
import { createParentWindow } from './parent-window.ts';
import { reportRequests } from './report-requests.ts';
import { redactSecretsInUrl } from './redact-secrets.ts';
import { createVisualEdit } from './visual-edit.ts';

export interface EditorFrameParts {
  page: Window;
  /** Origin of the parent page; it is in the server's list. */
  origin: string;
  /** Whether the owner wants the bodies of requests and answers to be reported. */
  reportBodies: boolean;
  /** @returns function that removes the listener */
  onRoute(changed: () => void): () => void;
  onRequest(listener: (event: RequestEvent) => void): void;
  reload(): void;
}

/** @returns function that ends the connection */
export function connectToParent({
  page,
  origin,
  reportBodies,
  onRoute,
  onRequest,
  reload,
}: EditorFrameParts): () => void {
  const { post, listen } = createParentWindow(page, origin);
  const visualEdit = createVisualEdit({ page, post, reload });
  let reportedUrl = '';

  function reportUrl(): void {
    const { href } = page.location;
    if (href === reportedUrl) return;
    reportedUrl = href;
    post({ type: 'app_changed_url', url: redactSecretsInUrl(href) });
  }

  reportUrl();
  const stops = [
    onRoute(reportUrl),
    reportErrors(page, post),
    listen(visualEdit.handleMessage),
    visualEdit.stop,
  ];
  onRequest(reportRequests(post, { reportBodies }));
  post({ type: 'visual-edit-agent-ready' });
  return () => stops.forEach((stop) => stop());
}
