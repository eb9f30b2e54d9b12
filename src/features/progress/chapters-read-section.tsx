// Progress section with a grid of all chapters of the Bible, on which those read on this device or
// in a plan are highlighted. Each chapter opens in the translation read last.
import { useNavigate } from 'react-router-dom';
import { books, oldTestamentBooks } from '../../../schemas/bible/books.ts';
import { fromCanonicalVerses } from '../../../schemas/bible/numbering.ts';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import { bundledTranslation } from '../../../schemas/bible/translations.ts';
import { watchLastChapter } from '../../data/bible/chapters.ts';
import { useLiveQuery } from '../../data/data-provider.tsx';
import { watchChaptersReadAnywhere } from './chapters-read-with-plans.ts';
import { useLanguage } from '../../locales/language.ts';
import { ChaptersGrid } from './components/chapters-grid.tsx';

export function ChaptersReadSection() {
  const language = useLanguage();
  const navigate = useNavigate();
  const read = useLiveQuery('chapters-lit', watchChaptersReadAnywhere);
  const place = useLiveQuery('last-place', watchLastChapter);
  const translation = place?.translation ?? bundledTranslation.code;
  if (!read) return null;

  function addressOf(book: string, chapter: number): string {
    const targetChapter =
      fromCanonicalVerses(translation, { book, chapter, verse: 1 })[0]?.chapter ?? chapter;
    return `/Bible/${encodeURIComponent(translation)}/${book}/${targetChapter}`;
  }

  return (
    <ChaptersGrid
      books={books}
      oldTestamentBooks={oldTestamentBooks}
      readByBook={read}
      getChapterName={(book, chapter) => formatVerseReference(language, book, chapter)}
      getChapterUrl={addressOf}
      onOpen={(address) => void navigate(address)}
    />
  );
}
