// The letters of footnotes in the text. A note opens where its letter stands, so that nobody loses the line they read.
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import type { Footnote } from './chapter-blocks.ts';
import textStyles from './chapter-text.module.css';
import { useInterfaceWords } from './interface-words.ts';
import styles from './note-marks.module.css';

export function NoteMarks({ notes, notesId }: { notes: readonly Footnote[]; notesId: string }) {
  return notes.map((note) => <NoteMark key={note.mark} note={note} notesId={notesId} />);
}

function NoteMark({ note, notesId }: { note: Footnote; notesId: string }) {
  const { t } = useInterfaceWords();
  const mark = useRef<HTMLAnchorElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  /** With a key held down it is a plain link to the notes under the chapter. */
  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
  }

  function close(): void {
    setIsOpen(false);
    // Who has gone on to something else is not fetched back.
    if (document.activeElement === document.body || document.activeElement?.closest('[popover]')) mark.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <a ref={mark} id={`${notesId}${note.mark}`} href={`#${notesId}note-${note.mark}`} className={textStyles['noteRef']} aria-label={t('bible.footnote', { mark: note.mark })} aria-haspopup="dialog" onClick={open}>
        {note.mark}
      </a>
      {isOpen && <OpenNote note={note} mark={mark.current} onClose={close} />}
    </>
  );
}

/** The browser closes it on a tap outside or Escape. */
function OpenNote({ note, mark, onClose }: { note: Footnote; mark: HTMLElement | null; onClose: () => void }) {
  const { t, language } = useInterfaceWords();
  const panel = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!panel.current || !mark) return;
    panel.current.showPopover();
    putBeside(panel.current, mark);
    panel.current.focus({ preventScroll: true });
  }, [mark]);
  return (
    <span ref={panel} popover="auto" role="dialog" tabIndex={-1} aria-label={t('bible.footnote', { mark: note.mark })} className={styles['note']} onToggle={({ newState }) => newState === 'closed' && onClose()}>
      <span className={styles['words']}>{note.text}</span>
      <button type="button" lang={language} aria-label={t('bible.closeNote')} className={styles['close']} onClick={() => panel.current?.hidePopover()}>
        <IconX size={18} aria-hidden />
      </button>
    </span>
  );
}

const distance = 8;
const margin = 12;

/** Under the letter, or above it where the window ends; it scrolls with the text. */
function putBeside(panel: HTMLElement, mark: HTMLElement): void {
  const letter = mark.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const isAbove = letter.bottom + distance + height > window.innerHeight - 80 && letter.top > height + 130;
  const top = isAbove ? letter.top - distance - height : letter.bottom + distance;
  const left = Math.max(margin, Math.min(letter.left - width / 2, document.documentElement.clientWidth - width - margin));
  panel.style.top = `${top + window.scrollY}px`;
  panel.style.left = `${left + window.scrollX}px`;
}
