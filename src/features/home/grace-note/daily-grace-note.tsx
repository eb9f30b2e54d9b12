// Daily Grace Note on Home: requests a note by mood, shows it, and shows an earlier note that the
// URL names.
import { Button, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { maxTextLength } from '../../../../schemas/fields.ts';
import { moods } from '../../../../schemas/entities/grace-note.ts';
import { watchGraceNote } from './data.ts';
import type { GraceNoteWithSource } from './data.ts';
import { useLiveQuery } from '../../../data/data-provider.tsx';
import type { SavedRecord } from '../../../data/records/record.ts';
import { useLanguage } from '../../../locales/language.ts';
import { logFault } from '../../../platform/log.ts';
import { isTextTooLong } from '../../../ui/long-text-field.tsx';
import { OtherNotesToday } from './components/other-notes-today.tsx';
import { GraceNoteForm } from './components/grace-note-form.tsx';
import { GraceNoteCard } from './components/grace-note-card.tsx';
import { GenerationError } from '../../generation/components/generation-error.tsx';
import { ModelConsentCard } from '../../generation/components/model-consent-card.tsx';
import { QueuedGenerationList } from '../../generation/components/queued-list.tsx';
import { useGraceNoteGeneration } from './use-grace-note-generation.ts';
import type { GraceNoteGeneration } from './use-grace-note-generation.ts';
import { SavedGraceNote } from './saved-grace-note.tsx';

interface DailyGraceNoteProps {
  /** YYYY-MM-DD, the user's day. */
  day: string;
  /** Notes of this day, newest first. */
  notes: readonly SavedRecord<GraceNoteWithSource>[];
}

export function DailyGraceNote({ day, notes }: DailyGraceNoteProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const generation = useGraceNoteGeneration(day);
  const { linkedNote, closeLinkedNote } = useLinkedNote();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isWritingNew, setIsWritingNew] = useState(false);
  /** Id of a note that was just stored and is not yet in the watched list. */
  const [pendingId, setPendingId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { newNote } = generation;
  const isPending = pendingId !== null && !notes.some(({ id }) => id === pendingId);
  const shown =
    linkedNote ??
    (isWritingNew || isPending ? undefined : (notes.find(({ id }) => id === chosen) ?? notes[0]));
  if (pendingId !== null && !isPending) setPendingId(null);

  function show(id: string | null): void {
    if (linkedNote) closeLinkedNote();
    setIsWritingNew(false);
    setChosen(id);
  }

  async function showWhenSaved(work: Promise<string | null>): Promise<void> {
    const id = await work;
    if (id === null) return;
    setPendingId(id);
    show(id);
  }

  function startOver(): void {
    const { mood, context } = generation.draftState.draft;
    generation.startOver();
    // Text in the draft that does not belong to the displayed note is kept for the next note.
    if (generation.newNote?.id !== null && context.trim() !== '')
      generation.draftState.write({ mood, context });
    if (linkedNote) closeLinkedNote();
    setIsWritingNew(true);
    heading.current?.focus();
  }

  return (
    <Stack component="section" gap="md" aria-labelledby="grace-note">
      <h2 id="grace-note" ref={heading} tabIndex={-1}>
        {t('home:graceNote.title')}
      </h2>
      <QueuedGenerationList
        generations={generation.controls.queuedGenerations}
        getTitle={({ request }) =>
          request.context === '' ? t(`mood.${request.mood}`) : request.context
        }
        onOpen={(queued) => void showWhenSaved(generation.openQueued(queued))}
        onRemove={(id) =>
          void generation.controls
            .removeQueued(id)
            .catch((fault: unknown) => logFault('a queued generation could not be removed', fault))
        }
      />
      {!linkedNote && newNote?.id === null ? (
        <UnsavedNote note={newNote} title={t('home:graceNote.titleToday')} onNew={startOver} />
      ) : shown ? (
        <SavedGraceNote
          key={shown.id}
          note={shown}
          title={
            shown.fields.date === day
              ? t('home:graceNote.titleToday')
              : t('home:graceNote.titleOfDay', { date: formatLongDay(language, shown.fields.date) })
          }
          newNote={newNote?.id === shown.id ? newNote.generated : null}
          onNew={startOver}
        />
      ) : (
        <GraceNoteRequest
          generation={generation}
          isPending={isPending}
          onGenerate={(options) => void showWhenSaved(generation.generate(options))}
        />
      )}
      {(linkedNote || (isWritingNew && notes.length > 0)) && (
        <Button variant="subtle" onClick={() => show(null)}>
          {t('home:graceNote.backToToday')}
        </Button>
      )}
      <OtherNotesToday
        notes={notes
          .filter(({ id }) => id !== shown?.id)
          .map(({ id, fields, createdDate }) => ({
            id,
            mood: fields.mood,
            message: fields.message,
            createdDate,
          }))}
        onShow={show}
      />
    </Stack>
  );
}

function GraceNoteRequest({
  generation,
  isPending,
  onGenerate,
}: {
  generation: GraceNoteGeneration;
  isPending: boolean;
  onGenerate: (options?: { source?: 'composer' }) => void;
}) {
  const { t } = useTranslation();
  const { draftState, controls } = generation;
  // The form keeps its values until the generated note replaces it.
  const { mood, context } = isPending && generation.newNote ? generation.newNote : draftState.draft;
  const { offered, consent, online, choose } = controls.model;
  const canQueue =
    offered && consent === 'yes' && !online && !isTextTooLong(context, maxTextLength);
  return (
    <>
      <GraceNoteForm
        moods={moods}
        mood={mood}
        context={context}
        maxLength={maxTextLength}
        isGenerating={generation.busy || isPending}
        onMood={(mood) => draftState.write({ mood })}
        onContext={(context) => draftState.write({ context })}
        onGenerate={() => onGenerate()}
        onCancel={controls.cancel}
      >
        <ModelConsentCard consent={consent} offered={offered} online={online} onChoose={choose} />
        {canQueue && (
          <Button variant="light" onClick={() => void generation.queue()}>
            {t('generation:queue.add')}
          </Button>
        )}
      </GraceNoteForm>
      {controls.state.step === 'failed' && (
        <GenerationError
          fault={controls.state.fault}
          message={t('home:graceNote.failed')}
          onRetry={() => onGenerate()}
          onComposeOnDevice={() => onGenerate({ source: 'composer' })}
        />
      )}
    </>
  );
}

/**
 * Shows a note that could not be stored on the device. The note can be read and shared while the
 * page is open.
 */
function UnsavedNote({
  note,
  title,
  onNew,
}: {
  note: NonNullable<GraceNoteGeneration['newNote']>;
  title: string;
  onNew: () => void;
}) {
  const [helpful, setHelpful] = useState<'yes' | 'no' | null>(null);
  const { mood, context, generated } = note;
  const { message, verses, reflection, language, source, concern } = generated;
  return (
    <GraceNoteCard
      {...{
        title,
        mood,
        context,
        message,
        verses,
        reflection,
        language,
        source,
        concern,
        helpful,
        onNew,
      }}
      isNew
      onHelpful={setHelpful}
    />
  );
}

/** Returns the note that the URL names, from any day. */
function useLinkedNote(): {
  linkedNote: SavedRecord<GraceNoteWithSource> | null;
  closeLinkedNote: () => void;
} {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const id = decode(hash.slice(1));
  const linkedNote = useLiveQuery(`grace-note ${id}`, (data) => watchGraceNote(data, id)) ?? null;
  const isFound = linkedNote !== null;
  useEffect(() => {
    if (isFound) document.getElementById(id)?.scrollIntoView({ block: 'start' });
  }, [id, isFound]);
  return { linkedNote, closeLinkedNote: () => void navigate({ hash: '' }, { replace: true }) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // not a URL of this app
  }
}

/** @param day YYYY-MM-DD, a day without a clock */
function formatLongDay(language: string, day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
