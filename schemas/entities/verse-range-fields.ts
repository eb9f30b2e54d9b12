// Fields of a record on a verse or a range of verses. Chapters and verses use the canonical
// numbering (numbering.ts).

export const verseRangeFields = {
  reference: {
    type: 'string',
    maxLength: 100,
    description: 'for people, in the language of writing: John 3:16',
  },
  book: { type: 'string', maxLength: 40, description: 'USFM book id: JHN' },
  chapter: { type: 'integer', minimum: 1, maximum: 150 },
  verse: { type: 'integer', minimum: 0, maximum: 176, description: '0: the title of a psalm' },
  end_chapter: {
    type: 'integer',
    minimum: 1,
    maximum: 150,
    description: 'of the last verse; missing for one verse',
  },
  end_verse: { type: 'integer', minimum: 0, maximum: 176 },
} as const;
