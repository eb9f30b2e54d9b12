// React hook for the draft of a grace note request: the mood and the user's text about the day,
// stored at every keystroke.
import { moods } from '../../../../schemas/entities/grace-note.ts';
import type { Mood } from './data.ts';
import { readOneOf, readText } from '../../../data/drafts/read-fields.ts';
import { type DraftOptions, useDraft } from '../../../data/drafts/use-draft.ts';
import { createRecordId } from '../../../data/records/record.ts';

export interface GraceNoteFormDraft {
  /** Id of the later note; requested twice, it is one note. */
  id?: string;
  mood: Mood | null;
  context: string;
}

const emptyDraft: GraceNoteFormDraft = { mood: null, context: '' };
const options: DraftOptions<GraceNoteFormDraft> = {
  readers: { id: readText, mood: readOneOf(moods) },
  // A mood alone takes one tap to select again, so only text is stored.
  isEmpty: ({ context }) => context.trim() === '',
  isNewRecord: true,
};

interface GraceNoteDraftState {
  draft: GraceNoteFormDraft;
  write: (change: Partial<Omit<GraceNoteFormDraft, 'id'>>) => void;
  /**
   * Clears the draft from which a note was generated; the default is the draft of the current
   * render.
   */
  clear: (generatedFrom?: GraceNoteFormDraft) => void;
}

export function useGraceNoteDraft(): GraceNoteDraftState {
  const { draft, write, getLatest } = useDraft('grace_draft', emptyDraft, options);
  return {
    draft,
    write: (change) => write((now) => ({ ...now, ...change })),
    clear(generatedFrom = draft) {
      const { mood, context } = getLatest();
      const isOther = context !== generatedFrom.context && context.trim() !== '';
      // Text that was written meanwhile, here or in another tab, stays as the draft of the next
      // note.
      write(() =>
        isOther
          ? { id: createRecordId(), mood, context }
          : { ...emptyDraft, mood: mood === generatedFrom.mood ? null : mood },
      );
    },
  };
}
