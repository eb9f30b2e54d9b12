// Footnote marks in the Bible text. A footnote opens beside its mark, so that readers do not lose
// the line.
import { Box } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import type { Footnote } from './chapter-blocks.ts';
import textStyles from './chapter-text.module.css';
import { useFastTranslate } from './use-fast-translate.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './footnote-marks.module.css';

export function FootnoteMarks({ notes, notesId }: { notes: readonly Footnote[]; notesId: string }) {
  return notes.map((note) => <FootnoteMark key={note.mark} note={note} notesId={notesId} />);
}

function FootnoteMark({ note, notesId }: { note: Footnote; notesId: string }) {
  const { t } = useFastTranslate();
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
    // The focus returns to the mark only if the user has not focused another element.
    if (document.activeElement === document.body || document.activeElement?.closest('[popover]'))
      mark.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <a
        ref={mark}
        id={`${notesId}${note.mark}`}
        href={`#${notesId}note-${note.mark}`}
        className={textStyles['noteRef']}
        aria-label={t('bible:reader.footnote', { mark: note.mark })}
        aria-haspopup="dialog"
        onClick={open}
      >
        {note.mark}
      </a>
      {isOpen && <FootnotePopover note={note} mark={mark.current} onClose={close} />}
    </>
  );
}

/** The browser closes it on a tap outside or Escape. */
function FootnotePopover({
  note,
  mark,
  onClose,
}: {
  note: Footnote;
  mark: HTMLElement | null;
  onClose: () => void;
}) {
  const { t, language } = useFastTranslate();
  const panel = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!panel.current || !mark) return;
    panel.current.showPopover();
    positionBeside(panel.current, mark);
    panel.current.focus({ preventScroll: true });
  }, [mark]);
  return (
    <span
      ref={panel}
      popover="auto"
      role="dialog"
      tabIndex={-1}
      aria-label={t('bible:reader.footnote', { mark: note.mark })}
      className={styles['note']}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <Box component="span" flex={1} miw={0} py={9}>
        {note.text}
      </Box>
      <IconButton
        lang={language}
        aria-label={t('bible:reader.closeNote')}
        onClick={() => panel.current?.hidePopover()}
      >
        <IconX size={18} aria-hidden />
      </IconButton>
    </span>
  );
}

const distance = 8;
const margin = 12;

/**
 * Positions the panel below the mark, or above it at the end of the window; the panel scrolls with
 * the text.
 */
function positionBeside(panel: HTMLElement, mark: HTMLElement): void {
  const markBox = mark.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const isAbove =
    markBox.bottom + distance + height > window.innerHeight - 80 && markBox.top > height + 130;
  const top = isAbove ? markBox.top - distance - height : markBox.bottom + distance;
  const left = Math.max(
    margin,
    Math.min(markBox.left - width / 2, document.documentElement.clientWidth - width - margin),
  );
  panel.style.top = `${top + window.scrollY}px`;
  panel.style.left = `${left + window.scrollX}px`;
}
