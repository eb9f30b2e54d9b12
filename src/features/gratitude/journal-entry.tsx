// Connects the card of a gratitude entry with its actions: edit, delete, restore a version, each
// with undo, and share. Also shows contacts for help and the notice about a merged version.
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupPreviousVersions } from '../../../schemas/entities/prayer.ts';
import type { GratitudeEntry } from '../../../schemas/entities/gratitude-entry.ts';
import { updateGratitudeEntry, removeGratitudeEntry, restoreGratitudeEntry } from './data.ts';
import type { GratitudeEntryChanges } from './data.ts';
import { useData } from '../../data/data-provider.tsx';
import type { SavedRecord } from '../../data/records/record.ts';
import { GratitudeCard } from './components/gratitude-card.tsx';
import { HelpOnce } from '../crisis-help/components/help-once.tsx';
import { useCrisisSigns } from '../crisis-help/use-crisis-signs.ts';
import { FutureDateNote } from '../journal/future-date-note.tsx';
import { useMergeNotice } from '../journal/use-merge-notice.ts';
import { useShownSyncState } from '../journal/use-shown-sync-state.ts';
import { useRecordActions } from '../journal/use-record-actions.ts';
import { ShareDialog } from '../share/share-dialog.tsx';
import type { ShareContent } from '../share/share-content.ts';
import { EntryEditor } from './entry-editor.tsx';

export const GratitudeJournalEntry = memo(function JournalEntry({
  entry,
  isDayShown,
}: {
  entry: SavedRecord<GratitudeEntry>;
  /** False below another entry of the same day. */
  isDayShown?: boolean;
}) {
  const { t } = useTranslation();
  const data = useData();
  const [opened, setOpened] = useState<'editor' | 'share' | null>(null);
  const close = () => setOpened(null);
  const { id, fields, sync } = entry;
  const about = shortenText(fields.entry_text);
  const { runAction, offerUndo, restoreVersions } = useRecordActions(
    { collection: 'gratitudeEntries', id },
    about,
  );
  const shownSync = useShownSyncState(sync);
  useMergeNotice(id, fields.earlier_wordings?.length ?? 0, sync.kind === 'merged');

  const change = (changes: GratitudeEntryChanges, seen: string) => {
    const { entry_text, date } = fields;
    return runAction(
      () => updateGratitudeEntry(data, id, changes, seen),
      () =>
        offerUndo(t('gratitude:changed'), () =>
          updateGratitudeEntry(data, id, { entry_text, date }, changes.entry_text),
        ),
      t('saveFailed.gratitude'),
    );
  };
  const remove = () =>
    runAction(
      () => removeGratitudeEntry(data, id),
      () => offerUndo(t('gratitude:deleted'), () => restoreGratitudeEntry(data, id)),
      t('gratitude:deleteFailed'),
    );

  return (
    <>
      <GratitudeCard
        id={id}
        entry={fields}
        isDayShown={isDayShown}
        previousVersions={groupPreviousVersions(fields.earlier_wordings ?? [])}
        sync={shownSync}
        help={
          <>
            <FutureDateNote collection="gratitudeEntries" record={entry} about={about} />
            <EntryCrisisHelp text={fields.entry_text} />
          </>
        }
        onShare={() => setOpened('share')}
        onEdit={() => setOpened('editor')}
        onDelete={() => void remove()}
        onRestore={(versions) => void restoreVersions(versions)}
      />
      {opened === 'editor' && <EntryEditor entry={entry} onSave={change} onClose={close} />}
      {opened === 'share' && <ShareDialog content={toSharedEntry(fields)} onClose={close} />}
    </>
  );
});

/** Shows contacts for help if the text speaks of danger. */
function EntryCrisisHelp({ text }: { text: string }) {
  return <HelpOnce concern={useCrisisSigns(text)} />;
}

function toSharedEntry({
  entry_text,
  verse_reference,
  verse_text,
  translation,
}: GratitudeEntry): ShareContent {
  const verses =
    verse_reference && verse_text
      ? [{ reference: verse_reference, text: verse_text, ...(translation && { translation }) }]
      : [];
  return { type: 'gratitude', text: entry_text, verses };
}

/** Which entry it was, in a toast. */
function shortenText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 60
    ? line
    : `${line
        .slice(0, 60)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`;
}
