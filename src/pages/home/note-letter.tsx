// One kept grace note and what one can do with it.
import { useTranslation } from 'react-i18next';
import type { EarlierWording } from '../../../schemas/fields.ts';
import { answerHelpful, helpfulness, removeGraceNote, restoreGraceNote } from '../../data/grace-notes.ts';
import type { Helpful, SourcedNote } from '../../data/grace-notes.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import type { MadeOf } from '../../data/made-words/made.ts';
import { useConcern } from '../../data/made-words/use-concern.ts';
import { NotKept } from '../../data/record.ts';
import type { Kept } from '../../data/record.ts';
import { restoreItemWording } from '../../data/sync-items.ts';
import { notKeptSentence } from '../../i18n/failure-sentence.ts';
import { GraceLetter } from '../../ui/home/grace-letter.tsx';
import { useMergeNews } from '../../ui/merge-news.ts';
import { useToast } from '../../ui/toaster.tsx';

interface NoteLetterProps {
  note: Kept<SourcedNote>;
  title: string;
  /** It has just been made. */
  fresh: Pick<MadeOf<'grace_note'>, 'concern'> | null;
  onNew: () => void;
}

export function NoteLetter({ note, title, fresh, onNew }: NoteLetterProps) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const { id, fields, sync } = note;
  const wordings = fields.earlier_wordings ?? [];
  const helpful = useLive(`helpful ${id}`, (data) => helpfulness(data, id)) ?? null;
  useMergeNews(id, wordings.length, sync.kind === 'merged');
  const heard = useConcern(fields.context_tag ?? '');

  /** Does it on the device; a device that refuses leaves everything as it was and says so. */
  async function keep(work: () => Promise<unknown>, done: () => void, failed: string): Promise<void> {
    try {
      await work();
      done();
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      toast({ message: fault.reason === 'missing' ? failed : `${failed} ${notKeptSentence(t, fault.reason)}` });
    }
  }

  function offerUndo(message: string, work: () => Promise<unknown>): void {
    toast({ message, about: title, action: { label: t('common.undo'), run: () => void keep(work, () => undefined, t('common.undoFailed')) } });
  }

  const remove = () =>
    keep(
      () => removeGraceNote(data, id),
      () => offerUndo(t('grace.deleted'), () => restoreGraceNote(data, id)),
      t('grace.deleteFailed'),
    );

  const putBack = async (wording: EarlierWording) => {
    const key = { collection: 'graceNotes', id } as const;
    let gaveWay = wording;
    await keep(
      async () => {
        gaveWay = await restoreItemWording(data, key, wording);
      },
      () => offerUndo(t('wording.restored'), () => restoreItemWording(data, key, gaveWay)),
      t('wording.restoreFailed'),
    );
  };

  function answer(next: Helpful): void {
    answerHelpful(data, id, next).catch((fault: unknown) => data.report('whether a note helped could not be kept', fault));
  }

  return (
    <GraceLetter
      id={id}
      title={title}
      mood={fields.mood}
      context={fields.context_tag ?? ''}
      message={fields.message}
      verses={fields.verses ?? []}
      reflection={fields.reflection ?? ''}
      language={fields.language ?? undefined}
      source={fields.source ?? undefined}
      concern={fresh?.concern ?? heard}
      isNew={fresh !== null}
      sync={sync}
      wordings={wordings}
      helpful={helpful}
      onHelpful={answer}
      onRestore={(wording) => void putBack(wording)}
      onNew={onNew}
      onDelete={() => void remove()}
    />
  );
}
