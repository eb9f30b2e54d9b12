// React hook that generates a grace note and stores it once, as soon as it is generated.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createGraceNote } from './data.ts';
import type { Mood } from './data.ts';
import { useData } from '../../../data/data-provider.tsx';
import type { GeneratedTextOf, QueuedGenerationOf } from '../../generation/generated-text.ts';
import { useGeneration } from '../../generation/use-generation.ts';
import type { GenerationControls } from '../../generation/use-generation.ts';
import { createRecordId, StorageWriteError } from '../../../data/records/record.ts';
import { getStorageErrorMessage } from '../../../locales/error-messages.ts';
import { logFault } from '../../../platform/log.ts';
import { useToast } from '../../../ui/toast/toaster.tsx';
import { useGraceNoteDraft } from './draft.ts';

/**
 * A note that was just generated. `id` is null when the device could not store it; the note is
 * shown anyway.
 */
export interface NewGraceNote {
  id: string | null;
  mood: Mood;
  context: string;
  generated: GeneratedTextOf<'grace_note'>;
}

export interface GraceNoteGeneration {
  draftState: ReturnType<typeof useGraceNoteDraft>;
  controls: GenerationControls<'grace_note'>;
  busy: boolean;
  newNote: NewGraceNote | null;
  /** @returns the id of the stored note, or null */
  generate(options?: { source?: 'composer' }): Promise<string | null>;
  /** Queues the request until there is a network. */
  queue(): Promise<void>;
  openQueued(queued: QueuedGenerationOf<'grace_note'>): Promise<string | null>;
  startOver(): void;
}

/** @param day YYYY-MM-DD, the user's day */
export function useGraceNoteGeneration(day: string): GraceNoteGeneration {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const draftState = useGraceNoteDraft();
  const controls = useGeneration('grace_note');
  const [newNote, setNewNote] = useState<NewGraceNote | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  // React state would change too late to stop the second tap of a double tap.
  const isBusy = useRef(false);

  async function runExclusively(work: () => Promise<string | null>): Promise<string | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    try {
      return await work();
    } finally {
      isBusy.current = false;
      setIsSaving(false);
    }
  }

  async function saveNote(note: Omit<NewGraceNote, 'id'>, id: string): Promise<string | null> {
    setIsSaving(true);
    const { message, reflection, verses, language, source } = note.generated;
    try {
      await createGraceNote(
        data,
        {
          date: day,
          mood: note.mood,
          context_tag: note.context,
          language,
          message,
          verses,
          reflection,
          source,
        },
        id,
      );
      setNewNote({ ...note, id });
      return id;
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      setNewNote({ ...note, id: null });
      toast({
        message: `${t('home:graceNote.saveFailed')} ${getStorageErrorMessage(t, fault.reason)}`,
      });
      return null;
    }
  }

  return {
    draftState,
    controls,
    busy: isSaving || controls.state.step === 'making',
    newNote,
    generate: (options) =>
      runExclusively(async () => {
        const { id = createRecordId(), mood, context } = draftState.draft;
        if (mood === null) return null;
        const trimmedContext = context.trim();
        const generated = await controls.generate(
          { kind: 'grace_note', mood, context: trimmedContext },
          options,
        );
        if (!generated) return null;
        const savedId = await saveNote({ mood, context: trimmedContext, generated }, id);
        if (savedId !== null) draftState.clear();
        controls.reset();
        return savedId;
      }),
    async queue() {
      const { mood, context } = draftState.draft;
      if (mood === null) return;
      try {
        await controls.queue({ kind: 'grace_note', mood, context: context.trim() });
        draftState.clear();
        toast({ message: t('generation:queue.added') });
      } catch (fault) {
        if (!(fault instanceof StorageWriteError)) throw fault;
        toast({
          message: `${t('generation:queue.addFailed')} ${getStorageErrorMessage(t, fault.reason)}`,
        });
      }
    },
    openQueued: (queued) =>
      runExclusively(async () => {
        if (queued.step !== 'made') return null;
        const { mood, context } = queued.request;
        const savedId = await saveNote({ mood, context, generated: queued.made }, queued.record);
        // If the note could not be stored, its generation stays queued.
        if (savedId !== null)
          await controls
            .removeQueued(queued.id)
            .catch((fault: unknown) =>
              logFault('a finished generation could not be removed', fault),
            );
        return savedId;
      }),
    startOver() {
      draftState.clear();
      controls.reset();
      setNewNote(null);
    },
  };
}
