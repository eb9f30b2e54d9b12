// Tests of finding and replacing the private texts of a record.
import { describe, expect, test } from 'vitest';
import {
  hasPrivateTexts,
  listPrivateFields,
  mapPrivateTexts,
} from '../../../schemas/encryption/private-texts.ts';
import { bibleBookmarkSchema } from '../../../schemas/entities/bible-bookmark.ts';
import { prayerSchema } from '../../../schemas/entities/prayer.ts';

const prayer = {
  client_id: 'one',
  title: 'For rain',
  prayer_text: 'Lord, send rain.',
  testimony: '',
  language: 'en',
  verses: [{ reference: 'James 5:18', text: 'the heaven gave rain' }],
  updates: [
    { id: 'u1', date: '2026-01-01', text: 'A cloud', earlier: ['No cloud', ''], marks: ['ab'] },
  ],
  earlier_wordings: [{ field: 'title', text: 'Rain' }],
  unknown: 'kept',
};

const mark = (text: string, path: string) => `<${path}: ${text}>`;

describe('mapPrivateTexts', () => {
  test('replaces private texts at any depth, and leaves all other values', () => {
    expect(mapPrivateTexts(prayerSchema, prayer, mark)).toEqual({
      ...prayer,
      title: '<title: For rain>',
      prayer_text: '<prayer_text: Lord, send rain.>',
      updates: [
        {
          id: 'u1',
          date: '2026-01-01',
          text: '<updates.text: A cloud>',
          earlier: ['<updates.earlier: No cloud>', ''],
          marks: ['<updates.marks: ab>'],
        },
      ],
      earlier_wordings: [{ field: 'title', text: '<earlier_wordings.text: Rain>' }],
    });
  });

  test('adds no field, and does not change the given record', () => {
    const before = structuredClone(prayer);
    expect(Object.keys(mapPrivateTexts(prayerSchema, { title: 'x' }, mark))).toEqual(['title']);
    mapPrivateTexts(prayerSchema, prayer, mark);
    expect(prayer).toEqual(before);
  });

  test('leaves values of unexpected types', () => {
    const damaged = { title: 7, updates: 'none', earlier_wordings: [null, 'x', { text: 1 }] };
    expect(mapPrivateTexts(prayerSchema, damaged, mark)).toEqual(damaged);
  });
});

test('listPrivateFields names fields that contain a private text, not public ones', () => {
  expect(listPrivateFields(prayerSchema)).toContain('updates');
  expect(listPrivateFields(prayerSchema)).not.toContain('verses');
  expect(listPrivateFields(bibleBookmarkSchema)).toEqual([]);
});

test('hasPrivateTexts is false when all private texts are empty', () => {
  expect(hasPrivateTexts(prayerSchema, prayer)).toBe(true);
  expect(hasPrivateTexts(prayerSchema, { updates: [{ text: '', earlier: ['x'] }] })).toBe(true);
  expect(hasPrivateTexts(prayerSchema, { title: '', language: 'en', updates: [] })).toBe(false);
});
