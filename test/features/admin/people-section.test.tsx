// Tests of the people section of the administration: search, pages, actions of a row, the dialog
// before a deletion, and invitations.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AdminPerson } from '../../../schemas/api/admin-api.ts';
import { type Answers, buildPerson, openAdmin, refuse } from './admin-setup.tsx';

beforeEach(() => {
  HTMLElement.prototype.hidePopover = vi.fn();
});

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  vi.useRealTimers();
});

const ann = buildPerson('Ann');
const ben = buildPerson('Ben', { role: 'admin', isVerified: false });
const answerPeople = (people: readonly AdminPerson[], next: string | null = null): Answers => ({
  'GET people': () => ({ people, next }),
});

/** Waits for the list. */
const listRows = () =>
  waitFor(() => {
    const rows = screen.getAllByRole('listitem').filter((row) => row.querySelector('strong'));
    expect(rows).not.toEqual([]);
    return rows.map(({ textContent }) => textContent);
  });

/** Chooses an action in the menu of a person. */
function choose(person: AdminPerson, name: string): void {
  const menu = screen.getByRole('menu', { name: `Actions for ${person.email}`, hidden: true });
  fireEvent.click(within(menu).getByRole('menuitem', { name, hidden: true }));
}

test('a row shows name, e-mail, state, last log-in and used storage', async () => {
  const carl = buildPerson('Carl', { fullName: '', isDisabled: true, lastLogin: null });
  await openAdmin('people', answerPeople([ann, ben, carl]));
  const rows = await listRows();
  expect(rows[0]).toMatch(/^Annann@example\.orgLast login: Nov 20, 2026.* · Storage: 1\.5 MB/);
  expect(rows[1]).toMatch(/^BenAdminEmail not confirmedben@example\.org/);
  expect(rows[2]).toMatch(/^carl@example\.orgDisabledNot logged in anywhere · Storage: 1\.5 MB/);
  expect(screen.getByText('3 people').getAttribute('role')).toBe('status');
});

test('the own row has no menu, but a link to the page of the account', async () => {
  const own = buildPerson('Olga', { role: 'admin' });
  const { account } = await openAdmin('people', {
    'GET people': () => ({ people: [{ ...own, id: account?.id }, ann], next: null }),
  });
  await listRows();
  expect(screen.getByText('You')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Manage your own account' }).getAttribute('href')).toBe(
    '/Account',
  );
  expect(screen.getAllByRole('menu', { hidden: true })).toHaveLength(1);
});

test('the search is sent once, 300 ms after the last key', async () => {
  const { requests } = await openAdmin('people', answerPeople([ann]));
  await listRows();
  vi.useFakeTimers();
  const field = screen.getByRole('searchbox', { name: 'Search by name or email' });
  for (const value of ['b', 'be', 'ben ']) {
    fireEvent.change(field, { target: { value } });
    await act(() => vi.advanceTimersByTimeAsync(299));
  }
  expect(requests).toEqual(['GET people']);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(requests).toEqual(['GET people', 'GET people search=ben']);
});

test('a search without a result says so', async () => {
  await openAdmin('people', answerPeople([]));
  expect((await screen.findByText('No person found.')).getAttribute('role')).toBe('status');
});

test('“Load more” adds the next page', async () => {
  const pages = [
    { people: [ann], next: ann.email },
    { people: [ben], next: null },
  ];
  const { requests } = await openAdmin('people', { 'GET people': () => pages.shift() });
  expect(await screen.findByText('The first 1 person')).toBeTruthy();
  const more = screen.getByRole('button', { name: 'Load more' });
  fireEvent.click(more);
  fireEvent.click(more);
  expect(await screen.findByText('2 people')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(requests).toEqual(['GET people', 'GET people after=ann@example.org']);
});

test.each([
  ['Make admin', ann, { role: 'admin' }, 'Now an admin: ann@example.org', /^AnnAdmin/],
  ['Remove admin role', ben, { role: 'user' }, 'No longer an admin: ben@example.org', /^BenEmail/],
  ['Disable account', ann, { isDisabled: true }, 'Account disabled: ann@example.org', /^AnnDis/],
] as const)(
  '%s sends one change and shows the answer',
  async (name, person, change, toast, row) => {
    const bodies: unknown[] = [];
    const { requests } = await openAdmin('people', {
      ...answerPeople([person]),
      [`PUT people/${person.id}`]: ({ body }) => {
        bodies.push(body);
        return { ...person, ...change };
      },
    });
    await listRows();
    choose(person, name);
    choose(person, name);
    expect(await screen.findByText(toast)).toBeTruthy();
    expect(bodies).toEqual([change]);
    expect((await listRows())[0]).toMatch(row);
    expect(requests).toEqual(['GET people', `PUT people/${person.id}`]);
  },
);

test('a disabled account is enabled', async () => {
  const person = { ...ann, isDisabled: true };
  await openAdmin('people', {
    ...answerPeople([person]),
    'PUT people/id-ann': ({ body }) => ({ ...person, ...(body as object) }),
  });
  await listRows();
  choose(ann, 'Enable account');
  expect(await screen.findByText('Account enabled: ann@example.org')).toBeTruthy();
  expect((await listRows())[0]).not.toContain('Disabled');
});

test('a person is logged out everywhere, without passkeys', async () => {
  const { requests } = await openAdmin('people', {
    ...answerPeople([ann]),
    'POST people/id-ann/sign-out': () => ({ sessions: 2, passkeys: 1 }),
  });
  await listRows();
  choose(ann, 'Log out everywhere, remove passkeys');
  expect(
    await screen.findByText('Logged out everywhere, passkeys removed: ann@example.org'),
  ).toBeTruthy();
  expect((await listRows())[0]).toContain('Not logged in anywhere');
  expect(requests).toEqual(['GET people', 'POST people/id-ann/sign-out']);
});

test('the menu of a row is locked while an action of the row runs', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  await openAdmin('people', { ...answerPeople([ann, ben]), 'PUT people/id-ann': () => promise });
  await listRows();
  const findMenuButton = ({ email }: AdminPerson) =>
    screen.getByRole('button', { name: `Actions for ${email}` });
  choose(ann, 'Make admin');
  await waitFor(() => expect(findMenuButton(ann).getAttribute('aria-disabled')).toBe('true'));
  expect(findMenuButton(ann).hasAttribute('popovertarget')).toBe(false);
  expect(findMenuButton(ben).hasAttribute('aria-disabled')).toBe(false);
  await act(async () => resolve({ ...ann, role: 'admin' }));
  expect(findMenuButton(ann).hasAttribute('aria-disabled')).toBe(false);
});

