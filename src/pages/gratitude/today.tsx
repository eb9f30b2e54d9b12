// Writing an entry: the sheet, the answer to it, keeping it; asking a guest to log in first. Below, what stands for this day already.
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestText } from '../../../schemas/fields.ts';
import { isDay, today } from '../../data/days.ts';
import { addEntry, gratitudeEntries, gratitudePrompts } from '../../data/gratitude.ts';
import type { Affirmation } from '../../data/gratitude.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import type { MadeOf, WaitingWish } from '../../data/made-words/made.ts';
import { useConcernInDraft } from '../../data/made-words/use-concern.ts';
import { useMaking } from '../../data/made-words/use-making.ts';
import { newId, NotKept } from '../../data/record.ts';
import { notKeptSentence } from '../../i18n/failure-sentence.ts';
import { useLanguage } from '../../i18n/language.ts';
import { logFault } from '../../platform/log.ts';
import { loginAddress } from '../../platform/return-path.ts';
import { AffirmationLetter } from '../../ui/gratitude/affirmation-letter.tsx';
import { longDay } from '../../ui/gratitude/day-words.ts';
import { EntryForm } from '../../ui/gratitude/entry-form.tsx';
import { LoginInvitation } from '../../ui/login-invitation.tsx';
import { HelpWhileWriting } from '../../ui/made-words/help-while-writing.tsx';
import { MakingError } from '../../ui/made-words/making-error.tsx';
import { ModelChoice } from '../../ui/made-words/model-choice.tsx';
import { WaitingWishes } from '../../ui/made-words/waiting-wishes.tsx';
import { WishQuestion } from '../../ui/made-words/wish-question.tsx';
import { useToast } from '../../ui/toaster.tsx';
import { DayEntries } from './day-entries.tsx';
import { useEntryDraft } from './entry-draft.ts';
import type { Letter, Sheet } from './entry-draft.ts';

type GrantedWish = Extract<WaitingWish<'gratitude'>, { step: 'made' }>;

interface TodayProps {
  /** Another day to write for, as an address may have it. */
  day: string | null;
  onToday: () => void;
}

