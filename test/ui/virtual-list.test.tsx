// Tests of the virtual list with ten thousand items: rendered items, positions for screen readers,
// month headings, focus, item URLs, removals and scroll position.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PaneLink } from '../../src/ui/two-panes.tsx';
import { VirtualList } from '../../src/ui/virtual-list.tsx';
import { renderWithProviders } from '../support/render.tsx';

interface Day {
  id: string;
  month: string;
}

const many = 10_000;
const days: readonly Day[] = Array.from({ length: many }, (_day, place) => ({
  id: `day-${place}`,
  month: `Month ${Math.floor(place / 30)}`,
}));
const height = 100;
const gap = 16;

let scrolledTo = 0;
/** Counter that gives each test a separate history entry. */
let steps = 0;

beforeEach(() => {
  scrolledTo = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolledTo);
  vi.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) =>
    scrollLater(to.top ?? 0)) as typeof window.scrollTo);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(many * (height + gap));
  steps += 1;
  history.replaceState({ key: `step ${steps}` }, '', '/Gratitude');
});

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

function scroll(to: number): void {
  scrolledTo = Math.max(0, to);
  window.dispatchEvent(new Event('scroll'));
}

/**
 * Scrolls as a browser does: the position changes immediately, and the event follows with the next
 * frame. An unchanged position causes no event.
 */
function scrollLater(to: number): void {
  const before = scrolledTo;
  scrolledTo = Math.max(0, to);
  if (scrolledTo !== before) requestAnimationFrame(() => act(() => scroll(scrolledTo)));
}

function List({ items = days }: { items?: readonly Day[] }) {
  return (
    <VirtualList
      items={items}
      getKey={({ id }) => id}
      estimate={height}
      label="Journal"
      getHeading={({ month }) => month}
      render={drawn}
    />
  );
}

function drawn({ id }: Day) {
  return (
    <article aria-label={id}>
      <button type="button">{`Edit ${id}`}</button>
    </article>
  );
}

const places = () =>
  screen.getAllByRole('listitem').map((item) => Number(item.getAttribute('aria-posinset')));

test('the list renders only visible items, each with its position and the total number', () => {
  renderWithProviders(<List />);
  expect(screen.getByRole('list', { name: 'Journal' }).style.height).toBe(
    `${many * height + (many - 1) * gap}px`,
  );
  expect(places().length).toBeLessThan(40);
  expect(places().slice(0, 3)).toEqual([1, 2, 3]);
  for (const item of screen.getAllByRole('listitem'))
    expect(item.getAttribute('aria-setsize')).toBe(String(many));
});

test('items that scroll into the window are rendered', () => {
  renderWithProviders(<List />);
  act(() => scroll(5_000 * (height + gap)));
  expect(screen.getByRole('article', { name: 'day-5000' })).toBeDefined();
  expect(screen.queryByRole('article', { name: 'day-0' })).toBeNull();
  expect(places().length).toBeLessThan(40);
});

