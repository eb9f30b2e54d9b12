// Tests of the section of the private entries on the account page: its text and buttons in each
// state, turning off, a new passphrase and a new recovery code.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages } from '../../../../schemas/languages.ts';
import { privateEntities } from '../../../../src/data/encryption/remaining-records.ts';
import {
  type EncryptionStatus,
  watchEncryption,
} from '../../../../src/data/encryption/watch-encryption.ts';
import { wrapByPassphrase } from '../../../../src/data/encryption/wrap-key.ts';
import {
  cheap,
  readOnlyEntry,
  setProfile,
  turnOn,
} from '../../../data/encryption/encryption-setup.ts';
import { readLocale } from '../../../support/locale-files.ts';
import { changeTestLanguage } from '../../../support/render.tsx';
import {
  click,
  createPlainDevice,
  createPrivateDevice,
  passphrase,
  readShownCode,
  renderSection,
  submitPassphrase,
  type,
  unlockElsewhere,
} from './encryption-section-setup.tsx';

vi.mock('../../../../src/data/encryption/watch-encryption.ts', { spy: true });
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
  vi.mocked(wrapByPassphrase).mockImplementation((key, secret) =>
    actual.wrapByPassphrase(key, secret, cheap.cost),
  );
});

afterEach(() => {
  vi.mocked(watchEncryption).mockReset();
});

const manageButtons = ['Change passphrase', 'New recovery code', 'Turn off'];

test.each<[EncryptionStatus, string | RegExp, string[]]>([
  [{ kind: 'unknown' }, 'To see whether this is on, go online.', []],
  [{ kind: 'off' }, '', ['Turn on']],
  [{ kind: 'starting' }, /^Being turned on/, ['Turn off']],
  [{ kind: 'unsupported' }, /aren’t available here yet/, ['Turn on']],
  [{ kind: 'on', remaining: 0 }, 'On. Only you can read your entries.', manageButtons],
  [{ kind: 'on', remaining: 1 }, 'On. 1 entry left to protect.', manageButtons],
  [{ kind: 'on', remaining: 1200 }, 'On. 1,200 entries left to protect.', manageButtons],
  [{ kind: 'stopping', remaining: 0 }, /^Being turned off\. This finishes/, []],
  [{ kind: 'stopping', remaining: 2 }, 'Being turned off. 2 entries left.', []],
  [
    { kind: 'locked', canUnlockHere: true, needsCode: false },
    /locked on this phone or computer/,
    ['Unlock'],
  ],
  [{ kind: 'locked', canUnlockHere: false, needsCode: false }, /Update Selah to unlock/, []],
])('the section in the state %j', async (status, sentence, buttons) => {
  vi.mocked(watchEncryption).mockReturnValue(of(status));
  renderSection(await createPlainDevice());
  const section = screen.getByRole('heading', { name: 'Private entries' }).closest('section');
  if (!section) throw new Error('There is no section.');
  expect(section.id).toBe('encryption');
  expect(section.textContent).toContain('only you can read your prayers');
  const [state] = within(section).getAllByRole('status');
  if (sentence instanceof RegExp) expect(state?.textContent).toMatch(sentence);
  else expect(state?.textContent).toBe(sentence);
  expect(
    within(section)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(buttons);
});

test('the state is in the language of the user', async () => {
  await changeTestLanguage('fr');
  vi.mocked(watchEncryption).mockReturnValue(of({ kind: 'on', remaining: 3 }));
  renderSection(await createPlainDevice());
  expect(screen.getByText('Activé. Encore 3 textes à protéger.')).toBeDefined();
});

test('private entries are turned off after a confirmation that says what happens', async () => {
  const { data } = await createPrivateDevice();
  renderSection(data);
  fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  const dialog = screen.getByRole('dialog', { name: 'Turn off private entries?' });
  expect(dialog.textContent).toContain('will be able to read your entries again');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await readOnlyEntry(data)).state).toBe('on');

  click('Turn off');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText(/^Being turned off/)).toBeDefined();
  expect((await readOnlyEntry(data)).state).toBe('off');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Private entries' })),
  );
});

