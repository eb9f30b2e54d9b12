// Detects whether a search query names a Bible passage, so that the passage is offered beside the
// hits.
import { from, type Observable, of } from 'rxjs';
import { bookById, findBookId } from '../../../../schemas/bible/books.ts';
import type { Language } from '../../../../schemas/languages.ts';
import { getBookName, formatVerseReference } from '../../../../schemas/bible/verse-reference.ts';
import type { DataContext } from '../../data-context.ts';
import {
  findPassage,
  type Passage,
  type PassageResult,
  type PassageContext,
} from '../parse-passage.ts';

/** Names up to this length may be words of other languages: EST is Esther, and "est" is French. */
const maxCodeLength = 3;

/**
 * Emits the passage that a query names. Text without a number counts as a passage only if it is the
 * whole name of a book; only a query with a number is parsed completely.
 */
export function watchPassageInQuery(
  data: Pick<DataContext, 'report'>,
  query: string,
  context: PassageContext,
): Observable<PassageResult | null> {
  if (!/\d/.test(query)) {
    const book = findBookId(query.trim());
    const isName =
      book &&
      (query.trim().length > maxCodeLength ||
        Object.values(bookById(book)?.names ?? {}).some(
          (name) => name.toLowerCase() === query.trim().toLowerCase(),
        ));
    return of(isName ? { kind: 'place', book, chapter: 1 } : null);
  }
  const answer = findPassage(query, context).catch((fault: unknown) => {
    data.report('a reference could not be understood', fault);
    return null;
  });
  return from(answer);
}

/**
 * Returns whether Enter opens the passage. A query with a number means a passage; the name of a
 * book alone may be a search word.
 */
export function isClearlyPassage(
  query: string,
  answer: PassageResult | null | undefined,
): answer is { kind: 'place' } & Passage {
  return answer?.kind === 'place' && /\d/.test(query);
}

/**
 * Description of a passage: its reference, or, if it is beyond the end, the book or chapter and its
 * last number.
 */
export type PassageDescription =
  | { kind: 'place'; reference: string; isPart: boolean }
  | { kind: 'chapter' | 'verse'; of: string; last: number };

export function describePassage(answer: PassageResult, language: Language): PassageDescription {
  if (answer.kind === 'place')
    return {
      kind: 'place',
      reference: formatVerseReference(
        language,
        answer.book,
        answer.chapter,
        answer.from,
        answer.to,
      ),
      isPart: answer.isPart === true,
    };
  if (answer.what === 'chapter')
    return { kind: 'chapter', of: getBookName(language, answer.book), last: answer.last };
  return {
    kind: 'verse',
    of: formatVerseReference(language, answer.book, answer.chapter),
    last: answer.last,
  };
}
