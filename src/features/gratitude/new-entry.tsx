// Page section to write an entry: form, affirmation, and saving, for a guest after the login. The
// entries of the day are listed below.
import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { maxTextLength } from '../../../schemas/fields.ts';
import { isCalendarDay, watchToday } from '../../data/user-days.ts';
import {
  createGratitudeEntry,
  getGratitudeUrl,
  watchGratitudeEntries,
  loadGratitudePrompts,
} from './data.ts';
import type { Affirmation, GratitudeEntryInput } from './data.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import type { GeneratedTextOf, QueuedGenerationOf } from '../generation/generated-text.ts';
import { useCrisisSignsInDraft } from '../crisis-help/use-crisis-signs.ts';
import { useGeneration } from '../generation/use-generation.ts';
import { useSaveOffer } from '../guest-save/use-save-offer.tsx';
import { createRecordId, StorageWriteError } from '../../data/records/record.ts';
import { getStorageErrorMessage } from '../../locales/error-messages.ts';
import { useLanguage } from '../../locales/language.ts';
import { logFault } from '../../platform/log.ts';
import { isTextTooLong } from '../../ui/long-text-field.tsx';
import { AffirmationCard } from './components/affirmation.tsx';
import { formatLongDay } from '../../locales/format-day.ts';
import { GratitudeForm } from './components/gratitude-form.tsx';
import { WritingPrompts } from '../journal/components/entry-form.tsx';
import { HelpWhileWriting } from '../crisis-help/components/help-while-writing.tsx';
import { GenerationError } from '../generation/components/generation-error.tsx';
import { ModelConsentCard } from '../generation/components/model-consent-card.tsx';
import { QueuedGenerationList } from '../generation/components/queued-list.tsx';
import { ReplaceDraftDialog } from '../generation/components/replace-draft-dialog.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';
import { DayEntries, EntriesOnThisDay } from './day-entries.tsx';
import { gratitudeDraftName, useGratitudeDraft } from './draft.ts';
import type { GeneratedAffirmation, GratitudeFormDraft } from './draft.ts';

type FinishedGeneration = Extract<QueuedGenerationOf<'gratitude'>, { step: 'made' }>;

interface NewEntryProps {
  /** Another day to write for, as an address may have it. */
  day: string | null;
  /** The journal, with the entries of the day, is beside the form. */
  isBesideJournal: boolean;
  onToday: () => void;
}

