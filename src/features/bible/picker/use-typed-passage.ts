// React hook that parses the typed reference. Results for an earlier text are ignored.
import { useCallback, useEffect, useState } from 'react';
import { findPassage } from '../../../data/bible/parse-passage.ts';
import type { PassageResult, PassageContext } from '../../../data/bible/parse-passage.ts';
import { logFault } from '../../../platform/log.ts';

interface TypedPassage {
  /** Null while parsing, and for a text that is not a reference. */
  answer: PassageResult | null;
  isParsing: boolean;
  /** Resolves to the result for the current text. */
  parse: () => Promise<PassageResult | null>;
}

export function useTypedPassage(
  text: string,
  { language, translation, book, chapter }: PassageContext,
): TypedPassage {
  const [answered, setAnswered] = useState<{ text: string; answer: PassageResult | null }>({
    text: '',
    answer: null,
  });

  const parse = useCallback(async () => {
    const asker = {
      language,
      translation,
      ...(book !== undefined && { book }),
      ...(chapter !== undefined && { chapter }),
    };
    return findPassage(text, asker).catch((fault: unknown) => {
      logFault('a reference could not be looked up', fault);
      return null; // the books that begin so are there all the same
    });
  }, [text, language, translation, book, chapter]);

  useEffect(() => {
    let isLatest = true;
    void parse().then((answer) => {
      if (isLatest) setAnswered({ text, answer });
    });
    return () => {
      isLatest = false;
    };
  }, [parse, text]);

  const isAnswered = answered.text === text;
  return { answer: isAnswered ? answered.answer : null, isParsing: !isAnswered, parse };
}
