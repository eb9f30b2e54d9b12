// Elements that the editor knows by id: finds, names and describes them.
import type { Position, SelectedElement } from '../../schemas/api/editor-frame-message.ts';

/** Visible elements; a style or a script cannot be edited. */
export type PageElement = HTMLElement | SVGElement;

const namedSelector = '[data-source-location], [data-visual-selector-id]';
const nonEditableTag =
  /^(script|style|template|noscript|iframe|object|embed|link|meta|base|title|head|html|body)$/i;

/** Returns the nearest named element, from the target outwards. */
export function findNamedElement(target: EventTarget | null): PageElement | null {
  const found = target instanceof Element ? target.closest(namedSelector) : null;
  return isPageElement(found) ? found : null;
}

/** The place in the source is preferred. */
export function getElementId({ dataset }: PageElement): string {
  return dataset['sourceLocation'] || dataset['visualSelectorId'] || '';
}

/**
 * Returns all elements with the id; if there are none, the elements with that id as their other
 * name. Ids are compared as text and never become selectors.
 */
export function findElementsById(page: Document, id: string): PageElement[] {
  const all = [...page.querySelectorAll(namedSelector)].filter(isPageElement);
  const found = all.filter((element) => getElementId(element) === id);
  return found.length > 0 ? found : all.filter(({ dataset }) => dataset['visualSelectorId'] === id);
}

/** Names older elements, which have line and file only. */
export function nameLegacyElements(page: Document): void {
  for (const [index, element] of [...page.querySelectorAll('[data-linenumber]')].entries()) {
    if (!isPageElement(element) || getElementId(element) !== '') continue;
    const { filename = '', linenumber = '' } = element.dataset;
    element.dataset['visualSelectorId'] = `visual-id-${filename}-${linenumber}-${index}`;
  }
}

export function describeElement(element: PageElement): SelectedElement {
  const { sourceLocation, dynamicContent, linenumber, filename } = element.dataset;
  const [, file, line] = /^(.+):(\d+):\d+$/.exec(sourceLocation ?? '') ?? [];
  return {
    tagName: element.tagName,
    classes: element.getAttribute('class') ?? '',
    visualSelectorId: getElementId(element),
    content: element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''),
    dataSourceLocation: sourceLocation,
    isDynamicContent: dynamicContent === 'true',
    linenumber: linenumber ?? line,
    filename: filename ?? file,
    position: getPosition(element),
  };
}

export function getPosition(element: Element): Position {
  const { top, left, right, bottom, width, height } = element.getBoundingClientRect();
  return {
    top,
    left,
    right,
    bottom,
    width,
    height,
    centerX: left + width / 2,
    centerY: top + height / 2,
  };
}

export function isInViewport({ top, left, right, bottom }: Position, page: Window): boolean {
  return top < page.innerHeight && bottom > 0 && left < page.innerWidth && right > 0;
}

function isPageElement(element: Element | null): element is PageElement {
  return (
    (element instanceof HTMLElement || element instanceof SVGElement) &&
    !nonEditableTag.test(element.tagName)
  );
}
