// Buttons that export the listed notes as a readable file or for a spreadsheet.
import { useTranslation } from 'react-i18next';
import { getHighlightColor, getNoteRange } from '../notes/notes-and-bookmarks.ts';
import type { SavedNote } from '../notes/notes-and-bookmarks.ts';
import { useData } from '../../../data/data-provider.tsx';
import { buildNotesCsv, buildNotesMarkdown } from '../notes/export-notes.ts';
import type { ExportedNote } from '../notes/export-notes.ts';
import { useLanguage } from '../../../locales/language.ts';
import { formatPassageReference } from '../../../locales/passage-reference.ts';
import { buildFileName, saveFile } from '../../../platform/save-file.ts';
import { InlineButton } from './components/list-filters.tsx';
import layout from '../../../ui/page-layout.module.css';
import { useToast } from '../../../ui/toast/toaster.tsx';
import { loadVersesForExport } from './verses-for-export.ts';

interface ExportNotesButtonsProps {
  notes: readonly SavedNote[];
  /** Code of the translation whose numbering the references use. */
  translation: string;
}

export function ExportNotesButtons({ notes, translation }: ExportNotesButtonsProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const toast = useToast();

  async function save(form: 'md' | 'csv'): Promise<void> {
    try {
      const now = new Date();
      const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
      const labels = {
        title: t('bible:tools.fileTitle'),
        savedOn: t('exportFile.savedOn', { date: day.format(now) }),
        withoutWords: t('bible:note.highlightOnly'),
        day: (iso: string) => (Number.isNaN(Date.parse(iso)) ? '' : day.format(new Date(iso))),
        columns: {
          reference: t('bible:tools.columnReference'),
          place: t('bible:tools.columnPlace'),
          translation: t('bible:tools.columnTranslation'),
          color: t('bible:tools.color'),
          written: t('bible:tools.columnWritten'),
          text: t('bible:tools.columnText'),
          verse: t('bible:tools.columnVerse'),
        },
      };
      const name = buildFileName(now, form, 'notes');
      const verses = await loadVersesForExport(
        data,
        translation,
        notes.map(({ fields }) => getNoteRange(translation, fields)),
      );
      const written = notes.map((note, at) => toExported(note, verses[at] ?? ''));
      if (form === 'md')
        saveFile(name, 'text/markdown;charset=utf-8', buildNotesMarkdown(written, labels));
      else saveFile(name, 'text/csv;charset=utf-8', buildNotesCsv(written, labels));
      toast({ message: t('bible:tools.exported', { name }) });
    } catch (fault) {
      data.report('the notes could not be exported', fault);
      toast({ message: t('bible:tools.exportFailed') });
    }
  }

  function toExported(note: SavedNote, verse: string): ExportedNote {
    const { fields, createdDate } = note;
    const at = getNoteRange(translation, fields);
    const color = getHighlightColor(note);
    return {
      reference: at ? formatPassageReference(t, language, at) : fields.reference,
      place: formatCanonicalRange(note),
      translation: (fields.translation ?? '').toUpperCase(),
      color: color === 'none' ? '' : t(`color.${color}`),
      written: createdDate,
      text: fields.note_text ?? '',
      verse,
    };
  }

  return (
    <div role="group" aria-label={t('bible:tools.export')} className={layout['row']}>
      <span className={layout['muted']}>{t('bible:tools.export')}</span>
      <InlineButton label={t('bible:tools.exportMarkdown')} onClick={() => void save('md')} />
      <InlineButton label={t('bible:tools.exportCsv')} onClick={() => void save('csv')} />
    </div>
  );
}

/** PSA.51.1, and for a range PSA.51.1-PSA.51.3 */
function formatCanonicalRange({
  fields: { book, chapter, verse, end_chapter: endChapter, end_verse: endVerse },
}: SavedNote): string {
  const start = `${book}.${chapter}.${verse}`;
  return endVerse === undefined || endVerse === null
    ? start
    : `${start}-${book}.${endChapter ?? chapter}.${endVerse}`;
}
