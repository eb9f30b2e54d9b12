// Connects the card of a saved grace note with its actions: rating, deletion and restoring a
// version, with undo.
import { useTranslation } from 'react-i18next';
import type { PreviousVersion } from '../../../../schemas/fields.ts';
import { saveHelpfulness, watchHelpfulness, removeGraceNote, restoreGraceNote } from './data.ts';
import type { Helpfulness, GraceNoteWithSource } from './data.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import type { GeneratedTextOf } from '../../generation/generated-text.ts';
import { useCrisisSigns } from '../../crisis-help/use-crisis-signs.ts';
import { StorageWriteError } from '../../../data/records/record.ts';
import type { SavedRecord } from '../../../data/records/record.ts';
import { restoreItemVersion } from '../../../data/records/sync-items.ts';
import { getStorageErrorMessage } from '../../../locales/error-messages.ts';
import { GraceNoteCard } from './components/grace-note-card.tsx';
import { useMergeNotice } from '../../journal/use-merge-notice.ts';
import { useToast } from '../../../ui/toast/toaster.tsx';

interface SavedGraceNoteProps {
  note: SavedRecord<GraceNoteWithSource>;
  title: string;
  /** Set when the note was just generated. */
  newNote: Pick<GeneratedTextOf<'grace_note'>, 'concern'> | null;
  onNew: () => void;
}

export function SavedGraceNote({ note, title, newNote, onNew }: SavedGraceNoteProps) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const { id, fields, sync } = note;
  const versions = fields.earlier_wordings ?? [];
  const helpful = useLiveQuery(`helpful ${id}`, (data) => watchHelpfulness(data, id)) ?? null;
  useMergeNotice(id, versions.length, sync.kind === 'merged');
  const crisisSigns = useCrisisSigns(fields.context_tag ?? '');

  /** Runs a write on the device. A failed write changes nothing and shows a message. */
  async function runAction(
    work: () => Promise<unknown>,
    done: () => void,
    failed: string,
  ): Promise<void> {
    try {
      await work();
      done();
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({
        message:
          fault.reason === 'missing'
            ? failed
            : `${failed} ${getStorageErrorMessage(t, fault.reason)}`,
      });
    }
  }

  function offerUndo(message: string, work: () => Promise<unknown>): void {
    toast({
      message,
      about: title,
      action: {
        label: t('common.undo'),
        run: () => void runAction(work, () => undefined, t('common.undoFailed')),
      },
    });
  }

  const remove = () =>
    runAction(
      () => removeGraceNote(data, id),
      () => offerUndo(t('grace.deleted'), () => restoreGraceNote(data, id)),
      t('grace.deleteFailed'),
    );

  const restoreVersion = async (previousVersion: PreviousVersion) => {
    const key = { collection: 'graceNotes', id } as const;
    let replacedVersion = previousVersion;
    await runAction(
      async () => {
        replacedVersion = await restoreItemVersion(data, key, previousVersion);
      },
      () => offerUndo(t('wording.restored'), () => restoreItemVersion(data, key, replacedVersion)),
      t('wording.restoreFailed'),
    );
  };

  function answer(next: Helpfulness): void {
    saveHelpfulness(data, id, next).catch((fault: unknown) =>
      data.report('whether a note helped could not be kept', fault),
    );
  }

  return (
    <GraceNoteCard
      id={id}
      title={title}
      mood={fields.mood}
      context={fields.context_tag ?? ''}
      message={fields.message}
      verses={fields.verses ?? []}
      reflection={fields.reflection ?? ''}
      language={fields.language ?? undefined}
      source={fields.source ?? undefined}
      concern={newNote?.concern ?? crisisSigns}
      isNew={newNote !== null}
      sync={sync}
      wordings={versions}
      helpful={helpful}
      onHelpful={answer}
      onRestore={(previousVersion) => void restoreVersion(previousVersion)}
      onNew={onNew}
      onDelete={() => void remove()}
    />
  );
}
