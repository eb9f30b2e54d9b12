// Manual edits of the editor, which last until the page is reloaded: React overwrites them, and
// they are applied again.
import { findElementsById, type PageElement } from './page-elements.ts';

interface ManualEdit {
  classes?: string;
  content?: string;
}

export interface ManualEdits {
  /** All classes of the element; the editor has merged them. */
  setClasses(id: string, classes: string): void;
  setContent(id: string, content: string): void;
  /** Stops applying the edits; existing edits stay until React overwrites them. */
  stop(): void;
}

export function createManualEdits(page: Document): ManualEdits {
  const editById = new Map<string, ManualEdit>();
  const observer = new MutationObserver(applyAll);

  function add(id: string, edit: ManualEdit): void {
    if (findElementsById(page, id).length === 0) return;
    if (editById.size === 0)
      observer.observe(page.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
        attributeFilter: ['class', 'style'],
      });
    editById.set(id, { ...editById.get(id), ...edit });
    applyAll();
  }

  function applyAll(): void {
    for (const [id, edit] of editById)
      for (const element of findElementsById(page, id)) applyEdit(element, edit);
    // Discards the observed mutations that were caused by these edits themselves.
    observer.takeRecords();
  }

  return {
    setClasses: (id, classes) => add(id, { classes }),
    setContent: (id, content) => add(id, { content }),
    stop: () => observer.disconnect(),
  };
}

function applyEdit(element: PageElement, { classes, content }: ManualEdit): void {
  // An attribute, because the class of an SVG element is no text.
  if (classes !== undefined && element.getAttribute('class') !== classes)
    element.setAttribute('class', classes);
  if (content !== undefined) writeText(element, content);
}

/**
 * Writes text only, never HTML. React's child nodes stay in the element but hidden, because React
 * fails if they are missing.
 */
function writeText(element: PageElement, content: string): void {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const [first = element.appendChild(element.ownerDocument.createTextNode('')), ...others] = texts;
  if (first.nodeValue !== content) first.nodeValue = content;
  for (const other of others) if (other.nodeValue !== '') other.nodeValue = '';
  for (const child of element.children)
    if (isStyled(child) && child.style.display !== 'none') child.style.display = 'none';
  if (content.includes('\n') && element.style.whiteSpace !== 'pre-line')
    element.style.whiteSpace = 'pre-line';
}

function isStyled(element: Element): element is PageElement {
  return element instanceof HTMLElement || element instanceof SVGElement;
}
