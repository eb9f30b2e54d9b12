// Tests of notes and highlights in the canonical numbering: marks made in one translation are shown
// on the matching verses of another.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, test } from 'vitest';
import type { HighlightColor } from '../../../../schemas/entities/bible-note.ts';
import { watchChapterMarks } from '../../../../src/features/bible/notes/chapter-marks.ts';
import type { DataContext } from '../../../../src/data/data-context.ts';
import { buildChapterMapping, splitIntoRuns } from '../../../../src/data/bible/canonical-ranges.ts';
import { highlightVerses } from '../../../../src/features/bible/notes/highlights.ts';
import { saveNote } from '../../../../src/features/bible/notes/save-note.ts';
import { StorageWriteError } from '../../../../src/data/records/record.ts';
import { createAliceContext, closeContexts } from '../../../support/signed-in-user.ts';
import { saveTestNote } from '../../../support/save-note.ts';

afterEach(closeContexts);

interface Where {
  translation: string;
  book: string;
  chapter: number;
}
const john: Where = { translation: 'KJV', book: 'JHN', chapter: 3 };
const psalm = (translation: string): Where => ({ translation, book: 'PSA', chapter: 51 });

function paint(data: DataContext, place: Where, verses: readonly number[], color: HighlightColor) {
  return highlightVerses(
    data,
    {
      place,
      verses,
      language: 'en',
      formatReference: (ownVerses) => `${place.book} ${place.chapter}:${ownVerses.join(',')}`,
    },
    color,
  );
}

function write(
  data: DataContext,
  place: Where,
  verses: readonly number[],
  note_text: string,
  highlight_color: HighlightColor = 'none',
) {
  const runs = splitIntoRuns(
    buildChapterMapping(place.translation, place.book, place.chapter),
    verses,
  ).map((run) => ({ range: run.range, reference: `${place.chapter}:${run.verses.join(',')}` }));
  return saveNote(
    data,
    {
      fields: { note_text, highlight_color },
      pieces: runs,
      translation: place.translation,
      language: 'en',
    },
    undefined,
    undefined,
  );
}

/**
 * Returns the marks as the page shows them, such as `16:green`. The colour is that of the newest
 * note with a colour; `+` means a note text.
 */
async function page(data: DataContext, { translation, book, chapter }: Where): Promise<string> {
  const { notesByVerse } = await firstValueFrom(
    watchChapterMarks(data, translation, book, chapter),
  );
  const shownMarks = [...notesByVerse]
    .toSorted(([a], [b]) => a - b)
    .map(([verse, notes]) => {
      const color =
        notes
          .map(({ fields }) => fields.highlight_color ?? 'none')
          .find((candidate) => candidate !== 'none') ?? '';
      return `${verse}${notes.some(({ fields }) => fields.note_text) ? '+' : ''}${color && `:${color}`}`;
    });
  return shownMarks.filter((mark) => /[+:]/.test(mark)).join(' ');
}

async function records(data: DataContext): Promise<number> {
  return (await data.userDatabase.bibleNotes.find({ selector: { removed: false } }).exec()).length;
}

