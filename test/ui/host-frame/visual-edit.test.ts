// What the app does at an editor's word: each message of the protocol, and the answers to it.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anEditor, click, drawPage, over, overlays } from './editor.ts';

const id = 'src/pages/home.tsx:12:7';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function editing() {
  const page = drawPage();
  const editor = anEditor();
  editor.say({ type: 'toggle-visual-edit-mode', data: { enabled: true } });
  return { page, editor };
}

function place(element: Element, top: number, left = 10): void {
  element.getBoundingClientRect = () => new DOMRect(left, top, 100, 20);
}

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(50);
}

test('on: a cross for a pointer, frames over all of one place; off: as before, and all is cleared', () => {
  const page = drawPage();
  const editor = anEditor();
  const [first] = page.headings;
  if (!first) throw new Error('no heading');
  over(first);
  expect(click(first)).toBe(true);
  expect([overlays('hover'), editor.told('element-selected')]).toEqual([[], []]);

  editor.say({ type: 'toggle-visual-edit-mode', data: { enabled: true } });
  expect(document.body.style.cursor).toBe('crosshair');
  place(first, 300);
  over(first);
  expect(overlays('hover')).toHaveLength(2);
  expect(overlays('hover')[0]?.style).toMatchObject({ position: 'absolute', pointerEvents: 'none', zIndex: '9999', top: '300px', left: '10px', width: '100px', height: '20px', border: '2px solid #95a5fc', backgroundColor: 'rgba(99, 102, 241, 0.05)' });
  const label = overlays('hover')[0]?.firstElementChild as HTMLElement;
  expect(label.textContent).toBe('h2');
  expect(label.style).toMatchObject({ top: '-27px', backgroundColor: '#DBEAFE', color: '#526cff' });
  click(first);
  expect([overlays('hover').length, overlays('selected').length]).toEqual([0, 2]);

  editor.say({ type: 'toggle-visual-edit-mode', data: { enabled: false } });
  expect(document.body.style.cursor).toBe('default');
  expect(document.querySelectorAll('[data-visual-edit-overlay]')).toHaveLength(0);
  over(first);
  expect(click(first)).toBe(true);
  expect(overlays('hover')).toEqual([]);
});

test('what is clicked is told with all that the editor asks for, and the page does not hear of the click', () => {
  const { page, editor } = editing();
  const [first] = page.headings;
  if (!first) throw new Error('no heading');
  place(first, 5);
  expect(click(first)).toBe(false);
  expect(editor.told('element-selected')).toEqual([
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
      position: { top: 5, left: 10, right: 110, bottom: 25, width: 100, height: 20, centerX: 60, centerY: 15 },
    },
  ]);
  expect(overlays('selected')[0]?.style.border).toBe('2px solid #2563EB');
  over(first);
  expect(overlays('hover'), 'the selected element is not framed twice').toEqual([]);
});

test('a stroke of a picture and an element without a name are not selected; a name without a place serves', () => {
  const { page, editor } = editing();
  over(page.path);
  over(page.plain);
  expect(overlays('hover')).toEqual([]);
  expect([click(page.path), click(page.plain)]).toEqual([false, false]);
  expect(editor.told('element-selected')).toEqual([]);
  const button = document.querySelector('button');
  if (!button) throw new Error('no button');
  click(button);
  expect(editor.told('element-selected')[0]).toMatchObject({ tagName: 'BUTTON', visualSelectorId: 'send', isDynamicContent: false });
});

test('elements that say line and file in the older way are given a name', () => {
  document.body.innerHTML = '<p data-linenumber="4" data-filename="home">a</p>';
  const editor = anEditor();
  editor.say({ type: 'toggle-visual-edit-mode', data: { enabled: true } });
  click(document.querySelector('p') ?? document.body);
  expect(editor.told('element-selected')[0]).toMatchObject({ visualSelectorId: 'visual-id-home-4-0', linenumber: '4', filename: 'home' });
});

