// Tests of a prayer request from another page: its text goes into the form, and no draft is lost.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { usePrefilledRequest } from '../../../src/features/prayer/compose/use-prefilled-request.ts';
import { usePrayerDraft } from '../../../src/features/prayer/compose/draft.ts';
import { discardUnwrittenDrafts } from '../../../src/platform/storage/drafts.ts';

afterEach(() => {
  cleanup();
  discardUnwrittenDrafts();
  localStorage.clear();
});

function PageUnderTest() {
  const { draft, write } = usePrayerDraft();
  const { verse, clear } = usePrefilledRequest(write);
  return (
    <>
      <output>{JSON.stringify(draft.request)}</output>
      {verse && <blockquote>{verse.text}</blockquote>}
      <button type="button" onClick={clear}>
        forget
      </button>
    </>
  );
}

async function openPage(state: unknown) {
  const router = createMemoryRouter([{ path: '/Prayer', Component: PageUnderTest }], {
    initialEntries: [{ pathname: '/Prayer', state }],
  });
  await act(async () => void render(<RouterProvider router={router} />));
  return router;
}

const written = () => JSON.parse(screen.getByRole('status').textContent ?? '') as string;
const prefilled = { request: 'I want to pray about John 3:16.' };

test('an empty form starts with the given request; a reload does not add it again', async () => {
  const router = await openPage(prefilled);
  expect(written()).toBe('I want to pray about John 3:16.\n');
  expect(router.state.location.state).toBeNull();
});

test('the given request follows an existing draft, and is added only once', async () => {
  localStorage.setItem(
    'selah_draft_guest_prayer_draft',
    JSON.stringify({ request: 'For my mother. ', category: 'family', letter: null }),
  );
  await openPage(prefilled);
  expect(written()).toBe('For my mother.\n\nI want to pray about John 3:16.\n');
  cleanup();
  await openPage(prefilled);
  expect(written()).toBe('For my mother.\n\nI want to pray about John 3:16.\n');
});

test('the given verse is shown, survives a reload, and disappears after saving', async () => {
  const verse = { reference: 'John 3:16', text: 'For God so loved', translation: 'KJV' };
  const router = await openPage({ ...prefilled, verse });
  expect(screen.getByText('For God so loved')).toBeTruthy();
  expect(written()).toBe('I want to pray about John 3:16.\n');
  expect(router.state.location.state).toEqual({ verse });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'forget' })));
  expect(screen.queryByText('For God so loved')).toBeNull();
});

test.each([
  { reference: 'John 3:16' },
  'words',
  { reference: 1, text: 'a', translation: 'KJV' },
  { reference: 'a', text: ' ', translation: 'KJV' },
])('%j is no verse', async (verse) => {
  await openPage({ ...prefilled, verse });
  expect(screen.queryByRole('blockquote')).toBeNull();
});

test.each([
  null,
  undefined,
  'words',
  { request: 7 },
  { request: '  ' },
  { request: 'x'.repeat(2_001) },
])('%j is no prayer', async (state) => {
  await openPage(state);
  expect(written()).toBe('');
});
