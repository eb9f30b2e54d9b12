// What every field of the login has: it must be filled, and what is not right is said under it.
import { useTranslation } from 'react-i18next';
import '../fields.css';
import styles from './login.module.css';

export type EmailFault = 'email_missing' | 'invalid_email';
export type PasswordFault = 'password_missing' | 'password_too_short';

/** For a field of Mantine. */
export function useFault(fault: EmailFault | PasswordFault | null) {
  const { t } = useTranslation();
  return {
    required: true,
    withAsterisk: false,
    error: fault !== null && t(`failure.${fault}`),
    'aria-invalid': fault !== null || undefined,
    errorProps: { role: 'alert', className: styles['fault'] ?? '' },
  };
}
