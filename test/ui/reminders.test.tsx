// @vitest-environment happy-dom
// Reminders in the settings: what is chosen holds at once, the browser is asked only by a tap, and each state says what comes and what does not.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../../src/backend/backend-error.ts';
import { chooseReminder, reminderChoices, wantedReminders } from '../../src/data/reminders.ts';
import { enableNotifications } from '../../src/data/settings.ts';
import { inLanguage } from './on-screen.tsx';
import { aBrowser, aPerson, noPush, restoreBrowser, section, tellServer, turnOf, visit } from './reminders-page.tsx';

afterEach(restoreBrowser);

const says = (words: RegExp) => waitFor(() => expect(section().getAllByRole('status').some(({ textContent }) => words.test(textContent ?? ''))).toBe(true));

test('nothing is on at first: it says what reminders do, asks for nothing, and has no file to save', async () => {
  const browser = aBrowser('default');
  await visit(await aPerson());
  await says(/No reminder is on/);
  expect(section().getAllByRole('switch').map((box) => (box as HTMLInputElement).checked)).toEqual([false, false, false, false]);
  expect(section().queryByRole('button')).toBeNull();
  expect(browser.asked).toBe(0);
});

test('the first tap that switches one on asks the browser, within the tap; the choice is kept at once', async () => {
  const browser = aBrowser('default');
  const alice = await aPerson();
  await visit(alice);
  fireEvent.click(turnOf(/Daily grace/));
  expect([browser.asked, turnOf(/Daily grace/).checked]).toEqual([1, true]);
  await says(/Kept here\. The server is about to be told/);
  expect(wantedReminders(await firstValueFrom(reminderChoices(alice)))).toEqual([{ kind: 'grace', time: '08:00', days: [1, 2, 3, 4, 5, 6, 7] }]);
  fireEvent.click(turnOf(/Prayer/));
  await waitFor(() => expect(section().getAllByLabelText('Time')).toHaveLength(2));
  expect(browser.asked).toBe(1);
});

test('whoever closed the browser’s question is not asked again until they tap for it', async () => {
  const browser = aBrowser('default', 'default');
  await visit(await aPerson());
  fireEvent.click(turnOf(/Daily grace/));
  await says(/your browser does not show notifications yet/);
  browser.answer = 'granted';
  fireEvent.click(section().getByRole('button', { name: 'Allow notifications' }));
  await says(/about to be told/);
});

test('time and days are kept; a field that is half empty is no time, and the last day stays', async () => {
  aBrowser('granted');
  const alice = await aPerson();
  await chooseReminder(alice, 'plan', { isOn: true, days: [1, 2] });
  await visit(alice);
  const group = within(await section().findByRole('group', { name: 'Reading plan' }));
  const time = group.getByLabelText('Time');
  fireEvent.change(time, { target: { value: '06:30' } });
  fireEvent.click(group.getByRole('checkbox', { name: 'Monday' }));
  const plan = async () => (await firstValueFrom(reminderChoices(alice))).choices[1];
  await waitFor(async () => expect(await plan()).toMatchObject({ time: '06:30', days: [2] }));
  fireEvent.change(time, { target: { value: '' } });
  fireEvent.blur(time);
  expect((time as HTMLInputElement).value).toBe('06:30');
  fireEvent.click(group.getByRole('checkbox', { name: 'Tuesday' }));
  await says(/One day stays/);
  expect((group.getByRole('checkbox', { name: 'Tuesday' }) as HTMLInputElement).checked).toBe(true);
  fireEvent.click(group.getByRole('button', { name: 'Every day' }));
  await waitFor(async () => expect((await plan())?.days).toHaveLength(7));
  expect(group.getByRole('button', { name: 'Every day' }).getAttribute('aria-disabled')).toBe('true');
});

