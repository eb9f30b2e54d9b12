// The Home page over real records in memory and the bundled text, with Selah's own composer, or a model that is scripted.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Data } from '../../src/data/data.ts';
import { DataProvider } from '../../src/data/hooks.tsx';
import { chooseModel } from '../../src/data/made-words/model.ts';
import { Home } from '../../src/pages/home/home.tsx';
import { type InMemory, personInMemory } from './in-memory.ts';
import { onScreen } from './on-screen.tsx';
import { withKingJames } from './reader-page.tsx';

export async function alice(changes: Partial<Data> = {}): Promise<InMemory> {
  const data = withKingJames(await personInMemory());
  return Object.assign(data, { backend: { ...data.backend, publicSettings: settings([]) } }, changes);
}

/** What a server says it can do. */
function settings(capabilities: readonly string[]): Data['backend']['publicSettings'] {
  return (async () => ({ capabilities })) as unknown as Data['backend']['publicSettings'];
}

export async function guest(): Promise<InMemory> {
  return alice({ account: null });
}

/** A server with a model that the person has said yes to, and that answers as it is told. */
export async function withModel<D extends Data>(data: D, invoke: () => Promise<unknown>): Promise<D> {
  const integrations = { ...data.backend.integrations, Core: { ...data.backend.integrations.Core, InvokeLLM: invoke } } as Data['backend']['integrations'];
  const able = Object.assign(data, { backend: { ...data.backend, integrations, publicSettings: settings(['language_model']) } });
  await chooseModel(able, 'grace_note', 'yes');
  return able;
}

export async function openHome(data: Data, address = '/') {
  const router = createMemoryRouter(['/', '/Home'].map((path) => ({ path, element: <Home /> })), { initialEntries: [address] });
  const screenful = onScreen(
    <DataProvider data={data}>
      <RouterProvider router={router} />
    </DataProvider>,
  );
  await screen.findByRole('heading', { name: 'Daily Grace Note' });
  return { router, ...screenful };
}

export const feel = (mood: string) => act(async () => void fireEvent.click(screen.getByRole('radio', { name: new RegExp(mood) })));
export const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
export const context = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /say more/ });
export const tell = (words: string) => act(async () => void fireEvent.change(context(), { target: { value: words } }));
/** The letter, once it is there. */
export const letter = () => screen.findByRole('article', {}, { timeout: 5_000 });
/** The lines of My Day, each as it is read. */
export const lines = () => within(screen.getByRole('region', { name: 'My Day' })).getAllByRole('link').map((link) => `${link.textContent} → ${link.getAttribute('href')}`);