export function NewEntry({ day: requestedDay, isBesideJournal, onToday }: NewEntryProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const toast = useToast();
  const now = useLiveQuery('today', watchToday);
  const pastDay = now !== undefined && isPastDay(requestedDay, now) ? requestedDay : null;
  const day = pastDay ?? now;
  const { draft, write, clear } = useGratitudeDraft();
  const { text, letter: affirmation } = draft;
  const generation = useGeneration('gratitude');
  const concern = useCrisisSignsInDraft(text);
  const prompts = usePrompts();
  // React state would change too late to stop the second tap of a double tap.
  const isSaving = useRef(false);
  const [saving, setSaving] = useState(false);
  const [hasNewAffirmation, setHasNewAffirmation] = useState(false);
  /** A finished generation that the user opened while the form holds something else. */
  const [openedGeneration, setOpenedGeneration] = useState<FinishedGeneration | null>(null);
  const { offerSave, saveOffer } = useSaveOffer();
  const busy = saving ? 'saving' : generation.state.step === 'making' ? 'generating' : null;
  const canQueue =
    generation.model.offered &&
    generation.model.consent === 'yes' &&
    !generation.model.online &&
    text.trim() !== '' &&
    !isTextTooLong(text, maxTextLength);

  function changeText(text: string): void {
    write((now) => ({ ...now, text }));
  }

  async function generate(options?: { source?: 'composer' }): Promise<void> {
    const generated = await generation.generate({ kind: 'gratitude', text }, options);
    if (generated) showAffirmation(generated);
  }

  /** Adds the affirmation to the draft; text typed meanwhile stays. */
  function showAffirmation(generated: GeneratedTextOf<'gratitude'>): void {
    write((now) => ({ ...now, letter: toGeneratedAffirmation(generated), queuedId: undefined }));
    setHasNewAffirmation(true);
  }

  function discardAffirmation(): void {
    if (draft.queuedId !== undefined) drop(draft.queuedId);
    write((now) => ({ ...now, letter: null, queuedId: undefined }));
    setHasNewAffirmation(false);
    generation.reset();
  }

  async function save(): Promise<void> {
    if (isSaving.current || day === undefined || text.trim() === '') return;
    const input: GratitudeEntryInput = {
      date: day,
      entry_text: text.trim(),
      language,
      affirmation: affirmation ? toStoredAffirmation(affirmation) : undefined,
    };
    if (!data.account) {
      const { id = createRecordId() } = draft;
      // A draft of an earlier version has no id: saved again, it must be the same entry.
      if (draft.id === undefined) write((now) => ({ ...now, id }));
      offerSave({
        id,
        kind: 'gratitude',
        input,
        target: getGratitudeUrl(id),
        draftName: gratitudeDraftName,
        preview: input.entry_text,
      });
      return;
    }
    isSaving.current = true;
    setSaving(true);
    try {
      await createGratitudeEntry(data, input, draft.id);
      if (affirmation && draft.queuedId !== undefined) drop(draft.queuedId);
      // If text was typed during the save, the form stays, with the day it shows.
      if (clear(draft)) {
        setHasNewAffirmation(false);
        if (pastDay) onToday();
      }
      generation.reset();
      // The new entry is at the top of the journal; the form is always visible beside it.
      if (isBesideJournal) window.scrollTo({ top: 0 });
      toast({ message: t('saved.gratitude') });
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({ message: `${t('saveFailed.gratitude')} ${getStorageErrorMessage(t, fault.reason)}` });
    } finally {
      isSaving.current = false;
      setSaving(false);
    }
  }

  async function queueGeneration(): Promise<void> {
    try {
      await generation.queue({ kind: 'gratitude', text });
      toast({ message: t('generation:queue.added') });
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({
        message: `${t('generation:queue.addFailed')} ${getStorageErrorMessage(t, fault.reason)}`,
      });
    }
  }

  function open(queued: QueuedGenerationOf<'gratitude'>): void {
    if (queued.step !== 'made') return;
    if (affirmation !== null || !['', queued.request.text.trim()].includes(text.trim())) {
      setOpenedGeneration(queued);
      return;
    }
    generation.reset();
    write((now) => ({ ...now, ...toDraft(queued) }));
    setHasNewAffirmation(true);
  }

  /**
   * Replaces the draft. The undo restores the previous draft, and a second undo restores the
   * replacement.
   */
  function replace(next: GratitudeFormDraft, message: string): void {
    generation.reset();
    write((before) => {
      toast({
        message,
        action: {
          label: t('undo'),
          run: () => replace(before, t('generation:replaceDraft.restored')),
        },
      });
      return next;
    });
    setHasNewAffirmation(next.letter !== null);
  }

  function drop(id: string): void {
    generation.removeQueued(id).catch((fault: unknown) => {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({ message: getStorageErrorMessage(t, fault.reason) });
    });
  }

  const writingPrompts = !affirmation && prompts.length > 0 && (
    <WritingPrompts prompts={prompts} text={text} onChange={changeText} />
  );

  return (
    <>
      <QueuedGenerationList
        generations={generation.queuedGenerations.filter(
          ({ id, step }) => id !== draft.queuedId || step !== 'made',
        )}
        getTitle={({ request }) => request.text}
        onOpen={open}
        onRemove={drop}
      />
      <GratitudeForm
        label={
          pastDay
            ? t('gratitude:labelOn', { date: formatLongDay(language, pastDay) })
            : t('gratitude:label')
        }
        text={text}
        maxLength={maxTextLength}
        busy={busy}
        onChange={changeText}
        onSave={() => void save()}
        onGenerate={() => void generate()}
        onCancel={generation.cancel}
      >
        <HelpWhileWriting concern={concern} />
        {pastDay && (
          <Button variant="subtle" justify="flex-start" px={0} onClick={onToday}>
            {t('gratitude:backToToday')}
          </Button>
        )}
        <ModelConsentCard
          consent={generation.model.consent}
          offered={generation.model.offered}
          online={generation.model.online}
          onChoose={generation.model.choose}
        />
        {canQueue && (
          <Button variant="light" onClick={() => void queueGeneration()}>
            {t('generation:queue.add')}
          </Button>
        )}
      </GratitudeForm>
      {generation.state.step === 'failed' && (
        <GenerationError
          fault={generation.state.fault}
          message={t('gratitude:generateFailed')}
          onRetry={() => void generate()}
          onComposeOnDevice={() => void generate({ source: 'composer' })}
        />
      )}
      {affirmation && (
        <AffirmationCard
          text={affirmation.affirmation}
          verses={affirmation.verses}
          language={affirmation.language}
          source={affirmation.source}
          concern={affirmation.concern}
          isNew={hasNewAffirmation}
          busy={busy !== null || text.trim() === '' || isTextTooLong(text, maxTextLength)}
          onSave={() => void save()}
          onRegenerate={() => void generate()}
          onDiscard={discardAffirmation}
        />
      )}
      {!data.account && writingPrompts}
      {data.account && day !== undefined && (
        <EntriesOfDay
          day={day}
          isBesideJournal={isBesideJournal}
          heading={pastDay ? formatLongDay(language, pastDay) : t('gratitude:writtenToday')}
        >
          {writingPrompts}
        </EntriesOfDay>
      )}
      {openedGeneration && (
        <ReplaceDraftDialog
          title={openedGeneration.request.text}
          onKeep={() => setOpenedGeneration(null)}
          onReplace={() => {
            setOpenedGeneration(null);
            replace(
              { id: createRecordId(), ...toDraft(openedGeneration) },
              t('generation:replaceDraft.replaced'),
            );
          }}
        />
      )}
      {saveOffer}
    </>
  );
}