test('the week begins as in the person’s country, in their language', async () => {
  aBrowser('granted');
  const alice = await aPerson();
  await chooseReminder(alice, 'grace', { isOn: true });
  const names = () => section().getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US', 'fr-FR']);
  await visit(alice);
  await waitFor(() => expect(names()).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']));
  await inLanguage('fr');
  await waitFor(() => expect(within(screen.getByRole('region', { name: 'Rappels' })).getAllByRole('checkbox')[0]?.getAttribute('aria-label')).toBe('lundi'));
});

test('by keys alone: everything is reached in the order of the page, and by its own element', async () => {
  aBrowser('granted');
  const alice = await aPerson();
  await chooseReminder(alice, 'grace', { isOn: true });
  await tellServer(alice);
  await visit(alice);
  await section().findByRole('button', { name: 'Send a test' });
  const stops = [...screen.getByRole('region', { name: 'Reminders' }).querySelectorAll<HTMLElement>('button, input, a')];
  expect(stops.map((stop) => (stop instanceof HTMLInputElement ? stop.type : stop.textContent))).toEqual([
    'checkbox',
    'time',
    ...Array.from({ length: 7 }, () => 'checkbox'),
    'Every day',
    'checkbox',
    'checkbox',
    'checkbox',
    'Send a test',
    'Save calendar file',
  ]);
  expect(stops.every((stop) => stop.tabIndex === 0 && !stop.hasAttribute('disabled'))).toBe(true);
});

test('a browser that says no is told of, with the way to allow it; the choice is kept', async () => {
  const browser = aBrowser('denied');
  const alice = await aPerson();
  await visit(alice);
  await says(/does not allow notifications from Selah/);
  expect(section().getByText(/Open the settings of this site/)).toBeDefined();
  fireEvent.click(turnOf(/Gratitude/));
  await section().findByRole('button', { name: 'Save calendar file' });
  expect(browser.asked).toBe(0);
});

test('without a connection it says that they come once Selah has been online', async () => {
  aBrowser('granted');
  const alice = await aPerson();
  alice.online.next(false);
  await visit(alice);
  fireEvent.click(turnOf(/Prayer/));
  await says(/Reminders will come once Selah has been online/);
});

test('what server or browser would not take is said, and that it is tried again', async () => {
  aBrowser('granted');
  const alice = await aPerson();
  await chooseReminder(alice, 'grace', { isOn: true });
  await tellServer(alice, true);
  await visit(alice);
  await says(/did not take them\. Selah tries again by itself/);
  expect(section().queryByRole('button', { name: 'Send a test' })).toBeNull();
});

test('the switch for all devices governs: off, none comes, and the browser is not asked', async () => {
  const browser = aBrowser('default');
  const alice = await aPerson();
  await enableNotifications(alice, false);
  await visit(alice);
  await says(/switched off for all your devices.*“Notifications”/);
  fireEvent.click(turnOf(/Prayer/));
  await section().findByLabelText('Time');
  expect(browser.asked).toBe(0);
});

test('an iPhone is led to the guide, another browser and another server to the calendar, and a guest too', async () => {
  noPush('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
  await visit(await aPerson());
  await says(/come only to the installed app/);
  expect(section().getByRole('link', { name: 'How to install Selah' }).getAttribute('href')).toBe('/PWASetupGuide');
});

test.each([
  ['This browser cannot receive reminders', () => noPush(), {}],
  ['This server sends no reminders', () => void aBrowser('granted'), { capabilities: ['language_model'] }],
  ['Without an account no notifications come', () => void aBrowser('default'), { isGuest: true }],
])('%s: the calendar can remind', async (words, browse, { capabilities, isGuest = false }: { capabilities?: string[]; isGuest?: boolean }) => {
  browse();
  const alice = await aPerson(capabilities && { capabilities });
  await visit(isGuest ? { ...alice, account: null } : alice);
  await says(new RegExp(`${words}.*Your calendar can remind you`));
  fireEvent.click(turnOf(/Daily grace/));
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (saved.push(blob as Blob), 'blob:file'));
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  fireEvent.click(await section().findByRole('button', { name: 'Save calendar file' }));
  expect([names, saved[0]?.type]).toEqual([['selah-reminders.ics'], 'text/calendar;charset=utf-8']);
  expect(await saved[0]?.text()).toContain('SUMMARY;LANGUAGE=en:Daily grace note\r\n');
});

test('a test says what really came of it', async () => {
  const browser = aBrowser('granted');
  const alice = await aPerson();
  await chooseReminder(alice, 'grace', { isOn: true });
  await tellServer(alice);
  await visit(alice);
  await says(/Reminders come to this device/);
  const press = () => fireEvent.click(section().getByRole('button', { name: 'Send a test' }));
  alice.test.mockImplementation(async () => void browser.shown.push({ data: { url: '/Settings#reminders' }, close: () => void browser.shown.pop() }));
  press();
  await says(/It has arrived on this device/);
  expect(alice.test).toHaveBeenCalledWith('https://push.test/1');
  alice.test.mockRejectedValue(new BackendError('no way', { code: 'network' }));
  press();
  await says(/no connection to the server/);
  alice.test.mockRejectedValue(new BackendError('failed', { code: 'push_failed', status: 502 }));
  press();
  await says(/could not be sent/);
  // The server is told anew, and the answer stands meanwhile.
  alice.test.mockRejectedValue(new BackendError('gone', { code: 'push_gone', status: 410 }));
  press();
  await says(/It is being told; try once more in a minute/);
  await says(/about to be told/);
});

test('a test that is not seen within its time is not said to have arrived', async () => {
  aBrowser('granted');
  const alice = await aPerson();
  await chooseReminder(alice, 'grace', { isOn: true });
  await tellServer(alice);
  await visit(alice);
  const button = await section().findByRole('button', { name: 'Send a test' });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(button);
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  await says(/this device has not shown it so far/);
});
