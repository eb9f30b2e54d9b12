// React hook for the draft question and the last unsaved answer, saved at every key press.
import { isObject } from '../../../schemas/is-object.ts';
import { readText } from '../../data/drafts/read-fields.ts';
import { type DraftOptions, useDraft } from '../../data/drafts/use-draft.ts';
import { createRecordId } from '../../data/records/record.ts';
import { removeDraft, saveDraft } from '../../platform/storage/drafts.ts';
import {
  queuedIdFormat,
  type DraftWithQueuedId,
} from '../generation/queue/draft-with-queued-id.ts';
import { parseSavedAnswer } from './data.ts';
import type { WisdomAnswer } from './data.ts';

export interface WisdomFormDraft extends DraftWithQueuedId {
  question: string;
  /** Answer with the id under which it would be saved. */
  answer: (WisdomAnswer & { id: string }) | null;
}

const draftName = 'wisdom_draft';
const emptyDraft: WisdomFormDraft = { question: '', answer: null };
const options: DraftOptions<WisdomFormDraft> = {
  readers: {
    answer: readAnswer,
    // Without its text, the finished generation is listed again.
    queuedId: (id, { answer }) => (readAnswer(answer) ? readText(id) : undefined),
  },
  isEmpty: ({ question, answer }) => question.trim() === '' && answer === null,
  format: queuedIdFormat,
};

export function useWisdomDraft() {
  const { draft, write, getLatest } = useDraft(draftName, emptyDraft, options);
  return {
    draft,
    write,
    /**
     * Sets the answer. The question field is cleared if it still contains the asked question; other
     * text stays.
     */
    lay(answer: WisdomAnswer, queuedId?: string): void {
      write(({ question, ...rest }) => ({
        ...rest,
        question: question.trim() === answer.question ? '' : question,
        answer: { ...answer, id: createRecordId() },
        queuedId,
      }));
    },
    /**
     * Call after the answer was saved: the answer stays visible but is no longer part of the draft.
     */
    settle(): void {
      const { question, ...rest } = getLatest();
      if (question.trim() === '') removeDraft(draftName);
      else
        saveDraft(
          draftName,
          queuedIdFormat.build({ ...rest, question, answer: null, queuedId: undefined }),
        );
    },
  };
}

/** An earlier version of the app may have stored another format. */
function readAnswer(stored: unknown): WisdomFormDraft['answer'] | undefined {
  const { id, ...value } = isObject(stored) ? stored : {};
  const answer = typeof id === 'string' ? parseSavedAnswer({ id: `wisdom|${id}`, value }) : null;
  return answer ? { ...value, ...answer } : undefined;
}
