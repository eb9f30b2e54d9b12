// React context that lets any page open the feedback dialog.
import { createContext, use } from 'react';

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
