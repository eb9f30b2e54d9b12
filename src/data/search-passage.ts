// Whether somebody who searches names a place: then the way there is offered beside what is found.
import { from, type Observable, of } from 'rxjs';
import type { Language } from '../../schemas/fields.ts';
import { bookName, verseReference } from '../../schemas/reference.ts';
import type { Data } from './data.ts';
import { findPassage, type Passage, type PassageAnswer, type PassageAsker, passagesLike } from './passage.ts';

/** Fewer letters begin too many books. */
const fewest = 3;

/** A word without a number is a place only if a book's name begins so, which is seen at once; a number is worth the whole understanding. */
export function typedPassage(data: Pick<Data, 'report'>, query: string, asker: PassageAsker): Observable<PassageAnswer | null> {
  if (!/\d/.test(query)) {
    const [like] = query.trim().length < fewest ? [] : passagesLike(query, asker);
    return of(like ? { kind: 'place', ...like } : null);
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
export type PassageWords = { kind: 'place'; reference: string } | { kind: 'chapter' | 'verse'; of: string; last: number };

export function passageWords(answer: PassageAnswer, language: Language): PassageWords {
  if (answer.kind === 'place') return { kind: 'place', reference: verseReference(language, answer.book, answer.chapter, answer.from, answer.to) };
  if (answer.what === 'chapter') return { kind: 'chapter', of: bookName(language, answer.book), last: answer.last };
  return { kind: 'verse', of: verseReference(language, answer.book, answer.chapter), last: answer.last };
}
