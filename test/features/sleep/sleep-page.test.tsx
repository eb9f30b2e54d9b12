// Tests of the Peaceful Sleep pages: navigation over three levels, night theme, help notes,
// languages, verses for rest, the article, missing content and bedtime URL. The records are real,
// in memory.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Chapter } from '../../../schemas/bible/chapter.ts';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { SleepPage } from '../../../src/features/sleep/page.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

// The modules are loaded before the tests, so that slow imports do not count against their time
// limits.
beforeAll(async () => {
  await Promise.all([
    import('../../../src/features/sleep/built-in-sleep-texts.ts'),
    import('../../../content/sleep/en/all-texts.ts'),
    import('../../../content/sleep/fr/all-texts.ts'),
    import('../../../src/features/sleep/bedtime/bedtime.tsx'),
  ]);
});

const isaiah: Chapter = {
  translation: 'KJV',
  book: 'ISA',
  chapter: 41,
  language: 'en',
  verses: [{ verse: 10, text: 'Fear thou not; for I am with thee.' }],
  items: [],
};

/** Creates a user whose device has one stored chapter and cannot reach a server. */
async function reader(): Promise<DataContext> {
  const data = await createMemoryContext();
  await data.deviceDatabase.sleepContent.find().remove();
  await data.deviceDatabase.chapters.find().remove();
  await data.deviceDatabase.chapters.insert({
    id: 'KJV|ISA|41',
    kind: 'chapter',
    order: '',
    value: { chapter: { ...isaiah }, kept: new Date().toISOString() },
  });
  return data;
}

function renderPage(data: DataContext, ...addresses: string[]) {
  const router = createMemoryRouter(
    [{ path: '/PeacefulSleep/:category?/:option?', element: <SleepPage /> }],
    { initialEntries: addresses.length > 0 ? addresses : ['/PeacefulSleep'] },
  );
  renderWithProviders(
    <DataProvider data={data}>
      <RouterProvider router={router} />
    </DataProvider>,
  );
  return router;
}

const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name });
const link = (name: string | RegExp) => screen.getByRole('link', { name });

test('each of three levels has its address, title and focus on the heading', async () => {
  const router = renderPage(await reader());
  await heading('Peaceful Sleep');
  expect(
    within(screen.getByRole('navigation', { name: 'Topics' })).getAllByRole('link'),
  ).toHaveLength(8);
  await router.navigate(link('Fear in the night').getAttribute('href') ?? '');
  const topicRegion = await heading('Fear in the night');
  await waitFor(() => expect(document.activeElement).toBe(topicRegion));
  expect(document.title).toBe('Fear in the night – Selah');
  const option = await screen.findByRole('link', { name: /My heart is racing.*Isaiah 41:10/ });
  await router.navigate(option.getAttribute('href') ?? '');
  const textElement = await heading('My heart is racing');
  await waitFor(() => expect(document.activeElement).toBe(textElement));
  expect(router.state.location.pathname).toBe('/PeacefulSleep/fear/fear_isa_41_10');
  expect(await screen.findByText('Fear thou not; for I am with thee.')).toBeDefined();
  expect(link('Isaiah 41:10, open in the Bible').getAttribute('href')).toBe('/Bible/KJV/ISA/41/10');
  expect(screen.getByRole('heading', { name: 'Prayer' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Share' })).toBeDefined();
});

test('the back link goes up one level and focuses the link that was followed before', async () => {
  const router = renderPage(await reader());
  await heading('Peaceful Sleep');
  await router.navigate('/PeacefulSleep/fear');
  await heading('Fear in the night');
  await router.navigate('/PeacefulSleep/fear/fear_isa_41_10');
  await heading('My heart is racing');
  fireEvent.click(link('Back to “Fear in the night”'));
  await heading('Fear in the night');
  await waitFor(() => expect(document.activeElement).toBe(link(/My heart is racing/)));
  fireEvent.click(link('Back to topics'));
  await heading('Peaceful Sleep');
  await waitFor(() => expect(document.activeElement).toBe(link('Fear in the night')));
  // The back button of the browser then leaves Peaceful Sleep and does not go down a level again.
  expect(router.state.historyAction).toBe('POP');
});

test('after a direct link the back link goes up, and browser Back does not go down', async () => {
  const router = renderPage(await reader(), '/PeacefulSleep/fear/fear_isa_41_10');
  fireEvent.click(await screen.findByRole('link', { name: 'Back to “Fear in the night”' }));
  await heading('Fear in the night');
  expect([router.state.location.pathname, router.state.historyAction]).toEqual([
    '/PeacefulSleep/fear',
    'REPLACE',
  ]);
});

test('the night theme is active only while a Peaceful Sleep page is open', async () => {
  const data = await reader();
  const { unmount } = renderWithProviders(
    <DataProvider data={data}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <SleepPage /> }])} />
    </DataProvider>,
  );
  expect(document.documentElement.dataset['night']).toBe('');
  unmount();
  expect(document.documentElement.dataset['night']).toBeUndefined();
});

test('a passage without text on this device has a reader link, message and prayer', async () => {
  renderPage(await reader(), '/PeacefulSleep/grief/grief_psa_34_17');
  expect(
    await screen.findByText(/^This passage isn’t available right now\. Tap the reference above/),
  ).toBeDefined();
  expect(link('Psalm 34:17–18, open in the Bible').getAttribute('href')).toBe(
    '/Bible/KJV/PSA/34/17-18',
  );
  expect(screen.getByRole('heading', { name: 'Prayer' })).toBeDefined();
});

