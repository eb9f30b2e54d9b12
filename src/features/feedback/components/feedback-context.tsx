// React context that lets any page open the feedback dialog, and the small button that opens it.
import { IconMessage2 } from '@tabler/icons-react';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './feedback-context.module.css';

export interface FeedbackContextValue {
  /**
   * @param about subject of the feedback, such as the name of an error; it is sent along with the
   *   user's text
   */
  open(about?: { about: string }): void;
}

/** Without a provider around the page, `open` does nothing. */
export const FeedbackContext = createContext<FeedbackContextValue>({ open: () => undefined });

export function useFeedback(): FeedbackContextValue {
  return use(FeedbackContext);
}

export function FeedbackButton() {
  const { t } = useTranslation();
  const { open } = useFeedback();
  const label = t('nav.feedback');
  return (
    <button
      type="button"
      className={styles['openButton']}
      aria-label={label}
      title={label}
      onClick={() => open()}
    >
      <IconMessage2 className={styles['sign']} size={20} stroke={1.7} aria-hidden />
      <span className={styles['label']}>{label}</span>
    </button>
  );
}
