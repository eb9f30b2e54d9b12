// Tests of visual editing: each message of the protocol, and the answers of the app.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createFakeEditor,
  clickElement,
  renderEditedPage,
  hoverElement,
  listOverlays,
} from './fake-editor.ts';

const id = 'src/pages/home.tsx:12:7';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function editing() {
  const page = renderEditedPage();
  const editor = createFakeEditor();
  editor.send({ type: 'toggle-visual-edit-mode', data: { enabled: true } });
  return { page, editor };
}

function place(element: Element, top: number, left = 10): void {
  element.getBoundingClientRect = () => new DOMRect(left, top, 100, 20);
}

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(50);
}

test('edit mode shows a crosshair and overlays on all elements of one id', () => {
  const page = renderEditedPage();
  const editor = createFakeEditor();
  const [first] = page.headings;
  if (!first) throw new Error('no heading');
  hoverElement(first);
  expect(clickElement(first)).toBe(true);
  expect([listOverlays('hover'), editor.listPosted('element-selected')]).toEqual([[], []]);

  editor.send({ type: 'toggle-visual-edit-mode', data: { enabled: true } });
  expect(document.body.style.cursor).toBe('crosshair');
  place(first, 300);
  hoverElement(first);
  expect(listOverlays('hover')).toHaveLength(2);
  expect(listOverlays('hover')[0]?.style).toMatchObject({
    position: 'absolute',
    pointerEvents: 'none',
    zIndex: '9999',
    top: '300px',
    left: '10px',
    width: '100px',
    height: '20px',
    border: '2px solid #95a5fc',
    backgroundColor: 'rgba(99, 102, 241, 0.05)',
  });
  const label = listOverlays('hover')[0]?.firstElementChild as HTMLElement;
  expect(label.textContent).toBe('h2');
  expect(label.style).toMatchObject({ top: '-27px', backgroundColor: '#DBEAFE', color: '#526cff' });
  clickElement(first);
  expect([listOverlays('hover').length, listOverlays('selected').length]).toEqual([0, 2]);

  editor.send({ type: 'toggle-visual-edit-mode', data: { enabled: false } });
  expect(document.body.style.cursor).toBe('default');
  expect(document.querySelectorAll('[data-visual-edit-overlay]')).toHaveLength(0);
  hoverElement(first);
  expect(clickElement(first)).toBe(true);
  expect(listOverlays('hover')).toEqual([]);
});

test('a click in edit mode reports the element and does not reach the page', () => {
  const { page, editor } = editing();
  const [first] = page.headings;
  if (!first) throw new Error('no heading');
  place(first, 5);
  expect(clickElement(first)).toBe(false);
  expect(editor.listPosted('element-selected')).toEqual([
    {
      type: 'element-selected',
      tagName: 'H2',
      classes: 'old big',
      visualSelectorId: id,
      content: 'Good morning',
      dataSourceLocation: id,
      isDynamicContent: true,
      linenumber: '12',
      filename: 'src/pages/home.tsx',
      position: {
        top: 5,
        left: 10,
        right: 110,
        bottom: 25,
        width: 100,
        height: 20,
        centerX: 60,
        centerY: 15,
      },
    },
  ]);
  expect(listOverlays('selected')[0]?.style.border).toBe('2px solid #2563EB');
  hoverElement(first);
  expect(listOverlays('hover'), 'the selected element is not framed twice').toEqual([]);
});

test('a stroke of a picture and an element without a name are not selected', () => {
  const { page, editor } = editing();
  hoverElement(page.path);
  hoverElement(page.plain);
  expect(listOverlays('hover')).toEqual([]);
  expect([clickElement(page.path), clickElement(page.plain)]).toEqual([false, false]);
  expect(editor.listPosted('element-selected')).toEqual([]);
  const button = document.querySelector('button');
  if (!button) throw new Error('no button');
  clickElement(button);
  expect(editor.listPosted('element-selected')[0]).toMatchObject({
    tagName: 'BUTTON',
    visualSelectorId: 'send',
    isDynamicContent: false,
  });
});

test('elements with the older line and file attributes get an id', () => {
  document.body.innerHTML = '<p data-linenumber="4" data-filename="home">a</p>';
  const editor = createFakeEditor();
  editor.send({ type: 'toggle-visual-edit-mode', data: { enabled: true } });
  clickElement(document.querySelector('p') ?? document.body);
  expect(editor.listPosted('element-selected')[0]).toMatchObject({
    visualSelectorId: 'visual-id-home-4-0',
    linenumber: '4',
    filename: 'home',
  });
});

