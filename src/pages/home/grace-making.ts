// Makes a grace note and keeps it the moment it is made, once.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addGraceNote } from '../../data/grace-notes.ts';
import type { Mood } from '../../data/grace-notes.ts';
import { useData } from '../../data/hooks.tsx';
import type { MadeOf, WaitingWish } from '../../data/made-words/made.ts';
import { useMaking } from '../../data/made-words/use-making.ts';
import type { Making } from '../../data/made-words/use-making.ts';
import { newId, NotKept } from '../../data/record.ts';
import { notKeptSentence } from '../../i18n/failure-sentence.ts';
import { logFault } from '../../platform/log.ts';
import { useToast } from '../../ui/toaster.tsx';
import { useGraceDraft } from './grace-draft.ts';

/** A note that has just come. `id` is null when the device would not keep it: it is shown all the same. */
export interface FreshNote {
  id: string | null;
  mood: Mood;
  context: string;
  made: MadeOf<'grace_note'>;
}

export interface GraceMaking {
  draft: ReturnType<typeof useGraceDraft>;
  making: Making<'grace_note'>;
  busy: boolean;
  fresh: FreshNote | null;
  /** @returns the id of the kept note, or null */
  generate(options?: { source?: 'composer' }): Promise<string | null>;
  /** Leaves the wish until there is a network again. */
  leave(): Promise<void>;
  openWish(wish: WaitingWish<'grace_note'>): Promise<string | null>;
  startAnew(): void;
}

/** @param day YYYY-MM-DD, the person's own */
export function useGraceMaking(day: string): GraceMaking {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const draft = useGraceDraft();
  const making = useMaking('grace_note');
  const [fresh, setFresh] = useState<FreshNote | null>(null);
  const [keeping, setKeeping] = useState(false);
  // State comes a moment later than the second tap of a double tap.
  const isBusy = useRef(false);

  async function once(work: () => Promise<string | null>): Promise<string | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    try {
      return await work();
    } finally {
      isBusy.current = false;
      setKeeping(false);
    }
  }

  async function keep(note: Omit<FreshNote, 'id'>, id: string): Promise<string | null> {
    setKeeping(true);
    const { message, reflection, verses, language, source } = note.made;
    try {
      await addGraceNote(data, { date: day, mood: note.mood, context_tag: note.context, language, message, verses, reflection, source }, id);
      setFresh({ ...note, id });
      return id;
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      setFresh({ ...note, id: null });
      toast({ message: `${t('grace.notKept')} ${notKeptSentence(t, fault.reason)}` });
      return null;
    }
  }

  return {
    draft,
    making,
    busy: keeping || making.state.step === 'making',
    fresh,
    generate: (options) =>
      once(async () => {
        const { id = newId(), mood, context } = draft.sheet;
        if (mood === null) return null;
        const words = context.trim();
        const made = await making.make({ kind: 'grace_note', mood, context: words }, options);
        if (!made) return null;
        const kept = await keep({ mood, context: words, made }, id);
        if (kept !== null) draft.clear();
        making.reset();
        return kept;
      }),
    async leave() {
      const { mood, context } = draft.sheet;
      if (mood === null) return;
      try {
        await making.leave({ kind: 'grace_note', mood, context: context.trim() });
        draft.clear();
        toast({ message: t('made.left') });
      } catch (fault) {
        if (!(fault instanceof NotKept)) throw fault;
        toast({ message: `${t('made.leaveFailed')} ${notKeptSentence(t, fault.reason)}` });
      }
    },
    openWish: (wish) =>
      once(async () => {
        if (wish.step !== 'made') return null;
        const { mood, context } = wish.wish;
        const kept = await keep({ mood, context, made: wish.made }, wish.record);
        // A note that was not kept stays a wish.
        if (kept !== null) await making.dropWish(wish.id).catch((fault: unknown) => logFault('a granted wish could not be put away', fault));
        return kept;
      }),
    startAnew() {
      draft.clear();
      making.reset();
      setFresh(null);
    },
  };
}
