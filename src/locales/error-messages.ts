// The only place that converts error codes into messages in the user's language.
import type { TFunction } from 'i18next';
import en from './en/common.json';

type FailureCode = keyof typeof en.failure;
type RejectionCode = keyof typeof en.rejectionReason;

/** Codes that mean the same to a person. */
const failureByCode: Readonly<Record<string, FailureCode>> = {
  email_invalid: 'invalid_email',
  too_many_requests: 'rate_limited',
  bad_credentials: 'invalid_credentials',
  otp_wrong: 'code_wrong',
  otp_expired: 'code_expired',
  auth_required: 'unauthorized',
  internal: 'server',
  timeout: 'server',
};

const rejectionByCode: Readonly<Record<string, RejectionCode>> = {
  validation: 'invalid',
  invalid_body: 'invalid',
  bad_request: 'invalid',
  bad_parameters: 'invalid',
  deleted: 'deleted',
  not_found: 'deleted',
  too_large: 'too_large',
  quota_full: 'quota_full',
  forbidden: 'forbidden',
};

/** Returns a message for a failed request: what happened, what is safe and what to do. */
export function getFailureMessage(
  t: TFunction,
  failure: { kind: 'offline' } | { kind: 'refused'; code: string },
): string {
  if (failure.kind === 'offline') return t('failure.offline');
  const code = failureByCode[failure.code] ?? failure.code;
  return t(`failure.${isFailureCode(code) ? code : 'unknown'}`);
}

/** Why the server did not take a record, as the end of a sentence. */
export function getRejectionReason(t: TFunction, code: string): string {
  return t(`rejectionReason.${rejectionByCode[code] ?? 'unknown'}`);
}

/** Returns why the device did not store data. `failed` and `missing` share one message. */
export function getStorageErrorMessage(
  t: TFunction,
  reason: 'full' | 'failed' | 'missing',
): string {
  return reason === 'full' ? t('failure.deviceFull') : t('failure.storageFailed');
}

function isFailureCode(code: string): code is FailureCode {
  return Object.hasOwn(en.failure, code);
}
