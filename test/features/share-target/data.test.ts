// Tests of the share target data: composing the shared text, finding a Bible passage in the text,
// and saving a prayer, gratitude entry or note.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, test } from 'vitest';
import { watchChapterNotes } from '../../../src/features/bible/notes/chapter-marks.ts';
import { watchGratitudeEntries } from '../../../src/features/gratitude/data.ts';
import { watchPrayers } from '../../../src/features/prayer/data.ts';
import { createRecordId } from '../../../src/data/records/record.ts';
import {
  saveShared,
  findSharedPassage,
  type SharedPassage,
  getSharedText,
} from '../../../src/features/share-target/data.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';

afterEach(closeContexts);

describe('the shared text', () => {
  test.each([
    [
      { title: 'A page', text: 'Words of it', url: 'https://example.org/a' },
      'A page\nWords of it\nhttps://example.org/a',
    ],
    [
      { text: 'Words https://example.org/a', url: 'https://example.org/a' },
      'Words https://example.org/a',
    ],
    [{ title: 'Words', text: 'Words and more' }, 'Words and more'],
    [{ url: 'https://example.org' }, 'https://example.org'],
    [{ title: '  ', text: '\n', url: '' }, ''],
    [{}, ''],
    [{ text: ' שלום\u200f <b>bold</b> ' }, 'שלום\u200f <b>bold</b>'],
  ])('%j', (shared, sharedText) =>
    expect(getSharedText(new URLSearchParams(shared as Record<string, string>))).toBe(sharedText),
  );
});

describe('the verse that a shared text names', () => {
  const asker = { language: 'en', translation: 'KJV' } as const;
  test.each([
    ['“For God so loved the world” John 3:16 NIV', { book: 'JHN', chapter: 3, from: 16 }],
    ['Read First John 4:8 today', { book: '1JN', chapter: 4, from: 8 }],
    ['1 John 4:7-8', { book: '1JN', chapter: 4, from: 7, to: 8 }],
    ['from the Song of Solomon 2:4, at ten', { book: 'SNG', chapter: 2, from: 4 }],
    ['(Ps 23:1–3)', { book: 'PSA', chapter: 23, from: 1, to: 3 }],
    ['https://www.bible.com/bible/111/JHN.3.16-18', { book: 'JHN', chapter: 3, from: 16, to: 18 }],
    ['Room 12:30, then Romans 8:28', { book: 'ROM', chapter: 8, from: 28 }],
    // The first valid reference counts.
    ['John 30:16 and Mark 1:15', { book: 'MRK', chapter: 1, from: 15 }],
  ])('%s', async (text, passage) =>
    expect(await findSharedPassage(text, asker)).toMatchObject(passage),
  );

  test.each([
    'Meet at 3:15',
    'At 3:15 we meet',
    'Sunday 10:30',
    'See you, Anna 12.30',
    'version 3.16',
    'We gave 3,500 loaves',
    '2024-10-12 10:30:12',
    'no number at all',
    '',
  ])('findSharedPassage finds no passage in “%s”', async (text) =>
    expect(await findSharedPassage(text, asker)).toBeNull(),
  );

  test.each([
    ['fr', 'LSG', 'Car Dieu a tant aimé le monde. Jean 3.16', 'JHN'],
    ['fr', 'LSG', 'Lis le Cantique des Cantiques 2.4', 'SNG'],
    ['es', 'RV1909', 'Todo lo puedo, Filipenses 4:13', 'PHP'],
    ['pt', 'ALM', 'O Senhor é o meu pastor (Salmo 23:1)', 'PSA'],
    // The reference is in the language of the translation, not of the interface.
    ['en', 'LSG', 'Jean 3.16', 'JHN'],
  ] as const)('%s: %s %s', async (language, translation, text, book) =>
    expect(await findSharedPassage(text, { language, translation })).toMatchObject({ book }),
  );
});

test('in a very long text only the beginning is searched for a passage', async () => {
  const asker = { language: 'en', translation: 'KJV' } as const;
  expect(await findSharedPassage(`John 3:16 ${'and so on '.repeat(9_000)}`, asker)).toMatchObject({
    book: 'JHN',
  });
  expect(await findSharedPassage(`${'and so on '.repeat(9_000)} John 3:16`, asker)).toBeNull();
  expect(
    await findSharedPassage(`${'A thing 1:1 of it '.repeat(100)} John 3:16`, asker),
  ).toBeNull();
});

describe('saving a shared text', () => {
  const shared = (text: string, id = createRecordId()) => ({ id, text, language: 'en' as const });

  test('a prayer gets the beginning as its title, and is saved once for two taps', async () => {
    const alice = await createAliceContext();
    const sharedText = shared(`${'Grace and peace '.repeat(5)}https://example.org`);
    const address = await saveShared(alice, sharedText, { kind: 'prayer' });
    expect(await saveShared(alice, sharedText, { kind: 'prayer' })).toBe(address);
    expect(address).toBe(`/Prayer?view=mine#${sharedText.id}`);
    const prayers = await firstValueFrom(watchPrayers(alice));
    expect(prayers.map(({ fields }) => fields)).toMatchObject([
      {
        title: sharedText.text.slice(0, 50),
        request: sharedText.text,
        prayer_text: sharedText.text,
        category: 'other',
        is_answered: false,
        language: 'en',
      },
    ]);
    // The same text shared again has another id, so it is another prayer.
    await saveShared(alice, shared(sharedText.text), { kind: 'prayer' });
    expect(await firstValueFrom(watchPrayers(alice))).toHaveLength(2);
  });

  test('a gratitude entry is saved with the user’s own day', async () => {
    const alice = await createAliceContext();
    const address = await saveShared(alice, shared('Bread'), {
      kind: 'gratitude',
      day: '2026-11-22',
    });
    const [entry] = await firstValueFrom(watchGratitudeEntries(alice));
    expect(entry?.fields).toMatchObject({ entry_text: 'Bread', date: '2026-11-22' });
    expect(address).toBe(`/Gratitude?view=journal#${entry?.id}`);
  });

  test('a shared text saved as a note is stored in the canonical verse numbering', async () => {
    const alice = await createAliceContext();
    const passage: SharedPassage = { book: 'JHN', chapter: 3, from: 16, to: 18 };
    expect(
      await saveShared(alice, shared('Loved'), { kind: 'note', passage, translation: 'KJV' }),
    ).toBe('/Bible/KJV/JHN/3/16-18');
    const notes = await firstValueFrom(watchChapterNotes(alice, 'JHN', 3));
    expect(notes.map(({ fields }) => fields)).toMatchObject([
      {
        reference: 'John 3:16–18',
        book: 'JHN',
        chapter: 3,
        verse: 16,
        end_chapter: 3,
        end_verse: 18,
        note_text: 'Loved',
        highlight_color: 'none',
        translation: 'KJV',
      },
    ]);
  });
});
