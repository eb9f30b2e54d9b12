// The page on which somebody ends their account, over real records in memory and a server that says what it can do.
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { LocalRecord } from '../../schemas/local-record.ts';
import { BackendError } from '../../src/backend/backend-error.ts';
import type { Data } from '../../src/data/data.ts';
import { DataProvider } from '../../src/data/hooks.tsx';
import { DeletionPage } from '../../src/pages/deletion/deletion.tsx';
import { type InMemory, personInMemory } from './in-memory.ts';
import { onScreen } from './on-screen.tsx';

export const ours = { id: 'selah', public_settings: 'public_without_login', capabilities: ['client_id', 'account_deletion'], support_email: 'help@example.org' };
export const plain = { id: 'selah', public_settings: 'public_without_login' };

export async function alice(settings: object | null = ours, calls: Partial<Data['backend']['auth']> = {}): Promise<InMemory> {
  const data = await personInMemory();
  const { auth, functions, integrations, agents } = data.backend;
  const publicSettings = async () => {
    if (!settings) throw new BackendError('There is no way to the server.', { code: 'network' });
    return settings as never;
  };
  return Object.assign(data, { backend: { functions, integrations: { ...integrations, Core: { ...integrations.Core, SendEmail: async () => ({}) as never } }, agents, publicSettings, auth: { ...auth, ...calls } } });
}

export function visit(data: Data, state?: object) {
  return onScreen(
    <MemoryRouter initialEntries={[{ pathname: '/DeleteAccount', state }]}>
      <DataProvider data={data}>
        <DeletionPage />
      </DataProvider>
    </MemoryRouter>,
  );
}

/** As after a meeting with the server. */
export async function marked({ personal }: Data, { record = {}, ...change }: Partial<LocalRecord>): Promise<void> {
  for (const doc of await personal.pendingItems.find().exec()) await doc.incrementalModify((now) => ({ ...now, ...change, record: { ...now.record, ...record } }));
}

export const confirm = () => screen.findByRole('button', { name: 'Request deletion' });
export const reason = () => screen.getByLabelText('Why are you leaving? (optional)') as HTMLTextAreaElement;
