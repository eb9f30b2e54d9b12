// Page section to write a prayer, in the user's own words or generated from them; saves the prayer,
// for a guest after the login. On wide windows the generated prayer is beside the form.
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PrayerChoice } from '../../../../content/prayers/compose-prayer.ts';
import { maxTextLength } from '../../../../schemas/fields.ts';
import { useData } from '../../../data/data-provider.tsx';
import type { GeneratedTextOf, QueuedGenerationOf } from '../../generation/generated-text.ts';
import { useCrisisSignsInDraft } from '../../crisis-help/use-crisis-signs.ts';
import { useGeneration } from '../../generation/use-generation.ts';
import { useSaveOffer } from '../../guest-save/use-save-offer.tsx';
import { createPrayer, getPrayerUrl } from '../data.ts';
import type { PrayerInput } from '../data.ts';
import { createRecordId, StorageWriteError } from '../../../data/records/record.ts';
import { getStorageErrorMessage } from '../../../locales/error-messages.ts';
import { useLanguage } from '../../../locales/language.ts';
import { isTextTooLong } from '../../../ui/long-text-field.tsx';
import { HelpWhileWriting } from '../../crisis-help/components/help-while-writing.tsx';
import { GenerationError } from '../../generation/components/generation-error.tsx';
import { ModelConsentCard } from '../../generation/components/model-consent-card.tsx';
import { VerifiedVerses } from '../../generation/components/verified-verses.tsx';
import { QueuedGenerationList } from '../../generation/components/queued-list.tsx';
import { ReplaceDraftDialog } from '../../generation/components/replace-draft-dialog.tsx';
import { PrayerForm } from './components/prayer-form.tsx';
import { GeneratedPrayerCard } from './components/generated-prayer.tsx';
import { ShareButton } from '../../share/share-button.tsx';
import { TwoPanes } from '../../../ui/two-panes.tsx';
import { useIsWide } from '../../../ui/use-is-wide.ts';
import { useToast } from '../../../ui/toast/toaster.tsx';
import { usePrefilledRequest } from './use-prefilled-request.ts';
import { useCategories } from '../use-categories.ts';
import { OpenPrayers } from './open-prayers.tsx';
import { CategoryDrawer } from './category-drawer.tsx';
import { prayerDraftName, usePrayerDraft } from './draft.ts';
import type { GeneratedPrayer, PrayerFormDraft } from './draft.ts';

/** Prompts for a user who does not know how to begin. Each is short enough to be a title. */
const promptKeys = ['peace', 'strength', 'wisdom', 'healing', 'courage', 'thanks'] as const;

type FinishedGeneration = Extract<QueuedGenerationOf<'prayer'>, { step: 'made' }>;

