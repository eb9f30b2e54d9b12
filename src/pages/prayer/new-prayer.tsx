// Writing a prayer: in one's own words, or made from them; keeping it; asking a guest to log in first.
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { longestText } from '../../../schemas/fields.ts';
import { useData } from '../../data/hooks.tsx';
import type { MadeOf, WaitingWish } from '../../data/made-words/made.ts';
import { prayerPrompts } from '../../data/made-words/prompts.ts';
import { useConcernInDraft } from '../../data/made-words/use-concern.ts';
import { useMaking } from '../../data/made-words/use-making.ts';
import { addPrayer } from '../../data/prayers.ts';
import type { PrayerDraft } from '../../data/prayers.ts';
import { newId, NotKept } from '../../data/record.ts';
import { notKeptSentence } from '../../i18n/failure-sentence.ts';
import { useLanguage } from '../../i18n/language.ts';
import { loginAddress } from '../../platform/return-path.ts';
import { LoginInvitation } from '../../ui/login-invitation.tsx';
import { HelpWhileWriting } from '../../ui/made-words/help-while-writing.tsx';
import { MakingError } from '../../ui/made-words/making-error.tsx';
import { ModelChoice } from '../../ui/made-words/model-choice.tsx';
import { ProvenVerses } from '../../ui/made-words/proven-verses.tsx';
import { WaitingWishes } from '../../ui/made-words/waiting-wishes.tsx';
import { WishQuestion } from '../../ui/made-words/wish-question.tsx';
import { PrayerForm } from '../../ui/prayer/prayer-form.tsx';
import { PrayerLetter } from '../../ui/prayer/prayer-letter.tsx';
import { ShareButton } from '../../ui/share/share-button.tsx';
import { useToast } from '../../ui/toaster.tsx';
import { useAskedPrayer } from './asked-prayer.ts';
import { useCategories } from './categories.ts';
import { CategoryDrawer } from './category-drawer.tsx';
import { usePrayerDraft } from './prayer-draft.ts';
import type { Letter, Sheet } from './prayer-draft.ts';

type GrantedWish = Extract<WaitingWish<'prayer'>, { step: 'made' }>;

