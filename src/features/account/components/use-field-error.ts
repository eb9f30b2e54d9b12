// React hook for the fields of the login forms: each field is required, and its error is shown
// below it.
import { useTranslation } from 'react-i18next';
import '../../../ui/theme/mantine-fields.css';
import elements from '../../../ui/elements.module.css';

export type EmailError = 'email_missing' | 'invalid_email';

/** The reasons for which the server refuses a new password. */
const passwordRefusals = [
  'password_too_short',
  'password_too_long',
  'password_common',
  'password_personal',
] as const;
export type PasswordRefusal = (typeof passwordRefusals)[number];
export type PasswordError = 'password_missing' | PasswordRefusal;

/** Returns the code of a failed request if it is about the new password, or null. */
export function toPasswordRefusal(code: string): PasswordRefusal | null {
  return passwordRefusals.find((refusal) => refusal === code) ?? null;
}

/** For a field of Mantine. */
export function useFieldError(error: EmailError | PasswordError | null) {
  const { t } = useTranslation();
  return {
    required: true,
    withAsterisk: false,
    error: error !== null && t(`failure.${error}`),
    'aria-invalid': error !== null || undefined,
    errorProps: { role: 'alert', className: elements['fault'] ?? '' },
  };
}