describe('highlighting', () => {
  test('consecutive verses are one record, verses with a gap are one record per run', async () => {
    const alice = await createAliceContext();
    await paint(alice, john, [16, 17, 18], 'yellow');
    await paint(alice, john, [3, 1, 5, 2], 'blue');
    expect(await page(alice, john)).toBe(
      '1:blue 2:blue 3:blue 5:blue 16:yellow 17:yellow 18:yellow',
    );
    expect(await records(alice)).toBe(3);
  });

  test('a newer highlight hides an older one; a fully covered highlight is removed', async () => {
    const alice = await createAliceContext();
    await paint(alice, john, [16], 'yellow');
    await paint(alice, john, [15, 16, 17], 'green');
    await paint(alice, john, [17, 18], 'pink');
    expect(await page(alice, john)).toBe('15:green 16:green 17:pink 18:pink');
    expect(await records(alice)).toBe(2);
  });

  test('highlighting the same verses in another colour keeps one record', async () => {
    const alice = await createAliceContext();
    await paint(alice, john, [16, 17], 'yellow');
    await paint(alice, john, [16, 17], 'pink');
    await paint(alice, john, [16, 17], 'pink');
    expect([await page(alice, john), await records(alice)]).toEqual(['16:pink 17:pink', 1]);
  });

  test('removing the colour of a middle verse keeps the colour of the other verses', async () => {
    const alice = await createAliceContext();
    await paint(alice, john, [1, 2, 3, 4, 5], 'yellow');
    await paint(alice, john, [2], 'blue');
    await paint(alice, john, [4], 'none');
    expect(await page(alice, john)).toBe('1:yellow 2:blue 3:yellow 5:yellow');
  });

  test('a note keeps its text when its colour is changed or removed', async () => {
    const alice = await createAliceContext();
    await write(alice, john, [16, 17, 18], 'Given.', 'yellow');
    await paint(alice, john, [17], 'none');
    expect(await page(alice, john)).toBe('16+:yellow 17+ 18+:yellow');
    await paint(alice, john, [16, 17, 18], 'green');
    expect(await page(alice, john)).toBe('16+:green 17+:green 18+:green');
    expect(await records(alice)).toBe(1);
  });

  test('undo of a highlight restores all earlier marks in one step', async () => {
    const alice = await createAliceContext();
    await write(alice, john, [16], 'Given.', 'yellow');
    await paint(alice, john, [17, 18], 'blue');
    const before = await page(alice, john);
    for (const color of ['green', 'none'] as const) {
      const takeBack = await paint(alice, john, [16, 17], color);
      expect(await page(alice, john)).not.toBe(before);
      await takeBack();
      expect(await page(alice, john)).toBe(before);
    }
  });

  test('a highlight that fails to save changes nothing and throws StorageWriteError', async () => {
    const alice = await createAliceContext();
    await paint(alice, john, [1], 'yellow');
    const { bibleNotes } = alice.userDatabase;
    const insert = bibleNotes.insertIfNotExists;
    let inserted = 0;
    bibleNotes.insertIfNotExists = async (record) => {
      inserted += 1;
      if (inserted === 2) throw new Error('the disk is gone');
      return insert.call(bibleNotes, record);
    };
    await expect(paint(alice, john, [1, 2, 5], 'green')).rejects.toBeInstanceOf(StorageWriteError);
    bibleNotes.insertIfNotExists = insert;
    expect(await page(alice, john)).toBe('1:yellow');
  });
});

describe('notes', () => {
  test('a note on 3:16 and a note on 3:16–18 are two notes', async () => {
    const alice = await createAliceContext();
    await write(alice, john, [16], 'One verse.');
    await write(alice, john, [16, 17, 18], 'Three verses.');
    const { notes, notesByVerse } = await firstValueFrom(watchChapterMarks(alice, 'KJV', 'JHN', 3));
    expect(notes.map(({ note, verses }) => [note.fields.note_text, verses])).toEqual([
      ['Three verses.', [16, 17, 18]],
      ['One verse.', [16]],
    ]);
    expect([16, 17].map((verse) => notesByVerse.get(verse)?.length)).toEqual([2, 1]);
  });

  test('a note on verses with a gap makes one record per run, and undo removes all', async () => {
    const alice = await createAliceContext();
    const takeBack = await write(alice, john, [16, 17, 20], 'Light.');
    expect([await page(alice, john), await records(alice)]).toEqual(['16+ 17+ 20+', 2]);
    await takeBack();
    expect(await records(alice)).toBe(0);
  });

  test('undo of a changed note restores its text and colour', async () => {
    const alice = await createAliceContext();
    const id = await saveTestNote(alice, {
      ...john,
      verse: 16,
      reference: 'John 3:16',
      note_text: 'Before.',
      highlight_color: 'blue',
      language: 'en',
    });
    const before = { note_text: 'Before.', highlight_color: 'blue' } as const;
    const runs = [{ range: { book: 'JHN', chapter: 3, verse: 16 }, reference: 'John 3:16' }];
    const takeBack = await saveNote(
      alice,
      {
        fields: { note_text: 'After.', highlight_color: 'pink' },
        pieces: runs,
        translation: 'KJV',
        language: 'en',
      },
      { id, seen: 'Before.' },
      undefined,
    );
    expect(
      (await firstValueFrom(watchChapterMarks(alice, 'KJV', 'JHN', 3))).notes[0]?.note.fields,
    ).toMatchObject({ note_text: 'After.', highlight_color: 'pink' });
    await takeBack();
    expect(
      (await firstValueFrom(watchChapterMarks(alice, 'KJV', 'JHN', 3))).notes[0]?.note.fields,
    ).toMatchObject(before);
  });
});

