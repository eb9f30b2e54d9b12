// Tests of concurrent changes of notes, highlights and bookmarks, and of verses outside the mapping
// tables: no note text is lost.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, test } from 'vitest';
import type { HighlightColor } from '../../../../schemas/entities/bible-note.ts';
import { watchChapterMarks } from '../../../../src/features/bible/notes/chapter-marks.ts';
import {
  addChapterBookmark,
  addVerseBookmarks,
  removeBookmarks,
} from '../../../../src/features/bible/notes/bookmarks.ts';
import type { DataContext } from '../../../../src/data/data-context.ts';
import { buildChapterMapping, splitIntoRuns } from '../../../../src/data/bible/canonical-ranges.ts';
import { highlightVerses } from '../../../../src/features/bible/notes/highlights.ts';
import { saveNote } from '../../../../src/features/bible/notes/save-note.ts';
import {
  updateRecord,
  StorageWriteError,
  removeRecord,
} from '../../../../src/data/records/record.ts';
import { createAliceContext, closeContexts } from '../../../support/signed-in-user.ts';

afterEach(closeContexts);

const john = { translation: 'KJV', book: 'JHN', chapter: 3 };
type Where = typeof john;

function paint(data: DataContext, verses: readonly number[], color: HighlightColor, place = john) {
  return highlightVerses(
    data,
    { place, verses, language: 'en', formatReference: (ownVerses) => ownVerses.join(',') },
    color,
  );
}

function write(
  data: DataContext,
  verses: readonly number[],
  note_text: string,
  { translation, book, chapter }: Where = john,
) {
  const runs = splitIntoRuns(
    buildChapterMapping(translation, book, chapter, Math.max(...verses)),
    verses,
  ).map(({ range, verses: ownVerses }) => ({ range, reference: ownVerses.join(',') }));
  return saveNote(
    data,
    { fields: { note_text, highlight_color: 'blue' }, pieces: runs, translation, language: 'en' },
    undefined,
    undefined,
  );
}

/** Returns each note as `16-18 words green`, sorted by verse. */
async function notes(data: DataContext): Promise<string[]> {
  const docs = await data.userDatabase.bibleNotes.find({ selector: { removed: false } }).exec();
  return docs
    .map(({ record: { verse, end_verse: end, note_text: text, highlight_color: color } }) =>
      [end === undefined ? verse : `${verse}-${end}`, text, color].filter(Boolean).join(' '),
    )
    .toSorted();
}

async function requireSingleId(data: DataContext): Promise<string> {
  const [doc] = await data.userDatabase.bibleNotes.find({ selector: { removed: false } }).exec();
  return doc?.client_id ?? '';
}

/**
 * Simulates a faster tab: `work` writes between the read of a chapter and the first write to a
 * record of the chapter.
 */
function beforeNextWrite(data: DataContext, work: () => Promise<void>): void {
  const { bibleNotes } = data.userDatabase;
  const findOne = bibleNotes.findOne.bind(bibleNotes);
  bibleNotes.findOne = (...parameters) => {
    bibleNotes.findOne = findOne;
    const query = findOne(...parameters);
    return Object.assign(Object.create(query), {
      async exec() {
        await work();
        return query.exec();
      },
    });
  };
}

describe('note text saved while a highlight is being written', () => {
  test.each([
    { color: 'green', chosen: [15, 16, 17], left: ['15-17 green', '16 Saved meanwhile. green'] },
    { color: 'none', chosen: [16], left: ['16 Saved meanwhile. none'] },
  ] as const)(
    'note text saved while a highlight is written stays and gets the colour $color',
    async ({ color, chosen, left: remaining }) => {
      const alice = await createAliceContext();
      await paint(alice, [16], 'yellow');
      const id = await requireSingleId(alice);
      beforeNextWrite(alice, () =>
        updateRecord(alice, 'bibleNotes', id, { note_text: 'Saved meanwhile.' }),
      );
      const takeBack = await paint(alice, chosen, color);
      expect(await notes(alice)).toEqual(remaining);
      await takeBack();
      expect(await notes(alice)).toEqual(['16 Saved meanwhile. yellow']);
    },
  );
});

