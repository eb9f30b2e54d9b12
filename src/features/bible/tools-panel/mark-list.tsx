// List of notes or bookmarks with their verses in the open translation: opens a passage, and asks
// to remove a row.
import { useTranslation } from 'react-i18next';
import type { HighlightColor } from '../../../../schemas/entities/bible-note.ts';
import type { SavedRecord } from '../../../data/records/record.ts';
import { useLanguage } from '../../../locales/language.ts';
import { formatPassageReference } from '../../../locales/passage-reference.ts';
import type { ListOrder, TranslationRange } from '../notes/notes-and-bookmarks.ts';
import { getTargetUrl } from '../reader-url.ts';
import type { ReadingTarget } from '../reading-target.ts';
import { PassageRows } from './components/passage-rows.tsx';
import { formatMediumDay, getBookHeading, toReadingTarget } from './list-labels.ts';
import { isVerseRange, useListedVerses } from './use-listed-verses.ts';
import { useListLimit } from './use-list-limit.ts';

interface ShownMark {
  /** Null for a place that no Bible has. */
  at: TranslationRange | null;
  /** The user's own text, shown instead of the verses. */
  text?: string | undefined;
  color?: HighlightColor;
}

interface MarkListProps<F> {
  marks: readonly SavedRecord<F>[];
  /** Called for the rows that are shown. */
  describe: (mark: SavedRecord<F>) => ShownMark;
  /** Identifies the filters that the marks match. */
  filterKey: string;
  order: ListOrder;
  translation: string;
  label: string;
  isCompact?: boolean;
  onGo: (target: ReadingTarget) => void;
  /** @param about the reference of the row */
  onRemove: (id: string, about: string) => void;
}

export function MarkList<F extends { book: string; reference: string }>({
  marks,
  describe,
  filterKey,
  order,
  translation,
  label,
  isCompact = false,
  onGo,
  onRemove,
}: MarkListProps<F>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { count, more } = useListLimit(filterKey);
  const shown = marks.slice(0, count).map((mark) => ({ mark, ...describe(mark) }));
  const getVerseText = useListedVerses(
    translation,
    shown.flatMap(({ at, text }) => (text === undefined && isVerseRange(at) ? [at] : [])),
  );
  const rows = shown.map(({ mark: { id, fields, createdDate, sync }, at, text, ...look }) => ({
    id,
    title: at ? formatPassageReference(t, language, at) : fields.reference,
    href: at ? getTargetUrl(toReadingTarget(at), translation) : undefined,
    about: formatMediumDay(language, createdDate),
    text,
    verse: text === undefined && isVerseRange(at) ? getVerseText(at) : undefined,
    sync,
    group: getBookHeading(language, order, fields.book),
    ...look,
  }));

  function open(id: string): void {
    const at = shown.find(({ mark }) => mark.id === id)?.at;
    if (at) onGo(toReadingTarget(at));
  }

  return (
    <PassageRows
      isCompact={isCompact}
      rows={rows}
      remaining={marks.length - rows.length}
      label={label}
      onMore={more}
      onOpen={open}
      onRemove={(id) => onRemove(id, rows.find((row) => row.id === id)?.title ?? '')}
    />
  );
}
