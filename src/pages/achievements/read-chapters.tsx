// The chapters that were read, here or in a plan, and the way into each: in the translation that was read last.
import { useNavigate } from 'react-router-dom';
import { books, oldTestamentBooks } from '../../../schemas/books.ts';
import { fromCanonical } from '../../../schemas/numbering.ts';
import { verseReference } from '../../../schemas/reference.ts';
import { bundledTranslation } from '../../../schemas/translations.ts';
import { lastPlace } from '../../data/chapters.ts';
import { useLive } from '../../data/hooks.tsx';
import { chaptersLit } from '../../data/progress/chapters-lit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { BibleWall } from '../../ui/progress/bible-wall.tsx';

export function ReadChapters() {
  const language = useLanguage();
  const navigate = useNavigate();
  const read = useLive('chapters-lit', chaptersLit);
  const place = useLive('last-place', lastPlace);
  const translation = place?.translation ?? bundledTranslation.code;
  if (!read) return null;

  function addressOf(book: string, chapter: number): string {
    const there = fromCanonical(translation, { book, chapter, verse: 1 })[0]?.chapter ?? chapter;
    return `/Bible/${encodeURIComponent(translation)}/${book}/${there}`;
  }

  return <BibleWall books={books} oldBooks={oldTestamentBooks} readByBook={read} nameOf={(book, chapter) => verseReference(language, book, chapter)} addressOf={addressOf} onOpen={(address) => void navigate(address)} />;
}
