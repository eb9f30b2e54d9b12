// The note on a verse: the verse, a person's words, a colour.
import { Button, Textarea } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import '../fields.css';
import type { HighlightColor } from '../../../schemas/bible-note.ts';
import type { EarlierWording } from '../../../schemas/fields.ts';
import { Dialog } from '../dialog.tsx';
import { EarlierWordings } from '../earlier-wordings.tsx';
import { SyncMark } from '../sync-mark.tsx';
import type { SyncMarkState } from '../sync-mark.tsx';
import { ColorChoice } from './color-choice.tsx';
import styles from './note-dialog.module.css';

export interface NoteWords {
  note_text: string;
  highlight_color: HighlightColor;
}

interface NoteDialogProps {
  /** John 3:16 */
  reference: string;
  verse: { text: string; language: string };
  words: NoteWords;
  /** Longest text, in UTF-16 code units. */
  longest: number;
  /** Where the note stands on its way; missing for one that is not on the device yet, and cannot be deleted. */
  sync: SyncMarkState | undefined;
  /** These words were never saved: they are what the person had begun. */
  isDraft: boolean;
  /** Verses that do not follow each other are kept as so many notes with the same words. */
  several?: number;
  /** Other notes that touch the same verses. */
  others: readonly { id: string; note_text: string; reference?: string }[];
  earlier: readonly EarlierWording[];
  /** Words that were saved on another device since these were begun. */
  newer?: string;
  saving: boolean;
  onChange: (words: NoteWords) => void;
  onSave: () => void;
  onDelete: () => void;
  onDiscardDraft: () => void;
  onOther: (id: string) => void;
  /** Leads from a note that reaches farther to one on the chosen verses alone. */
  onNew?: { label: string; open: () => void } | undefined;
  /** Missing while the words are being changed. */
  onRestore?: ((wording: EarlierWording) => void) | undefined;
  onClose: () => void;
}

export function NoteDialog({ reference, verse, words, longest, sync, isDraft, several = 1, others, earlier, newer, saving, onChange, onSave, onDelete, onDiscardDraft, onOther, onNew, onRestore, onClose }: NoteDialogProps) {
  const { t } = useTranslation();
  const exists = sync !== undefined;
  const isEmpty = words.note_text.trim() === '' && words.highlight_color === 'none';
  const canSave = !saving && (!isEmpty || exists);
  const field = useFocusAtOpening();

  function saveByKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing || !canSave) return;
    event.preventDefault();
    onSave();
  }

  return (
    <Dialog
      title={reference}
      onClose={onClose}
      footer={
        <>
          {exists && (
            <Button variant="subtle" color="red" className={styles['delete'] ?? ''} onClick={onDelete}>
              {t('common.delete')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button onClick={onSave} disabled={!canSave}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <blockquote className={styles['verse']} lang={verse.language}>
        {verse.text}
      </blockquote>
      {several > 1 && <p className={styles['draft']}>{t('note.several', { count: several })}</p>}
      {isDraft && (
        <p className={styles['draft']} role="status">
          {t('note.draft')}{' '}
          <button type="button" onClick={onDiscardDraft}>
            {t('note.discardDraft')}
          </button>
        </p>
      )}
      {newer !== undefined && (
        <div className={styles['newer']} role="status">
          <p>{t('note.newer')}</p>
          <p dir="auto" className={styles['newerWords']}>
            {newer}
          </p>
        </div>
      )}
      <Textarea
        ref={field}
        label={t('note.label')}
        placeholder={t('note.placeholder')}
        value={words.note_text}
        maxLength={longest}
        classNames={{ input: styles['input'] ?? '' }}
        onChange={(event) => onChange({ ...words, note_text: event.currentTarget.value })}
        onKeyDown={saveByKey}
      />
      {sync && (
        <p className={styles['way']}>
          <SyncMark state={sync} />
        </p>
      )}
      <ColorChoice value={words.highlight_color} onChange={(highlight_color) => onChange({ ...words, highlight_color })} />
      <EarlierWordings wordings={earlier} onRestore={onRestore} />
      {others.length > 0 && (
        <section className={styles['others']}>
          <h3>{t('note.others')}</h3>
          {others.map((other) => (
            <button key={other.id} type="button" dir="auto" onClick={() => onOther(other.id)}>
              {other.reference !== undefined && <span className={styles['place']}>{other.reference}</span>}
              {other.note_text || t('note.withoutWords')}
            </button>
          ))}
        </section>
      )}
      {onNew && (
        <Button variant="default" onClick={onNew.open}>
          {onNew.label}
        </Button>
      )}
    </Dialog>
  );
}

/** Where there is a keyboard one writes at once, at the end of what stands there; on a touch screen the keyboard would cover the verse. */
function useFocusAtOpening() {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = field;
    if (!current || !window.matchMedia('(pointer: fine)').matches) return;
    current.focus();
    current.setSelectionRange(current.value.length, current.value.length);
  }, []);
  return field;
}
