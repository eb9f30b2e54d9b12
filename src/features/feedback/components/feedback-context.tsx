// The door to the feedback: a small button that keeps out of the way, and the way for any page to
// open it.
import { IconMessage2 } from '@tabler/icons-react';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './feedback-context.module.css';

export interface FeedbackContextValue {
  /**
   * @param about what it is about, such as the name of a fault: it stands in the letter beside the
   * person's words
   */
  open(about?: { about: string }): void;
}

/** Where no door stands around the page, nothing opens. */
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
      className={styles['door']}
      aria-label={label}
      title={label}
      onClick={() => open()}
    >
      <IconMessage2 className={styles['sign']} size={20} stroke={1.7} aria-hidden />
      <span className={styles['label']}>{label}</span>
    </button>
  );
}
