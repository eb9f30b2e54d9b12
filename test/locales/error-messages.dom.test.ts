// Tests of error messages in all languages: server error codes, rejected records and a full device
// each have their own sentence.
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { languages } from '../../schemas/languages.ts';
import {
  getFailureMessage,
  getStorageErrorMessage,
  getRejectionReason,
} from '../../src/locales/error-messages.ts';
import { changeLanguage, initLanguage } from '../../src/locales/language.ts';

const codes = [
  'invalid_credentials',
  'email_taken',
  'code_wrong',
  'code_expired',
  'email_not_verified',
  'password_too_short',
  'password_too_long',
  'password_common',
  'password_personal',
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

beforeAll(initLanguage);

test.each(languages)(
  'each server error code has its own message, not the unknown one, in %s',
  async (language) => {
    await changeLanguage(language);
    const unknown = getFailureMessage(i18next.t, { kind: 'refused', code: 'no_such_code' });
    expect(unknown).toBe(i18next.t('failure.unknown'));
    for (const code of codes) {
      const sentence = getFailureMessage(i18next.t, { kind: 'refused', code });
      expect(sentence, code).not.toBe(unknown);
      expect(sentence, code).toMatch(/\.$/);
    }
    expect(getFailureMessage(i18next.t, { kind: 'offline' })).toBe(i18next.t('failure.offline'));
  },
);

test.each(languages)(
  'a refused record says why, a full device what to do, in %s',
  async (language) => {
    await changeLanguage(language);
    const unknown = getRejectionReason(i18next.t, 'no_such_code');
    for (const code of ['validation', 'too_large', 'quota_full', 'forbidden', 'deleted'])
      expect(getRejectionReason(i18next.t, code), code).not.toBe(unknown);
    expect(getStorageErrorMessage(i18next.t, 'full')).not.toBe(
      getStorageErrorMessage(i18next.t, 'failed'),
    );
  },
);

test('a code that is the name of an object property gives no message', () => {
  expect(getFailureMessage(i18next.t, { kind: 'refused', code: 'toString' })).toBe(
    i18next.t('failure.unknown'),
  );
  expect(getFailureMessage(i18next.t, { kind: 'refused', code: 'constructor' })).toBe(
    i18next.t('failure.unknown'),
  );
});
