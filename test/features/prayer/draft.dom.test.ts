// Tests of the prayer draft, which gets an id with its first character. All tabs of the user share
// the id until the prayer is saved.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { usePrayerDraft } from '../../../src/features/prayer/compose/draft.ts';
import { discardUnwrittenDrafts } from '../../../src/platform/storage/drafts.ts';

afterEach(() => {
  cleanup();
  discardUnwrittenDrafts();
  localStorage.clear();
});

const renderDraft = () => renderHook(() => usePrayerDraft()).result;
type Tab = ReturnType<typeof renderDraft>;
const type = (tab: Tab, request: string) =>
  act(() => tab.current.write((now) => ({ ...now, request })));

test('[R29] a second tab opened before the first character gets the first tab’s draft id', () => {
  const [firstTab, secondTab] = [renderDraft(), renderDraft()];
  type(firstTab, 'Lord');
  type(secondTab, 'Father');
  expect(firstTab.current.draft.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  expect(secondTab.current.draft).toMatchObject({
    id: firstTab.current.draft.id,
    request: 'Father',
  });
  type(firstTab, 'Lord, send rain.');
  expect(renderDraft().current.draft.id).toBe(firstTab.current.draft.id);
});

test('[R29] the prayer after a saved one has another id, and an empty form has no id', () => {
  const tab = renderDraft();
  expect(tab.current.draft.id).toBeUndefined();
  type(tab, 'First');
  const { id } = tab.current.draft;
  act(() => tab.current.clear());
  expect([tab.current.draft.id, localStorage.length]).toEqual([undefined, 0]);
  type(tab, 'Second');
  expect(tab.current.draft.id).not.toBe(id);
});

test('a draft of an earlier app version has no id and gets one with the next character', () => {
  localStorage.setItem(
    'selah_draft_guest_prayer_draft',
    JSON.stringify({ request: 'Begun', category: 'other', letter: null }),
  );
  const tab = renderDraft();
  expect(tab.current.draft).toEqual({ request: 'Begun', category: 'other', letter: null });
  type(tab, 'Begun before');
  expect(tab.current.draft.id).toHaveLength(36);
});
