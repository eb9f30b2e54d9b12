// Tests of turning the private entries on: explanation, passphrase, recovery code shown and typed,
// leaving before the end, and failures.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readHeldKeys } from '../../../../src/data/encryption/held-keys.ts';
import { wrapByPassphrase } from '../../../../src/data/encryption/wrap-key.ts';
import { cheap, readOnlyEntry } from '../../../data/encryption/encryption-setup.ts';
import {
  click,
  createPlainDevice,
  hasStoredNothing,
  passphrase,
  readShownCode,
  renderSection,
  submitPassphrase,
  type,
  unlockElsewhere,
} from './encryption-section-setup.tsx';

vi.mock('../../../../src/data/encryption/wrap-key.ts', { spy: true });
// The devices of the tests have no collections of entries.
vi.mock('../../../../src/data/encryption/remaining-records.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  watchRemaining: () => of(0),
}));

beforeEach(async () => {
  const actual = await vi.importActual<{ wrapByPassphrase: typeof wrapByPassphrase }>(
    '../../../../src/data/encryption/wrap-key.ts',
  );
  vi.mocked(wrapByPassphrase)
    .mockReset()
    .mockImplementation((key, secret) => actual.wrapByPassphrase(key, secret, cheap.cost));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openDialog(data: Parameters<typeof renderSection>[0]): Promise<HTMLElement> {
  renderSection(data);
  fireEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
  return screen.getByRole('dialog', { name: 'Turn on private entries' });
}

/** Opens the dialog and submits the passphrase. */
async function openCode(data: Parameters<typeof renderSection>[0]): Promise<string> {
  await openDialog(data);
  submitPassphrase('Continue');
  return readShownCode();
}

test('the dialog says what it means before it asks for a passphrase', async () => {
  const dialog = await openDialog(await createPlainDevice());
  expect(dialog.textContent).toMatch(
    /end-to-end encrypted.*still see dates, Bible references.*If you lose both.*can’t be recovered.*need a new account.*deleted recently will be erased for good/,
  );
});

test.each([
  ['', '', 'Enter your passphrase.', 'New passphrase'],
  ['eleven char', 'eleven char', /too short.*12 characters/, 'New passphrase'],
  [' '.repeat(20), ' '.repeat(20), 'Enter your passphrase.', 'New passphrase'],
  [passphrase, `${passphrase}s`, /don’t match/, 'Repeat the passphrase'],
])('the passphrases %j and %j are not accepted', async (first, second, sentence, label) => {
  await openDialog(await createPlainDevice());
  submitPassphrase('Continue', first, second);
  const alert = screen.getByRole('alert');
  if (typeof sentence === 'string') expect(alert.textContent).toBe(sentence);
  else expect(alert.textContent).toMatch(sentence);
  expect(document.activeElement).toBe(screen.getByLabelText(label));
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  expect(wrapByPassphrase).not.toHaveBeenCalled();
});

test('a passphrase can be shown while it is typed', async () => {
  await openDialog(await createPlainDevice());
  expect(screen.getByLabelText('New passphrase')).toHaveProperty('type', 'password');
  const [show] = screen.getAllByRole('button', { name: 'Show passphrase' });
  if (show) fireEvent.mouseDown(show);
  expect(screen.getByLabelText('New passphrase')).toHaveProperty('type', 'text');
});

test('entries are private after the code was typed; it can be looked up again', async () => {
  const data = await createPlainDevice();
  const code = await openCode(data);
  click('Continue');
  expect(document.activeElement).toBe(screen.getByLabelText('Recovery code'));
  click('Turn on');
  expect(screen.getByRole('alert').textContent).toBe('Enter your recovery code.');

  type('Recovery code', '0000-0000-0000-0000-0000-0000-0000-0000');
  click('Turn on');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^That’s not the code/);
  expect(document.activeElement).toBe(screen.getByLabelText('Recovery code'));
  expect(await hasStoredNothing(data)).toBe(true);
  click('Show the code again');
  expect(await readShownCode()).toBe(code);
  expect(screen.queryByRole('alert')).toBeNull();

  click('Continue');
  type('Recovery code', code.replaceAll('-', ' ').toLowerCase());
  click('Turn on');
  await screen.findByText('Private entries are being turned on');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Private entries' })),
  );
  expect(await screen.findByText(/^Being turned on/)).toBeDefined();
  const entry = await readOnlyEntry(data);
  expect([entry.state, (await readHeldKeys(data)).map(({ id }) => id)]).toEqual(['on', [entry.id]]);
  expect(await unlockElsewhere(data, { passphrase })).toBe('unlocked');
  expect(await unlockElsewhere(data, { code })).toBe('unlocked');
});