export function NewPrayer() {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const making = useMaking('prayer');
  const { sheet, write, clear } = usePrayerDraft();
  const { verse, forget } = useAskedPrayer(write);
  const [saving, setSaving] = useState(false);
  // State comes a moment later than the second tap of a double tap.
  const isSaving = useRef(false);
  const [hasNewLetter, setHasNewLetter] = useState(false);
  /** Granted, while something else stands on the sheet. */
  const [wanted, setWanted] = useState<GrantedWish | null>(null);
  const [asksToLogIn, setAsksToLogIn] = useState(false);
  const { request, category, letter } = sheet;
  const { options, own } = useCategories(category);
  const [keptRequest, setKeptRequest] = useState('');
  const concern = useConcernInDraft(request, keptRequest);
  const { model, state } = making;
  const busy = saving ? 'saving' : state.step === 'making' ? 'generating' : null;
  const canLeave = model.offered && model.consent === 'yes' && !model.online && request.trim() !== '';
  const choose = (next: string) => write((now) => ({ ...now, category: next, isUnderstood: false }));
  const wished = { kind: 'prayer', request, category: sheet.isUnderstood ? 'other' : category } as const;

  async function generate(options?: { source?: 'composer' }): Promise<void> {
    const made = await making.make(wished, options);
    if (made) lay(made, request);
  }

  /** Whatever was typed meanwhile stays. A person who chose no category finds the one that was understood, and may choose another. */
  function lay(made: MadeOf<'prayer'>, asked: string): void {
    write((now) => ({
      ...now,
      request: now.request.trim() === '' ? asked : now.request,
      ...(isOpen(now) && { category: made.category, isUnderstood: true }),
      letter: letterOf(made, asked),
      wish: undefined,
    }));
    setHasNewLetter(true);
  }

  function putAway(): void {
    if (sheet.wish !== undefined) drop(sheet.wish);
    write((now) => ({ ...now, letter: null, wish: undefined }));
    setHasNewLetter(false);
    making.reset();
  }

  async function save(words: Pick<PrayerDraft, 'request' | 'prayer_text' | 'verses' | 'source' | 'language'>): Promise<void> {
    if (isSaving.current) return;
    if (words.prayer_text.trim() === '') {
      toast({ message: t('prayer.nothingToSave') });
      return;
    }
    if (!data.account) {
      setAsksToLogIn(true);
      return;
    }
    isSaving.current = true;
    setSaving(true);
    try {
      // What was understood of other words says nothing of these.
      const isOfThese = !sheet.isUnderstood || letter?.request === request;
      const saved = await addPrayer(data, { ...words, category: isOfThese ? category : 'other' }, sheet.id);
      // One's own words alone do not hold the answer.
      if (words.source && sheet.wish !== undefined) drop(sheet.wish);
      clear(sheet);
      setKeptRequest(request);
      setHasNewLetter(false);
      making.reset();
      if (verse) forget();
      toast({ message: t('prayer.saved'), topic: 'saved', action: { label: t('prayer.seeIt'), run: () => void navigate(`/Prayer?view=mine#${saved}`) } });
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      toast({ message: `${t('prayer.saveFailed')} ${notKeptSentence(t, fault.reason)}` });
    } finally {
      isSaving.current = false;
      setSaving(false);
    }
  }

  async function leave(): Promise<void> {
    try {
      await making.leave(wished);
      toast({ message: t('made.left') });
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      toast({ message: `${t('made.leaveFailed')} ${notKeptSentence(t, fault.reason)}` });
    }
  }

  function open(wish: WaitingWish<'prayer'>): void {
    if (wish.step !== 'made') return;
    if (letter !== null || !['', wish.wish.request.trim()].includes(request.trim())) {
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
      <WaitingWishes wishes={making.wishes.filter(({ id, step }) => id !== sheet.wish || step !== 'made')} title={({ wish }) => wish.request} onOpen={open} onDrop={drop} />
      {verse && <ProvenVerses verses={[verse]} />}
      <PrayerForm
        words={{ request, category }}
        prompts={prayerPrompts(language)}
        categories={options}
        longest={longestText}
        busy={busy}
        help={<HelpWhileWriting concern={concern} />}
        onChange={(words) => write((now) => ({ ...now, ...words, isUnderstood: now.isUnderstood === true && words.category === now.category }))}
        onGenerate={() => void generate()}
        onCancel={making.cancel}
        onSaveOwn={() => void save({ request: request.trim(), prayer_text: request.trim(), verses: [], language })}
      >
        <CategoryDrawer options={options} own={own} onAdded={choose} onRemoved={(name) => category === name && choose('other')} />
        <ModelChoice consent={model.consent} offered={model.offered} online={model.online} onChoose={model.choose} />
        {canLeave && (
          <Button variant="light" onClick={() => void leave()}>
            {t('made.leave')}
          </Button>
        )}
      </PrayerForm>
      {state.step === 'failed' && <MakingError fault={state.fault} message={t('prayer.generateFailed')} onRetry={() => void generate()} onCompose={() => void generate({ source: 'composer' })} />}
      {letter && (
        <PrayerLetter
          text={letter.prayer_text}
          verses={letter.verses}
          language={letter.language}
          source={letter.source ?? 'composer'}
          concern={letter.concern}
          isNew={hasNewLetter}
          saving={busy !== null}
          share={<ShareButton content={{ type: 'prayer', text: letter.prayer_text, verses: letter.verses }} />}
          onSave={() =>
            void save({
              request: (request.trim() === '' ? letter.request : request).trim(),
              prayer_text: letter.prayer_text,
              verses: letter.verses,
              source: letter.source ?? 'composer',
              language: letter.language,
            })
          }
          onRegenerate={putAway}
        />
      )}
      {wanted && (
        <WishQuestion
          title={wanted.wish.request}
          onKeep={() => setWanted(null)}
          onReplace={() => {
            setWanted(null);
            replace({ id: newId(), ...answered(wanted) }, t('made.wishes.asks.replaced'));
          }}
        />
      )}
      {asksToLogIn && <LoginInvitation title={t('prayer.loginTitle')} body={t('prayer.loginBody')} loginHref={loginAddress('/Prayer')} onClose={() => setAsksToLogIn(false)} />}
    </>
  );
}

/** The wish's own words come with its answer. */
function answered({ id, wish, made }: GrantedWish): Sheet {
  return { request: wish.request, category: wish.category === 'other' ? made.category : wish.category, isUnderstood: wish.category === 'other', letter: letterOf(made, wish.request), wish: id };
}

/** The person chose no category, or nobody but the composer did. */
function isOpen({ category, isUnderstood = false }: Sheet): boolean {
  return category === 'other' || isUnderstood;
}

function letterOf({ prayer_text, verses, language, source, concern }: MadeOf<'prayer'>, request: string): Letter {
  return { request, prayer_text, verses, language, source, ...(concern && { concern }) };
}
