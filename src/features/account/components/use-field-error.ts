// React hook for the fields of the login forms: each field is required, and its error is shown
// below it.
import { useTranslation } from 'react-i18next';
import '../../../ui/theme/mantine-fields.css';
import styles from './auth-form.module.css';

export type EmailError = 'email_missing' | 'invalid_email';
export type PasswordError = 'password_missing' | 'password_too_short';

/** For a field of Mantine. */
export function useFieldError(error: EmailError | PasswordError | null) {
  const { t } = useTranslation();
  return {
    required: true,
    withAsterisk: false,
    error: error !== null && t(`failure.${error}`),
    'aria-invalid': error !== null || undefined,
    errorProps: { role: 'alert', className: styles['fault'] ?? '' },
  };
}