describe('undo of marks after later changes', () => {
  test('undo of a highlight removes only its colour when note text was added later', async () => {
    const alice = await createAliceContext();
    const takeBack = await paint(alice, [16], 'yellow');
    await saveNote(
      alice,
      {
        fields: { note_text: 'Precious.', highlight_color: 'yellow' },
        pieces: [],
        translation: 'KJV',
        language: 'en',
      },
      { id: await requireSingleId(alice), seen: '' },
      undefined,
    );
    await takeBack();
    expect(await notes(alice)).toEqual(['16 Precious. none']);
  });

  test('undo of a note keeps its text when another device added to the text', async () => {
    const alice = await createAliceContext();
    const takeBack = await write(alice, [16], 'Mine.');
    await updateRecord(alice, 'bibleNotes', await requireSingleId(alice), {
      note_text: 'Mine, and much more.',
    });
    await takeBack();
    expect(await notes(alice)).toEqual(['16 Mine, and much more. none']);
  });

  test('undo of a note edit restores only the fields that were not changed later', async () => {
    const alice = await createAliceContext();
    await write(alice, [16], 'Before.');
    const id = await requireSingleId(alice);
    const takeBack = await saveNote(
      alice,
      {
        fields: { note_text: 'After.', highlight_color: 'pink' },
        pieces: [],
        translation: 'KJV',
        language: 'en',
      },
      { id, seen: 'Before.' },
      undefined,
    );
    await updateRecord(alice, 'bibleNotes', id, { note_text: 'After, and more.' });
    await takeBack();
    expect(await notes(alice)).toEqual(['16 After, and more. blue']);
  });

  test('undo of a save restores the text that was moved to the previous versions', async () => {
    const alice = await createAliceContext();
    await write(alice, [16], 'Of another device.');
    const id = await requireSingleId(alice);
    const takeBack = await saveNote(
      alice,
      {
        fields: { note_text: 'Mine.', highlight_color: 'blue' },
        pieces: [],
        translation: 'KJV',
        language: 'en',
      },
      { id, seen: 'As I saw it.' },
      undefined,
    );
    await takeBack();
    const [doc] = await alice.userDatabase.bibleNotes.find().exec();
    expect(doc?.record).toMatchObject({ note_text: 'Of another device.', earlier_wordings: [] });
  });

  test('undo restores neither a note removed later nor a colour changed later', async () => {
    const alice = await createAliceContext();
    await paint(alice, [16], 'yellow');
    const green = await paint(alice, [16], 'green');
    await paint(alice, [16], 'pink');
    await green();
    expect(await notes(alice)).toEqual(['16 pink']);
    const blue = await paint(alice, [16], 'blue');
    await removeRecord(alice, 'bibleNotes', await requireSingleId(alice));
    await blue();
    expect(await notes(alice)).toEqual([]);
  });

  test('undo of a second tap does not remove what the first tap created', async () => {
    const alice = await createAliceContext();
    const kinds = async () =>
      (await alice.userDatabase.bibleBookmarks.find({ selector: { removed: false } }).exec())
        .map(({ record: { kind } }) => kind)
        .toSorted();
    for (const tap of [
      () => addChapterBookmark(alice, john, 'en'),
      () => addVerseBookmarks(alice, john, [16], 'en'),
    ]) {
      const [first, second] = await Promise.all([tap(), tap()]);
      await second?.();
      expect(await kinds()).toHaveLength(1);
      await first?.();
      expect(await kinds()).toEqual([]);
    }
    await addChapterBookmark(alice, john, 'en');
    await removeBookmarks(
      alice,
      (await alice.userDatabase.bibleBookmarks.find({ selector: { removed: false } }).exec()).map(
        ({ client_id }) => client_id,
      ),
    );
    const again = await addChapterBookmark(alice, john, 'en');
    expect(await kinds()).toEqual(['chapter']);
    await again();
    expect(await kinds()).toEqual([]);
  });
});

test('a double tap makes one highlight; of two concurrent colours the later one wins', async () => {
  const alice = await createAliceContext();
  const [first] = await Promise.all([paint(alice, [16], 'yellow'), paint(alice, [16], 'yellow')]);
  expect(await notes(alice)).toEqual(['16 yellow']);
  await first?.();
  expect(await notes(alice)).toEqual([]);
  const [yellow, green] = await Promise.all([
    paint(alice, [16], 'yellow'),
    paint(alice, [16], 'green'),
  ]);
  expect(await notes(alice)).toEqual(['16 green']);
  await green?.();
  expect(await notes(alice)).toEqual(['16 yellow']);
  await yellow?.();
  expect(await notes(alice)).toEqual([]);
});

describe('a verse past the end of the mapping table', () => {
  const listShown = async (
    data: DataContext,
    { translation, book, chapter }: Where,
    last?: number,
  ) => [
    ...(
      await firstValueFrom(watchChapterMarks(data, translation, book, chapter, last))
    ).notesByVerse.keys(),
  ];
  const psalm = (translation: string) => ({ translation, book: 'PSA', chapter: 62 });

  test('without a mapping table, a verse past the end of the chapter stays separate', async () => {
    const alice = await createAliceContext();
    await write(alice, [12, 13], 'Words.', psalm('OSTX'));
    await paint(alice, [13], 'green', psalm('OSTX'));
    await addVerseBookmarks(alice, psalm('OSTX'), [13], 'fr');
    expect(await notes(alice)).toEqual(['12-13 Words. blue', '13 green']);
    expect([await listShown(alice, psalm('OSTX')), await listShown(alice, psalm('KJV'))]).toEqual([
      [13, 12],
      [12],
    ]);
    const { bookmarksByVerse } = await firstValueFrom(watchChapterMarks(alice, 'OSTX', 'PSA', 62));
    expect([...bookmarksByVerse.keys()]).toEqual([13]);
  });

  test('a note on a chapter that the canonical numbering does not contain is kept', async () => {
    const alice = await createAliceContext();
    const joel = { translation: 'OSTX', book: 'JOL', chapter: 4 };
    await write(alice, [1, 2, 3], 'Words.', joel);
    expect(await listShown(alice, joel)).toEqual([1, 2, 3]);
  });

  test('a verse past the end of a mapped text is not the canonical verse so numbered', async () => {
    const alice = await createAliceContext();
    // Joel's second chapter ends with verse 27 in this numbering; on the grid the third one follows
    // in it.
    const joel = (chapter: number) => ({ translation: 'NBS', book: 'JOL', chapter });
    await paint(alice, [28], 'pink', joel(2));
    expect(await listShown(alice, joel(2), 28)).toEqual([28]);
    expect(await listShown(alice, joel(3), 5)).not.toContain(1);
  });

  test('a mark on an invalid verse number throws StorageWriteError and saves nothing', async () => {
    const alice = await createAliceContext();
    for (const work of [
      () => paint(alice, [177], 'green'),
      () => paint(alice, [177], 'none'),
      () => write(alice, [177], 'Words.'),
      () => addVerseBookmarks(alice, john, [177], 'en'),
    ])
      await expect(work()).rejects.toBeInstanceOf(StorageWriteError);
    expect(await notes(alice)).toEqual([]);
  });
});
