// Asks what place is meant by what stands in the field; an answer to an earlier text is none to this one.
import { useCallback, useEffect, useState } from 'react';
import { findPassage } from '../../../data/passage.ts';
import type { PassageAnswer, PassageAsker } from '../../../data/passage.ts';
import { logFault } from '../../../platform/log.ts';

interface PassageQuestion {
  /** Null while it is asked, and for what is no place. */
  answer: PassageAnswer | null;
  isAsking: boolean;
  /** The answer to this text, when it comes. */
  ask: () => Promise<PassageAnswer | null>;
}

export function usePassage(text: string, { language, translation, book, chapter }: PassageAsker): PassageQuestion {
  const [answered, setAnswered] = useState<{ text: string; answer: PassageAnswer | null }>({ text: '', answer: null });

  const ask = useCallback(async () => {
    const asker = { language, translation, ...(book !== undefined && { book }), ...(chapter !== undefined && { chapter }) };
    return findPassage(text, asker).catch((fault: unknown) => {
      logFault('a reference could not be looked up', fault);
      return null; // the books that begin so are there all the same
    });
  }, [text, language, translation, book, chapter]);

  useEffect(() => {
    let isAsked = true;
    void ask().then((answer) => {
      if (isAsked) setAnswered({ text, answer });
    });
    return () => {
      isAsked = false;
    };
  }, [ask, text]);

  const isAnswered = answered.text === text;
  return { answer: isAnswered ? answered.answer : null, isAsking: !isAnswered, ask };
}
