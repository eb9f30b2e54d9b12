// Tests of the sections of the administration: overview with warnings, deletion requests, messages,
// e-mails and Bible texts.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminBackup, AdminOverview } from '../../../schemas/api/admin-api.ts';
import { bible, mail, message, openAdmin, overview, refuse, request } from './admin-setup.tsx';

const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

async function openOverview(change: Partial<AdminOverview> = {}): Promise<void> {
  await openAdmin('overview', { 'GET overview': () => ({ ...overview, ...change }) });
  await screen.findByText('App version');
}

function listFacts(): (string | null)[][] {
  return screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]);
}

test('the overview shows the numbers of the server and its backups', async () => {
  await openOverview();
  expect(listFacts()).toEqual([
    ['People', '1,234'],
    ['Open deletion requests', '1'],
    ['Unread messages', '3'],
    ['Emails waiting', '2'],
    ['Emails refused', '0'],
    ['Stored records', '52 MB'],
    ['Limit per person', '20 MB'],
    ['Free disk space', '40 GB'],
    ['Database', 'SQLite'],
    ['App version', '12'],
  ]);
  const backups = screen.getByRole('region', { name: 'Backups' });
  expect(within(backups).getByRole('listitem').textContent).toMatch(/ · 61 MBnew\.sqlite$/);
  expect(screen.queryByRole('region', { name: 'Needs your attention' })).toBeNull();
});

