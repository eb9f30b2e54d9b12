// Tests of the reminders section in the settings: stored choices, notification permission,
// registration states, calendar file, test reminders, keyboard order and unsupported browsers.
// Permission is requested only on a tap.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../../../src/backend/backend-error.ts';
import {
  updateReminder,
  watchReminderPreferences,
  listActiveReminders,
} from '../../../src/features/reminders/data.ts';
import { setNotificationsEnabled } from '../../../src/features/reminders/notifications-enabled.ts';
import { changeTestLanguage } from '../../support/render.tsx';
import {
  fakeBrowser,
  createUser,
  removePushSupport,
  restoreBrowser,
  getSection,
  markServerInformed,
  getReminderSwitch,
  openReminders,
} from './reminders-section-setup.tsx';

afterEach(restoreBrowser);

const findText = (words: RegExp) =>
  waitFor(() =>
    expect(
      getSection()
        .getAllByRole('status')
        .some(({ textContent }) => words.test(textContent ?? '')),
    ).toBe(true),
  );

test('at first no reminder is on, no permission is asked, and no file can be saved', async () => {
  const browser = fakeBrowser('default');
  await openReminders(await createUser());
  await findText(/No reminders are on/);
  expect(
    getSection()
      .getAllByRole('switch')
      .map((box) => (box as HTMLInputElement).checked),
  ).toEqual([true, false, false, false, false]);
  expect(getSection().queryByRole('button')).toBeNull();
  expect(browser.askCount).toBe(0);
});

test('the first reminder asks for permission within the tap and is stored at once', async () => {
  const browser = fakeBrowser('default');
  const alice = await createUser();
  await openReminders(alice);
  fireEvent.click(getReminderSwitch(/Daily grace/));
  expect([browser.askCount, getReminderSwitch(/Daily grace/).checked]).toEqual([1, true]);
  await findText(/Saved\. Setting up your reminders/);
  expect(listActiveReminders(await firstValueFrom(watchReminderPreferences(alice)))).toEqual([
    { kind: 'grace', time: '08:00', days: [1, 2, 3, 4, 5, 6, 7] },
  ]);
  fireEvent.click(getReminderSwitch(/Prayer/));
  await waitFor(() => expect(getSection().getAllByLabelText('Time')).toHaveLength(2));
  expect(browser.askCount).toBe(1);
});

test('a dismissed permission prompt returns only on a tap on “Allow notifications”', async () => {
  const browser = fakeBrowser('default', 'default');
  await openReminders(await createUser());
  fireEvent.click(getReminderSwitch(/Daily grace/));
  await findText(/Allow notifications to get your reminders/);
  browser.permissionAnswer = 'granted';
  fireEvent.click(getSection().getByRole('button', { name: 'Allow notifications' }));
  await findText(/Setting up your reminders/);
});