export function Today({ day: asked, onToday }: TodayProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const toast = useToast();
  const now = useLive('today', today);
  const earlier = now !== undefined && isEarlier(asked, now) ? asked : null;
  const day = earlier ?? now;
  const { sheet, write, clear } = useEntryDraft();
  const { text, letter } = sheet;
  const making = useMaking('gratitude');
  const concern = useConcernInDraft(text);
  const prompts = usePrompts();
  // State comes a moment later than the second tap of a double tap.
  const isSaving = useRef(false);
  const [saving, setSaving] = useState(false);
  const [hasNewLetter, setHasNewLetter] = useState(false);
  /** Granted, while something else stands on the sheet. */
  const [wanted, setWanted] = useState<GrantedWish | null>(null);
  const [asksToLogIn, setAsksToLogIn] = useState(false);
  const busy = saving ? 'saving' : making.state.step === 'making' ? 'generating' : null;
  const canLeave = making.model.offered && making.model.consent === 'yes' && !making.model.online && text.trim() !== '';

  async function generate(options?: { source?: 'composer' }): Promise<void> {
    const made = await making.make({ kind: 'gratitude', text }, options);
    if (made) lay(made);
  }

  /** Whatever was typed meanwhile stays. */
  function lay(made: MadeOf<'gratitude'>): void {
    write((now) => ({ ...now, letter: letterOf(made), wish: undefined }));
    setHasNewLetter(true);
  }

  function putAway(): void {
    if (sheet.wish !== undefined) drop(sheet.wish);
    write((now) => ({ ...now, letter: null, wish: undefined }));
    setHasNewLetter(false);
    making.reset();
  }

  async function save(): Promise<void> {
    if (isSaving.current || day === undefined || text.trim() === '') return;
    if (!data.account) {
      setAsksToLogIn(true);
      return;
    }
    isSaving.current = true;
    setSaving(true);
    try {
      await addEntry(data, { date: day, entry_text: text.trim(), language, affirmation: letter ? affirmationOf(letter) : undefined }, sheet.id);
      if (letter && sheet.wish !== undefined) drop(sheet.wish);
      // Words written on meanwhile are still for the day that stands above them.
      if (clear(sheet)) {
        setHasNewLetter(false);
        if (earlier) onToday();
      }
      making.reset();
      toast({ message: t('gratitude.saved') });
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      toast({ message: `${t('gratitude.saveFailed')} ${notKeptSentence(t, fault.reason)}` });
    } finally {
      isSaving.current = false;
      setSaving(false);
    }
  }

  async function leave(): Promise<void> {
    try {
      await making.leave({ kind: 'gratitude', text });
      toast({ message: t('made.left') });
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      toast({ message: `${t('made.leaveFailed')} ${notKeptSentence(t, fault.reason)}` });
    }
  }

  function open(wish: WaitingWish<'gratitude'>): void {
    if (wish.step !== 'made') return;
    if (letter !== null || !['', wish.wish.text.trim()].includes(text.trim())) {
      setWanted(wish);
      return;
    }
    making.reset();
    write((now) => ({ ...now, ...answered(wish) }));
    setHasNewLetter(true);
  }

  /** What stood there can be brought back, and what came in its place after it. */
  function replace(next: Sheet, message: string): void {
    making.reset();
    write((before) => {
      toast({ message, action: { label: t('common.undo'), run: () => replace(before, t('made.wishes.asks.broughtBack')) } });
      return next;
    });
    setHasNewLetter(next.letter !== null);
  }

  function drop(id: string): void {
    making.dropWish(id).catch((fault: unknown) => {
      if (!(fault instanceof NotKept)) throw fault;
      toast({ message: notKeptSentence(t, fault.reason) });
    });
  }

  return (
    <>
      <WaitingWishes wishes={making.wishes.filter(({ id, step }) => id !== sheet.wish || step !== 'made')} title={({ wish }) => wish.text} onOpen={open} onDrop={drop} />
      <EntryForm
        label={earlier ? t('gratitude.labelOn', { date: longDay(language, earlier) }) : t('gratitude.label')}
        text={text}
        prompts={letter ? [] : prompts}
        longest={longestText}
        busy={busy}
        onChange={(text) => write((now) => ({ ...now, text }))}
        onSave={() => void save()}
        onGenerate={() => void generate()}
        onCancel={making.cancel}
      >
        <HelpWhileWriting concern={concern} />
        {earlier && (
          <Button variant="subtle" justify="flex-start" px={0} onClick={onToday}>
            {t('gratitude.backToToday')}
          </Button>
        )}
        <ModelChoice consent={making.model.consent} offered={making.model.offered} online={making.model.online} onChoose={making.model.choose} />
        {canLeave && (
          <Button variant="light" onClick={() => void leave()}>
            {t('made.leave')}
          </Button>
        )}
      </EntryForm>
      {making.state.step === 'failed' && (
        <MakingError fault={making.state.fault} message={t('gratitude.generateFailed')} onRetry={() => void generate()} onCompose={() => void generate({ source: 'composer' })} />
      )}
      {letter && (
        <AffirmationLetter
          text={letter.affirmation}
          verses={letter.verses}
          language={letter.language}
          source={letter.source}
          concern={letter.concern}
          isNew={hasNewLetter}
          busy={busy !== null || text.trim() === ''}
          onSave={() => void save()}
          onAnother={() => void generate()}
          onPutAway={putAway}
        />
      )}
      {data.account && day !== undefined && <Written day={day} heading={earlier ? longDay(language, earlier) : t('gratitude.writtenToday')} />}
      {wanted && (
        <WishQuestion
          title={wanted.wish.text}
          onKeep={() => setWanted(null)}
          onReplace={() => {
            setWanted(null);
            replace({ id: newId(), ...answered(wanted) }, t('made.wishes.asks.replaced'));
          }}
        />
      )}
      {asksToLogIn && <LoginInvitation title={t('gratitude.loginTitle')} body={t('gratitude.loginBody')} loginHref={loginAddress('/Gratitude')} onClose={() => setAsksToLogIn(false)} />}
    </>
  );
}

/** The sheet does not wait for the journal to be read. */
function Written({ day, heading }: { day: string; heading: string }) {
  const entries = useLive('gratitude-entries', gratitudeEntries);
  return entries ? <DayEntries entries={entries} day={day} heading={heading} /> : null;
}

/** They come with their language; until then, and where they cannot be fetched, the sheet stands alone. */
function usePrompts(): readonly string[] {
  const language = useLanguage();
  const [prompts, setPrompts] = useState<readonly string[]>([]);
  useEffect(() => {
    let isWanted = true;
    gratitudePrompts(language)
      .then((found) => isWanted && setPrompts(found))
      .catch((fault: unknown) => logFault('the prompts could not be fetched', fault));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return prompts;
}

/** The wish's own words come with its answer. */
function answered({ id, wish, made }: GrantedWish): Sheet {
  return { text: wish.text, letter: letterOf(made), wish: id };
}

function letterOf({ affirmation, verses, language, source, concern }: MadeOf<'gratitude'>): Letter {
  return { affirmation, verses, language, source, ...(concern && { concern }) };
}

function affirmationOf({ affirmation, verses, source }: Letter): Affirmation {
  const [verse] = verses;
  return { ai_affirmation: affirmation, source, ...(verse && { verse_reference: verse.reference, verse_text: verse.text, translation: verse.translation }) };
}

/** A day that is over: nobody is thankful ahead. */
function isEarlier(asked: string | null, now: string): asked is string {
  return isDay(asked) && asked < now;
}
