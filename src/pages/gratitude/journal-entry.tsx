// One entry of the journal and what one can do with it.
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EarlierWording } from '../../../schemas/fields.ts';
import type { GratitudeEntry } from '../../../schemas/gratitude-entry.ts';
import { editEntry, removeEntry, restoreEntry } from '../../data/gratitude.ts';
import type { EntryChanges } from '../../data/gratitude.ts';
import { useData } from '../../data/hooks.tsx';
import { NotKept } from '../../data/record.ts';
import type { Kept } from '../../data/record.ts';
import { restoreItemWording } from '../../data/sync-items.ts';
import { notKeptSentence } from '../../i18n/failure-sentence.ts';
import { EntryCard } from '../../ui/gratitude/entry-card.tsx';
import { useMergeNews } from '../../ui/merge-news.ts';
import { ShareButton } from '../../ui/share/share-button.tsx';
import type { ShareContent } from '../../ui/share/share-content.ts';
import { useToast } from '../../ui/toaster.tsx';
import { EntryEditor } from './entry-editor.tsx';
import { SaidHelp } from './said-help.tsx';

export const JournalEntry = memo(function JournalEntry({ entry }: { entry: Kept<GratitudeEntry> }) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const [edits, setEdits] = useState(false);
  const { id, fields, sync } = entry;
  useMergeNews(id, fields.earlier_wordings?.length ?? 0, sync.kind === 'merged');

  /** Does it on the device; a device that refuses leaves everything as it was and says so. */
  async function keep(work: () => Promise<void>, done: () => void, failed: string): Promise<boolean> {
    try {
      await work();
      done();
      return true;
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      toast({ message: `${failed} ${notKeptSentence(t, fault.reason)}` });
      return false;
    }
  }

  function offerUndo(message: string, work: () => Promise<void>): void {
    const undo = () => void keep(work, () => undefined, t('common.undoFailed'));
    toast({ message, about: aboutOf(fields.entry_text), action: { label: t('common.undo'), run: undo } });
  }

  const change = (changes: EntryChanges, seen: string) => {
    const { entry_text, date } = fields;
    return keep(
      () => editEntry(data, id, changes, seen),
      () => offerUndo(t('gratitude.changed'), () => editEntry(data, id, { entry_text, date }, changes.entry_text)),
      t('gratitude.saveFailed'),
    );
  };
  const remove = () =>
    keep(
      () => removeEntry(data, id),
      () => offerUndo(t('gratitude.deleted'), () => restoreEntry(data, id)),
      t('gratitude.deleteFailed'),
    );
  const putBack = async (wording: EarlierWording) => {
    const key = { collection: 'gratitudeEntries', id } as const;
    let gaveWay = wording;
    await keep(
      async () => {
        gaveWay = await restoreItemWording(data, key, wording);
      },
      () => offerUndo(t('wording.restored'), async () => void (await restoreItemWording(data, key, gaveWay))),
      t('wording.restoreFailed'),
    );
  };

  return (
    <>
      <EntryCard
        id={id}
        entry={fields}
        sync={sync}
        help={<SaidHelp said={fields.entry_text} />}
        share={<ShareButton content={shareOf(fields)} size="small" />}
        onEdit={() => setEdits(true)}
        onDelete={() => void remove()}
        onRestore={(wording) => void putBack(wording)}
      />
      {edits && <EntryEditor entry={entry} onSave={change} onClose={() => setEdits(false)} />}
    </>
  );
});

function shareOf({ entry_text, verse_reference, verse_text, translation }: GratitudeEntry): ShareContent {
  const verses = verse_reference && verse_text ? [{ reference: verse_reference, text: verse_text, ...(translation && { translation }) }] : [];
  return { type: 'gratitude', text: entry_text, verses };
}

/** Which entry it was, in a toast. */
function aboutOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 60 ? line : `${line.slice(0, 60).replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
}
