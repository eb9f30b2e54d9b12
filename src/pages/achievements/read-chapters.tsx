// The chapters that were read, here or in a plan, and the way into each: in the translation that was read last.
import { useNavigate } from 'react-router-dom';
import { books, oldTestamentBooks } from '../../../schemas/books.ts';
import { fromCanonicalVerses } from '../../../schemas/numbering.ts';
import { formatVerseReference } from '../../../schemas/reference.ts';
import { bundledTranslation } from '../../../schemas/translations.ts';
import { watchLastChapter } from '../../data/chapters.ts';
import { useLiveQuery } from '../../data/hooks.tsx';
import { watchChaptersReadAnywhere } from '../../data/progress/chapters-lit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ChaptersGrid } from '../../ui/progress/bible-wall.tsx';

export function ChaptersReadSection() {
  const language = useLanguage();
  const navigate = useNavigate();
  const read = useLiveQuery('chapters-lit', watchChaptersReadAnywhere);
  const place = useLiveQuery('last-place', watchLastChapter);
  const translation = place?.translation ?? bundledTranslation.code;
  if (!read) return null;

  function addressOf(book: string, chapter: number): string {
    const targetChapter = fromCanonicalVerses(translation, { book, chapter, verse: 1 })[0]?.chapter ?? chapter;
    return `/Bible/${encodeURIComponent(translation)}/${book}/${targetChapter}`;
  }

  return <ChaptersGrid books={books} oldTestamentBooks={oldTestamentBooks} readByBook={read} getChapterName={(book, chapter) => formatVerseReference(language, book, chapter)} getChapterUrl={addressOf} onOpen={(address) => void navigate(address)} />;
}
