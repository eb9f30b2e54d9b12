// The question that is being written, and the answer that was made last: kept with every key.
import { useEffect, useRef, useState } from 'react';
import { rereadSheet, showSheet } from '../../data/made-words/sheet-on-screen.ts';
import { newId } from '../../data/record.ts';
import { toAnswer } from '../../data/wisdom-answers.ts';
import type { WisdomAnswer } from '../../data/wisdom-answers.ts';
import { dropDraft, keepDraft, keptDraft, onDraft } from '../../platform/drafts.ts';

export interface Sheet {
  question: string;
  /** With the id under which it would be kept. */
  answer: (WisdomAnswer & { id: string }) | null;
  /** Whose answer it is: it waits on until that was kept or put away. */
  wish?: string | undefined;
}

const draftName = 'wisdom_draft';
const emptySheet: Sheet = { question: '', answer: null };

export function useWisdomDraft() {
  const [sheet, setSheet] = useState(readSheet);
  // Two tabs write on one sheet: neither covers what was typed in the other.
  useEffect(() => onDraft(draftName, () => setSheet(readSheet())), []);
  const now = useRef(sheet);
  useEffect(() => {
    now.current = sheet;
  }, [sheet]);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    const leave = showSheet(draftName, () => setSheet(readSheet()));
    return () => {
      isHere.current = false;
      leave();
    };
  }, []);

  function write(change: (now: Sheet) => Sheet): void {
    // From the newest words, also when the change was asked for a while ago.
    const next = change(isHere.current ? now.current : readSheet());
    now.current = next;
    setSheet(next);
    keep(next);
    // Taken back from the foot of another page, or of this one after a return.
    if (!isHere.current) rereadSheet(draftName);
  }

  return {
    sheet,
    write,
    /** What was asked stands in the box no more; whatever else was typed there stays. */
    lay(answer: WisdomAnswer, wish?: string): void {
      write(({ question }) => ({ question: question.trim() === answer.question ? '' : question, answer: { ...answer, id: newId() }, wish }));
    },
    /** The answer was kept among the others: it goes on standing on the screen, and is no draft any more. */
    settle(): void {
      keep({ ...now.current, answer: null, wish: undefined });
    },
  };
}

function keep(sheet: Sheet): void {
  if (sheet.question.trim() === '' && sheet.answer === null) dropDraft(draftName);
  else keepDraft(draftName, sheet);
}

function readSheet(): Sheet {
  const kept = keptDraft(draftName, isSheet);
  if (!kept) return emptySheet;
  const { id, ...value } = kept.answer ?? {};
  const answer = typeof id === 'string' ? toAnswer({ id: `wisdom|${id}`, value }) : null;
  return { question: kept.question, answer, wish: answer && typeof kept.wish === 'string' ? kept.wish : undefined };
}

/** Its answer is looked at by itself: an older version may have left another one. */
function isSheet(value: unknown): value is { question: string; answer: Record<string, unknown> | null; wish?: unknown } {
  return typeof value === 'object' && value !== null && 'question' in value && typeof value.question === 'string' && 'answer' in value && typeof value.answer === 'object';
}
