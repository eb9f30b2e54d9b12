// Test helper that saves one Bible note in the same way as the note form of the reader.
import type { HighlightColor } from '../../schemas/entities/bible-note.ts';
import type { Language } from '../../schemas/languages.ts';
import type { DataContext } from '../../src/data/data-context.ts';
import type { CanonicalRange } from '../../src/data/bible/canonical-ranges.ts';
import { saveNote } from '../../src/features/bible/notes/save-note.ts';
import { createRecordId } from '../../src/data/records/record.ts';

interface TestNoteInput extends CanonicalRange {
  translation: string;
  reference: string;
  note_text: string;
  highlight_color: HighlightColor;
  language: Language;
}

/** @returns the id of the note */
export async function saveTestNote(
  data: DataContext,
  draft: TestNoteInput,
  known?: { id: string; seen: string },
  id: string = createRecordId(),
): Promise<string> {
  const { note_text, highlight_color, reference, translation, language, ...range } = draft;
  await saveNote(
    data,
    {
      fields: { note_text, highlight_color },
      pieces: [{ range, reference }],
      translation,
      language,
    },
    known,
    id,
  );
  return known?.id ?? id;
}