describe('the grid', () => {
  test('a highlight after a Segond psalm title is two verses earlier in King James', async () => {
    const alice = await createAliceContext();
    await paint(alice, psalm('FRLSG'), [3, 4], 'yellow');
    expect([
      await page(alice, psalm('KJV')),
      await page(alice, psalm('WEB')),
      await page(alice, psalm('FRLSG')),
    ]).toEqual(['1:yellow 2:yellow', '1:yellow 2:yellow', '3:yellow 4:yellow']);
  });

  test('a psalm title highlight is shown in a translation with other title numbers', async () => {
    const alice = await createAliceContext();
    await paint(alice, psalm('KJV'), [0], 'pink');
    expect(await page(alice, psalm('KJV'))).toBe('0:pink');
    expect(await page(alice, psalm('FRLSG'))).toMatch(/^1:pink/);
  });

  test('a range across a King James chapter boundary is one record in both chapters', async () => {
    const alice = await createAliceContext();
    const malachi = (translation: string, chapter: number): Where => ({
      translation,
      book: 'MAL',
      chapter,
    });
    await paint(alice, malachi('NBS', 3), [18, 19, 20], 'green');
    expect(await records(alice)).toBe(1);
    expect([
      await page(alice, malachi('KJV', 3)),
      await page(alice, malachi('KJV', 4)),
      await page(alice, malachi('NBS', 3)),
    ]).toEqual(['18:green', '1:green 2:green', '18:green 19:green 20:green']);
    await paint(alice, malachi('KJV', 4), [1], 'none');
    expect(await page(alice, malachi('NBS', 3))).toBe('18:green 20:green');
  });

  test('adjacent verses that are far apart in canonical numbering make two records', async () => {
    const alice = await createAliceContext();
    const romans = (translation: string, chapter: number): Where => ({
      translation,
      book: 'ROM',
      chapter,
    });
    // The doxology ends chapter 14 of Romans in one text and the whole epistle in the other.
    await paint(alice, romans('WEB', 14), [23, 24, 25, 26], 'blue');
    expect(await records(alice)).toBe(2);
    expect([
      await page(alice, romans('KJV', 14)),
      await page(alice, romans('KJV', 15)),
      await page(alice, romans('KJV', 16)),
    ]).toEqual(['23:blue', '', '25:blue 26:blue 27:blue']);
    expect(await page(alice, romans('WEB', 14))).toBe('23:blue 24:blue 25:blue 26:blue');
  });

  test('a mark on a verse that a text lacks is shown on a neighbouring verse', async () => {
    const alice = await createAliceContext();
    const acts = (translation: string): Where => ({ translation, book: 'ACT', chapter: 8 });
    await paint(alice, acts('KJV'), [37], 'yellow');
    expect(await page(alice, acts('DARBY'))).toBe('36:yellow');
  });

  test('an older client’s record without an end verse and colour covers one verse', async () => {
    const alice = await createAliceContext();
    await saveTestNote(alice, {
      ...john,
      verse: 16,
      end_chapter: null,
      end_verse: null,
      reference: 'John 3:16',
      note_text: 'Old.',
      highlight_color: 'none',
      language: 'en',
    });
    expect(await page(alice, john)).toBe('16+');
  });
});
