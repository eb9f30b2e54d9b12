// Renders the Home page in tests, with real records in memory, the bundled text, and Selah's own
// composer or a scripted model.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { saveModelConsent } from '../../../src/features/generation/model-consent.ts';
import { HomePage } from '../../../src/features/home/page.tsx';
import { type MemoryContext, createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';
import { addKingJames } from '../bible/reader/reader-setup.tsx';

export async function createAlice(changes: Partial<DataContext> = {}): Promise<MemoryContext> {
  const data = addKingJames(await createMemoryContext());
  return Object.assign(
    data,
    { backend: { ...data.backend, publicSettings: buildSettings([]) } },
    changes,
  );
}

/** Returns public settings of a server with these capabilities. */
function buildSettings(capabilities: readonly string[]): DataContext['backend']['publicSettings'] {
  return (async () => ({ capabilities })) as unknown as DataContext['backend']['publicSettings'];
}

export async function createGuest(): Promise<MemoryContext> {
  return createAlice({ account: null });
}

/** Adds a server with a scripted model, and the consent of the user. */
export async function enableModel<D extends DataContext>(
  data: D,
  invoke: () => Promise<unknown>,
): Promise<D> {
  const integrations = {
    ...data.backend.integrations,
    Core: { ...data.backend.integrations.Core, InvokeLLM: invoke },
  } as DataContext['backend']['integrations'];
  const able = Object.assign(data, {
    backend: { ...data.backend, integrations, publicSettings: buildSettings(['language_model']) },
  });
  await saveModelConsent(able, 'grace_note', 'yes');
  return able;
}

export async function openHome(data: DataContext, address = '/') {
  const router = createMemoryRouter(
    ['/', '/Home'].map((path) => ({ path, element: <HomePage /> })),
    { initialEntries: [address] },
  );
  const screenful = renderWithProviders(
    <DataProvider data={data}>
      <RouterProvider router={router} />
    </DataProvider>,
  );
  await screen.findByRole('heading', { name: 'Daily Grace Note' });
  return { router, ...screenful };
}

export const chooseMood = (mood: string) =>
  act(async () => void fireEvent.click(screen.getByRole('radio', { name: new RegExp(mood) })));
export const pressButton = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
export const getContextField = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /say more/ });
export const writeContext = (text: string) =>
  act(async () => void fireEvent.change(getContextField(), { target: { value: text } }));
/** Resolves to the grace note once it is rendered. */
export const findGraceNote = () => screen.findByRole('article', {}, { timeout: 5_000 });
export const findVerseOfTheDay = () => screen.getByRole('region', { name: 'Verse of the day' });
/** The lines of My Day, each as it is read. */
export const listMyDayLines = () =>
  within(screen.getByRole('region', { name: 'My Day' }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} → ${link.getAttribute('href')}`);
