// Whatever the server says, a person reads a sentence in their language.
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { languages } from '../../schemas/fields.ts';
import { failureSentence, notKeptSentence, refusalReason } from '../../src/i18n/failure-sentence.ts';
import { chooseLanguage, startLanguage } from '../../src/i18n/language.ts';

const codes = [
  'invalid_credentials',
  'email_taken',
  'code_wrong',
  'code_expired',
  'email_not_verified',
  'password_too_short',
  'password_too_long',
  'email_invalid',
  'invalid_email',
  'too_soon',
  'too_many_requests',
  'rate_limited',
  'account_disabled',
  'password_wrong',
  'link_expired',
  'auth_required',
  'user_not_registered',
  'unauthorized',
  'mail_failed',
  'internal',
];

beforeAll(startLanguage);

for (const language of languages) {
  test(`${language}: each code of the server has a sentence of its own, never the one for the unknown`, async () => {
    await chooseLanguage(language);
    const unknown = failureSentence(i18next.t, { kind: 'refused', code: 'no_such_code' });
    expect(unknown).toBe(i18next.t('failure.unknown'));
    for (const code of codes) {
      const sentence = failureSentence(i18next.t, { kind: 'refused', code });
      expect(sentence, code).not.toBe(unknown);
      expect(sentence, code).toMatch(/\.$/);
    }
    expect(failureSentence(i18next.t, { kind: 'offline' })).toBe(i18next.t('failure.offline'));
  });

  test(`${language}: a refused record says why, a full device what to do`, async () => {
    await chooseLanguage(language);
    const unknown = refusalReason(i18next.t, 'no_such_code');
    for (const code of ['validation', 'too_large', 'forbidden', 'deleted']) expect(refusalReason(i18next.t, code), code).not.toBe(unknown);
    expect(notKeptSentence(i18next.t, 'full')).not.toBe(notKeptSentence(i18next.t, 'failed'));
  });
}

test('a code that is a name of every object is no sentence', () => {
  expect(failureSentence(i18next.t, { kind: 'refused', code: 'toString' })).toBe(i18next.t('failure.unknown'));
  expect(failureSentence(i18next.t, { kind: 'refused', code: 'constructor' })).toBe(i18next.t('failure.unknown'));
});
