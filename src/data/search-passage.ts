// Whether somebody who searches names a place: then the way there is offered beside what is found.
import { from, type Observable, of } from 'rxjs';
import { bookById, bookIdFromName } from '../../schemas/books.ts';
import type { Language } from '../../schemas/fields.ts';
import { bookName, verseReference } from '../../schemas/reference.ts';
import type { Data } from './data.ts';
import { findPassage, type Passage, type PassageAnswer, type PassageAsker } from './passage.ts';

/** Shorter names are words of other languages, too: EST is Esther, and "est" is French. */
const longestCode = 3;

/** A word without a number is a place only if it is the whole name of a book; a number is worth the whole understanding. */
export function typedPassage(data: Pick<Data, 'report'>, query: string, asker: PassageAsker): Observable<PassageAnswer | null> {
  if (!/\d/.test(query)) {
    const book = bookIdFromName(query.trim());
    const isName = book && (query.trim().length > longestCode || Object.values(bookById(book)?.names ?? {}).some((name) => name.toLowerCase() === query.trim().toLowerCase()));
    return of(isName ? { kind: 'place', book, chapter: 1 } : null);
  }
  const answer = findPassage(query, asker).catch((fault: unknown) => {
    data.report('a reference could not be understood', fault);
    return null;
  });
  return from(answer);
}

/** Enter leads there: somebody who types a number means a place. The name of a book alone may be a word. */
export function isMeant(query: string, answer: PassageAnswer | null | undefined): answer is { kind: 'place' } & Passage {
  return answer?.kind === 'place' && /\d/.test(query);
}

/** What is said of a passage: its reference, or of which book or chapter it is beyond the end, and how many there are. */
export type PassageWords = { kind: 'place'; reference: string; isPart: boolean } | { kind: 'chapter' | 'verse'; of: string; last: number };

export function passageWords(answer: PassageAnswer, language: Language): PassageWords {
  if (answer.kind === 'place') return { kind: 'place', reference: verseReference(language, answer.book, answer.chapter, answer.from, answer.to), isPart: answer.isPart === true };
  if (answer.what === 'chapter') return { kind: 'chapter', of: bookName(language, answer.book), last: answer.last };
  return { kind: 'verse', of: verseReference(language, answer.book, answer.chapter), last: answer.last };
}
