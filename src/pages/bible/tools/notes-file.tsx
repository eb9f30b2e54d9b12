// The notes that the list shows, as a file: to read, or for a spreadsheet.
import { useTranslation } from 'react-i18next';
import { colorOf, placeOfNote } from '../../../data/bible-tools.ts';
import type { KeptNote } from '../../../data/bible-tools.ts';
import { useData } from '../../../data/hooks.tsx';
import { notesToCsv, notesToMarkdown } from '../../../data/notes-export.ts';
import type { ExportedNote } from '../../../data/notes-export.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { nameOfPlace } from '../../../i18n/passage-reference.ts';
import { fileName, saveFile } from '../../../platform/save-file.ts';
import { LineButton } from '../../../ui/bible/tools-filters.tsx';
import layout from '../../../ui/layout.module.css';
import { useToast } from '../../../ui/toaster.tsx';
import { versesForFile } from './verses-for-file.ts';

interface NotesFileProps {
  notes: readonly KeptNote[];
  /** In whose numbering they are named. */
  translation: string;
}

export function NotesFile({ notes, translation }: NotesFileProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const toast = useToast();

  async function save(form: 'md' | 'csv'): Promise<void> {
    try {
      const now = new Date();
      const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
      const words = {
        title: t('tools.fileTitle'),
        savedOn: t('markdown.savedOn', { date: day.format(now) }),
        withoutWords: t('note.withoutWords'),
        day: (iso: string) => (Number.isNaN(Date.parse(iso)) ? '' : day.format(new Date(iso))),
        columns: {
          reference: t('tools.columnReference'),
          place: t('tools.columnPlace'),
          translation: t('tools.columnTranslation'),
          color: t('tools.color'),
          written: t('tools.columnWritten'),
          text: t('tools.columnText'),
          verse: t('tools.columnVerse'),
        },
      };
      const name = fileName(now, form, 'notes');
      const verses = await versesForFile(data, translation, notes.map(({ fields }) => placeOfNote(translation, fields)));
      const written = notes.map((note, at) => toExported(note, verses[at] ?? ''));
      if (form === 'md') saveFile(name, 'text/markdown;charset=utf-8', notesToMarkdown(written, words));
      else saveFile(name, 'text/csv;charset=utf-8', notesToCsv(written, words));
      toast({ message: t('tools.exported', { name }) });
    } catch (fault) {
      data.report('the notes could not be made a file', fault);
      toast({ message: t('tools.exportFailed') });
    }
  }

  function toExported(note: KeptNote, verse: string): ExportedNote {
    const { fields, createdDate } = note;
    const at = placeOfNote(translation, fields);
    const color = colorOf(note);
    return {
      reference: at ? nameOfPlace(t, language, at) : fields.reference,
      place: gridPlace(note),
      translation: (fields.translation ?? '').toUpperCase(),
      color: color === 'none' ? '' : t(`color.${color}`),
      written: createdDate,
      text: fields.note_text ?? '',
      verse,
    };
  }

  return (
    <div role="group" aria-label={t('tools.export')} className={layout['row']}>
      <span className={layout['quiet']}>{t('tools.export')}</span>
      <LineButton label={t('tools.exportMarkdown')} onClick={() => void save('md')} />
      <LineButton label={t('tools.exportCsv')} onClick={() => void save('csv')} />
    </div>
  );
}

/** PSA.51.1, and for a range PSA.51.1-PSA.51.3 */
function gridPlace({ fields: { book, chapter, verse, end_chapter: endChapter, end_verse: endVerse } }: KeptNote): string {
  const start = `${book}.${chapter}.${verse}`;
  return endVerse === undefined || endVerse === null ? start : `${start}-${book}.${endChapter ?? chapter}.${endVerse}`;
}