test('a month heading appears once, above the first day of the month', () => {
  renderWithProviders(<List />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Month 0']);
  act(() => scroll(30 * (height + gap)));
  expect(
    screen
      .getByRole('heading', { name: 'Month 1' })
      .closest('[role="listitem"]')
      ?.getAttribute('aria-posinset'),
  ).toBe('31');
});

test('the focused item stays rendered, however far the list is scrolled', () => {
  renderWithProviders(<List />);
  const button = screen.getByRole('button', { name: 'Edit day-2' });
  button.focus();
  act(() => scroll(8_000 * (height + gap)));
  expect(screen.getByRole('article', { name: 'day-8000' })).toBeDefined();
  expect(document.activeElement).toBe(button);
  expect(places()[0]).toBe(3);
  button.blur();
  act(() => scroll(8_010 * (height + gap)));
  expect(screen.queryByRole('article', { name: 'day-2' })).toBeNull();
});

test('a URL with an item id scrolls to and focuses the item, even if loaded later', async () => {
  history.replaceState({ key: 'a' }, '', '/Gratitude#day-7000');
  const { rerender } = renderWithProviders(<List items={[]} />);
  rerender(<List />);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-posinset')).toBe('7001'));
  const middle = scrolledTo + window.innerHeight / 2;
  expect(Math.abs(middle - (7_000 * (height + gap) + height / 2))).toBeLessThan(height);

  // Scrolling back up is not undone by the next change.
  act(() => scroll(0));
  rerender(<List items={days.slice(0, -1)} />);
  expect(scrolledTo).toBe(0);
  // Another navigation to the same item scrolls to the item again. A link inside the page does the
  // same.
  history.replaceState({ key: 'b' }, '', '/Gratitude#day-7000');
  rerender(<List items={days.slice(0, -2)} />);
  await waitFor(() => expect(scrolledTo).toBeGreaterThan(700_000));
  history.replaceState({ key: 'c' }, '', '/Gratitude#day-9');
  fireEvent(window, new Event('hashchange'));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-posinset')).toBe('10'));
});

test('a compact list focuses the link of the selected row, and scrolls only as far as needed', async () => {
  const renderRows = (label: string) => (
    <VirtualList
      items={days}
      getKey={({ id }) => id}
      estimate={height}
      label={label}
      isCompact
      render={({ id }) => (
        <PaneLink id={id} title={id} isSelected={false} onSelect={vi.fn()}>
          {id}
        </PaneLink>
      )}
    />
  );
  const { rerender } = renderWithProviders(renderRows('Journal'));
  history.replaceState({ key: 'd' }, '', '/Gratitude#day-2');
  rerender(renderRows('Prayers'));
  await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('#day-2'));
  expect(scrolledTo).toBe(0);
  history.replaceState({ key: 'e' }, '', '/Gratitude#day-7000');
  rerender(renderRows('Journal'));
  await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('#day-7000'));
  expect(scrolledTo).toBeGreaterThan(0);
});

test('a URL with an unknown or unreadable item id does not scroll the list', () => {
  for (const hash of ['#nothing', '#%E0%A4%A']) {
    history.replaceState({ key: hash }, '', `/Gratitude${hash}`);
    const { unmount } = renderWithProviders(<List />);
    expect(scrolledTo).toBe(0);
    unmount();
  }
});

test('a removed item leaves its position to the next item', () => {
  const { rerender } = renderWithProviders(<List />);
  rerender(<List items={days.filter(({ id }) => id !== 'day-1')} />);
  expect(
    screen
      .getAllByRole('article')
      .slice(0, 2)
      .map((one) => one.getAttribute('aria-label')),
  ).toEqual(['day-0', 'day-2']);
  expect(screen.getAllByRole('listitem')[1]?.getAttribute('aria-setsize')).toBe(String(many - 1));
});

test('an item that is added before the focused item moves the focused item down', () => {
  const few = days.slice(0, 2);
  const { rerender } = renderWithProviders(<List items={few.slice(1)} />);
  screen.getByRole('button', { name: 'Edit day-1' }).focus();
  rerender(<List items={few} />);
  expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual([
    'day-0',
    'day-1',
  ]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit day-1' }));
});

test('removing the focused item focuses the next item, or at the end the previous', async () => {
  const few = days.slice(0, 4);
  const { rerender } = renderWithProviders(<List items={few} />);
  screen.getByRole('button', { name: 'Edit day-1' }).focus();
  rerender(<List items={few.filter(({ id }) => id !== 'day-1')} />);
  await waitFor(() => expect(document.activeElement?.getAttribute('data-key')).toBe('day-2'));
  screen.getByRole('button', { name: 'Edit day-3' }).focus();
  rerender(<List items={few.slice(0, 1)} />);
  await waitFor(() => expect(document.activeElement?.getAttribute('data-key')).toBe('day-0'));
  rerender(<List items={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});

test('the list restores its scroll position on going back, not on a new visit', () => {
  history.replaceState({ key: 'one' }, '', '/Gratitude#day-20');
  const { unmount } = renderWithProviders(<List />);
  act(() => scroll(7_000 * (height + gap)));
  history.pushState({ key: 'two' }, '', '/Bible');
  scrolledTo = 0;
  unmount();

  history.replaceState({ key: 'three' }, '', '/Gratitude');
  const second = renderWithProviders(<List />);
  expect(scrolledTo).toBe(0);
  second.unmount();

  history.replaceState({ key: 'one' }, '', '/Gratitude#day-20');
  renderWithProviders(<List />);
  expect(scrolledTo).toBe(7_000 * (height + gap));
  expect(screen.getByRole('article', { name: 'day-7000' })).toBeDefined();
});
