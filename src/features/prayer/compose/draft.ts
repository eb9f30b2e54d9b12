// React hook for the draft of a prayer with its generated prayer, stored at every keystroke.
import type { PrayerAlternative } from '../../../../content/prayers/compose-prayer.ts';
import { isObject } from '../../../../schemas/is-object.ts';
import { isLanguage } from '../../../../schemas/languages.ts';
import type { Language } from '../../../../schemas/languages.ts';
import { readFields, readFlag, readText } from '../../../data/drafts/read-fields.ts';
import { type DraftOptions, useDraft } from '../../../data/drafts/use-draft.ts';
import type { TextSource } from '../../generation/generated-text.ts';
import {
  generatedTextReaders,
  queuedIdFormat,
  type DraftWithQueuedId,
} from '../../generation/queue/draft-with-queued-id.ts';

export interface GeneratedPrayer {
  /** The request that the prayer was generated for. */
  request: string;
  prayer_text: string;
  /** Title of a written prayer of the library. */
  title?: string;
  /** Other written prayers that may fit. */
  alternatives?: PrayerAlternative[];
  verses: { reference: string; text: string; translation?: string }[];
  language: Language;
  /** Missing in drafts of an earlier version, whose prayers were composed on this device. */
  source?: TextSource;
  /** Kind of danger that the request speaks of. */
  concern?: 'life' | 'violence';
}

export interface PrayerFormDraft extends DraftWithQueuedId {
  /**
   * Id of the later prayer, assigned at the first keystroke: saved in two tabs, it is one prayer.
   */
  id?: string;
  request: string;
  category: string;
  /**
   * True when the category was detected from the request and not selected. A different request may
   * belong to another category.
   */
  isUnderstood?: boolean;
  letter: GeneratedPrayer | null;
}

export const prayerDraftName = 'prayer_draft';
const emptyDraft: PrayerFormDraft = { request: '', category: 'other', letter: null };
const options: DraftOptions<PrayerFormDraft> = {
  readers: {
    id: readText,
    isUnderstood: readFlag,
    letter: readGeneratedPrayer,
    // Without its text, the finished generation is listed again.
    queuedId: (id, { letter }) => (readGeneratedPrayer(letter) ? readText(id) : undefined),
  },
  isEmpty: ({ request, letter }) => request.trim() === '' && letter === null,
  isNewRecord: true,
  format: queuedIdFormat,
};

interface PrayerDraftState {
  draft: PrayerFormDraft;
  write: (change: (now: PrayerFormDraft) => PrayerFormDraft) => void;
  /** Clears the draft that was saved. */
  clear: (saved?: PrayerFormDraft) => void;
}

export function usePrayerDraft(): PrayerDraftState {
  const { draft, write, getLatest } = useDraft(prayerDraftName, emptyDraft, options);
  return {
    draft,
    write,
    clear(saved = getLatest()) {
      const { request, category } = getLatest();
      // Text that was typed during the save stays. Saved again, it updates the same prayer.
      if (request !== saved.request) return;
      write(() => ({
        ...emptyDraft,
        category: category === saved.category ? emptyDraft.category : category,
      }));
    },
  };
}

function readGeneratedPrayer(value: unknown): GeneratedPrayer | undefined {
  if (!isObject(value) || !isLanguage(value['language']) || !readText(value['prayer_text']))
    return undefined;
  const defaults = { request: '', prayer_text: '', verses: [], language: value['language'] };
  return readFields<GeneratedPrayer>(value, defaults, {
    ...generatedTextReaders,
    title: readText,
    alternatives: readAlternatives,
  });
}

function readAlternatives(value: unknown): PrayerAlternative[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const none = { situation: '', person: '', title: '' };
  return value
    .flatMap((one: unknown) => (isObject(one) ? [readFields(one, none)] : []))
    .filter(({ title }) => title !== '');
}