test('the overview accepts an older server, which does not mark backups of updates', async () => {
  const [backup] = overview.backups;
  if (!backup) throw new Error('There is no backup.');
  const { isUpdateBackup: _, ...older } = backup;
  await openOverview({ backups: [older as AdminBackup] });
  const backups = screen.getByRole('region', { name: 'Backups' });
  expect(within(backups).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Needs your attention' })).toBeNull();
});

test('the overview names an unknown free space, no limit and PostgreSQL', async () => {
  await openOverview({ freeBytes: null, quotaBytes: 0, database: 'postgres' });
  const facts = new Map(listFacts().map(([label, value]) => [label, value]));
  expect(facts.get('Free disk space')).toBe('Unknown');
  expect(facts.get('Limit per person')).toBe('No limit');
  expect(facts.get('Database')).toBe('PostgreSQL');
});

test.each<[Partial<AdminOverview>, string]>([
  [{ freeBytes: 999_000_000 }, 'The disk is almost full: 999 MB free.'],
  [{ mailsRefused: 1 }, '1 email was refused.'],
  [{ mailsRefused: 4 }, '4 emails were refused.'],
  [
    { hasMailServer: false },
    'No mail server is set up. Emails are only written to the outbox folder.',
  ],
  [{ backups: [] }, 'No backup was made in the last 7 days.'],
  [
    { backups: [{ name: 'old', bytes: 1, date: daysAgo(8), isUpdateBackup: false }] },
    'No backup was made in the last 7 days.',
  ],
  [
    { backups: [{ name: 'update', bytes: 1, date: daysAgo(1), isUpdateBackup: true }] },
    'No backup was made in the last 7 days.',
  ],
])('the overview warns first: %o', async (change, warning) => {
  await openOverview(change);
  const warnings = screen.getByRole('region', { name: 'Needs your attention' });
  expect(
    within(warnings)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([warning]);
  expect(
    warnings.compareDocumentPosition(screen.getByText('App version')) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

test.each([
  [5, '5 days left'],
  [1, '1 day left'],
  [0, 'Less than a day left'],
  [-1, '1 day overdue'],
  [-12, '12 days overdue'],
])('a deletion request with %i days left says “%s”', async (daysLeft, text) => {
  await openAdmin('deletions', { 'GET deletions': () => [{ ...request, daysLeft }] });
  const tag = await screen.findByText(text);
  expect(tag.style.color).toBe(daysLeft < 0 ? 'var(--red)' : 'var(--indigo-ink)');
  const row = screen.getByText('ann@example.org').closest('li');
  expect(row?.textContent).toContain('Requested: Nov 2, 2026');
  expect(screen.getByText(/I use\s+another app\./).style.whiteSpace).toBe('pre-wrap');
});

test('a deletion request is carried out once, after a confirmation', async () => {
  const left = [request];
  const { requests } = await openAdmin('deletions', {
    'GET deletions': () => [...left],
    'POST deletions/request-1/carry-out': () => {
      left.pop();
      return { success: true };
    },
  });
  await screen.findByText('ann@example.org');
  click('Delete account now: ann@example.org');
  expect(screen.getByRole('dialog', { name: 'Delete the account ann@example.org?' })).toBeTruthy();
  confirm('Cancel');
  expect(requests).toEqual(['GET deletions']);
  click('Delete account now: ann@example.org');
  confirm('Delete account now');
  expect(await screen.findByText('Account deleted: ann@example.org')).toBeTruthy();
  expect(await screen.findByText('No open requests.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Deletion requests');
  expect(requests).toEqual([
    'GET deletions',
    'POST deletions/request-1/carry-out',
    'GET deletions',
  ]);
});

test('the request of the own account is refused with an explanation', async () => {
  await openAdmin('deletions', {
    'GET deletions': () => [request],
    'POST deletions/request-1/carry-out': () => refuse(409, 'own_account'),
  });
  await screen.findByText('ann@example.org');
  click('Delete account now: ann@example.org');
  confirm('Delete account now');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This is your own account. You can delete it on your account page.',
  );
});

test('a message is marked as read when it is opened for the first time', async () => {
  const { requests } = await openAdmin('messages', {
    'GET messages': () => [message],
    'POST messages/message-1/read': () => ({ ...message, isRead: true }),
  });
  const button = await screen.findByRole('button', { name: /^The night mode/ });
  expect(button.textContent).toMatch(/^The night modeNewann@example\.org · Nov 20, 2026/);
  expect(screen.queryByText(/too bright/)).toBeNull();
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText(/It is\s+too bright\./).style.whiteSpace).toBe('pre-wrap');
  await waitFor(() => expect(screen.queryByText('New')).toBeNull());
  fireEvent.click(button);
  expect(screen.queryByText(/too bright/)).toBeNull();
  fireEvent.click(button);
  expect(requests).toEqual(['GET messages', 'POST messages/message-1/read']);
});

test('the text of a message is shown as text, not as markup', async () => {
  await openAdmin('messages', {
    'GET messages': () => [{ ...message, isRead: true, email: null, body: '<b>bold</b>' }],
  });
  const button = await screen.findByRole('button', { name: /^The night mode/ });
  expect(button.textContent).toContain('No account · ');
  fireEvent.click(button);
  expect(screen.getByText('<b>bold</b>')).toBeTruthy();
});

test('a message is deleted once, after a confirmation', async () => {
  const left = [{ ...message, isRead: true }];
  const { requests } = await openAdmin('messages', {
    'GET messages': () => [...left],
    'DELETE messages/message-1': () => {
      left.pop();
      return { success: true };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^The night mode/ }));
  click('Delete');
  confirm('Delete');
  expect(await screen.findByText('Message deleted')).toBeTruthy();
  expect(await screen.findByText('No messages.')).toBeTruthy();
  expect(requests).toEqual(['GET messages', 'DELETE messages/message-1', 'GET messages']);
});

test('an e-mail shows recipient, kind, state and error code', async () => {
  const refused = { ...mail, id: 'mail-2', kind: 'new_kind', nextAttempt: null, attempts: 1 };
  await openAdmin('mails', { 'GET mails': () => [mail, { ...refused, to: 'ben@example.org' }] });
  const first = (await screen.findByText('ann@example.org')).closest('li');
  expect(first?.textContent).toMatch(
    /^ann@example\.orgWaitingLink to choose a password.* · 2 attempts · Next attempt: Nov 20, 2026.* · Error: ECONNREFUSED/,
  );
  const second = screen.getByText('ben@example.org').closest('li');
  expect(second?.textContent).toMatch(/^ben@example\.orgRefusednew_kind.* · 1 attempt · Error/);
});

test('an e-mail is sent again once, and the list is loaded again', async () => {
  const left = [mail];
  const { requests } = await openAdmin('mails', {
    'GET mails': () => [...left],
    'POST mails/mail-1/retry': () => {
      left.pop();
      return { success: true };
    },
  });
  await screen.findByText('ann@example.org');
  const button = screen.getByRole('button', { name: 'Try again: ann@example.org' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('The email is being sent again')).toBeTruthy();
  expect(await screen.findByText('All emails were sent.')).toBeTruthy();
  expect(requests).toEqual(['GET mails', 'POST mails/mail-1/retry', 'GET mails']);
});

test('an e-mail without its code cannot be sent again, and says why', async () => {
  await openAdmin('mails', {
    'GET mails': () => [mail],
    'POST mails/mail-1/retry': () => refuse(409, 'mail_content_deleted'),
  });
  await screen.findByText('ann@example.org');
  click('Try again: ann@example.org');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The code or link in this email is no longer valid. The person can request a new one.',
  );
});

test('a Bible shows name, code, language, state, date and error', async () => {
  const failed = {
    ...bible,
    code: 'RVA',
    language: 'not a tag',
    name: 'Reina-Valera',
    state: 'failed',
    since: '2026-11-20T08:00:00.000Z',
    error: 'bible_source_failed',
  };
  await openAdmin('bibles', { 'GET bibles': () => [bible, failed] });
  const rows = (await screen.findByText('Louis Segond 1910')).closest('ul')?.children ?? [];
  expect(rows[0]?.textContent).toBe('Louis Segond 1910StoredFRLSG · French');
  expect(rows[1]?.textContent).toMatch(
    /^Reina-ValeraFailedRVA · not a tag · Since Nov 20, 2026.* · Error: bible_source_failed$/,
  );
  expect(screen.getByText('Add more texts on the server with npm run bible:import.')).toBeTruthy();
});
