// Writing a prayer: in one's own words, or composed from them; keeping it; asking a guest to log in first.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestText } from '../../../schemas/fields.ts';
import { prayerCategories } from '../../../schemas/prayer.ts';
import { bundledTranslation } from '../../../schemas/translations.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { composePrayer, prayerPrompts } from '../../data/prayer-composer.ts';
import { addPrayer } from '../../data/prayers.ts';
import type { PrayerDraft } from '../../data/prayers.ts';
import { profile } from '../../data/profile.ts';
import { NotKept } from '../../data/record.ts';
import { notKeptSentence } from '../../i18n/failure-sentence.ts';
import { useLanguage } from '../../i18n/language.ts';
import { logFault } from '../../platform/log.ts';
import { loginAddress } from '../../platform/return-path.ts';
import { LoginInvitation } from '../../ui/login-invitation.tsx';
import { PrayerForm } from '../../ui/prayer/prayer-form.tsx';
import { PrayerLetter } from '../../ui/prayer/prayer-letter.tsx';
import { PrayerVerses } from '../../ui/prayer/prayer-verses.tsx';
import { useToast } from '../../ui/toaster.tsx';
import { useAskedPrayer } from './asked-prayer.ts';
import { usePrayerDraft } from './prayer-draft.ts';

export function NewPrayer() {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const toast = useToast();
  const person = useLive('profile', profile);
  const { sheet, write, clear } = usePrayerDraft();
  const { verse, forget } = useAskedPrayer(write);
  const [busy, setBusy] = useState<'generating' | 'saving' | null>(null);
  // State comes a moment later than the second tap of a double tap.
  const isBusy = useRef(false);
  const [hasNewLetter, setHasNewLetter] = useState(false);
  const [asksToLogIn, setAsksToLogIn] = useState(false);
  const { request, category, letter } = sheet;
  const categories = prayerCategories.map((value) => ({ value, label: t(`category.${value}`) }));

  async function once(kind: 'generating' | 'saving', work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(kind);
    try {
      await work();
    } finally {
      isBusy.current = false;
      setBusy(null);
    }
  }

  async function generate(): Promise<void> {
    try {
      const translation = person?.bible_translation ?? bundledTranslation.code;
      const { prayer_text, verses, concern, category: understood } = await composePrayer(data, { request, category, language, translation });
      // Whatever was typed meanwhile stays. A person who chose no category finds the one that was understood, and may choose another.
      write((now) => ({
        ...now,
        category: now.category === 'other' ? understood : now.category,
        letter: { request, prayer_text, verses, language, ...(concern && { concern }) },
      }));
      setHasNewLetter(true);
    } catch (fault) {
      logFault('a prayer could not be composed', fault);
      toast({ message: t('prayer.generateFailed') });
    }
  }

  async function save(words: Pick<PrayerDraft, 'request' | 'prayer_text' | 'verses'>): Promise<void> {
    if (words.prayer_text.trim() === '') {
      toast({ message: t('prayer.nothingToSave') });
      return;
    }
    if (!data.account) {
      setAsksToLogIn(true);
      return;
    }
    try {
      await addPrayer(data, { ...words, category, language }, sheet.id);
      clear();
      if (verse) forget();
      toast({ message: t('prayer.saved') });
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      toast({ message: `${t('prayer.saveFailed')} ${notKeptSentence(t, fault.reason)}` });
    }
  }

  return (
    <>
      {verse && <PrayerVerses verses={[verse]} />}
      <PrayerForm
        words={{ request, category }}
        prompts={prayerPrompts(language)}
        categories={categories}
        longest={longestText}
        busy={busy}
        onChange={(words) => write((now) => ({ ...now, ...words }))}
        onGenerate={() => void once('generating', generate)}
        onSaveOwn={() => void once('saving', () => save({ request, prayer_text: request, verses: [] }))}
      />
      {letter && (
        <PrayerLetter
          text={letter.prayer_text}
          verses={letter.verses}
          language={letter.language}
          concern={letter.concern}
          isNew={hasNewLetter}
          saving={busy === 'saving'}
          onSave={() => void once('saving', () => save({ request: request.trim() === '' ? letter.request : request, prayer_text: letter.prayer_text, verses: letter.verses }))}
          onRegenerate={() => {
            write((now) => ({ ...now, letter: null }));
            setHasNewLetter(false);
          }}
        />
      )}
      {asksToLogIn && <LoginInvitation title={t('prayer.loginTitle')} body={t('prayer.loginBody')} loginHref={loginAddress('/Prayer')} onClose={() => setAsksToLogIn(false)} />}
    </>
  );
}
