// React hook for the draft of a feedback message, stored until the message is sent.
import { readText } from '../../data/drafts/read-fields.ts';
import { type DraftOptions, useDraft } from '../../data/drafts/use-draft.ts';

export interface FeedbackDraft {
  /** Id of the later feedback message: when two tabs send the draft, only one message is sent. */
  id?: string;
  text: string;
  about?: string;
}

const maxIdLength = 80;
const noText: FeedbackDraft = { text: '' };
const options: DraftOptions<FeedbackDraft> = {
  readers: { id: readId, about: readText },
  isEmpty: ({ text }) => text.trim() === '',
  isNewRecord: true,
};

/**
 * @param about subject with which the user opened the dialog; an existing draft keeps its own
 *   subject
 */
export function useFeedbackDraft(about: string | undefined): {
  draft: FeedbackDraft;
  write: (text: string) => void;
  clear: () => void;
} {
  const { draft, isBegun, write, clear } = useDraft('feedback_draft', noText, options);
  const subject = isBegun || about === undefined ? {} : { about };
  return {
    draft: { ...draft, ...subject },
    write: (text) => write((now) => ({ ...now, ...subject, text })),
    clear,
  };
}

function readId(id: unknown): string | undefined {
  const text = readText(id);
  return text !== undefined && text.length <= maxIdLength ? text : undefined;
}
