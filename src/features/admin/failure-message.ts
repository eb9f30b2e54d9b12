// Converts a failed call of the administration into a sentence in the user's language.
import { getFailureMessage } from '../../locales/error-messages.ts';
import type { Translate } from '../../locales/translate.ts';
import type { AdminAnswer } from './data.ts';

/** Codes that have another sentence here than on other pages. */
const ownCodes = [
  'last_admin',
  'own_account',
  'forbidden',
  'too_soon',
  'mail_content_deleted',
] as const;

/** @param answer of an action: the sentence for `not found` is about its entry */
export function getAdminFailureMessage(
  t: Translate,
  answer: Exclude<AdminAnswer<unknown>, { kind: 'ok' }>,
): string {
  if (answer.kind === 'not found') return t('admin:failure.not_found');
  const own = answer.kind === 'refused' && ownCodes.find((code) => code === answer.code);
  return own ? t(`admin:failure.${own}`) : getFailureMessage(t, answer);
}
