// Tests of the name by which the app addresses the user: which name is chosen, and its change on
// the account page.
import { act, fireEvent, screen } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { expect, test } from 'vitest';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { insertInitialProfile, watchProfile } from '../../../src/data/records/profile.ts';
import { getDisplayName } from '../../../src/data/records/use-profile.ts';
import { NameSection } from '../../../src/features/account/name-section.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';

const account = { id: 'a', email: 'JSmith42@example.org', full_name: 'jsmith42' };

test.each([
  ['the part of the address before the @', null, ''],
  ['the whole address', { full_name: 'jsmith42@example.org' }, ''],
  ['the name of the account', { full_name: 'Jane Smith' }, 'Jane Smith'],
  ['the chosen name', { full_name: 'Jane Smith', display_name: ' Jane ' }, 'Jane'],
  ['the chosen name, also if it is in the address', { display_name: 'jsmith42' }, 'jsmith42'],
  ['an empty chosen name', { full_name: 'Jane Smith', display_name: ' ' }, 'Jane Smith'],
])('the name by which the user is addressed: %s', (_, profile, expected) => {
  expect(getDisplayName(account, profile)).toBe(expected);
});

test('an account of the hosted platform without a name has no name', () => {
  const nameless = { ...account, full_name: undefined as unknown as string };
  expect(getDisplayName(nameless, null)).toBe('');
});

function open(data: DataContext): void {
  if (!data.account) throw new Error('The test needs an account.');
  renderWithProviders(
    <DataProvider data={data}>
      <NameSection account={data.account} />
    </DataProvider>,
  );
}

test('a changed name is saved in the profile and shown at once', async () => {
  const data = await createMemoryContext();
  const { id = '', email = '', full_name = '' } = data.account ?? {};
  const date = '2026-11-22T00:00:00Z';
  await insertInitialProfile(data.userDatabase, {
    id,
    email,
    full_name,
    role: 'user',
    is_verified: true,
    disabled: false,
    created_date: date,
    updated_date: date,
  });
  open(data);
  const field = await screen.findByLabelText<HTMLInputElement>('What should we call you?');
  expect([field.value, field.maxLength, screen.queryByText('alice')]).toEqual(['', 60, null]);
  const button = screen.getByRole('button', { name: 'Save' });
  const isWaiting = () => button.getAttribute('aria-disabled');
  expect([isWaiting(), screen.queryByText('Type a new name first.')]).toEqual(['true', null]);
  fireEvent.change(field, { target: { value: ' ' } });
  expect([isWaiting(), screen.queryAllByText('Type a new name first.').length]).toEqual([
    'true',
    1,
  ]);
  fireEvent.click(button);
  expect(screen.queryByText('Name saved')).toBeNull();
  fireEvent.change(field, { target: { value: ' Alicia ' } });
  expect([isWaiting(), screen.queryByText('Type a new name first.')]).toEqual(['false', null]);
  await act(async () => void fireEvent.click(button));
  expect(await screen.findByText('Name saved')).toBeDefined();
  expect(await screen.findByText('Alicia')).toBeDefined();
  expect([field.value, isWaiting()]).toEqual(['Alicia', 'true']);
  expect(await firstValueFrom(watchProfile(data))).toMatchObject({ display_name: 'Alicia' });
});

test('the name cannot be changed before the profile has arrived', async () => {
  const data = await createMemoryContext();
  open(data);
  expect(await screen.findByText('alice@example.org')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