describe('edits', () => {
  test('classes are those given, on every element of the place, also a picture', () => {
    const { page, editor } = editing();
    editor.say({ type: 'update-classes', data: { visualSelectorId: id, classes: 'new', replace: false } });
    editor.say({ type: 'update-classes', data: { visualSelectorId: 'src/ui/icon.tsx:3:1', classes: 'red' } });
    expect([...page.headings, page.svg].map((element) => element.getAttribute('class'))).toEqual(['new', 'new', 'red']);
  });

  test('a text is text, whatever stands in it', () => {
    const { page, editor } = editing();
    const words = '<img src=x onerror=alert(1)> & <b>bold</b>\nnext';
    editor.say({ type: 'update-content', data: { visualSelectorId: id, content: words } });
    for (const heading of page.headings) expect([heading.textContent, heading.children.length]).toEqual([words, 0]);
    expect(document.querySelectorAll('img, b')).toHaveLength(0);
  });

  test('they last though the page is drawn again, and what was there can still be taken away', async () => {
    const { page, editor } = editing();
    const [first, second] = page.headings;
    if (!first || !second) throw new Error('no heading');
    const child = first.appendChild(document.createElement('i'));
    editor.say({ type: 'update-content', data: { visualSelectorId: id, content: 'New' } });
    editor.say({ type: 'update-classes', data: { visualSelectorId: id, classes: 'new' } });
    expect(child.style.display).toBe('none');
    // As React would: it looks for what it once put here.
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

  test('the frames follow after 50 ms', async () => {
    const { page, editor } = editing();
    const [first] = page.headings;
    if (!first) throw new Error('no heading');
    click(first);
    place(first, 700);
    editor.say({ type: 'update-classes', data: { visualSelectorId: id, classes: 'lower' } });
    await vi.advanceTimersByTimeAsync(49);
    expect(overlays('selected')[0]?.style.top).toBe('0px');
    await vi.advanceTimersByTimeAsync(51);
    expect(overlays('selected')[0]?.style.top).toBe('700px');
  });
});

test('where the selected element is: at request and when anything scrolls', () => {
  const { page, editor } = editing();
  const [first] = page.headings;
  if (!first) throw new Error('no heading');
  editor.say({ type: 'request-element-position' });
  window.dispatchEvent(new Event('scroll'));
  expect(editor.told('element-position-update'), 'nothing is selected').toEqual([]);
  click(first);
  place(first, -300);
  editor.say({ type: 'request-element-position' });
  place(first, 40);
  first.parentElement?.dispatchEvent(new Event('scroll'));
  const position = { top: 40, left: 10, right: 110, bottom: 60, width: 100, height: 20, centerX: 60, centerY: 50 };
  expect(editor.told('element-position-update')).toEqual([
    { type: 'element-position-update', visualSelectorId: id, isInViewport: false, position: expect.objectContaining({ top: -300, bottom: -280 }) },
    { type: 'element-position-update', visualSelectorId: id, isInViewport: true, position },
  ]);
  expect(overlays('selected')[0]?.style.top).toBe('40px');
});

test('an open dropdown: no frames under the pointer, and a click only closes it', () => {
  const { page, editor } = editing();
  const [first] = page.headings;
  if (!first) throw new Error('no heading');
  over(first);
  editor.say({ type: 'dropdown-state', data: { isOpen: true } });
  expect(overlays('hover')).toEqual([]);
  over(first);
  expect(overlays('hover')).toEqual([]);
  expect(click(page.plain)).toBe(false);
  expect(click(first)).toBe(false);
  expect([editor.told('close-dropdowns').length, editor.told('element-selected').length]).toEqual([2, 0]);
  editor.say({ type: 'dropdown-state', data: { isOpen: false } });
  over(first);
  expect(overlays('hover')).toHaveLength(2);
});

test('a popover under way: no frames until it lies', () => {
  const { page, editor } = editing();
  const [first] = page.headings;
  if (!first) throw new Error('no heading');
  over(first);
  editor.say({ type: 'popover-drag-state', data: { isDragging: true } });
  over(first);
  expect(overlays('hover')).toEqual([]);
  editor.say({ type: 'popover-drag-state', data: { isDragging: false } });
  over(first);
  expect(overlays('hover')).toHaveLength(2);
  first.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }));
  expect(overlays('hover')).toEqual([]);
});

test('unselected is no longer framed nor told of; a refresh loads the page again', () => {
  const { page, editor } = editing();
  click(page.headings[0] ?? document.body);
  editor.say({ type: 'unselect-element' });
  editor.say({ type: 'request-element-position' });
  expect([overlays('selected'), editor.told('element-position-update')]).toEqual([[], []]);
  expect(editor.reloads()).toBe(0);
  editor.say({ type: 'refresh-page' });
  expect(editor.reloads()).toBe(1);
});
