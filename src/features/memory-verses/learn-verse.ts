// Action “Learn this verse”: adds the verses and says what happened, with undo. Loaded together
// with its texts when the action is used first.
import type { DataContext } from '../../data/data-context.ts';
import { StorageWriteError } from '../../data/records/record.ts';
import type { Language } from '../../../schemas/languages.ts';
import { getStorageErrorMessage } from '../../locales/error-messages.ts';
import { formatVersesReference } from '../../locales/passage-reference.ts';
import type { Translate } from '../../locales/translate.ts';
import type { Toast } from '../../ui/toast/toaster.tsx';
import {
  addMemoryVerse,
  type LearnedPassage,
  maxLearnedVerses,
  type MemoryVerseInput,
  toLearnedRange,
} from './add-memory-verse.ts';

interface LearnContext {
  t: Translate;
  data: DataContext;
  language: Language;
  toast: (toast: Toast) => void;
  /** Called when the verses were added. */
  onAdded: (() => void) | undefined;
  /** Offers a guest to log in. */
  offerLogin: (input: MemoryVerseInput) => void;
}

/** Expected failures are shown as a message. */
export async function learnVerse(context: LearnContext, passage: LearnedPassage): Promise<void> {
  const { t, data, language, toast } = context;
  const range = toLearnedRange(passage);
  if (!range) {
    toast({ message: t('memory-verses:tooLong', { count: maxLearnedVerses }) });
    return;
  }
  const reference = formatVersesReference(t, language, passage, passage.verses);
  const input = { range, translation: passage.translation, reference, language };
  if (!data.account) {
    context.offerLogin(input);
    return;
  }
  try {
    const added = await addMemoryVerse(data, input);
    if (added.kind === 'known') {
      toast({ message: t('memory-verses:known'), about: reference });
      return;
    }
    context.onAdded?.();
    const undo = () =>
      void added.undo().catch((fault: unknown) => reportFailure(context, t('undoFailed'), fault));
    toast({
      message: t('memory-verses:added'),
      about: reference,
      topic: 'mark',
      action: { label: t('undo'), run: undo },
    });
  } catch (fault) {
    reportFailure(context, t('memory-verses:addFailed'), fault);
  }
}

function reportFailure({ t, toast }: LearnContext, failed: string, fault: unknown): void {
  if (!(fault instanceof StorageWriteError)) throw fault;
  toast({ message: `${failed} ${getStorageErrorMessage(t, fault.reason)}` });
}