test('an account is deleted only after its e-mail was typed', async () => {
  const { requests } = await openAdmin('people', {
    ...answerPeople([ann, ben]),
    'DELETE people/id-ann': () => ({ success: true }),
  });
  await listRows();
  choose(ann, 'Delete account');
  const dialog = within(
    screen.getByRole('dialog', { name: 'Delete the account ann@example.org?' }),
  );
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete account' });
  const field = dialog.getByLabelText('Type ann@example.org to confirm');
  expect(confirm.disabled).toBe(true);
  fireEvent.change(field, { target: { value: 'ben@example.org' } });
  expect(confirm.disabled).toBe(true);
  fireEvent.change(field, { target: { value: ' Ann@example.org' } });
  expect(confirm.disabled).toBe(false);
  expect(requests).toEqual(['GET people']);
  fireEvent.click(confirm);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('Account deleted: ann@example.org')).toBeTruthy();
  expect(await listRows()).toHaveLength(1);
  expect(document.activeElement?.textContent).toBe('People');
  expect(requests).toEqual(['GET people', 'DELETE people/id-ann']);
});

test('a cancelled deletion sends nothing', async () => {
  const { requests } = await openAdmin('people', answerPeople([ann]));
  await listRows();
  choose(ann, 'Delete account');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests).toEqual(['GET people']);
});

test.each([
  ['last_admin', 'This is the only active admin. Make another person an admin first.'],
  ['forbidden', 'Only admins may do this.'],
  ['unheard_of', 'Something went wrong. Nothing you wrote is lost. Please try again.'],
])('the refusal %s is explained, and the row stays as it is', async (code, sentence) => {
  await openAdmin('people', {
    ...answerPeople([ben]),
    'PUT people/id-ben': () => refuse(409, code),
  });
  await listRows();
  choose(ben, 'Remove admin role');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(sentence);
  expect(document.activeElement).toBe(alert);
  expect((await listRows())[0]).toMatch(/^BenAdmin/);
});

test('an account that no longer exists is explained, and the list is loaded again', async () => {
  const { requests } = await openAdmin('people', answerPeople([ann]));
  await listRows();
  choose(ann, 'Make admin');
  expect((await screen.findByRole('alert')).textContent).toBe('This entry no longer exists.');
  await waitFor(() => expect(requests).toEqual(['GET people', 'PUT people/id-ann', 'GET people']));
});

test('a person is invited once, with a role, and the list is loaded again', async () => {
  const invite = vi.fn(async () => ({ success: true }));
  const { requests } = await openAdmin('people', answerPeople([ann]), { invite });
  await listRows();
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  const submit = screen.getByRole('button', { name: 'Send invitation', hidden: true });
  fireEvent.click(submit);
  fireEvent.change(field, { target: { value: 'no address' } });
  expect(screen.getByText('Enter a valid email address.')).toBeTruthy();
  fireEvent.click(submit);
  expect(invite).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: ' new@example.org ' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Admin', hidden: true }));
  fireEvent.click(submit);
  fireEvent.click(submit);
  expect(await screen.findByText('Invitation sent to new@example.org')).toBeTruthy();
  expect(invite.mock.calls).toEqual([['new@example.org', 'admin']]);
  expect(field.value).toBe('');
  await waitFor(() => expect(requests).toEqual(['GET people', 'GET people']));
});

test('a refused invitation is explained, and the form keeps the e-mail', async () => {
  const invite = async () => refuse(429, 'too_soon');
  await openAdmin('people', answerPeople([ann]), { invite });
  await listRows();
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  fireEvent.change(field, { target: { value: 'new@example.org' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation', hidden: true }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This person just got an email. Wait a minute, then try again.',
  );
  expect(field.value).toBe('new@example.org');
});