/** A separate component, so that the form is shown before the journal is read. */
function EntriesOfDay({
  day,
  heading,
  isBesideJournal,
  children,
}: {
  day: string;
  heading: string;
  isBesideJournal: boolean;
  /** Below the entries. It is shown with them: the entries would move it down. */
  children: ReactNode;
}) {
  const entries = useLiveQuery('gratitude-entries', watchGratitudeEntries);
  if (!entries) return null;
  return (
    <>
      {isBesideJournal ? (
        <EntriesOnThisDay entries={entries} day={day} />
      ) : (
        <DayEntries entries={entries} day={day} heading={heading} />
      )}
      {children}
    </>
  );
}

/**
 * Loads the prompts of the language. Until they are loaded, or when loading fails, the form has no
 * prompts.
 */
function usePrompts(): readonly string[] {
  const language = useLanguage();
  const [prompts, setPrompts] = useState<readonly string[]>([]);
  useEffect(() => {
    let isWanted = true;
    loadGratitudePrompts(language)
      .then((found) => isWanted && setPrompts(found))
      .catch((fault: unknown) => logFault('the prompts could not be fetched', fault));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return prompts;
}

/**
 * Converts a finished generation to a draft: the text of the request and the generated affirmation.
 */
function toDraft({ id, request, made: generated }: FinishedGeneration): GratitudeFormDraft {
  return { text: request.text, letter: toGeneratedAffirmation(generated), queuedId: id };
}

function toGeneratedAffirmation({
  affirmation,
  verses,
  language,
  source,
  concern,
}: GeneratedTextOf<'gratitude'>): GeneratedAffirmation {
  return { affirmation, verses, language, source, ...(concern && { concern }) };
}

function toStoredAffirmation({
  affirmation: text,
  verses,
  source,
}: GeneratedAffirmation): Affirmation {
  const [verse] = verses;
  return {
    ai_affirmation: text,
    source,
    ...(verse && {
      verse_reference: verse.reference,
      verse_text: verse.text,
      translation: verse.translation,
    }),
  };
}

/** Returns true for a day before today, because an entry cannot be written for a future day. */
function isPastDay(requestedDay: string | null, now: string): requestedDay is string {
  return isCalendarDay(requestedDay) && requestedDay < now;
}
