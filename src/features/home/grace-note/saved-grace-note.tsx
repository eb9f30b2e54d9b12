// Connects the card of a saved grace note with its actions: rating, deletion and restoring a
// version, with undo.
import { useTranslation } from 'react-i18next';
import { groupPreviousVersions } from '../../../../schemas/entities/prayer.ts';
import { saveHelpfulness, watchHelpfulness, removeGraceNote, restoreGraceNote } from './data.ts';
import type { Helpfulness, GraceNoteWithSource } from './data.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import type { GeneratedTextOf } from '../../generation/generated-text.ts';
import { useCrisisSigns } from '../../crisis-help/use-crisis-signs.ts';
import type { SavedRecord } from '../../../data/records/record.ts';
import { GraceNoteCard } from './components/grace-note-card.tsx';
import { FutureDateNote } from '../../journal/future-date-note.tsx';
import { useMergeNotice } from '../../journal/use-merge-notice.ts';
import { useRecordActions } from '../../journal/use-record-actions.ts';

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
  const { id, fields, sync } = note;
  const versions = fields.earlier_wordings ?? [];
  const helpful = useLiveQuery(`helpful ${id}`, (data) => watchHelpfulness(data, id)) ?? null;
  useMergeNotice(id, versions.length, sync.kind === 'merged');
  const crisisSigns = useCrisisSigns(fields.context_tag ?? '');

  const { runAction, offerUndo, restoreVersions } = useRecordActions(
    { collection: 'graceNotes', id },
    title,
  );

  const remove = () =>
    runAction(
      () => removeGraceNote(data, id),
      () => offerUndo(t('home:graceNote.deleted'), () => restoreGraceNote(data, id)),
      t('home:graceNote.deleteFailed'),
    );

  function answer(next: Helpfulness): void {
    saveHelpfulness(data, id, next).catch((fault: unknown) =>
      data.report('the rating of a note could not be stored', fault),
    );
  }

  return (
    <>
      <FutureDateNote collection="graceNotes" record={note} about={title} />
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
        previousVersions={groupPreviousVersions(versions)}
        helpful={helpful}
        onHelpful={answer}
        onRestore={(versions) => void restoreVersions(versions)}
        onNew={onNew}
        onDelete={() => void remove()}
      />
    </>
  );
}
