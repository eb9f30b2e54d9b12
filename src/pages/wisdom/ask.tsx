// Asking: the box, what was asked before and the doors; then what came of it, to keep, to share, or to leave for a new question.
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestText } from '../../../schemas/fields.ts';
import { useData } from '../../data/hooks.tsx';
import type { MadeOf, WaitingWish, WishOf } from '../../data/made-words/made.ts';
import { useMaking } from '../../data/made-words/use-making.ts';
import { NotKept } from '../../data/record.ts';
import { noteSearch } from '../../data/wisdom.ts';
import { emojiOf, keepAnswer } from '../../data/wisdom-answers.ts';
import type { KeptAnswer } from '../../data/wisdom-answers.ts';
import { notKeptSentence } from '../../i18n/failure-sentence.ts';
import { useLanguage } from '../../i18n/language.ts';
import layout from '../../ui/layout.module.css';
import { MakingError } from '../../ui/made-words/making-error.tsx';
import { ModelChoice } from '../../ui/made-words/model-choice.tsx';
import { WaitingWishes } from '../../ui/made-words/waiting-wishes.tsx';
import { WishQuestion } from '../../ui/made-words/wish-question.tsx';
import { ShareButton } from '../../ui/share/share-button.tsx';
import { useToast } from '../../ui/toaster.tsx';
import { AnswerSheet } from '../../ui/wisdom/answer-sheet.tsx';
import { AnswerWords } from '../../ui/wisdom/answer-words.tsx';
import { QuestionForm } from '../../ui/wisdom/question-form.tsx';
import { Entrances } from './entrances.tsx';
import { shareOf } from './sharing.ts';
import { useWisdomDraft } from './wisdom-draft.ts';
import type { Sheet } from './wisdom-draft.ts';

type GrantedWish = Extract<WaitingWish<'wisdom'>, { step: 'made' }>;

