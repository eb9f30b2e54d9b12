// The Daily Grace Note: asked for by a mood, shown as a letter, and any earlier one that an address names.
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { longestText } from '../../../schemas/fields.ts';
import { moods } from '../../../schemas/grace-note.ts';
import { graceNoteNamed } from '../../data/grace-notes.ts';
import type { SourcedNote } from '../../data/grace-notes.ts';
import { useLive } from '../../data/hooks.tsx';
import type { Kept } from '../../data/record.ts';
import { useLanguage } from '../../i18n/language.ts';
import { logFault } from '../../platform/log.ts';
import { EarlierNotes } from '../../ui/home/earlier-notes.tsx';
import { GraceForm } from '../../ui/home/grace-form.tsx';
import { GraceLetter } from '../../ui/home/grace-letter.tsx';
import styles from '../../ui/home/grace.module.css';
import { MakingError } from '../../ui/made-words/making-error.tsx';
import { ModelChoice } from '../../ui/made-words/model-choice.tsx';
import { WaitingWishes } from '../../ui/made-words/waiting-wishes.tsx';
import { useGraceMaking } from './grace-making.ts';
import type { GraceMaking } from './grace-making.ts';
import { NoteLetter } from './note-letter.tsx';

interface DailyGraceNoteProps {
  /** YYYY-MM-DD, the person's own. */
  day: string;
  /** Those of this day, the newest first. */
  notes: readonly Kept<SourcedNote>[];
}

export function DailyGraceNote({ day, notes }: DailyGraceNoteProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const flow = useGraceMaking(day);
  const { named, leaveNamed } = useNamedNote();
  const [chosen, setChosen] = useState<string | null>(null);
  const [wantsNew, setWantsNew] = useState(false);
  /** Kept a moment ago, and on its way from the disk. */
  const [arriving, setArriving] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { fresh } = flow;
  const isArriving = arriving !== null && !notes.some(({ id }) => id === arriving);
  const shown = named ?? (wantsNew || isArriving ? undefined : (notes.find(({ id }) => id === chosen) ?? notes[0]));
  if (arriving !== null && !isArriving) setArriving(null);

  function show(id: string | null): void {
    if (named) leaveNamed();
    setWantsNew(false);
    setChosen(id);
  }

  async function andShow(work: Promise<string | null>): Promise<void> {
    const id = await work;
    if (id === null) return;
    setArriving(id);
    show(id);
  }

  function startAnew(): void {
    const { mood, context } = flow.draft.sheet;
    flow.startAnew();
    // Words that are not those of the note that stands here are for the next one.
    if (flow.fresh?.id !== null && context.trim() !== '') flow.draft.write({ mood, context });
    if (named) leaveNamed();
    setWantsNew(true);
    heading.current?.focus();
  }

  return (
    <section className={styles['grace']} aria-labelledby="grace-note">
      <h2 id="grace-note" ref={heading} tabIndex={-1}>
        {t('grace.title')}
      </h2>
      <WaitingWishes
        wishes={flow.making.wishes}
        title={({ wish }) => (wish.context === '' ? t(`mood.${wish.mood}`) : wish.context)}
        onOpen={(wish) => void andShow(flow.openWish(wish))}
        onDrop={(id) => void flow.making.dropWish(id).catch((fault: unknown) => logFault('a wish could not be dropped', fault))}
      />
      {!named && fresh?.id === null ? (
        <Unkept note={fresh} title={t('grace.today')} onNew={startAnew} />
      ) : shown ? (
        <NoteLetter
          key={shown.id}
          note={shown}
          title={shown.fields.date === day ? t('grace.today') : t('grace.ofDay', { date: dayInWords(language, shown.fields.date) })}
          fresh={fresh?.id === shown.id ? fresh.made : null}
          onNew={startAnew}
        />
      ) : (
        <Asking flow={flow} isArriving={isArriving} onGenerate={(options) => void andShow(flow.generate(options))} />
      )}
      {(named || (wantsNew && notes.length > 0)) && (
        <Button variant="subtle" onClick={() => show(null)}>
          {t('grace.backToToday')}
        </Button>
      )}
      <EarlierNotes notes={notes.filter(({ id }) => id !== shown?.id).map(({ id, fields, createdDate }) => ({ id, mood: fields.mood, message: fields.message, createdDate }))} onShow={show} />
    </section>
  );
}

function Asking({ flow, isArriving, onGenerate }: { flow: GraceMaking; isArriving: boolean; onGenerate: (options?: { source?: 'composer' }) => void }) {
  const { t } = useTranslation();
  const { draft, making } = flow;
  // The sheet stands as it is until its letter takes its place.
  const { mood, context } = isArriving && flow.fresh ? flow.fresh : draft.sheet;
  const { offered, consent, online, choose } = making.model;
  const canLeave = offered && consent === 'yes' && !online;
  return (
    <>
      <GraceForm
        moods={moods}
        mood={mood}
        context={context}
        longest={longestText}
        making={flow.busy || isArriving}
        onMood={(mood) => draft.write({ mood })}
        onContext={(context) => draft.write({ context })}
        onGenerate={() => onGenerate()}
        onCancel={making.cancel}
      >
        <ModelChoice consent={consent} offered={offered} online={online} onChoose={choose} />
        {canLeave && (
          <Button variant="light" onClick={() => void flow.leave()}>
            {t('made.leave')}
          </Button>
        )}
      </GraceForm>
      {making.state.step === 'failed' && (
        <MakingError fault={making.state.fault} message={t('grace.failed')} onRetry={() => onGenerate()} onCompose={() => onGenerate({ source: 'composer' })} />
      )}
    </>
  );
}

/** The device would not keep it: it can be read, and shared, as long as the page stands. */
function Unkept({ note, title, onNew }: { note: NonNullable<GraceMaking['fresh']>; title: string; onNew: () => void }) {
  const [helpful, setHelpful] = useState<'yes' | 'no' | null>(null);
  const { mood, context, made } = note;
  const { message, verses, reflection, language, source, concern } = made;
  return <GraceLetter {...{ title, mood, context, message, verses, reflection, language, source, concern, helpful, onNew }} isNew onHelpful={setHelpful} />;
}

/** The note that the address names, of whatever day. */
function useNamedNote(): { named: Kept<SourcedNote> | null; leaveNamed: () => void } {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const id = decoded(hash.slice(1));
  const named = useLive(`grace-note ${id}`, (data) => graceNoteNamed(data, id)) ?? null;
  const isThere = named !== null;
  useEffect(() => {
    if (isThere) document.getElementById(id)?.scrollIntoView({ block: 'start' });
  }, [id, isThere]);
  return { named, leaveNamed: () => void navigate({ hash: '' }, { replace: true }) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // no address of ours
  }
}

/** @param day YYYY-MM-DD, a day without a clock */
function dayInWords(language: string, day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
