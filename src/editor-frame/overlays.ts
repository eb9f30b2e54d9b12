// Overlay frames around elements, with the element's name at the top. They are invisible to
// pointers and screen readers.
import type { PageElement } from './page-elements.ts';

export type OverlayKind = 'hover' | 'selected';

/** Source: the backend contract, section 9.2. */
const overlayStyles = {
  hover: {
    border: '2px solid #95a5fc',
    backgroundColor: 'rgba(99, 102, 241, 0.05)',
    label: { backgroundColor: '#DBEAFE', color: '#526cff' },
  },
  selected: {
    border: '2px solid #2563EB',
    backgroundColor: 'transparent',
    label: { backgroundColor: '#526cff', color: '#FFFFFF' },
  },
} as const;

export interface Overlays {
  readonly elements: readonly PageElement[];
  show(elements: readonly PageElement[]): void;
  /** Moves the frames to the current positions of the elements. */
  move(): void;
  clear(): void;
}

export function createOverlays(page: Document, kind: OverlayKind): Overlays {
  let drawn: { element: PageElement; overlay: HTMLElement }[] = [];

  function clear(): void {
    for (const { overlay } of drawn) overlay.remove();
    drawn = [];
  }

  function move(): void {
    for (const { element, overlay } of drawn) positionOverlay(overlay, element);
  }

  return {
    get elements() {
      return drawn.map(({ element }) => element);
    },
    show(elements) {
      clear();
      drawn = elements.map((element) => ({ element, overlay: createOverlay(page, kind, element) }));
      move();
    },
    move,
    clear,
  };
}

function createOverlay(page: Document, kind: OverlayKind, { tagName }: PageElement): HTMLElement {
  const { label: labelStyle, ...overlayStyle } = overlayStyles[kind];
  const overlay = page.createElement('div');
  const label = page.createElement('div');
  overlay.dataset['visualEditOverlay'] = kind;
  overlay.setAttribute('aria-hidden', 'true');
  Object.assign(overlay.style, {
    position: 'absolute',
    pointerEvents: 'none',
    zIndex: '9999',
    boxSizing: 'border-box',
    transition: 'all 0.1s ease-in-out',
    ...overlayStyle,
  });
  Object.assign(label.style, {
    position: 'absolute',
    top: '-27px',
    left: '-2px',
    padding: '2px 8px',
    fontSize: '11px',
    fontWeight: '500',
    borderRadius: '3px',
    minWidth: '24px',
    textAlign: 'center',
    pointerEvents: 'none',
    ...labelStyle,
  });
  label.textContent = tagName.toLowerCase();
  overlay.append(label);
  page.body.append(overlay);
  return overlay;
}

function positionOverlay({ style }: HTMLElement, element: PageElement): void {
  const { top, left, width, height } = element.getBoundingClientRect();
  const { scrollX = 0, scrollY = 0 } = element.ownerDocument.defaultView ?? {};
  Object.assign(style, {
    top: `${top + scrollY}px`,
    left: `${left + scrollX}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}
