// Tests of stored prayer, gratitude and wisdom drafts with the id of a queued generation, also of
// earlier app versions.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useGratitudeDraft } from '../../../src/features/gratitude/draft.ts';
import { usePrayerDraft } from '../../../src/features/prayer/compose/draft.ts';
import { useWisdomDraft } from '../../../src/features/wisdom/draft.ts';
import { discardUnwrittenDrafts, flushDrafts } from '../../../src/platform/storage/drafts.ts';

afterEach(() => {
  cleanup();
  discardUnwrittenDrafts();
  localStorage.clear();
});

const id = '01994d5c-0000-7000-8000-000000000001';
/** The stored property that contains the id of the queued generation. */
const queued = { wish: 'one' };
const generated = { verses: [], language: 'en', source: 'model' };
const store = (name: string, draft: object) =>
  localStorage.setItem(`selah_draft_guest_${name}`, JSON.stringify(draft));
const readStoredText = (name: string) => localStorage.getItem(`selah_draft_guest_${name}`);

test('a prayer draft of an earlier version keeps its queued generation and its stored JSON', () => {
  const generatedPrayer = {
    ...generated,
    request: 'For Ann',
    prayer_text: 'Lord, be near to Ann.',
  };
  const stored = { request: 'For Ann', category: 'family', letter: generatedPrayer, ...queued, id };
  store('prayer_draft', stored);
  const { current } = renderHook(() => usePrayerDraft()).result;
  expect(current.draft.queuedId).toBe('one');
  act(() => current.write((now) => now));
  flushDrafts();
  expect(readStoredText('prayer_draft')).toBe(JSON.stringify(stored));
});

test('a gratitude draft of an earlier version keeps its queued generation and its stored JSON', () => {
  const stored = {
    text: 'For Ann',
    letter: { ...generated, affirmation: 'Ann is a gift.' },
    ...queued,
    id,
  };
  store('gratitude_draft', stored);
  const { current } = renderHook(() => useGratitudeDraft()).result;
  expect(current.draft.queuedId).toBe('one');
  act(() => current.write((now) => now));
  flushDrafts();
  expect(readStoredText('gratitude_draft')).toBe(JSON.stringify(stored));
});

test('a wisdom draft of an earlier version keeps its queued generation and its stored data', () => {
  const stored = {
    question: '',
    answer: {
      ...generated,
      id,
      question: 'What of Ann?',
      insight: 'Love is patient.',
      next_step: 'Call her.',
      topic: 'friendship',
      date: '2026-11-21T20:00:00.000Z',
    },
    ...queued,
  };
  store('wisdom_draft', stored);
  const { current } = renderHook(() => useWisdomDraft()).result;
  expect(current.draft.queuedId).toBe('one');
  act(() => current.write((now) => now));
  flushDrafts();
  expect(JSON.parse(readStoredText('wisdom_draft') ?? '')).toMatchObject({
    question: '',
    answer: { id, question: 'What of Ann?' },
    ...queued,
  });
});

test('an invalid id of a queued generation is dropped, and the text stays', () => {
  const draft = { request: 'For Ann', text: 'For Ann', category: 'other', letter: null, wish: 1 };
  store('prayer_draft', draft);
  store('gratitude_draft', draft);
  const { prayer, gratitude } = renderHook(() => ({
    prayer: usePrayerDraft(),
    gratitude: useGratitudeDraft(),
  })).result.current;
  expect([prayer.draft, gratitude.draft]).toMatchObject([
    { request: 'For Ann' },
    { text: 'For Ann' },
  ]);
  expect([prayer.draft.queuedId, gratitude.draft.queuedId]).toEqual([undefined, undefined]);
});
