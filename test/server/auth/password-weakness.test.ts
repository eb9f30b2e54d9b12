// Tests of the check for passwords that are easy to guess: common passwords in four languages,
// patterns, context words, accepted passwords, and the time of one check.
import { expect, test } from 'vitest';
import { findPasswordWeakness } from '../../../server/auth/password-weakness.ts';

const email = 'jean-baptiste.delacroix@example.org';

const commonPasswords = [
  'password 12345678 qwertyuiop sunshine1 iloveyou trustno1',
  'motdepasse azertyuiop doudou12 bonjour1 Dieu1234 jesusmaime',
  'contrasena contraseña Contraseña diosesamor jesusteama',
  'minhasenha senha123 flamengo deusefiel',
].flatMap((line) => line.split(' '));

test.each(commonPasswords)('the common password %s is refused', (password) => {
  expect(findPasswordWeakness(password, email)).toBe('common');
});

test.each([
  ['capital letters and substitutions', 'P@ssw0rD'],
  ['a suffix', 'Password123!'],
  ['a date', '19840312'],
  ['a sequence', 'abcdefghijklmnopqrstuvwxyz'],
  ['one character, 200 times', 'a'.repeat(200)],
  ['a common password, 25 times', 'password'.repeat(25)],
])('a password of %s is refused', (_pattern, password) => {
  expect(findPasswordWeakness(password, email)).toBe('common');
});

test.each([
  ['the e-mail name', 'jean-baptiste.delacroix'],
  ['the e-mail name and a digit', 'Jean-Baptiste.Delacroix1'],
  ['a part of the e-mail name and a year', 'delacroix2026'],
  ['a part of the e-mail name, backwards', 'xiorcaled'],
  ['the name of the app and a year', 'Selah2026'],
  ['the name of the app with substitutions', 'S3l@h123'],
  ['the name of the app, twice', 'selahselah'],
])('a password that is mainly %s is refused', (_part, password) => {
  expect(findPasswordWeakness(password, email)).toBe('personal');
});

test('the name of another account is accepted in a password', () => {
  expect(findPasswordWeakness('delacroix2026', 'delacroix@example.org')).toBe('personal');
  expect(findPasswordWeakness('delacroix2026', 'ann@example.org')).toBeNull();
});

test.each([
  ['8 random characters', 'x7Kq2vPm'],
  ['8 random lower-case letters', 'wqzkvbtx'],
  ['a passphrase', 'purple elephants read slowly'],
  ['a passphrase without spaces', 'purpleelephantsreadslowly'],
  ['a passphrase with the name of the app', 'Selah is my daily companion'],
  ['a passphrase with the e-mail name', 'delacroix paints purple elephants'],
  ['a passphrase in another script', 'Господь пастырь мой навеки'],
  ['a weak start and a strong end', `${'a'.repeat(24)}x7Kq2vPm`],
  ['128 characters', 'a passphrase of many words '.repeat(5).slice(0, 128)],
  ['200 random characters', 'x7Kq2vPm9Lw4'.repeat(17).slice(0, 200)],
])('a password of %s is accepted', (_description, password) => {
  expect(findPasswordWeakness(password, email)).toBeNull();
});

test('an address that is not valid does not stop the check', () => {
  for (const address of ['', '@', 'selah', `${'a.'.repeat(8_000)}@example.org`])
    expect(findPasswordWeakness('password', address)).toBe('common');
});

test.each([
  ['of 128 characters', 128],
  ['of the greatest length', 200],
])('the check of a password %s takes less than 10 ms', (_length, length) => {
  // Digits and signs that can stand for letters take longest. The processor time does not depend on
  // what else the machine does.
  let state = 1;
  const times = Array.from({ length: 31 }, () => {
    const characters = Array.from({ length }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return '4310$@!5'[state % 8];
    });
    const password = characters.join('');
    const start = process.cpuUsage();
    findPasswordWeakness(password, email);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  });
  expect(times.toSorted((one, other) => one - other)[15]).toBeLessThan(10);
});