test('only a passage about wanting to die or about abuse has a help note before it', async () => {
  const router = renderPage(await reader(), '/PeacefulSleep/weariness/weariness_1ki_19_5');
  await heading('I cannot go on like this');
  const note = screen.getByRole('note');
  expect(note.textContent).toMatch(/^You are not alone\./);
  expect(
    note.compareDocumentPosition(screen.getByRole('figure')) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  await router.navigate('/PeacefulSleep/guilt/guilt_psa_32_3');
  await heading('I have never told anyone');
  expect(screen.getByRole('note').textContent).toContain('not your fault');
  await router.navigate('/PeacefulSleep/fear/fear_isa_41_10');
  await heading('My heart is racing');
  expect(screen.queryByRole('note')).toBeNull();
});

test('in French only the Bible text is not French, and it names its language', async () => {
  await changeTestLanguage('fr');
  renderPage(await reader(), '/PeacefulSleep/fear/fear_isa_41_10');
  const textElement = await screen.findByText('Fear thou not; for I am with thee.');
  expect(textElement.closest('blockquote')?.lang).toBe('en');
  const reason = screen.getByText(
    /^Il n’y a pas encore de Bible en français\. Voici le passage en anglais\./,
  );
  expect(within(reason).getByRole('link', { name: 'Gérer les Bibles' }).getAttribute('href')).toBe(
    '/BibleLibrary',
  );
  // Before the passage, not after it.
  expect(
    reason.compareDocumentPosition(textElement) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  expect(link('Ésaïe 41.10, ouvrir dans la Bible')).toBeDefined();
});

test('“More scriptures for rest” lists 24 verses with reference, comment and share', async () => {
  renderPage(await reader());
  fireEvent.click(await screen.findByRole('button', { name: 'More Scriptures for Rest' }));
  const dialog = await screen.findByRole('dialog', { name: 'More Scriptures for Rest' });
  await within(dialog).findByRole('link', { name: 'Psalm 4:8, open in the Bible' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(24);
  expect(within(dialog).getAllByRole('button', { name: 'Share' })).toHaveLength(24);
});

test('the article about dreams opens with its headings, and closes', async () => {
  renderPage(await reader(), '/PeacefulSleep/fear/fear_isa_41_10');
  fireEvent.click(
    await screen.findByRole('button', { name: 'Read: What the Bible Says About Dreams' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'What the Bible says about dreams' });
  expect(within(dialog).getAllByRole('heading', { level: 3 }).length).toBeGreaterThanOrEqual(4);
  expect(within(dialog).queryByText(/##/)).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('markup in a record is shown as the text it is', async () => {
  const data = await reader();
  const row = (id: string, record: Record<string, unknown>) => ({
    ...buildLocalRecord(id, record, '2026-01-01T00:00:00Z'),
    sync: 'safe' as const,
  });
  await data.deviceDatabase.sleepContent.bulkInsert([
    row('guidance|1', { guidance_key: 'a', title_en: '<b>Fear</b>' }),
    row('option|1', {
      option_key: 'one',
      guidance_category: 'a',
      focus_title_en: '<i>One</i>',
      scripture_reference: '<img src=x>',
      prayer_en: '<script>x</script>',
    }),
  ]);
  renderPage(data, '/PeacefulSleep/a/one');
  await heading('<i>One</i>');
  expect(screen.getByText('<script>x</script>')).toBeDefined();
  expect(document.querySelector('main img, section img, section b, section script')).toBeNull();
});

test('an unknown sleep URL shows a message and a link back', async () => {
  renderPage(await reader(), '/PeacefulSleep/fear/nothing');
  expect(
    await screen.findByText('It may have been removed. Choose another topic for tonight.'),
  ).toBeDefined();
  expect(link('Back to topics').getAttribute('href')).toBe('/PeacefulSleep');
});

test('texts that fail to load show a message with options, and Retry loads them', async () => {
  const builtInTexts = await import('../../../src/features/sleep/built-in-sleep-texts.ts');
  const broken = vi
    .spyOn(builtInTexts, 'readOwnSleep')
    .mockRejectedValue(new Error('no such chunk'));
  renderPage(await reader());
  expect(
    await screen.findByRole('heading', { name: 'We couldn’t load the texts for the night' }),
  ).toBeDefined();
  expect(link('Open the Psalms')).toBeDefined();
  broken.mockRestore();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await heading('Peaceful Sleep');
});

test('bedtime mode has its own URL, and leaving it is one step back', async () => {
  const router = renderPage(await reader(), '/PeacefulSleep/fear/fear_isa_41_10');
  await heading('My heart is racing');
  await router.navigate(link('Bedtime mode').getAttribute('href') ?? '');
  const bedtimeDialog = await screen.findByRole('dialog', { name: 'Isaiah 41:10' });
  fireEvent.click(within(bedtimeDialog).getByRole('button', { name: 'Leave bedtime mode' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([
    router.state.location.pathname + router.state.location.search,
    router.state.historyAction,
  ]).toEqual(['/PeacefulSleep/fear/fear_isa_41_10', 'POP']);
});
