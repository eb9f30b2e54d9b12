// Tests of the message for an unavailable chapter: a text and a next step for each reason, and a
// new request when online.
import { act, fireEvent, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import type { DataContext } from '../../../../src/data/data-context.ts';
import { DataProvider } from '../../../../src/data/data-provider.tsx';
import { saveReadingPosition } from '../../../../src/data/bible/reading-position.ts';
import type { ReadingPosition } from '../../../../src/data/bible/reading-position.ts';
import { ChapterUnavailable } from '../../../../src/features/bible/reader/chapter-unavailable.tsx';
import { createMemoryContext } from '../../../support/memory-databases.ts';
import { renderWithProviders } from '../../../support/render.tsx';

async function missing(
  what: 'place' | 'translation' | 'chapter',
  { translation = 'XYZ', fallback = 'KJV' }: { translation?: string; fallback?: string } = {},
) {
  const onPick = vi.fn();
  renderWithProviders(
    <DataProvider data={await createMemoryContext()}>
      <ChapterUnavailable
        answer={{ kind: 'missing', what }}
        place={{ translation, book: 'JHN', chapter: 3 }}
        fallbackTranslation={fallback}
        onRetry={vi.fn()}
        onPick={onPick}
      />
    </DataProvider>,
  );
  return onPick;
}

test.each([
  ['place', 'We can’t find that passage'],
  ['translation', 'XYZ isn’t available here'],
  ['chapter', 'This translation doesn’t have this chapter (XYZ)'],
] as const)(
  'the message names a missing %s, and another place can be chosen',
  async (what, title) => {
    const onPick = await missing(what);
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Choose another passage' }));
    expect(onPick).toHaveBeenCalledOnce();
  },
);

test('without the translation the same chapter is offered in the fallback translation', async () => {
  await missing('translation', { fallback: 'RVA' });
  expect(screen.getByRole('link', { name: 'Read in Reina-Valera 1909' }).getAttribute('href')).toBe(
    '/Bible/RVA/JHN/3',
  );
});

test.each([
  ['RVR60', 'Reina-Valera 1960', /isn’t licensed here/],
  ['LBP', 'The Living Bible', /doesn’t let us offer this translation/],
  ['XYZ', 'XYZ', /You can read another translation/],
])(
  'the message gives the reason why the translation %s is not available',
  async (translation, name, reason) => {
    await missing('translation', { translation });
    expect(screen.getByRole('heading', { name: `${name} isn’t available here` })).toBeDefined();
    expect(screen.getByText(reason)).toBeDefined();
  },
);

async function renderOffline(online: BehaviorSubject<boolean>, last?: ReadingPosition) {
  const data: DataContext = { ...(await createMemoryContext()), online };
  if (last) await saveReadingPosition(data, last);
  const onRetry = vi.fn();
  renderWithProviders(
    <DataProvider data={data}>
      <ChapterUnavailable
        answer={{ kind: 'offline' }}
        place={{ translation: 'KJV', book: 'JHN', chapter: 3 }}
        fallbackTranslation={undefined}
        onRetry={onRetry}
        onPick={vi.fn()}
      />
    </DataProvider>,
  );
  await screen.findByRole('heading', { name: 'This chapter isn’t downloaded yet' });
  return onRetry;
}

test('an offline chapter is requested again when the sync engine reaches the server', async () => {
  const online = new BehaviorSubject(false);
  const onRetry = await renderOffline(online);
  expect(onRetry).not.toHaveBeenCalled();
  // The component reads the stored records first. It notices a lost connection only after that
  // read, so the change is repeated.
  await vi.waitFor(async () => {
    await act(async () => online.next(false));
    await act(async () => online.next(true));
    expect(onRetry).toHaveBeenCalled();
  });
});

test.each([
  [
    { translation: 'KJV', book: 'HAB', chapter: 3, verse: 1 },
    'Go to Habakkuk 3',
    '/Bible/KJV/HAB/3',
  ],
  [
    { translation: 'WEB', book: 'HAB', chapter: 3, verse: 1 },
    'Go to Habakkuk 3 in World English Bible',
    '/Bible/WEB/HAB/3',
  ],
  [
    { translation: 'WEB', book: 'JHN', chapter: 3, verse: 1 },
    'Read in World English Bible',
    '/Bible/WEB/JHN/3',
  ],
])(
  'offline, the link back to %j is "%s", which names a different translation',
  async (last, name, href) => {
    await renderOffline(new BehaviorSubject(false), last);
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
    expect(screen.getByRole('link', { name: 'Bibles' }).getAttribute('href')).toBe('/BibleLibrary');
  },
);