/** @param kept undefined until they are read */
export function Ask({ kept }: { kept: readonly KeptAnswer[] | undefined }) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const language = useLanguage();
  const making = useMaking('wisdom');
  const { sheet, write, lay, settle } = useWisdomDraft();
  /** What is being asked, or was asked in vain. */
  const [asked, setAsked] = useState<WishOf<'wisdom'> | null>(null);
  /** Granted, while an answer stands here that is not kept. */
  const [wanted, setWanted] = useState<GrantedWish | null>(null);
  const [hasNewAnswer, setHasNewAnswer] = useState(false);
  const [hasReturned, setHasReturned] = useState(false);
  // State comes a moment later than the second tap of a double tap.
  const isKeeping = useRef(false);
  const { model, state } = making;
  const { question, answer } = sheet;
  const isKept = answer !== null && (kept?.some(({ id }) => id === answer.id) ?? false);
  const canLeave = model.offered && model.consent === 'yes' && !model.online && question.trim() !== '';

  async function ask({ question: words, topic }: { question: string; topic?: WishOf<'wisdom'>['topic'] }, options?: { source?: 'composer' }): Promise<void> {
    if (words.trim() === '') return;
    const wish: WishOf<'wisdom'> = { kind: 'wisdom', question: words.trim(), ...(topic && { topic }) };
    setAsked(wish);
    // A door stands there anyway.
    if (!topic) void noteSearch(data, wish.question);
    const made = await making.make(wish, options);
    if (!made) return;
    // An answer that stands there already, and was not kept, can be brought back.
    if (answer && !isKept) offerUndo(t('made.wishes.asks.replaced'));
    show(made, wish.question);
  }

  function show({ insight, verses, next_step, topic, source, language, concern }: MadeOf<'wisdom'>, question: string, wish?: string): void {
    lay({ question, insight, verses, next_step, topic, source, language, ...(concern && { concern }) }, wish);
    setAsked(null);
    setHasNewAnswer(true);
  }

  function goBack(): void {
    making.reset();
    setAsked(null);
    setHasReturned(true);
    setHasNewAnswer(false);
  }

  function startAnew(): void {
    if (sheet.wish !== undefined) drop(sheet.wish);
    write((now) => ({ ...now, answer: null, wish: undefined }));
    goBack();
  }

  async function keep(): Promise<void> {
    if (isKeeping.current || !answer) return;
    isKeeping.current = true;
    try {
      await keepAnswer(data, answer, answer.id);
      if (sheet.wish !== undefined) drop(sheet.wish);
      settle();
      toast({ message: t('wisdom.keptNow') });
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      toast({ message: `${t('wisdom.keepFailed')} ${notKeptSentence(t, fault.reason)}` });
    } finally {
      isKeeping.current = false;
    }
  }

  async function leave(): Promise<void> {
    try {
      await making.leave({ kind: 'wisdom', question: question.trim() });
      toast({ message: t('made.left') });
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      toast({ message: `${t('made.leaveFailed')} ${notKeptSentence(t, fault.reason)}` });
    }
  }

  function open(wish: WaitingWish<'wisdom'>): void {
    if (wish.step !== 'made') return;
    if (answer && !isKept) {
      setWanted(wish);
      return;
    }
    making.reset();
    show(wish.made, wish.wish.question, wish.id);
  }

  function replace({ id, wish, made }: GrantedWish): void {
    setWanted(null);
    offerUndo(t('made.wishes.asks.replaced'));
    making.reset();
    show(made, wish.question, id);
  }

  function bringBack(before: Sheet): void {
    offerUndo(t('made.wishes.asks.broughtBack'));
    making.reset();
    setAsked(null);
    setHasNewAnswer(true);
    write(() => before);
  }

  /** What stands there now comes back with it. */
  function offerUndo(message: string): void {
    write((now) => {
      toast({ message, action: { label: t('common.undo'), run: () => bringBack(now) } });
      return now;
    });
  }

  function drop(id: string): void {
    making.dropWish(id).catch((fault: unknown) => {
      if (!(fault instanceof NotKept)) throw fault;
      toast({ message: notKeptSentence(t, fault.reason) });
    });
  }

  const waiting = (
    <>
      <WaitingWishes wishes={making.wishes.filter(({ id, step }) => id !== sheet.wish || step !== 'made')} title={({ wish }) => wish.question} onOpen={open} onDrop={drop} />
      {wanted && <WishQuestion title={wanted.wish.question} onKeep={() => setWanted(null)} onReplace={() => replace(wanted)} />}
    </>
  );
  if (asked) {
    const hasFailed = state.step === 'failed';
    return (
      <>
        {waiting}
        <AnswerSheet question={asked.question} emoji={emojiOf(asked.topic ?? 'other')} step={hasFailed ? 'failed' : 'making'} isNew>
          {hasFailed && <MakingError fault={state.fault} message={t('wisdom.failed')} onRetry={() => void ask(asked)} onCompose={() => void ask(asked, { source: 'composer' })} />}
          <div className={layout['row']}>
            <Button variant="subtle" onClick={goBack}>
              {hasFailed ? t('wisdom.back') : t('common.cancel')}
            </Button>
          </div>
        </AnswerSheet>
      </>
    );
  }
  if (answer) {
    return (
      <>
        {waiting}
        <AnswerSheet question={answer.question} emoji={emojiOf(answer.topic)} step="made" isNew={hasNewAnswer}>
          <AnswerWords answer={answer} />
          <div className={layout['row']}>
            {isKept ? (
              <Button variant="light" leftSection={<IconCheck size={18} aria-hidden />} aria-disabled>
                {t('wisdom.kept')}
              </Button>
            ) : (
              <Button onClick={() => void keep()}>{t('wisdom.keep')}</Button>
            )}
            {answer.language !== language && (
              <Button variant="light" onClick={() => void ask({ question: answer.question, ...(answer.topic !== 'other' && { topic: answer.topic }) })}>
                {t('wisdom.askAgain', { language: new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language })}
              </Button>
            )}
            <ShareButton content={shareOf(t, answer)} />
            <Button variant="subtle" onClick={startAnew}>
              {t('wisdom.new')}
            </Button>
          </div>
        </AnswerSheet>
      </>
    );
  }
  return (
    <>
      {waiting}
      <QuestionForm question={question} longest={longestText} isReturn={hasReturned} onChange={(question) => write((now) => ({ ...now, question }))} onAsk={() => void ask({ question })}>
        <ModelChoice consent={model.consent} offered={model.offered} online={model.online} onChoose={model.choose} />
        {canLeave && (
          <Button variant="light" onClick={() => void leave()}>
            {t('made.leave')}
          </Button>
        )}
      </QuestionForm>
      <Entrances onAsk={(wish) => void ask(wish)} />
    </>
  );
}
