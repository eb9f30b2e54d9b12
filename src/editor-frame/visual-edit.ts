// Visual edit mode: the editor highlights and selects elements of the page, and changes their
// classes and texts.
import type { AppMessage, HostMessage } from '../../schemas/api/editor-frame-message.ts';
import { createManualEdits } from './manual-edits.ts';
import {
  describeElement,
  findElementsById,
  getElementId,
  isInViewport,
  findNamedElement,
  nameLegacyElements,
  getPosition,
} from './page-elements.ts';
import { createOverlays, type Overlays } from './overlays.ts';

export interface VisualEdit {
  handleMessage(message: HostMessage): void;
  /** Switches the mode off and releases all elements and listeners. */
  stop(): void;
}

export interface VisualEditParts {
  page: Window;
  post(message: AppMessage): void;
  reload(): void;
}

/** Milliseconds until a change of the page has settled and the frames follow. */
const settleMillis = 50;

export function createVisualEdit({ page, post, reload }: VisualEditParts): VisualEdit {
  const { document } = page;
  const hovered = createOverlays(document, 'hover');
  const selected = createOverlays(document, 'selected');
  const edits = createManualEdits(document);
  const observer = new MutationObserver(onMutations);
  let isOn = false;
  let isDragging = false;
  let isDropdownOpen = false;
  let selectedId: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function handleMessage(message: HostMessage): void {
    switch (message.type) {
      case 'toggle-visual-edit-mode':
        return message.enabled ? enable() : disable();
      case 'update-classes':
        edits.setClasses(message.visualSelectorId, message.classes);
        return moveSoon();
      case 'update-content':
        edits.setContent(message.visualSelectorId, message.content);
        return moveSoon();
      case 'unselect-element':
        return unselect();
      case 'refresh-page':
        return reload();
      case 'request-element-position':
        return reportPosition();
      case 'popover-drag-state':
        isDragging = message.isDragging;
        return isDragging ? hovered.clear() : undefined;
      case 'dropdown-state':
        isDropdownOpen = message.isOpen;
        return isDropdownOpen ? hovered.clear() : undefined;
    }
  }

  function enable(): void {
    if (isOn) return;
    isOn = true;
    nameLegacyElements(document);
    document.body.style.cursor = 'crosshair';
    document.addEventListener('mouseover', onOver);
    document.addEventListener('mouseout', onOut);
    // Runs before the page's own listeners.
    page.addEventListener('click', onClick, true);
    // In the capture phase the window gets the scroll events of all elements.
    page.addEventListener('scroll', onScroll, { capture: true, passive: true });
    page.addEventListener('resize', move);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['style', 'class', 'width', 'height'],
    });
  }

  function disable(): void {
    if (!isOn) return;
    isOn = false;
    // The editor closes its popovers and dropdowns when the mode ends.
    isDragging = false;
    isDropdownOpen = false;
    document.body.style.cursor = 'default';
    document.removeEventListener('mouseover', onOver);
    document.removeEventListener('mouseout', onOut);
    page.removeEventListener('click', onClick, true);
    page.removeEventListener('scroll', onScroll, true);
    page.removeEventListener('resize', move);
    observer.disconnect();
    clearTimeout(timer);
    hovered.clear();
    unselect();
  }

  function onOver({ target }: MouseEvent): void {
    if (isDragging) return;
    const element = isDropdownOpen || isSvgPath(target) ? null : findNamedElement(target);
    const id = element ? getElementId(element) : '';
    if (id === '' || id === selectedId) return hovered.clear();
    hovered.show(findElementsById(document, id));
  }

  function onOut(): void {
    if (!isDragging) hovered.clear();
  }

  function onClick(event: MouseEvent): void {
    // A click must not trigger anything in the page during editing.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isDropdownOpen) return post({ type: 'close-dropdowns' });
    if (isSvgPath(event.target)) return;
    const element = findNamedElement(event.target);
    if (!element) return;
    selectedId = getElementId(element);
    hovered.clear();
    selected.show(findElementsById(document, selectedId));
    post({ type: 'element-selected', ...describeElement(element) });
  }

  function onScroll(): void {
    move();
    reportPosition();
  }

  function onMutations(mutations: readonly MutationRecord[]): void {
    const isOurs = ({ type, target }: MutationRecord) =>
      type === 'childList'
        ? isSelectionGone() || isDisconnected(hovered)
        : findNamedElement(target) === target;
    if (mutations.some(isOurs)) moveSoon();
  }

  function isSelectionGone(): boolean {
    return selectedId !== null && (selected.elements.length === 0 || isDisconnected(selected));
  }

  function moveSoon(): void {
    if (!isOn) return;
    clearTimeout(timer);
    timer = setTimeout(move, settleMillis);
  }

  function move(): void {
    // A removed element sends no mouseout event.
    if (isDisconnected(hovered)) hovered.clear();
    else hovered.move();
    // React may have replaced the selected element, or may render it again when its page is shown
    // again.
    if (selectedId !== null && isSelectionGone())
      selected.show(findElementsById(document, selectedId));
    else selected.move();
  }

  function unselect(): void {
    selectedId = null;
    selected.clear();
  }

  function reportPosition(): void {
    const [element] = selected.elements;
    if (selectedId === null || !element?.isConnected) return;
    const position = getPosition(element);
    post({
      type: 'element-position-update',
      position,
      isInViewport: isInViewport(position, page),
      visualSelectorId: selectedId,
    });
  }

  function stop(): void {
    disable();
    edits.stop();
  }

  return { handleMessage, stop };
}

/** Returns whether the target is a path of an SVG image, which cannot be selected by itself. */
function isSvgPath(target: EventTarget | null): boolean {
  return target instanceof Element && target.tagName.toLowerCase() === 'path';
}

function isDisconnected({ elements }: Overlays): boolean {
  return elements.some(({ isConnected }) => !isConnected);
}