export function NewPrayer() {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const toast = useToast();
  const isWide = useIsWide();
  const navigate = useNavigate();
  const generation = useGeneration('prayer');
  const { draft, write, clear } = usePrayerDraft();
  const { verse, clear: clearPrefilled } = usePrefilledRequest(write);
  const [saving, setSaving] = useState(false);
  // React state would change too late to stop the second tap of a double tap.
  const isSaving = useRef(false);
  const [hasNewPrayer, setHasNewPrayer] = useState(false);
  /** A finished generation that the user opened while the form holds something else. */
  const [openedGeneration, setOpenedGeneration] = useState<FinishedGeneration | null>(null);
  const { offerSave, saveOffer } = useSaveOffer();
  const { request, category, letter: generatedPrayer } = draft;
  const { options, customCategoryNames } = useCategories(category);
  const [keptRequest, setKeptRequest] = useState('');
  const concern = useCrisisSignsInDraft(request, keptRequest);
  const { model, state } = generation;
  const busy = saving ? 'saving' : state.step === 'making' ? 'generating' : null;
  const canQueue =
    model.offered &&
    model.consent === 'yes' &&
    !model.online &&
    request.trim() !== '' &&
    !isTextTooLong(request, maxTextLength);
  const choose = (next: string) =>
    write((now) => ({ ...now, category: next, isUnderstood: false }));
  const generationRequest = {
    kind: 'prayer',
    request,
    category: draft.isUnderstood ? 'other' : category,
  } as const;

  async function generate(options?: { source?: 'composer' }): Promise<void> {
    const generated = await generation.generate(generationRequest, options);
    if (generated) showGeneratedPrayer(generated, request);
  }

  async function choosePrayer(choice: PrayerChoice, requestText: string): Promise<void> {
    const generated = await generation.generate(
      { ...generationRequest, request: requestText, choice },
      { source: 'composer' },
    );
    if (generated) showGeneratedPrayer(generated, requestText);
  }

  /**
   * Adds the generated prayer to the draft; text typed meanwhile stays. If the user selected no
   * category, the detected category is selected, and the user can change it.
   */
  function showGeneratedPrayer(generated: GeneratedTextOf<'prayer'>, requestText: string): void {
    write((now) => ({
      ...now,
      request: now.request.trim() === '' ? requestText : now.request,
      ...(hasDetectableCategory(now) && { category: generated.category, isUnderstood: true }),
      letter: toGeneratedPrayer(generated, requestText),
      queuedId: undefined,
    }));
    setHasNewPrayer(true);
  }

  function discardGeneratedPrayer(): void {
    if (draft.queuedId !== undefined) drop(draft.queuedId);
    write((now) => ({ ...now, letter: null, queuedId: undefined }));
    setHasNewPrayer(false);
    generation.reset();
  }

  async function save(
    fields: Pick<PrayerInput, 'request' | 'prayer_text' | 'verses' | 'source' | 'language'>,
  ): Promise<void> {
    if (isSaving.current) return;
    if (fields.prayer_text.trim() === '') {
      toast({ message: t('prayer:nothingToSave') });
      return;
    }
    // A category detected from an earlier request does not apply to the current request.
    const isOfThese = !draft.isUnderstood || generatedPrayer?.request === request;
    const input: PrayerInput = { ...fields, category: isOfThese ? category : 'other' };
    if (!data.account) {
      const { id = createRecordId() } = draft;
      // A draft of an earlier version has no id: saved again, it must be the same prayer.
      if (draft.id === undefined) write((now) => ({ ...now, id }));
      offerSave({
        id,
        kind: 'prayer',
        input,
        target: getPrayerUrl(id),
        draftName: prayerDraftName,
        preview: input.prayer_text,
      });
      return;
    }
    isSaving.current = true;
    setSaving(true);
    try {
      const saved = await createPrayer(data, input, draft.id);
      // A prayer in the user's own words does not contain the generated text, so the generation
      // stays queued.
      if (fields.source && draft.queuedId !== undefined) drop(draft.queuedId);
      clear(draft);
      setKeptRequest(request);
      setHasNewPrayer(false);
      generation.reset();
      if (verse) clearPrefilled();
      toast({
        message: t('saved.prayer'),
        topic: 'saved',
        action: {
          label: t('prayer:seeIt'),
          run: () => void navigate(getPrayerUrl(saved)),
        },
      });
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({ message: `${t('saveFailed.prayer')} ${getStorageErrorMessage(t, fault.reason)}` });
    } finally {
      isSaving.current = false;
      setSaving(false);
    }
  }

  async function queueGeneration(): Promise<void> {
    try {
      await generation.queue(generationRequest);
      toast({ message: t('generation:queue.added') });
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({
        message: `${t('generation:queue.addFailed')} ${getStorageErrorMessage(t, fault.reason)}`,
      });
    }
  }

  function open(queued: QueuedGenerationOf<'prayer'>): void {
    if (queued.step !== 'made') return;
    if (generatedPrayer !== null || !['', queued.request.request.trim()].includes(request.trim())) {
      setOpenedGeneration(queued);
      return;
    }
    generation.reset();
    write((now) => ({ ...now, ...toDraft(queued) }));
    setHasNewPrayer(true);
  }

  /**
   * Replaces the draft. The undo restores the previous draft, and a second undo restores the
   * replacement.
   */
  function replace(next: PrayerFormDraft, message: string): void {
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
    setHasNewPrayer(next.letter !== null);
  }

  function drop(id: string): void {
    generation.removeQueued(id).catch((fault: unknown) => {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({ message: getStorageErrorMessage(t, fault.reason) });
    });
  }

  const form = (
    <>
      <QueuedGenerationList
        generations={generation.queuedGenerations.filter(
          ({ id, step }) => id !== draft.queuedId || step !== 'made',
        )}
        getTitle={(queued) => queued.request.request}
        onOpen={open}
        onRemove={drop}
      />
      {verse && <VerifiedVerses verses={[verse]} />}
      <PrayerForm
        fields={{ request, category }}
        prompts={promptKeys.map((key) => t(`prayer:prompts.${key}`))}
        categories={options}
        maxLength={maxTextLength}
        busy={busy}
        hasModel={model.offered && model.consent === 'yes' && model.online}
        help={<HelpWhileWriting concern={concern} />}
        onChange={(fields) =>
          write((now) => ({
            ...now,
            ...fields,
            isUnderstood: now.isUnderstood === true && fields.category === now.category,
          }))
        }
        onGenerate={() => void generate()}
        onCancel={generation.cancel}
        onSaveOwn={() =>
          void save({ request: request.trim(), prayer_text: request.trim(), verses: [], language })
        }
      >
        <CategoryDrawer
          options={options}
          customCategoryNames={customCategoryNames}
          onAdded={choose}
          onRemoved={(name) => category === name && choose('other')}
        />
        <ModelConsentCard
          consent={model.consent}
          offered={model.offered}
          online={model.online}
          onChoose={model.choose}
        />
        {canQueue && (
          <Button variant="light" onClick={() => void queueGeneration()}>
            {t('generation:queue.add')}
          </Button>
        )}
      </PrayerForm>
    </>
  );
  const result = (
    <>
      {state.step === 'failed' && (
        <GenerationError
          fault={state.fault}
          message={t('prayer:generateFailed')}
          onRetry={() => void generate()}
          onComposeOnDevice={() => void generate({ source: 'composer' })}
        />
      )}
      {generatedPrayer && (
        <GeneratedPrayerCard
          text={generatedPrayer.prayer_text}
          subtitle={generatedPrayer.title}
          understoodCategory={
            draft.isUnderstood && category !== 'other'
              ? options.find(({ value }) => value === category)?.label
              : undefined
          }
          alternatives={generatedPrayer.alternatives}
          onChoose={(choice) => void choosePrayer(choice, generatedPrayer.request)}
          verses={generatedPrayer.verses}
          language={generatedPrayer.language}
          source={generatedPrayer.source ?? 'composer'}
          concern={generatedPrayer.concern}
          isNew={hasNewPrayer}
          saving={busy !== null || isTextTooLong(request, maxTextLength)}
          share={
            <ShareButton
              content={{
                type: 'prayer',
                text: generatedPrayer.prayer_text,
                verses: generatedPrayer.verses,
              }}
            />
          }
          onSave={() =>
            void save({
              request: (request.trim() === '' ? generatedPrayer.request : request).trim(),
              prayer_text: generatedPrayer.prayer_text,
              verses: generatedPrayer.verses,
              source: generatedPrayer.source ?? 'composer',
              language: generatedPrayer.language,
            })
          }
          onRegenerate={discardGeneratedPrayer}
        />
      )}
    </>
  );
  return (
    <>
      {isWide ? (
        <TwoPanes shape="form" list={form}>
          {state.step === 'failed' || generatedPrayer ? result : <OpenPrayers />}
        </TwoPanes>
      ) : (
        <>
          {form}
          {result}
        </>
      )}
      {openedGeneration && (
        <ReplaceDraftDialog
          title={openedGeneration.request.request}
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

/** Converts a finished generation to a draft: the text of the request and the generated prayer. */
function toDraft({ id, request, made: generated }: FinishedGeneration): PrayerFormDraft {
  return {
    request: request.request,
    category: request.category === 'other' ? generated.category : request.category,
    isUnderstood: request.category === 'other',
    letter: toGeneratedPrayer(generated, request.request),
    queuedId: id,
  };
}

/** Returns true when the user selected no category, or the current category was only detected. */
function hasDetectableCategory({ category, isUnderstood = false }: PrayerFormDraft): boolean {
  return category === 'other' || isUnderstood;
}

function toGeneratedPrayer(
  { kind: _kind, category: _category, ...text }: GeneratedTextOf<'prayer'>,
  request: string,
): GeneratedPrayer {
  return { request, ...text };
}
