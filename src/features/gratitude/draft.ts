// React hook for the draft of a journal entry with its generated affirmation, stored at every
// keystroke.
import { isLanguage } from '../../../schemas/languages.ts';
import { isObject } from '../../../schemas/is-object.ts';
import { readFields, readText } from '../../data/drafts/read-fields.ts';
import { type DraftOptions, useDraft } from '../../data/drafts/use-draft.ts';
import type { GeneratedTextOf } from '../generation/generated-text.ts';
import {
  generatedTextReaders,
  queuedIdFormat,
  type DraftWithQueuedId,
} from '../generation/queue/draft-with-queued-id.ts';

export type GeneratedAffirmation = Pick<
  GeneratedTextOf<'gratitude'>,
  'affirmation' | 'verses' | 'language' | 'source' | 'concern'
>;

export interface GratitudeFormDraft extends DraftWithQueuedId {
  /** Id of the later entry, assigned at the first keystroke: saved in two tabs, it is one entry. */
  id?: string;
  text: string;
  letter: GeneratedAffirmation | null;
}

export const gratitudeDraftName = 'gratitude_draft';
const emptyDraft: GratitudeFormDraft = { text: '', letter: null };
const options: DraftOptions<GratitudeFormDraft> = {
  readers: {
    id: readText,
    letter: readAffirmation,
    // Without its text, the finished generation is listed again.
    queuedId: (id, { letter }) => (readAffirmation(letter) ? readText(id) : undefined),
  },
  isEmpty: ({ text, letter }) => text.trim() === '' && letter === null,
  isNewRecord: true,
  format: queuedIdFormat,
};

interface GratitudeDraftState {
  draft: GratitudeFormDraft;
  write: (change: (now: GratitudeFormDraft) => GratitudeFormDraft) => void;
  /**
   * Clears the draft that was saved.
   *
   * @returns whether nothing else was written meanwhile
   */
  clear: (saved: GratitudeFormDraft) => boolean;
}

export function useGratitudeDraft(): GratitudeDraftState {
  const { draft, write, clear, getLatest } = useDraft(gratitudeDraftName, emptyDraft, options);
  return {
    draft,
    write,
    clear(saved) {
      const { text, letter: affirmation } = getLatest();
      const isSaved =
        text.trim() === '' ||
        (text === saved.text &&
          (affirmation === null || affirmation.affirmation === saved.letter?.affirmation));
      // Text that was typed during the save, here or in another tab, stays. Saved again, it updates
      // the same entry.
      if (isSaved) clear();
      return isSaved;
    },
  };
}

function readAffirmation(value: unknown): GeneratedAffirmation | undefined {
  if (!isObject(value) || !isLanguage(value['language']) || !readText(value['affirmation']))
    return undefined;
  const { language } = value;
  const defaults = { affirmation: '', verses: [], language, source: 'composer' as const };
  return readFields<GeneratedAffirmation>(value, defaults, generatedTextReaders);
}
