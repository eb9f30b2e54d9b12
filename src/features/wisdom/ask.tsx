// Question part of the Wisdom page: the question form, recent questions and topics, then the answer
// with its actions; on wide windows the answer is beside the form, in the place of the topics.
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { maxTextLength } from '../../../schemas/fields.ts';
import { useData } from '../../data/data-provider.tsx';
import type {
  GeneratedTextOf,
  QueuedGenerationOf,
  GenerationRequestOf,
} from '../generation/generated-text.ts';
import { useGeneration } from '../generation/use-generation.ts';
import { StorageWriteError } from '../../data/records/record.ts';
import { saveRecentQuestion } from './recent-questions.ts';
import { findTopicDrawing } from './topic-drawings.ts';
import { saveAnswer } from './data.ts';
import type { SavedAnswer } from './data.ts';
import { isTextTooLong } from '../../ui/long-text-field.tsx';
import { getStorageErrorMessage } from '../../locales/error-messages.ts';
import { useLanguage } from '../../locales/language.ts';
import layout from '../../ui/page-layout.module.css';
import { GenerationError } from '../generation/components/generation-error.tsx';
import { ModelConsentCard } from '../generation/components/model-consent-card.tsx';
import { QueuedGenerationList } from '../generation/components/queued-list.tsx';
import { ReplaceDraftDialog } from '../generation/components/replace-draft-dialog.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { TwoPanes } from '../../ui/two-panes.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { useToast } from '../../ui/toast/toaster.tsx';
import { AnswerView } from './components/answer-view.tsx';
import { AnswerText } from './components/answer-text.tsx';
import { QuestionForm } from './components/question-form.tsx';
import { Suggestions } from './suggestions.tsx';
import { toSharedAnswer } from './shared-answer.ts';
import { useWisdomDraft } from './draft.ts';
import type { WisdomFormDraft } from './draft.ts';

type FinishedGeneration = Extract<QueuedGenerationOf<'wisdom'>, { step: 'made' }>;

/**
 * Shows the question form or the answer, on wide windows both.
 * @param savedAnswers undefined until the saved answers are loaded
 */
