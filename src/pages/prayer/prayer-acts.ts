// What a person can do with one prayer, wherever it stands: each act is kept on the device, said, and can be taken back.
import { useTranslation } from 'react-i18next';
import type { EarlierWording } from '../../../schemas/fields.ts';
import type { Prayer, PrayerUpdate } from '../../../schemas/prayer.ts';
import { useData } from '../../data/hooks.tsx';
import { letRest, markPrayed, wake } from '../../data/prayer-through.ts';
import { addUpdate, removeUpdate, rewordUpdate, unwordUpdate } from '../../data/prayer-updates.ts';
import { addTestimony, answerPrayer, editPrayer, removePrayer, reopenPrayer, restorePrayer, revertPrayer } from '../../data/prayers.ts';
import type { PrayerChanges } from '../../data/prayers.ts';
import { NotKept } from '../../data/record.ts';
import type { Kept } from '../../data/record.ts';
import { restoreItemWording } from '../../data/sync-items.ts';
import { notKeptSentence } from '../../i18n/failure-sentence.ts';
import { useLanguage } from '../../i18n/language.ts';
import { longDay } from '../../ui/gratitude/day-words.ts';
import { useToast } from '../../ui/toaster.tsx';

/** Each resolves with whether it was kept. */
export interface PrayerActs {
  /** @param day YYYY-MM-DD, the day of the answer */
  answer: (day: string) => Promise<boolean>;
  tell: (testimony: string) => Promise<boolean>;
  change: (changes: PrayerChanges, seen: PrayerChanges) => Promise<boolean>;
  remove: () => Promise<boolean>;
  putBack: (wording: EarlierWording) => Promise<boolean>;
  addNote: (note: PrayerUpdate) => Promise<boolean>;
  rewordNote: (note: PrayerUpdate, text: string) => Promise<boolean>;
  removeNote: (note: PrayerUpdate) => Promise<boolean>;
  markPrayed: () => Promise<boolean>;
  /** @param until YYYY-MM-DD, the day on which it is met again */
  letRest: (until: string) => Promise<boolean>;
  wake: () => Promise<boolean>;
}

export function usePrayerActs({ id, fields }: Kept<Prayer>): PrayerActs {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const toast = useToast();

  /** Does it on the device; a device that refuses leaves everything as it was and says so. */
  async function keep(work: () => Promise<void>, done: () => void, failed: string, gone = failed): Promise<boolean> {
    try {
      await work();
      done();
      return true;
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      toast({ message: fault.reason === 'missing' ? gone : `${failed} ${notKeptSentence(t, fault.reason)}` });
      return false;
    }
  }

  function offerUndo(message: string, work: () => Promise<void>): void {
    const undo = () => void keep(work, () => undefined, t('common.undoFailed'));
    toast({ message, about: fields.title, action: { label: t('common.undo'), run: undo } });
  }

  function answer(day: string): Promise<boolean> {
    const { is_answered: isAnswered, answered_date: before } = fields;
    const undo = isAnswered && before ? () => answerPrayer(data, id, before) : () => reopenPrayer(data, id);
    return keep(
      () => answerPrayer(data, id, day),
      () => offerUndo(isAnswered ? t('prayer.changed') : t('prayer.markedAnswered'), undo),
      t('prayer.markFailed'),
    );
  }

  function putBack(wording: EarlierWording): Promise<boolean> {
    const key = { collection: 'prayers', id } as const;
    let gaveWay = wording;
    return keep(
      async () => {
        gaveWay = await restoreItemWording(data, key, wording);
      },
      () => offerUndo(t('wording.restored'), async () => void (await restoreItemWording(data, key, gaveWay))),
      t('wording.restoreFailed'),
    );
  }

  return {
    answer,
    putBack,
    tell: (testimony) =>
      keep(
        () => addTestimony(data, id, testimony),
        () => toast({ message: t('prayer.testimonySaved') }),
        t('prayer.testimonyFailed'),
        t('prayer.testimonyMissing'),
      ),
    change: (changes, seen) =>
      keep(
        () => editPrayer(data, id, changes, seen),
        () => offerUndo(t('prayer.changed'), () => revertPrayer(data, id, fields, changes)),
        t('prayer.changeFailed'),
      ),
    remove: () =>
      keep(
        () => removePrayer(data, id),
        () => offerUndo(t('prayer.deleted'), () => restorePrayer(data, id)),
        t('prayer.deleteFailed'),
      ),
    addNote: (note) =>
      keep(
        () => addUpdate(data, id, note),
        () => toast({ message: t('prayer.updateSaved') }),
        t('prayer.updateFailed'),
      ),
    rewordNote: (note, text) =>
      keep(
        () => rewordUpdate(data, id, note, text),
        () => offerUndo(t('prayer.updateChanged'), () => unwordUpdate(data, id, note, text)),
        t('prayer.updateFailed'),
      ),
    removeNote: (note) =>
      keep(
        () => removeUpdate(data, id, note),
        () => offerUndo(t('prayer.updateDeleted'), () => addUpdate(data, id, note)),
        t('prayer.updateDeleteFailed'),
      ),
    markPrayed: () => keep(() => markPrayed(data, id), () => undefined, t('prayer.through.prayedFailed')),
    letRest: (until) =>
      keep(
        () => letRest(data, id, until),
        () => offerUndo(t('prayer.restsUntil', { date: longDay(language, until) }), () => wake(data, id)),
        t('prayer.through.restFailed'),
      ),
    wake: () =>
      keep(
        () => wake(data, id),
        () => toast({ message: t('prayer.woken') }),
        t('prayer.wakeFailed'),
      ),
  };
}
