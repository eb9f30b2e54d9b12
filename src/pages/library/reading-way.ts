// Where reading goes on in a text that lies here.
import { booksOfScope, type KeptTranslation } from '../../data/library-db.ts';

interface ReadPlace {
  translation: string;
  book: string;
  chapter: number;
}

/** Who never read here begins with the Gospel of John. */
const firstBook = 'JHN';

/** Where one read last in this text, else where one reads now, as far as it lies here; else its beginning. @param read newest first */
export function wayToRead({ code, scopes }: Pick<KeptTranslation, 'code' | 'scopes'>, read: readonly ReadPlace[]): string {
  const here = scopes.flatMap(({ scope }) => booksOfScope(scope));
  const known = read.filter(({ book }) => here.includes(book));
  const last = known.find(({ translation }) => translation === code) ?? known[0];
  const book = last?.book ?? (here.includes(firstBook) ? firstBook : (here[0] ?? firstBook));
  return `/Bible/${encodeURIComponent(code)}/${encodeURIComponent(book)}/${last?.chapter ?? 1}`;
}
