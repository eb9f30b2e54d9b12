// Connects the card of a gratitude entry with its actions: edit, delete, restore a version, each
// with undo, and share. Also shows contacts for help and the notice about a merged version.
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupPreviousVersions } from '../../../schemas/entities/prayer.ts';
import type { PreviousVersion } from '../../../schemas/fields.ts';
import type { GratitudeEntry } from '../../../schemas/entities/gratitude-entry.ts';
import { updateGratitudeEntry, removeGratitudeEntry, restoreGratitudeEntry } from './data.ts';
import type { GratitudeEntryChanges } from './data.ts';
import { useData } from '../../data/data-provider.tsx';
import { StorageWriteError } from '../../data/records/record.ts';
import type { SavedRecord } from '../../data/records/record.ts';
import { restoreItemVersions } from '../../data/records/sync-items.ts';
import { getStorageErrorMessage } from '../../locales/error-messages.ts';
import { EntryCard } from './components/entry-card.tsx';
import { HelpOnce } from '../crisis-help/components/help-once.tsx';
import { useCrisisSigns } from '../crisis-help/use-crisis-signs.ts';
import { FutureDateNote } from '../journal/future-date-note.tsx';
import { useMergeNotice } from '../journal/use-merge-notice.ts';
import { ShareButton } from '../share/share-button.tsx';
import type { ShareContent } from '../share/share-content.ts';
import { useToast } from '../../ui/toast/toaster.tsx';
import { EntryEditor } from './entry-editor.tsx';

export const GratitudeJournalEntry = memo(function JournalEntry({
  entry,
}: {
  entry: SavedRecord<GratitudeEntry>;
}) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const [edits, setEdits] = useState(false);
  const { id, fields, sync } = entry;
  useMergeNotice(id, fields.earlier_wordings?.length ?? 0, sync.kind === 'merged');

  /** Runs a write on the device. A failed write changes nothing and shows a message. */
  async function runAction(
    work: () => Promise<void>,
    done: () => void,
    failed: string,
  ): Promise<boolean> {
    try {
      await work();
      done();
      return true;
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({ message: `${failed} ${getStorageErrorMessage(t, fault.reason)}` });
      return false;
    }
  }

  function offerUndo(message: string, work: () => Promise<void>): void {
    const undo = () => void runAction(work, () => undefined, t('undoFailed'));
    toast({
      message,
      about: shortenText(fields.entry_text),
      action: { label: t('undo'), run: undo },
    });
  }

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
  const restoreVersions = async (versions: readonly PreviousVersion[]) => {
    const key = { collection: 'gratitudeEntries', id } as const;
    let replacedVersions = versions;
    await runAction(
      async () => {
        replacedVersions = await restoreItemVersions(data, key, versions);
      },
      () =>
        offerUndo(
          t('previousVersions.restored'),
          async () => void (await restoreItemVersions(data, key, replacedVersions)),
        ),
      t('previousVersions.restoreFailed'),
    );
  };

  return (
    <>
      <EntryCard
        id={id}
        entry={fields}
        previousVersions={groupPreviousVersions(fields.earlier_wordings ?? [])}
        sync={sync}
        help={
          <>
            <FutureDateNote
              collection="gratitudeEntries"
              record={entry}
              about={shortenText(fields.entry_text)}
            />
            <EntryCrisisHelp text={fields.entry_text} />
          </>
        }
        share={<ShareButton content={toSharedEntry(fields)} size="small" />}
        onEdit={() => setEdits(true)}
        onDelete={() => void remove()}
        onRestore={(versions) => void restoreVersions(versions)}
      />
      {edits && <EntryEditor entry={entry} onSave={change} onClose={() => setEdits(false)} />}
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