test('private entries that are being turned on can be turned off', async () => {
  const data = await createPlainDevice();
  await turnOn(data);
  renderSection(data);
  fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeDefined();
  expect((await readOnlyEntry(data)).state).toBe('off');
});

test('private entries that were not available can be turned on again', async () => {
  const data = await createPlainDevice();
  await turnOn(data);
  await setProfile(data, undefined, 'safe');
  renderSection(data);
  fireEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
  submitPassphrase('Continue');
  const code = await readShownCode();
  click('Continue');
  type('Recovery code', code);
  click('Turn on');
  expect(await screen.findByText(/^Being turned on/)).toBeDefined();
  expect((await readOnlyEntry(data)).state).toBe('on');
});

test.each(languages)('the hint names the texts that are private, in %s', (language) => {
  const { kinds } = readLocale<{ kinds: Record<string, string> }>(language, 'common');
  const { encryption } = readLocale<{ encryption: Record<string, string> }>(language, 'account');
  const hint = encryption['hint']?.toLowerCase() ?? '';
  for (const { entity } of privateEntities)
    expect(hint).toContain(kinds[entity]?.toLowerCase() ?? 'no name');
  // Feedback and texts for the AI are not private.
  expect(hint).toMatch(/feedback|comentarios|avis/);
  expect(hint).toMatch(/\b(?:ai|ia)\b/);
});

test.each(languages)('a log-out needs the new passphrase, in %s', (language) => {
  const { encryption } = readLocale<{ encryption: Record<string, string> }>(language, 'account');
  expect(encryption['changeBody']).not.toMatch(/another|otro|autre|outro/);
});

test('a new passphrase replaces the old one, and the recovery code stays', async () => {
  const { data, prepared } = await createPrivateDevice();
  renderSection(data);
  fireEvent.click(await screen.findByRole('button', { name: 'Change passphrase' }));
  expect(document.activeElement).toBe(screen.getByLabelText('New passphrase'));
  submitPassphrase('Save passphrase', 'another place by the sea');
  await screen.findByText('Your passphrase has been changed.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([
    await unlockElsewhere(data, { passphrase }),
    await unlockElsewhere(data, { passphrase: 'another place by the sea' }),
    await unlockElsewhere(data, { code: prepared.recoveryCode }),
  ]).toEqual(['wrong', 'unlocked', 'unlocked']);
});

test('a new recovery code replaces the old one when it was typed', async () => {
  const { data, prepared } = await createPrivateDevice();
  renderSection(data);
  fireEvent.click(await screen.findByRole('button', { name: 'New recovery code' }));
  expect(screen.getByRole('dialog').textContent).toContain('will then stop working');
  click('Continue');
  const code = await readShownCode();
  click('Continue');
  type('Recovery code', prepared.recoveryCode);
  click('Use this code');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^That’s not the code/);
  type('Recovery code', code);
  click('Use this code');
  await screen.findByText('Your recovery code has been replaced.');
  expect([
    await unlockElsewhere(data, { code: prepared.recoveryCode }),
    await unlockElsewhere(data, { code }),
    await unlockElsewhere(data, { passphrase }),
  ]).toEqual(['wrong', 'unlocked', 'unlocked']);
});

test('a new recovery code that was not confirmed leaves the old one valid', async () => {
  const { data, prepared } = await createPrivateDevice();
  renderSection(data);
  fireEvent.click(await screen.findByRole('button', { name: 'New recovery code' }));
  click('Continue');
  const code = await readShownCode();
  click('Close');
  expect(screen.getByRole('dialog').textContent).toContain('recovery code stays valid');
  click('Stop');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([
    await unlockElsewhere(data, { code: prepared.recoveryCode }),
    await unlockElsewhere(data, { code }),
  ]).toEqual(['unlocked', 'wrong']);
});
