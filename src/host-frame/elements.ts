// The elements that the editor knows by name: found, named, described.
import type { Position, SelectedElement } from '../../schemas/host-message.ts';

/** Those that are seen: a style or a script is not for a hand in the page. */
export type PageElement = HTMLElement | SVGElement;

const named = '[data-source-location], [data-visual-selector-id]';
const neverEdited = /^(script|style|template|noscript|iframe|object|embed|link|meta|base|title|head|html|body)$/i;

/** The nearest one that has a name, from a target outwards. */
export function namedElement(target: EventTarget | null): PageElement | null {
  const found = target instanceof Element ? target.closest(named) : null;
  return isPageElement(found) ? found : null;
}

/** The place in the source is preferred. */
export function idOf({ dataset }: PageElement): string {
  return dataset['sourceLocation'] || dataset['visualSelectorId'] || '';
}

/** All elements of one id act together; where none is called so, those whose other name it is. Compared as text: an id never becomes a selector. */
export function elementsOf(page: Document, id: string): PageElement[] {
  const all = [...page.querySelectorAll(named)].filter(isPageElement);
  const found = all.filter((element) => idOf(element) === id);
  return found.length > 0 ? found : all.filter(({ dataset }) => dataset['visualSelectorId'] === id);
}

/** Elements of an older kind, which say line and file, are given a name. */
export function nameOldElements(page: Document): void {
  for (const [index, element] of [...page.querySelectorAll('[data-linenumber]')].entries()) {
    if (!isPageElement(element) || idOf(element) !== '') continue;
    const { filename = '', linenumber = '' } = element.dataset;
    element.dataset['visualSelectorId'] = `visual-id-${filename}-${linenumber}-${index}`;
  }
}

export function describe(element: PageElement): SelectedElement {
  const { sourceLocation, dynamicContent, linenumber, filename } = element.dataset;
  const [, file, line] = /^(.+):(\d+):\d+$/.exec(sourceLocation ?? '') ?? [];
  return {
    tagName: element.tagName,
    classes: element.getAttribute('class') ?? '',
    visualSelectorId: idOf(element),
    content: element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''),
    dataSourceLocation: sourceLocation,
    isDynamicContent: dynamicContent === 'true',
    linenumber: linenumber ?? line,
    filename: filename ?? file,
    position: positionOf(element),
  };
}

export function positionOf(element: Element): Position {
  const { top, left, right, bottom, width, height } = element.getBoundingClientRect();
  return { top, left, right, bottom, width, height, centerX: left + width / 2, centerY: top + height / 2 };
}

export function isInViewport({ top, left, right, bottom }: Position, page: Window): boolean {
  return top < page.innerHeight && bottom > 0 && left < page.innerWidth && right > 0;
}

function isPageElement(element: Element | null): element is PageElement {
  return (element instanceof HTMLElement || element instanceof SVGElement) && !neverEdited.test(element.tagName);
}
