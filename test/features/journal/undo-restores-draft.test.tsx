// Tests of Undo after a finished generation replaced a draft and the user left the form. The
// prayer, gratitude and wisdom forms get the draft or answer back.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { GratitudePage } from '../../../src/features/gratitude/page.tsx';
import { PrayerPage } from '../../../src/features/prayer/page.tsx';
import { WisdomPage } from '../../../src/features/wisdom/page.tsx';
import { discardUnwrittenDrafts } from '../../../src/platform/storage/drafts.ts';
import {
  insertFinishedGeneration,
  type FinishedGeneration,
} from '../../support/stored-generation.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';

beforeEach(() => {
  localStorage.clear();
  discardUnwrittenDrafts();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('There is no server.'));
});

const source = { verses: [], language: 'en', source: 'model' };
const pages: [string, ReactElement, FinishedGeneration, RegExp][] = [
  [
    'prayer',
    <PrayerPage key="p" />,
    {
      request: { kind: 'prayer', request: 'For Ann', category: 'other' },
      made: { ...source, kind: 'prayer', prayer_text: 'Lord, be near to Ann.', category: 'family' },
    },
    /heart/,
  ],
  [
    'gratitude',
    <GratitudePage key="g" />,
    {
      request: { kind: 'gratitude', text: 'For Ann' },
      made: { ...source, kind: 'gratitude', affirmation: 'Ann is a gift.' },
    },
    /thankful/,
  ],
];

function Ways() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/elsewhere')}>
        Leave
      </button>
      <button type="button" onClick={() => void navigate('/')}>
        Return
      </button>
    </>
  );
}

async function renderPage(page: ReactElement, generation: FinishedGeneration) {
  const data = await createMemoryContext();
  await insertFinishedGeneration(data, generation);
  renderWithProviders(
    <MemoryRouter>
      <DataProvider data={data}>
        <Ways />
        <Routes>
          <Route path="/" element={page} />
          <Route path="*" element={null} />
        </Routes>
      </DataProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: 'Read' });
}

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test.each(pages)(
  '%s: after Undo on another page the draft is in the form when the user returns',
  async (_, page, generation, label) => {
    await renderPage(page, generation);
    const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: label });
    fireEvent.change(box(), { target: { value: 'For Ben' } });
    await press('Read');
    await press('Replace');
    await press('Leave');
    await press('Undo');
    await press('Return');
    expect(box().value).toBe('For Ben');
  },
);

test.each(pages)(
  '%s: Undo after a return restores the draft at once, and newer typed text can be recovered',
  async (_, page, generation, label) => {
    await renderPage(page, generation);
    const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: label });
    fireEvent.change(box(), { target: { value: 'For Ben' } });
    await press('Read');
    await press('Replace');
    await press('Leave');
    await press('Return');
    fireEvent.change(box(), { target: { value: 'For Ann and Eve' } });
    await press('Undo');
    expect(box().value).toBe('For Ben');
    await press('Undo');
    await waitFor(() => expect(box().value).toBe('For Ann and Eve'));
  },
);

test('wisdom: Undo after a return restores the replaced answer', async () => {
  const answer = {
    question: 'What of Ben?',
    insight: 'He is loved.',
    verses: [],
    next_step: 'Write to him.',
    topic: 'friendship',
    source: 'composer',
    language: 'en',
    id: '019a9d2c-0000-7000-8000-000000000001',
    date: '2026-11-21T20:00:00.000Z',
  };
  localStorage.setItem('selah_draft_guest_wisdom_draft', JSON.stringify({ question: '', answer }));
  await renderPage(<WisdomPage />, {
    request: { kind: 'wisdom', question: 'What of Ann?' },
    made: {
      ...source,
      kind: 'wisdom',
      insight: 'Love is patient.',
      next_step: 'Call her.',
      topic: 'friendship',
    },
  });
  await press('Read');
  await press('Replace');
  expect(screen.getByText('Love is patient.')).toBeDefined();
  await press('Leave');
  await press('Return');
  await press('Undo');
  expect(await screen.findByText('He is loved.')).toBeDefined();
});