test('the passphrase is used once, however often the form is submitted', async () => {
  await openDialog(await createPlainDevice());
  submitPassphrase('Continue');
  const button = screen.getByRole('button', { name: 'One moment…' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('dialog').querySelector('[role="status"]')?.textContent).toBe(
    'One moment…',
  );
  fireEvent.click(button);
  await readShownCode();
  expect(wrapByPassphrase).toHaveBeenCalledOnce();
});

test('a dialog that is cancelled before the code is shown closes at once', async () => {
  const data = await createPlainDevice();
  await openDialog(data);
  type('New passphrase', passphrase);
  click('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await hasStoredNothing(data)).toBe(true);
});

test('leaving after the code was shown needs a confirmation, and stores nothing', async () => {
  const data = await createPlainDevice();
  const code = await openCode(data);
  click('Close');
  expect(screen.getByRole('dialog', { name: 'Stop here?' }).textContent).toContain(
    'Private entries won’t be turned on',
  );
  click('Keep going');
  expect(await readShownCode()).toBe(code);
  click('Continue');
  click('Close');
  click('Stop');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Turn on' })).toBeDefined();
  expect(await hasStoredNothing(data)).toBe(true);
});

test('the code can be copied, and is selected if the browser refuses', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as never);
  const code = await openCode(await createPlainDevice());
  click('Copy');
  expect(await screen.findByText('Code copied')).toBeDefined();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(code);
  writeText.mockRejectedValue(new Error('refused'));
  click('Copy');
  expect(await screen.findByText(/couldn’t be copied/)).toBeDefined();
  expect(getSelection()?.toString().replaceAll(/\s/g, '')).toBe(code.replaceAll('-', ''));
});

test('the code can be saved as a text file', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:code';
  });
  const code = await openCode(await createPlainDevice());
  click('Save as text file');
  expect(
    await screen.findByText(/^Saved as selah-recovery-code-\d{4}-\d\d-\d\d\.txt$/),
  ).toBeDefined();
  const lines = (await files[0]?.text())?.split('\n');
  expect(lines).toEqual(expect.arrayContaining(['Selah recovery code', 'alice@example.org', code]));
});

test('the code is printed on a sheet, which is in the page only then', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const code = await openCode(await createPlainDevice());
  click('Print');
  expect(print).toHaveBeenCalledOnce();
  const sheet = screen.getByText('Selah recovery code').parentElement;
  expect(sheet?.textContent).toContain(`alice@example.org${code}`);
  expect(screen.getByRole('dialog').contains(sheet)).toBe(false);
  click('Continue');
  expect(screen.queryByText('Selah recovery code')).toBeNull();
});

test('a browser that cannot print has no such button', async () => {
  vi.stubGlobal('print', undefined);
  await openCode(await createPlainDevice());
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

test('an unexpected failure is explained, and the form can be sent again', async () => {
  const report = vi.fn();
  vi.mocked(wrapByPassphrase).mockRejectedValueOnce(new Error('out of memory'));
  const dialog = await openDialog(await createPlainDevice({ report }));
  submitPassphrase('Continue');
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(/^Something went wrong/);
  expect(report).toHaveBeenCalledOnce();
  click('Continue');
  expect(await readShownCode()).toMatch(/^([\dA-Z]{4}-){7}[\dA-Z]{4}$/);
});
