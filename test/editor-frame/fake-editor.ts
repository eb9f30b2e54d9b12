// Fake editor for tests, as the parent window of the app: records the app's messages, sends
// messages, and renders a page to edit. Messages arrive as a browser would deliver them.
import { onTestFinished } from 'vitest';
import type { AppMessage, RequestEvent } from '../../schemas/api/editor-frame-message.ts';
import { connectToParent } from '../../src/editor-frame/editor-frame.ts';

export const editorOrigin = 'https://editor.example.org';

export interface FakeEditor {
  /** With the origin that each was posted to. */
  posted: { message: AppMessage; to: unknown }[];
  /** Returns the recorded messages of one type. */
  listPosted<Type extends AppMessage['type']>(type: Type): Extract<AppMessage, { type: Type }>[];
  send(message: unknown, from?: { origin?: string; source?: unknown }): void;
  reportRequest(event: RequestEvent): void;
  goTo(path: string): void;
  countReloads(): number;
}

export function createFakeEditor({
  reportBodies = false,
}: { reportBodies?: boolean } = {}): FakeEditor {
  const posted: FakeEditor['posted'] = [];
  const parent = {
    postMessage: (message: AppMessage, to: unknown) => posted.push({ message, to }),
  };
  const before = Object.getOwnPropertyDescriptor(window, 'parent');
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
  let changed = () => {};
  let request: (event: RequestEvent) => void = () => {};
  let reloads = 0;
  const stop = connectToParent({
    page: window,
    origin: editorOrigin,
    reportBodies,
    onRoute(listener) {
      changed = listener;
      return () => (changed = () => {});
    },
    onRequest: (listener) => (request = listener),
    reload: () => (reloads += 1),
  });
  onTestFinished(() => {
    stop();
    if (before) Object.defineProperty(window, 'parent', before);
    document.body.replaceChildren();
  });
  return {
    posted,
    listPosted: <Type extends AppMessage['type']>(type: Type) =>
      posted.flatMap(({ message }) =>
        message.type === type ? [message as Extract<AppMessage, { type: Type }>] : [],
      ),
    send: (data, { origin = editorOrigin, source = parent } = {}) =>
      void window.dispatchEvent(
        new MessageEvent('message', { data, origin, source: source as Window }),
      ),
    reportRequest: (event) => request(event),
    goTo(path) {
      history.pushState(null, '', path);
      changed();
    },
    countReloads: () => reloads,
  };
}

/**
 * A page with a heading in two places, a picture and a plain paragraph, as an editor build writes
 * it.
 */
export function renderEditedPage(): {
  headings: HTMLElement[];
  plain: HTMLElement;
  path: Element;
  svg: Element;
} {
  document.body.innerHTML = `<main>
    <h2 class="old big" data-source-location="src/pages/home.tsx:12:7" data-dynamic-content="true">Good morning</h2>
    <h2 class="old big" data-source-location="src/pages/home.tsx:12:7" data-dynamic-content="true">Good evening</h2>
    <p id="plain">Plain text</p>
    <button type="button" data-visual-selector-id="send" data-source-location=""><svg data-source-location="src/ui/icon.tsx:3:1"><path d="M0 0" /></svg></button>
  </main>`;
  const must = <Kind extends Element>(selector: string): Kind => {
    const found = document.querySelector<Kind>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  return {
    headings: [...document.querySelectorAll<HTMLElement>('h2')],
    plain: must('#plain'),
    path: must('path'),
    svg: must('svg'),
  };
}

export function listOverlays(kind: 'hover' | 'selected'): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-visual-edit-overlay="${kind}"]`)];
}

export function hoverElement(element: Element): void {
  element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
}

/** @returns whether the page itself received the click */
export function clickElement(element: Element): boolean {
  let isReceived = false;
  const onClick = () => (isReceived = true);
  document.addEventListener('click', onClick);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  document.removeEventListener('click', onClick);
  return isReceived || !event.defaultPrevented;
}
