// React hook with the actions on one prayer, for any page. Each action is stored on the device,
// announced, and can be undone.
import { useTranslation } from 'react-i18next';
import type { PreviousVersion } from '../../../schemas/fields.ts';
import type { Prayer, PrayerUpdate } from '../../../schemas/entities/prayer.ts';
import { useData } from '../../data/data-provider.tsx';
import { pausePrayer, markPrayed, resumePrayer } from './pray-through/prayer-rotation.ts';
import {
  addPrayerNote,
  removePrayerNote,
  editPrayerNote,
  undoEditPrayerNote,
} from '../../data/records/prayer-notes.ts';
import {
  saveTestimony,
  markPrayerAnswered,
  updatePrayer,
  removePrayer,
  reopenPrayer,
  restorePrayer,
  revertPrayer,
} from './data.ts';
import type { PrayerChanges } from './data.ts';
import type { SavedRecord } from '../../data/records/record.ts';
import { useLanguage } from '../../locales/language.ts';
import { formatLongDay } from '../../locales/format-day.ts';
import { useRecordActions } from '../journal/use-record-actions.ts';
import { useToast } from '../../ui/toast/toaster.tsx';

/** Each action resolves to whether its change was stored. */
export interface PrayerActions {
  /** @param day YYYY-MM-DD, the day of the answer */
  markAnswered: (day: string) => Promise<boolean>;
  saveTestimony: (testimony: string) => Promise<boolean>;
  update: (changes: PrayerChanges, seen: PrayerChanges) => Promise<boolean>;
  remove: () => Promise<boolean>;
  /** @param versions the previous versions of one group */
  restoreVersions: (versions: readonly PreviousVersion[]) => Promise<boolean>;
  addNote: (note: PrayerUpdate) => Promise<boolean>;
  editNote: (note: PrayerUpdate, text: string) => Promise<boolean>;
  removeNote: (note: PrayerUpdate) => Promise<boolean>;
  markPrayed: () => Promise<boolean>;
  /** @param until YYYY-MM-DD, the day on which the prayer is shown again */
  pause: (until: string) => Promise<boolean>;
  resume: () => Promise<boolean>;
}

export function usePrayerActions({ id, fields }: SavedRecord<Prayer>): PrayerActions {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const toast = useToast();

  const key = { collection: 'prayers', id } as const;
  const { runAction, offerUndo, restoreVersions } = useRecordActions(key, fields.title);

  function markAnswered(day: string): Promise<boolean> {
    const { is_answered: isAnswered, answered_date: before } = fields;
    const undo =
      isAnswered && before
        ? () => markPrayerAnswered(data, id, before)
        : () => reopenPrayer(data, id);
    return runAction(
      () => markPrayerAnswered(data, id, day),
      () => offerUndo(isAnswered ? t('prayer:changed') : t('prayer:markedAnswered'), undo),
      t('prayer:markFailed'),
    );
  }

  return {
    markAnswered,
    restoreVersions,
    saveTestimony: (testimony) =>
      runAction(
        () => saveTestimony(data, id, testimony),
        () => toast({ message: t('prayer:testimonySaved') }),
        t('prayer:testimonyFailed'),
        t('prayer:testimonyMissing'),
      ),
    update: (changes, seen) =>
      runAction(
        () => updatePrayer(data, id, changes, seen),
        () => offerUndo(t('prayer:changed'), () => revertPrayer(data, id, fields, changes)),
        t('prayer:changeFailed'),
      ),
    remove: () =>
      runAction(
        () => removePrayer(data, id),
        () => offerUndo(t('prayer:deleted'), () => restorePrayer(data, id)),
        t('prayer:deleteFailed'),
      ),
    addNote: (note) =>
      runAction(
        () => addPrayerNote(data, id, note),
        () => toast({ message: t('prayer:updateSaved') }),
        t('prayer:updateFailed'),
      ),
    editNote: (note, text) =>
      runAction(
        () => editPrayerNote(data, id, note, text),
        () => offerUndo(t('prayer:updateChanged'), () => undoEditPrayerNote(data, id, note, text)),
        t('prayer:updateFailed'),
      ),
    removeNote: (note) =>
      runAction(
        () => removePrayerNote(data, id, note),
        () => offerUndo(t('prayer:updateDeleted'), () => addPrayerNote(data, id, note)),
        t('prayer:updateDeleteFailed'),
      ),
    markPrayed: () =>
      runAction(
        () => markPrayed(data, id),
        () => undefined,
        t('prayer:prayThrough.prayedFailed'),
      ),
    pause: (until) =>
      runAction(
        () => pausePrayer(data, id, until),
        () =>
          offerUndo(t('prayer:pausedUntil', { date: formatLongDay(language, until) }), () =>
            resumePrayer(data, id),
          ),
        t('prayer:prayThrough.pauseFailed'),
      ),
    resume: () =>
      runAction(
        () => resumePrayer(data, id),
        () => toast({ message: t('prayer:resumed') }),
        t('prayer:resumeFailed'),
      ),
  };
}
