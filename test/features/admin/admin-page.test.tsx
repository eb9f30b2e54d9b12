// Tests of the page Admin: who sees it, its sections, and what it shows without a connection, on a
// server without an administration, and after a failure.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeTestLanguage } from '../../support/render.tsx';
import { bible, mail, message, openAdmin, overview, refuse, request } from './admin-setup.tsx';

const allAnswers = {
  'GET overview': () => overview,
  'GET people': () => ({ people: [], next: null }),
  'GET deletions': () => [request],
  'GET messages': () => [message],
  'GET mails': () => [mail],
  'GET bibles': () => [bible],
};

test.each([
  ['a guest', { isGuest: true }],
  ['a user', { role: 'user' }],
] as const)('%s reads one sentence, and no request is sent', async (_, person) => {
  const { requests } = await openAdmin('people', allAnswers, person);
  expect(await screen.findByText('This page is for admins.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Administration');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
  expect(requests).toEqual([]);
});

test('an admin sees links to six sections, and the overview first', async () => {
  const { requests } = await openAdmin(undefined, allAnswers);
  expect(await screen.findByRole('heading', { level: 2, name: 'Overview' })).toBeTruthy();
  await screen.findByText('1,234');
  const links = screen.getAllByRole('link', { name: /./ }).slice(0, 6);
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Overview', '/Admin?section=overview'],
    ['People', '/Admin?section=people'],
    ['Deletion requests', '/Admin?section=deletions'],
    ['Messages', '/Admin?section=messages'],
    ['Emails', '/Admin?section=mails'],
    ['Bibles', '/Admin?section=bibles'],
  ]);
  expect(screen.getAllByRole('link', { current: 'page' })).toEqual([links[0]]);
  expect(requests).toEqual(['GET overview']);
});

test.each([
  ['people', 'People'],
  ['deletions', 'Deletion requests'],
  ['messages', 'Messages'],
  ['mails', 'Emails'],
  ['bibles', 'Bibles'],
  ['unknown', 'Overview'],
])('the address of the section %s opens “%s” and loads only its data', async (section, name) => {
  const { requests } = await openAdmin(section, allAnswers);
  expect(await screen.findByRole('heading', { level: 2, name })).toBeTruthy();
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests).toEqual([`GET ${section === 'unknown' ? 'overview' : section}`]);
  await waitFor(() => expect(document.title).toBe(`${name} – Administration – Selah`));
});

test('without a connection the section says so, and loads its data when there is one', async () => {
  const { online, requests } = await openAdmin('bibles', allAnswers, { isOnline: false });
  const sentence = await screen.findByText(
    'You’re offline. The administration needs a connection.',
  );
  expect(sentence.getAttribute('role')).toBe('status');
  expect(requests).toEqual([]);
  act(() => online.next(true));
  expect(await screen.findByText('Louis Segond 1910')).toBeTruthy();
});

test('a server without an administration is explained', async () => {
  await openAdmin('people', {});
  expect(await screen.findByText('This server has no administration page.')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a failed section is explained, and can be loaded again', async () => {
  let isBroken = true;
  const { requests } = await openAdmin('mails', {
    'GET mails': () => (isBroken ? refuse(500, 'internal') : [mail]),
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Something went wrong on our side/,
  );
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(document.activeElement?.textContent).toBe('Emails');
  expect(await screen.findByText('ann@example.org')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(requests).toEqual(['GET mails', 'GET mails']);
});

test.each([
  ['no list', { unexpected: true }],
  ['null', null],
  ['a list of other things', [{ id: 'x' }]],
])('an answer of another shape is a failure: %s', async (_, answer) => {
  await openAdmin('messages', { 'GET messages': () => answer });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Something went wrong/);
});

test('a person who is no longer an admin on the server reads why nothing is shown', async () => {
  await openAdmin('people', { 'GET people': () => refuse(403, 'forbidden') });
  expect((await screen.findByRole('alert')).textContent).toBe('Only admins may do this.');
});

test('an unexpected error is reported and shown as a failure', async () => {
  const { report } = await openAdmin('bibles', {
    'GET bibles': () => {
      throw new TypeError('zq17');
    },
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Something went wrong\./);
  expect(report).toHaveBeenCalledOnce();
});

test('texts, dates and sizes are in the language of the user', async () => {
  await changeTestLanguage('fr');
  await openAdmin('overview', allAnswers);
  expect(await screen.findByRole('heading', { level: 2, name: 'Vue d’ensemble' })).toBeTruthy();
  expect((await screen.findByText(/^52\sMo$/)).tagName).toBe('DD');
});