export function QuestionSection({
  savedAnswers,
}: {
  savedAnswers: readonly SavedAnswer[] | undefined;
}) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const isWide = useIsWide();
  const language = useLanguage();
  const generation = useGeneration('wisdom');
  const { draft, write, lay, settle } = useWisdomDraft();
  /** Question that is being answered, or whose request failed. */
  const [pendingQuestion, setPendingQuestion] = useState<GenerationRequestOf<'wisdom'> | null>(
    null,
  );
  /** Finished generation that was opened while an unsaved answer is shown. */
  const [openedGeneration, setOpenedGeneration] = useState<FinishedGeneration | null>(null);
  const [hasNewAnswer, setHasNewAnswer] = useState(false);
  const [hasReturned, setHasReturned] = useState(false);
  // State updates too late to stop the second tap of a double tap.
  const isSaving = useRef(false);
  const { model, state } = generation;
  const { question, answer } = draft;
  const isSaved = answer !== null && (savedAnswers?.some(({ id }) => id === answer.id) ?? false);
  const canQueue =
    model.offered &&
    model.consent === 'yes' &&
    !model.online &&
    question.trim() !== '' &&
    !isTextTooLong(question, maxTextLength);

  async function submitQuestion(
    {
      question: words,
      topic,
    }: { question: string; topic?: GenerationRequestOf<'wisdom'>['topic'] },
    options?: { source?: 'composer' },
  ): Promise<void> {
    if (words.trim() === '') return;
    const request: GenerationRequestOf<'wisdom'> = {
      kind: 'wisdom',
      question: words.trim(),
      ...(topic && { topic }),
    };
    // On wide windows another question can be asked while an answer is generated.
    if (pendingQuestion && pendingQuestion.question !== request.question) generation.cancel();
    setPendingQuestion(request);
    // The question of a topic is not saved, because the topic is always shown.
    if (!topic) void saveRecentQuestion(data, request.question);
    const generated = await generation.generate(request, options);
    if (!generated) return;
    // An unsaved answer that is replaced can be restored by undo.
    if (answer && !isSaved) offerUndo(t('generation:replaceDraft.replaced'));
    show(generated, request.question);
  }

  function show(
    { insight, verses, next_step, topic, source, language, concern }: GeneratedTextOf<'wisdom'>,
    question: string,
    queuedId?: string,
  ): void {
    lay(
      {
        question,
        insight,
        verses,
        next_step,
        topic,
        source,
        language,
        ...(concern && { concern }),
      },
      queuedId,
    );
    setPendingQuestion(null);
    setHasNewAnswer(true);
  }

  function goBack(): void {
    generation.reset();
    setPendingQuestion(null);
    setHasReturned(true);
    setHasNewAnswer(false);
  }

  function startOver(): void {
    if (draft.queuedId !== undefined) drop(draft.queuedId);
    write((now) => ({ ...now, answer: null, queuedId: undefined }));
    goBack();
  }

  async function keepAnswer(): Promise<void> {
    if (isSaving.current || !answer) return;
    isSaving.current = true;
    try {
      await saveAnswer(data, answer, answer.id);
      if (draft.queuedId !== undefined) drop(draft.queuedId);
      settle();
      toast({ message: t('wisdom:savedNotice') });
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({ message: `${t('wisdom:saveFailed')} ${getStorageErrorMessage(t, fault.reason)}` });
    } finally {
      isSaving.current = false;
    }
  }

  async function queueGeneration(): Promise<void> {
    try {
      await generation.queue({ kind: 'wisdom', question: question.trim() });
      toast({ message: t('generation:queue.added') });
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({
        message: `${t('generation:queue.addFailed')} ${getStorageErrorMessage(t, fault.reason)}`,
      });
    }
  }

  function open(queued: QueuedGenerationOf<'wisdom'>): void {
    if (queued.step !== 'made') return;
    if (answer && !isSaved) {
      setOpenedGeneration(queued);
      return;
    }
    generation.reset();
    show(queued.made, queued.request.question, queued.id);
  }

  function replace({ id, request, made: generated }: FinishedGeneration): void {
    setOpenedGeneration(null);
    offerUndo(t('generation:replaceDraft.replaced'));
    generation.reset();
    show(generated, request.question, id);
  }

  function restoreDraft(before: WisdomFormDraft): void {
    offerUndo(t('generation:replaceDraft.restored'));
    generation.reset();
    setPendingQuestion(null);
    setHasNewAnswer(true);
    write(() => before);
  }

  /** Shows a toast whose undo restores the current draft. */
  function offerUndo(message: string): void {
    write((now) => {
      toast({ message, action: { label: t('undo'), run: () => restoreDraft(now) } });
      return now;
    });
  }

  function drop(id: string): void {
    generation.removeQueued(id).catch((fault: unknown) => {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({ message: getStorageErrorMessage(t, fault.reason) });
    });
  }

  const waiting = (
    <>
      <QueuedGenerationList
        generations={generation.queuedGenerations.filter(
          ({ id, step }) => id !== draft.queuedId || step !== 'made',
        )}
        getTitle={({ request }) => request.question}
        onOpen={open}
        onRemove={drop}
      />
      {openedGeneration && (
        <ReplaceDraftDialog
          title={openedGeneration.request.question}
          onKeep={() => setOpenedGeneration(null)}
          onReplace={() => replace(openedGeneration)}
        />
      )}
    </>
  );
  const form = (
    <QuestionForm
      question={question}
      maxLength={maxTextLength}
      autoFocus={hasReturned}
      onChange={(question) => write((now) => ({ ...now, question }))}
      onAsk={() => void submitQuestion({ question })}
    >
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
    </QuestionForm>
  );
  const suggestions = <Suggestions onAsk={(request) => void submitQuestion(request)} />;
  const result = pendingQuestion ? showPending(pendingQuestion) : answer && showAnswer(answer);
  if (!isWide)
    return (
      <>
        {waiting}
        {result ?? (
          <>
            {form}
            {suggestions}
          </>
        )}
      </>
    );
  return (
    <TwoPanes
      shape="form"
      list={
        <>
          {waiting}
          {form}
          {result && suggestions}
        </>
      }
    >
      {result ?? suggestions}
    </TwoPanes>
  );

  function showPending(pending: GenerationRequestOf<'wisdom'>): ReactNode {
    const hasFailed = state.step === 'failed';
    return (
      <AnswerView
        question={pending.question}
        drawing={findTopicDrawing(pending.topic ?? 'other')}
        step={hasFailed ? 'failed' : 'making'}
        isNew
      >
        {hasFailed && (
          <GenerationError
            fault={state.fault}
            message={t('wisdom:failed')}
            onRetry={() => void submitQuestion(pending)}
            onComposeOnDevice={() => void submitQuestion(pending, { source: 'composer' })}
          />
        )}
        <div className={layout['row']}>
          <Button variant="subtle" onClick={goBack}>
            {hasFailed ? t('wisdom:back') : t('cancel')}
          </Button>
        </div>
      </AnswerView>
    );
  }

  function showAnswer(answer: NonNullable<WisdomFormDraft['answer']>): ReactNode {
    return (
      <AnswerView
        question={answer.question}
        drawing={findTopicDrawing(answer.topic)}
        step="made"
        isNew={hasNewAnswer}
      >
        <AnswerText answer={answer} />
        <div className={layout['row']}>
          {isSaved ? (
            <Button variant="light" leftSection={<IconCheck size={18} aria-hidden />} aria-disabled>
              {t('wisdom:saved')}
            </Button>
          ) : (
            <Button onClick={() => void keepAnswer()}>{t('wisdom:save')}</Button>
          )}
          {answer.language !== language && (
            <Button
              variant="light"
              onClick={() =>
                void submitQuestion({
                  question: answer.question,
                  ...(answer.topic !== 'other' && { topic: answer.topic }),
                })
              }
            >
              {t('wisdom:askAgain', {
                language:
                  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
              })}
            </Button>
          )}
          <ShareButton content={toSharedAnswer(t, answer)} />
          <Button variant="subtle" onClick={startOver}>
            {t('wisdom:newQuestion')}
          </Button>
        </div>
      </AnswerView>
    );
  }
}
