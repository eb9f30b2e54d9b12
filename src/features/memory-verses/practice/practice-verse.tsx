// Practice of one verse: its text in the modes that suit the strength of memory, another mode on
// request, and the answer to “How did it go?”.
import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../../data/data-provider.tsx';
import { StorageWriteError } from '../../../data/records/record.ts';
import { getStorageErrorMessage } from '../../../locales/error-messages.ts';
import { useLanguage } from '../../../locales/language.ts';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';
import { ScriptureCredits } from '../../../ui/scripture-credits.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { useToast } from '../../../ui/toast/toaster.tsx';
import { useTranslationName } from '../../../ui/translation-name.tsx';
import { saveAnswer, type SavedMemoryVerse } from '../data.ts';
import { formatMemoryReference, type VerseText } from '../memory-verse-text.ts';
import { type Answer, answers, chooseModes, type Mode, modes } from '../schedule.ts';
import { useVerseText } from '../use-verse-text.ts';
import { splitIntoWords } from '../verse-words.ts';
import { FirstLettersMode } from './first-letters-mode.tsx';
import { FocusedHeading } from './focused-heading.tsx';
import { GapsMode } from './gaps-mode.tsx';
import type { ModeProps } from './mode-props.ts';
import { OrderMode } from './order-mode.tsx';
import { ReadMode } from './read-mode.tsx';
import { TypeMode } from './type-mode.tsx';

interface PracticeVerseProps {
  verse: SavedMemoryVerse;
  /** From 1. */
  position: number;
  count: number;
  onNext: () => void;
}

export function PracticeVerse({ verse, position, count, onNext }: PracticeVerseProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const result = useVerseText(verse);
  const reference =
    result?.kind === 'text' ? result.reference : formatMemoryReference(verse.fields, language);
  return (
    <>
      <div>
        <p className={layout['muted']}>{t('memory-verses:position', { position, count })}</p>
        <FocusedHeading>{reference}</FocusedHeading>
      </div>
      {!result && (
        <p role="status" className={layout['muted']}>
          {t('loading')}
        </p>
      )}
      {result?.kind === 'text' && <PracticeText verse={verse} text={result} onNext={onNext} />}
      {result && result.kind !== 'text' && (
        <div className={elements['stack']}>
          <p role="status">
            {result.kind === 'offline' ? t('memory-verses:offline') : t('memory-verses:missing')}
          </p>
          <Button variant="default" w="fit-content" onClick={onNext}>
            {t('memory-verses:skip')}
          </Button>
        </div>
      )}
    </>
  );
}

interface PracticeTextProps {
  verse: SavedMemoryVerse;
  text: VerseText;
  onNext: () => void;
}

function PracticeText({ verse, text, onNext }: PracticeTextProps) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const nameTranslation = useTranslationName();
  const { id, passage, schedule } = verse;
  const [stages] = useState(() => chooseModes(schedule));
  const [mode, setMode] = useState<Mode>(stages[0]);
  const [isFinished, setIsFinished] = useState(false);
  const words = useMemo(() => splitIntoWords(text.text, text.language), [text]);
  // The answer changes the schedule; the exercise stays as it is.
  const [seed] = useState(() => `${passage} ${schedule?.reps ?? 0}`);
  // React state would change too late to stop the second tap of a double tap.
  const isBusy = useRef(false);

  const section = useRef<HTMLElement>(null);
  /** Whether the pressed button is gone with its mode, so that the next mode takes the focus. */
  const takesFocus = useRef(false);

  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    section.current?.focus();
  }, [mode]);

  function choose(next: Mode): void {
    setMode(next);
    setIsFinished(false);
  }

  function finish(): void {
    const next = stages[stages.indexOf(mode) + 1];
    if (stages.includes(mode) && next) {
      takesFocus.current = true;
      choose(next);
    } else setIsFinished(true);
  }

  async function answer(given: Answer): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await saveAnswer(data, id, given);
      onNext();
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({
        message: `${t('memory-verses:answerFailed')} ${getStorageErrorMessage(t, fault.reason)}`,
      });
    } finally {
      isBusy.current = false;
    }
  }

  const props: ModeProps = {
    words,
    text: text.text,
    language: text.language,
    seed,
    isFinished,
    onFinish: finish,
  };
  return (
    <>
      <SegmentedControl
        legend={t('memory-verses:mode.label')}
        options={modes.map((value) => ({ value, label: t(`memory-verses:mode.${value}`) }))}
        value={mode}
        onChange={choose}
      />
      <section
        ref={section}
        tabIndex={-1}
        className={elements['stack']}
        aria-label={t(`memory-verses:mode.${mode}`)}
      >
        {mode === 'read' && <ReadMode {...props} />}
        {mode === 'first_letters' && <FirstLettersMode {...props} />}
        {mode === 'gaps' && <GapsMode {...props} />}
        {mode === 'order' && <OrderMode {...props} />}
        {mode === 'type' && <TypeMode {...props} />}
      </section>
      {isFinished && <AnswerButtons onAnswer={(given) => void answer(given)} />}
      <div className={layout['muted']}>
        <p>{nameTranslation(text.translation)}</p>
        {text.notice !== undefined && <p>{text.notice}</p>}
        <ScriptureCredits of={[text.notice === undefined ? text.translation : null]} />
      </div>
    </>
  );
}

function AnswerButtons({ onAnswer }: { onAnswer: (answer: Answer) => void }) {
  const { t } = useTranslation();
  return (
    <section className={elements['stack']}>
      <FocusedHeading level={2}>{t('memory-verses:answer.title')}</FocusedHeading>
      <div className={layout['row']} role="group" aria-label={t('memory-verses:answer.title')}>
        {answers.map((answer) => (
          <Button key={answer} variant="default" onClick={() => onAnswer(answer)}>
            {t(`memory-verses:answer.${answer}`)}
          </Button>
        ))}
      </div>
      <p className={layout['muted']}>{t('memory-verses:answer.hint')}</p>
    </section>
  );
}
