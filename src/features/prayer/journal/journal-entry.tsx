// Connects the card of a prayer with its actions, notes, testimony, sharing and contacts for help,
// and opens the editor and the day dialog.
import { memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupPreviousVersions, type Prayer } from '../../../../schemas/entities/prayer.ts';
import { getPrayerCategory } from './find-prayers.ts';
import { listPrayerNotes } from '../../../data/records/prayer-notes.ts';
import type { SavedRecord } from '../../../data/records/record.ts';
import { toUserDay } from '../../../data/user-days.ts';
import { FutureDateNote } from '../../journal/future-date-note.tsx';
import { useMergeNotice } from '../../journal/use-merge-notice.ts';
import { useShownSyncState } from '../../journal/use-shown-sync-state.ts';
import { DayDialog } from '../components/day-dialog.tsx';
import { PrayerCard } from './components/prayer-card.tsx';
import { ShareDialog } from '../../share/share-dialog.tsx';
import type { ShareContent } from '../../share/share-content.ts';
import { getCategoryName } from '../use-categories.ts';
import type { PrayerNotesHandle } from '../components/prayer-notes.tsx';
import { PrayerNotesSection } from '../notes.tsx';
import { usePrayerActions } from '../use-prayer-actions.ts';
import { PrayerEditor } from './prayer-editor.tsx';
import { PrayerCrisisHelp } from '../prayer-crisis-help.tsx';
import { Testimony } from '../testimony.tsx';

interface PrayerJournalEntryProps {
  prayer: SavedRecord<Prayer>;
  /** YYYY-MM-DD, the user's own day. */
  today: string;
  /** YYYY-MM-DD, if the prayer is paused. */
  pausedUntil: string | undefined;
  /** The detail beside the list, which shows all of the prayer. */
  isDetail?: boolean;
}

export const PrayerJournalEntry = memo(function JournalEntry({
  prayer,
  today,
  pausedUntil,
  isDetail = false,
}: PrayerJournalEntryProps) {
  const { t } = useTranslation();
  const actions = usePrayerActions(prayer);
  const [opened, setOpened] = useState<'editor' | 'day' | 'share' | null>(null);
  const [isExpanded, setIsExpanded] = useState(isDetail);
  const notes = useRef<PrayerNotesHandle>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const close = () => setOpened(null);
  const { id, fields, createdDate, sync } = prayer;
  const shownSync = useShownSyncState(sync);
  useMergeNotice(id, fields.earlier_wordings?.length ?? 0, sync.kind === 'merged');

  /** Expands the card after a change, which shows the saved note, or the form for a testimony. */
  async function expandAfter(change: Promise<boolean>): Promise<boolean> {
    const isSaved = await change;
    if (isSaved) setIsExpanded(true);
    return isSaved;
  }

  function addNote(): void {
    setIsExpanded(true);
    notes.current?.open();
  }

  return (
    <>
      <PrayerCard
        id={id}
        prayer={fields}
        previousVersions={groupPreviousVersions(fields.earlier_wordings ?? [])}
        day={toUserDay(createdDate)}
        category={getCategoryName(t, getPrayerCategory(prayer))}
        sync={shownSync}
        pausedUntil={pausedUntil}
        noteCount={listPrayerNotes(fields).length}
        isDetail={isDetail}
        isExpanded={isExpanded}
        menuButton={menuButton}
        help={
          <>
            <FutureDateNote collection="prayers" record={prayer} about={fields.title} />
            <PrayerCrisisHelp prayer={fields} />
          </>
        }
        notes={
          <PrayerNotesSection
            ref={notes}
            {...(!isDetail && { menuButton })}
            isListShown={isExpanded}
            prayer={prayer}
            today={today}
            onAdd={(note) => expandAfter(actions.addNote(note))}
            onEdit={(note, text) => expandAfter(actions.editNote(note, text))}
            onRemove={(note) => void actions.removeNote(note)}
          />
        }
        testimonyForm={
          <Testimony prayer={prayer} isOffered={isExpanded} onSave={actions.saveTestimony} />
        }
        onExpand={setIsExpanded}
        onAnswered={() => void expandAfter(actions.markAnswered(today))}
        onChangeDay={() => setOpened('day')}
        onResume={() => void actions.resume()}
        onAddNote={addNote}
        onShare={() => setOpened('share')}
        onEdit={() => setOpened('editor')}
        onDelete={() => void actions.remove()}
        onRestore={(versions) => void actions.restoreVersions(versions)}
      />
      {opened === 'editor' && (
        <PrayerEditor prayer={prayer} today={today} onSave={actions.update} onClose={close} />
      )}
      {opened === 'share' && <ShareDialog content={toSharedPrayer(fields)} onClose={close} />}
      {opened === 'day' && (
        <DayDialog
          title={t('prayer:otherDayTitle')}
          label={t('prayer:answeredDay')}
          day={fields.answered_date ?? today}
          lastDay={today}
          errorText={t('prayer:dayInvalid')}
          onSave={(day) => void actions.markAnswered(day).then((isSaved) => isSaved && close())}
          onClose={close}
        />
      )}
    </>
  );
});

/** Returns the part that may be shared: never the testimony or the notes. */
function toSharedPrayer({ prayer_text, verses }: Prayer): ShareContent {
  return {
    type: 'prayer',
    text: prayer_text,
    verses: (verses ?? []).map(({ reference, text, translation }) => ({
      reference,
      text,
      ...(translation && { translation }),
    })),
  };
}
