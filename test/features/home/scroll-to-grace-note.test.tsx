// Tests of the link to the grace note on Home: late content does not move the note, and moving on
// stops the scrolling.
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { discardUnwrittenDrafts } from '../../../src/platform/storage/drafts.ts';
import { createAlice, createGuest, openHome } from './home-page-setup.tsx';

/** Ids of the elements that were scrolled to. */
let scrolledTo: string[] = [];
let watched: { element: Element; resize: () => void }[] = [];

beforeEach(() => {
  scrolledTo = [];
  watched = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.id);
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly resize: () => void;
      constructor(resize: () => void) {
        this.resize = resize;
      }
      observe(element: Element) {
        watched.push({ element, resize: this.resize });
      }
      disconnect() {
        watched = watched.filter(({ resize }) => resize !== this.resize);
      }
    },
  );
});

afterEach(() => {
  discardUnwrittenDrafts();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Simulates a part of the page that appears or changes its height. */
const grow = () => {
  for (const { element, resize } of watched)
    if (element.contains(document.getElementById('grace-note'))) resize();
};
const focused = () => document.activeElement?.id;

test.each([
  ['a person', createAlice],
  ['a guest', createGuest],
])(
  '%s at the grace-note link stays at the note while My Day appears above it',
  async (_who, context) => {
    await openHome(await context(), '/#grace-note');
    expect(scrolledTo).toEqual(['grace-note']);
    expect(focused()).toBe('grace-note');
    grow();
    expect(scrolledTo).toEqual(['grace-note', 'grace-note']);
  },
);

test('the grace note gets the focus again after the page took the focus', async () => {
  await openHome(await createAlice(), '/#grace-note');
  act(() => (document.activeElement as HTMLElement).blur());
  grow();
  expect(focused()).toBe('grace-note');
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'after a %s event the page does not scroll back to the grace note',
  async (userAction) => {
    await openHome(await createAlice(), '/#grace-note');
    fireEvent(document.body, new Event(userAction, { bubbles: true }));
    grow();
    expect(scrolledTo).toHaveLength(1);
  },
);

test('the grace-note link scrolls on each use, but Back does not scroll', async () => {
  const { router } = await openHome(await createAlice());
  await act(() => router.navigate('/#grace-note'));
  await act(() => router.navigate('/#grace-note'));
  expect(scrolledTo).toHaveLength(2);
  await act(() => router.navigate(-1));
  expect(scrolledTo).toHaveLength(2);
});

test.each(['/', '/#elsewhere'])('the page at %s starts at its top', async (address) => {
  await openHome(await createAlice(), address);
  grow();
  expect(scrolledTo).toEqual([]);
  expect(focused()).not.toBe('grace-note');
});