test('days and complete times are stored, and the last day cannot be removed', async () => {
  fakeBrowser('granted');
  const alice = await createUser();
  await updateReminder(alice, 'plan', { isOn: true, days: [1, 2] });
  await openReminders(alice);
  const group = within(await getSection().findByRole('group', { name: 'Reading plan' }));
  const time = group.getByLabelText('Time');
  fireEvent.change(time, { target: { value: '06:30' } });
  fireEvent.click(group.getByRole('checkbox', { name: 'Monday' }));
  const plan = async () => (await firstValueFrom(watchReminderPreferences(alice))).choices[1];
  await waitFor(async () => expect(await plan()).toMatchObject({ time: '06:30', days: [2] }));
  fireEvent.change(time, { target: { value: '' } });
  fireEvent.blur(time);
  expect((time as HTMLInputElement).value).toBe('06:30');
  fireEvent.click(group.getByRole('checkbox', { name: 'Tuesday' }));
  await findText(/Pick at least one day/);
  expect((group.getByRole('checkbox', { name: 'Tuesday' }) as HTMLInputElement).checked).toBe(true);
  fireEvent.click(group.getByRole('button', { name: 'Every day' }));
  await waitFor(async () => expect((await plan())?.days).toHaveLength(7));
  expect(group.getByRole('button', { name: 'Every day' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

test('the week begins as in the user’s country, in the user’s language', async () => {
  fakeBrowser('granted');
  const alice = await createUser();
  await updateReminder(alice, 'grace', { isOn: true });
  const names = () =>
    getSection()
      .getAllByRole('checkbox')
      .map((box) => box.getAttribute('aria-label'));
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US', 'fr-FR']);
  await openReminders(alice);
  await waitFor(() =>
    expect(names()).toEqual([
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ]),
  );
  await changeTestLanguage('fr');
  await waitFor(() =>
    expect(
      within(screen.getByRole('region', { name: 'Rappels' }))
        .getAllByRole('checkbox')[0]
        ?.getAttribute('aria-label'),
    ).toBe('lundi'),
  );
});

test('with keys alone every control is reached in the order of the page', async () => {
  fakeBrowser('granted');
  const alice = await createUser();
  await updateReminder(alice, 'grace', { isOn: true });
  await markServerInformed(alice);
  await openReminders(alice);
  await getSection().findByRole('button', { name: 'Send a test notification' });
  const stops = [
    ...screen
      .getByRole('region', { name: 'Reminders' })
      .querySelectorAll<HTMLElement>('button, input, a'),
  ];
  expect(
    stops.map((stop) => (stop instanceof HTMLInputElement ? stop.type : stop.textContent)),
  ).toEqual([
    // All notifications of the account.
    'checkbox',
    'checkbox',
    'time',
    ...Array.from({ length: 7 }, () => 'checkbox'),
    'Every day',
    'checkbox',
    'checkbox',
    'checkbox',
    'Send a test notification',
    'Save calendar file',
  ]);
  expect(stops.every((stop) => stop.tabIndex === 0 && !stop.hasAttribute('disabled'))).toBe(true);
});

test('a denied permission is explained with a remedy, and the choice is stored', async () => {
  const browser = fakeBrowser('denied');
  const alice = await createUser();
  await openReminders(alice);
  await findText(/Your browser is blocking notifications/);
  expect(getSection().getByText(/Open the settings for this site/)).toBeDefined();
  fireEvent.click(getReminderSwitch(/Gratitude/));
  await getSection().findByRole('button', { name: 'Save calendar file' });
  expect(browser.askCount).toBe(0);
});

test('offline, a message says that reminders come once Selah has been online', async () => {
  fakeBrowser('granted');
  const alice = await createUser();
  alice.online.next(false);
  await openReminders(alice);
  fireEvent.click(getReminderSwitch(/Prayer/));
  await findText(/Your reminders will start when you’re back online/);
});

test('a rejected registration shows a message that Selah tries again', async () => {
  fakeBrowser('granted');
  const alice = await createUser();
  await updateReminder(alice, 'grace', { isOn: true });
  await markServerInformed(alice, true);
  await openReminders(alice);
  await findText(/reminders aren’t working yet\. Selah keeps trying/);
  expect(getSection().queryByRole('button', { name: 'Send a test notification' })).toBeNull();
});

test('with notifications off on all devices no reminder or permission prompt appears', async () => {
  const browser = fakeBrowser('default');
  const alice = await createUser();
  await setNotificationsEnabled(alice, false);
  await openReminders(alice);
  await findText(/^Notifications are off on all your devices/);
  fireEvent.click(getReminderSwitch(/Prayer/));
  await getSection().findByLabelText('Time');
  expect(browser.askCount).toBe(0);
});

test('an iPhone without the installed app gets a link to the install guide', async () => {
  removePushSupport('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
  await openReminders(await createUser());
  await findText(/install Selah to get reminders/);
  expect(
    getSection().getByRole('link', { name: 'How to install Selah' }).getAttribute('href'),
  ).toBe('/PWASetupGuide');
});

test.each([
  ['This browser doesn’t support reminders', () => removePushSupport(), {}],
  [
    'Notifications aren’t available here',
    () => void fakeBrowser('granted'),
    { capabilities: ['language_model'] },
  ],
  ['Without an account', () => void fakeBrowser('default'), { isGuest: true }],
])(
  '%s: the calendar can remind',
  async (
    words,
    browse,
    { capabilities, isGuest = false }: { capabilities?: string[]; isGuest?: boolean },
  ) => {
    browse();
    const alice = await createUser(capabilities && { capabilities });
    await openReminders(isGuest ? { ...alice, account: null } : alice);
    await findText(new RegExp(`${words}.*your calendar can remind you`));
    fireEvent.click(getReminderSwitch(/Daily grace/));
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation(
      (blob) => (saved.push(blob as Blob), 'blob:file'),
    );
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    fireEvent.click(await getSection().findByRole('button', { name: 'Save calendar file' }));
    expect([names, saved[0]?.type]).toEqual([
      ['selah-reminders.ics'],
      'text/calendar;charset=utf-8',
    ]);
    expect(await saved[0]?.text()).toContain('SUMMARY;LANGUAGE=en:Daily grace note\r\n');
  },
);

test('a test reminder shows its actual result', async () => {
  const browser = fakeBrowser('granted');
  const alice = await createUser();
  await updateReminder(alice, 'grace', { isOn: true });
  await markServerInformed(alice);
  await openReminders(alice);
  await findText(/Reminders arrive even when Selah is closed/);
  const press = () =>
    fireEvent.click(getSection().getByRole('button', { name: 'Send a test notification' }));
  alice.test.mockImplementation(
    async () =>
      void browser.shownNotifications.push({
        data: { url: '/Settings#reminders' },
        close: () => void browser.shownNotifications.pop(),
      }),
  );
  press();
  await findText(/The test has arrived/);
  expect(alice.test).toHaveBeenCalledWith('https://push.test/1');
  alice.test.mockRejectedValue(new BackendError('no way', { code: 'network' }));
  press();
  await findText(/You’re offline, so nothing was sent/);
  alice.test.mockRejectedValue(new BackendError('failed', { code: 'push_failed', status: 502 }));
  press();
  await findText(/couldn’t send the test/);
  // The device registers again, and the result of the test stays visible meanwhile.
  alice.test.mockRejectedValue(new BackendError('gone', { code: 'push_gone', status: 410 }));
  press();
  await findText(/Try again in a minute/);
  await findText(/Setting up your reminders/);
});

test('a test reminder that is not shown within its time is not reported as arrived', async () => {
  fakeBrowser('granted');
  const alice = await createUser();
  await updateReminder(alice, 'grace', { isOn: true });
  await markServerInformed(alice);
  await openReminders(alice);
  const button = await getSection().findByRole('button', { name: 'Send a test notification' });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(button);
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  await findText(/hasn’t appeared yet/);
});
