// An editor around the page: what the app says to it is kept, what it says comes as a browser would bring it.
import { onTestFinished } from 'vitest';
import type { AppMessage, RequestNews } from '../../../schemas/host-message.ts';
import { startHostFrame } from '../../../src/host-frame/host-frame.ts';

export const editorOrigin = 'https://editor.example.org';

export interface TestEditor {
  /** With the origin that each was posted to. */
  posted: { message: AppMessage; to: unknown }[];
  /** Those of one kind. */
  told<Type extends AppMessage['type']>(type: Type): Extract<AppMessage, { type: Type }>[];
  say(message: unknown, from?: { origin?: string; source?: unknown }): void;
  request(news: RequestNews): void;
  goTo(path: string): void;
  reloads(): number;
}

export function anEditor({ tellBodies = false }: { tellBodies?: boolean } = {}): TestEditor {
  const posted: TestEditor['posted'] = [];
  const parent = { postMessage: (message: AppMessage, to: unknown) => posted.push({ message, to }) };
  const before = Object.getOwnPropertyDescriptor(window, 'parent');
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
  let changed = () => {};
  let request: (news: RequestNews) => void = () => {};
  let reloads = 0;
  const stop = startHostFrame({
    page: window,
    origin: editorOrigin,
    tellBodies,
    onRoute(hear) {
      changed = hear;
      return () => (changed = () => {});
    },
    onRequest: (hear) => (request = hear),
    reload: () => (reloads += 1),
  });
  onTestFinished(() => {
    stop();
    if (before) Object.defineProperty(window, 'parent', before);
    document.body.replaceChildren();
  });
  return {
    posted,
    told: <Type extends AppMessage['type']>(type: Type) => posted.flatMap(({ message }) => (message.type === type ? [message as Extract<AppMessage, { type: Type }>] : [])),
    say: (data, { origin = editorOrigin, source = parent } = {}) => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window })),
    request: (news) => request(news),
    goTo(path) {
      history.pushState(null, '', path);
      changed();
    },
    reloads: () => reloads,
  };
}

/** A page with a heading in two places, a picture and a plain paragraph, as an editor build writes it. */
export function drawPage(): { headings: HTMLElement[]; plain: HTMLElement; path: Element; svg: Element } {
  document.body.innerHTML = `<main>
    <h2 class="old big" data-source-location="src/pages/home.tsx:12:7" data-dynamic-content="true">Good morning</h2>
    <h2 class="old big" data-source-location="src/pages/home.tsx:12:7" data-dynamic-content="true">Good evening</h2>
    <p id="plain">Nobody's words</p>
    <button type="button" data-visual-selector-id="send" data-source-location=""><svg data-source-location="src/ui/icon.tsx:3:1"><path d="M0 0" /></svg></button>
  </main>`;
  const must = <Kind extends Element>(selector: string): Kind => {
    const found = document.querySelector<Kind>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  return { headings: [...document.querySelectorAll<HTMLElement>('h2')], plain: must('#plain'), path: must('path'), svg: must('svg') };
}

export function overlays(kind: 'hover' | 'selected'): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-visual-edit-overlay="${kind}"]`)];
}

export function over(element: Element): void {
  element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
}

/** @returns whether the page itself was let have it */
export function click(element: Element): boolean {
  let isHeard = false;
  const hear = () => (isHeard = true);
  document.addEventListener('click', hear);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  document.removeEventListener('click', hear);
  return isHeard || !event.defaultPrevented;
}