describe('edits', () => {
  test('the given classes are set on every element of the id, also on a picture', () => {
    const { page, editor } = editing();
    editor.send({
      type: 'update-classes',
      data: { visualSelectorId: id, classes: 'new', replace: false },
    });
    editor.send({
      type: 'update-classes',
      data: { visualSelectorId: 'src/ui/icon.tsx:3:1', classes: 'red' },
    });
    expect([...page.headings, page.svg].map((element) => element.getAttribute('class'))).toEqual([
      'new',
      'new',
      'red',
    ]);
  });

  test('a content update is inserted as text, never as markup', () => {
    const { page, editor } = editing();
    const words = '<img src=x onerror=alert(1)> & <b>bold</b>\nnext';
    editor.send({ type: 'update-content', data: { visualSelectorId: id, content: words } });
    for (const heading of page.headings)
      expect([heading.textContent, heading.children.length]).toEqual([words, 0]);
    expect(document.querySelectorAll('img, b')).toHaveLength(0);
  });

  test('edits last when the page renders again, and replaced nodes can be removed', async () => {
    const { page, editor } = editing();
    const [first, second] = page.headings;
    if (!first || !second) throw new Error('no heading');
    const child = first.appendChild(document.createElement('i'));
    editor.send({ type: 'update-content', data: { visualSelectorId: id, content: 'New' } });
    editor.send({ type: 'update-classes', data: { visualSelectorId: id, classes: 'new' } });
    expect(child.style.display).toBe('none');
    // React does the same: it removes the child that it once added here.
    first.removeChild(child);
    first.className = 'old';
    if (first.firstChild) first.firstChild.nodeValue = 'Old';
    const third = second.cloneNode(true) as HTMLElement;
    third.className = 'old';
    third.textContent = 'Third';
    second.replaceWith(third);
    await settle();
    expect([first, third].map(({ className, textContent }) => [className, textContent])).toEqual([
      ['new', 'New'],
      ['new', 'New'],
    ]);
  });

  test('the overlays follow an edited element after 50 ms', async () => {
    const { page, editor } = editing();
    const [first] = page.headings;
    if (!first) throw new Error('no heading');
    clickElement(first);
    place(first, 700);
    editor.send({ type: 'update-classes', data: { visualSelectorId: id, classes: 'lower' } });
    await vi.advanceTimersByTimeAsync(49);
    expect(listOverlays('selected')[0]?.style.top).toBe('0px');
    await vi.advanceTimersByTimeAsync(51);
    expect(listOverlays('selected')[0]?.style.top).toBe('700px');
  });
});

test('the position of the selected element is sent on request and on scrolling', () => {
  const { page, editor } = editing();
  const [first] = page.headings;
  if (!first) throw new Error('no heading');
  editor.send({ type: 'request-element-position' });
  window.dispatchEvent(new Event('scroll'));
  expect(editor.listPosted('element-position-update'), 'nothing is selected').toEqual([]);
  clickElement(first);
  place(first, -300);
  editor.send({ type: 'request-element-position' });
  place(first, 40);
  first.parentElement?.dispatchEvent(new Event('scroll'));
  const position = {
    top: 40,
    left: 10,
    right: 110,
    bottom: 60,
    width: 100,
    height: 20,
    centerX: 60,
    centerY: 50,
  };
  expect(editor.listPosted('element-position-update')).toEqual([
    {
      type: 'element-position-update',
      visualSelectorId: id,
      isInViewport: false,
      position: expect.objectContaining({ top: -300, bottom: -280 }),
    },
    { type: 'element-position-update', visualSelectorId: id, isInViewport: true, position },
  ]);
  expect(listOverlays('selected')[0]?.style.top).toBe('40px');
});

test('with an open dropdown, no overlay is shown, and a click only closes it', () => {
  const { page, editor } = editing();
  const [first] = page.headings;
  if (!first) throw new Error('no heading');
  hoverElement(first);
  editor.send({ type: 'dropdown-state', data: { isOpen: true } });
  expect(listOverlays('hover')).toEqual([]);
  hoverElement(first);
  expect(listOverlays('hover')).toEqual([]);
  expect(clickElement(page.plain)).toBe(false);
  expect(clickElement(first)).toBe(false);
  expect([
    editor.listPosted('close-dropdowns').length,
    editor.listPosted('element-selected').length,
  ]).toEqual([2, 0]);
  editor.send({ type: 'dropdown-state', data: { isOpen: false } });
  hoverElement(first);
  expect(listOverlays('hover')).toHaveLength(2);
});

test('no overlay appears while an editor popover is dragged', () => {
  const { page, editor } = editing();
  const [first] = page.headings;
  if (!first) throw new Error('no heading');
  hoverElement(first);
  editor.send({ type: 'popover-drag-state', data: { isDragging: true } });
  hoverElement(first);
  expect(listOverlays('hover')).toEqual([]);
  editor.send({ type: 'popover-drag-state', data: { isDragging: false } });
  hoverElement(first);
  expect(listOverlays('hover')).toHaveLength(2);
  first.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }));
  expect(listOverlays('hover')).toEqual([]);
});

test('an unselected element has no overlay; a refresh message reloads the page', () => {
  const { page, editor } = editing();
  clickElement(page.headings[0] ?? document.body);
  editor.send({ type: 'unselect-element' });
  editor.send({ type: 'request-element-position' });
  expect([listOverlays('selected'), editor.listPosted('element-position-update')]).toEqual([
    [],
    [],
  ]);
  expect(editor.countReloads()).toBe(0);
  editor.send({ type: 'refresh-page' });
  expect(editor.countReloads()).toBe(1);
});
