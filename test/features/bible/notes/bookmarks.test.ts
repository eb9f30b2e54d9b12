// Tests of bookmarks of chapters and verses, which are stored in the canonical numbering.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { watchChapterMarks } from '../../../../src/features/bible/notes/chapter-marks.ts';
import {
  addChapterBookmark,
  addVerseBookmarks,
  removeBookmarks,
} from '../../../../src/features/bible/notes/bookmarks.ts';
import type { DataContext } from '../../../../src/data/data-context.ts';
import { createAliceContext, closeContexts } from '../../../support/signed-in-user.ts';

afterEach(closeContexts);

const at = (translation: string, book: string, chapter: number) => ({ translation, book, chapter });
type Where = ReturnType<typeof at>;

async function marked(data: DataContext, { translation, book, chapter }: Where) {
  const { bookmarks, bookmarksByVerse } = await firstValueFrom(
    watchChapterMarks(data, translation, book, chapter),
  );
  return { chapter: bookmarks.length, verses: [...bookmarksByVerse.keys()] };
}

async function living(data: DataContext) {
  return (await data.userDatabase.bibleBookmarks.find({ selector: { removed: false } }).exec()).map(
    (doc) => doc.toMutableJSON(),
  );
}

test('a chapter bookmark is stored with verse 1 and a lower-case translation code', async () => {
  const alice = await createAliceContext();
  await addChapterBookmark(alice, at('KJV', 'JHN', 3), 'en');
  expect(await living(alice)).toMatchObject([
    {
      ref: 'JHN.3',
      record: {
        kind: 'chapter',
        book: 'JHN',
        chapter: 3,
        verse: 1,
        translation: 'kjv',
        reference: 'John 3',
        language: 'en',
        user_email: alice.account?.email,
      },
    },
  ]);
});

test('a double tap makes one bookmark, and a further device the same one', async () => {
  const alice = await createAliceContext();
  const place = at('KJV', 'JHN', 3);
  await Promise.all([
    addChapterBookmark(alice, place, 'en'),
    addChapterBookmark(alice, place, 'en'),
  ]);
  await Promise.all([
    addVerseBookmarks(alice, place, [16], 'en'),
    addVerseBookmarks(alice, place, [16], 'en'),
  ]);
  expect(await living(alice)).toHaveLength(2);
  expect(await marked(alice, place)).toEqual({ chapter: 1, verses: [16] });
  const ids = new Set((await living(alice)).map(({ client_id }) => client_id));
  await removeBookmarks(alice, [...ids]);
  await addChapterBookmark(alice, place, 'en');
  expect(ids.has((await living(alice))[0]?.client_id ?? '')).toBe(true);
});

test('undo restores removed bookmarks, and undo of a new verse bookmark removes it', async () => {
  const alice = await createAliceContext();
  const place = at('KJV', 'PSA', 23);
  await addChapterBookmark(alice, place, 'en');
  const takeBack = await removeBookmarks(
    alice,
    (await living(alice)).map(({ client_id }) => client_id),
  );
  expect(await marked(alice, place)).toEqual({ chapter: 0, verses: [] });
  await takeBack();
  expect(await marked(alice, place)).toEqual({ chapter: 1, verses: [] });
  const undo = await addVerseBookmarks(alice, place, [4], 'en');
  await undo();
  expect(await marked(alice, place)).toEqual({ chapter: 1, verses: [] });
});

test('verses that follow each other get one bookmark, at their head', async () => {
  const alice = await createAliceContext();
  await addVerseBookmarks(alice, at('KJV', 'JHN', 3), [18, 16, 17, 21], 'en');
  expect((await marked(alice, at('KJV', 'JHN', 3))).verses.toSorted()).toEqual([16, 21]);
});

test('a bookmark of an older client has no kind: it is of the chapter', async () => {
  const alice = await createAliceContext();
  await addChapterBookmark(alice, at('KJV', 'JHN', 3), 'en');
  const [doc] = await alice.userDatabase.bibleBookmarks.find().exec();
  await doc?.incrementalModify((now) => {
    const { kind: _kind, verse: _verse, ...record } = now.record;
    return { ...now, record };
  });
  expect(await marked(alice, at('KJV', 'JHN', 3))).toEqual({ chapter: 1, verses: [] });
});

test('a verse bookmark made in Segond is shown on the matching verse in King James', async () => {
  const alice = await createAliceContext();
  await addVerseBookmarks(alice, at('FRLSG', 'PSA', 51), [3], 'fr');
  expect(await marked(alice, at('KJV', 'PSA', 51))).toEqual({ chapter: 0, verses: [1] });
  expect((await living(alice))[0]?.record).toMatchObject({ verse: 1, reference: 'Psaume 51.3' });
});

test('a bookmark belongs to the chapter with most of its verses if boundaries differ', async () => {
  const alice = await createAliceContext();
  await addChapterBookmark(alice, at('KJV', '1CH', 6), 'en');
  expect([
    (await marked(alice, at('NBS', '1CH', 6))).chapter,
    (await marked(alice, at('NBS', '1CH', 5))).chapter,
  ]).toEqual([1, 0]);
  // In a French text with the Hebrew numbering, Joel 3 is the end of Joel 2 in King James. The
  // bookmark still belongs to a separate chapter there.
  await addChapterBookmark(alice, at('NBS', 'JOL', 3), 'fr');
  expect([
    (await marked(alice, at('NBS', 'JOL', 3))).chapter,
    (await marked(alice, at('NBS', 'JOL', 2))).chapter,
  ]).toEqual([1, 0]);
  expect((await marked(alice, at('KJV', 'JOL', 2))).chapter).toBe(1);
});
