// Tests of the reading position: on this device, for the user's other devices, and in the history.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { watchLastChapter } from '../../../src/data/bible/chapters.ts';
import {
  insertInitialProfile,
  watchProfile,
  updateProfile,
} from '../../../src/data/records/profile.ts';
import {
  dismissPositionElsewhere,
  recordInHistory,
  saveReadingPosition,
  watchPositionElsewhere,
  watchReadingPosition,
  shareReadingPosition,
} from '../../../src/data/bible/reading-position.ts';
import {
  createAliceContext,
  type AliceContext,
  closeContexts,
} from '../../support/signed-in-user.ts';

afterEach(closeContexts);

const john = { translation: 'KJV', book: 'JHN', chapter: 3 } as const;

async function alice(): Promise<AliceContext> {
  const data = await createAliceContext();
  const account = data.account ?? { id: '', email: '', full_name: '' };
  await insertInitialProfile(data.userDatabase, {
    ...account,
    role: 'user',
    is_verified: true,
    disabled: false,
    created_date: '2026-01-01T00:00:00.000Z',
    updated_date: '2026-01-01T00:00:00.000Z',
  });
  return data;
}

test('the verse at the top is stored on the device and found as the last chapter', async () => {
  const data = await alice();
  expect(await firstValueFrom(watchReadingPosition(data))).toBeNull();
  await saveReadingPosition(data, { ...john, verse: 16 });
  expect(await firstValueFrom(watchReadingPosition(data))).toEqual({ ...john, verse: 16 });
  expect(await firstValueFrom(watchLastChapter(data))).toEqual(john);
});

test('a reading position is available before its write has finished', async () => {
  const data = await alice();
  await saveReadingPosition(data, { ...john, verse: 1 });
  const writing = saveReadingPosition(data, { ...john, verse: 36 });
  expect(await firstValueFrom(watchReadingPosition(data))).toEqual({ ...john, verse: 36 });
  await writing;
  expect(await firstValueFrom(watchReadingPosition(data))).toEqual({ ...john, verse: 36 });
});

test('a position that this device shared is not offered to the same device', async () => {
  const data = await alice();
  await shareReadingPosition(data, { ...john, verse: 16 });
  expect((await firstValueFrom(watchProfile(data)))?.reading_place).toBe('KJV JHN.3.16');
  expect(await firstValueFrom(watchPositionElsewhere(data))).toBeNull();
});

test('a position from another device is offered until dismissed, and again if newer', async () => {
  const data = await alice();
  await shareReadingPosition(data, { ...john, verse: 16 });
  await updateProfile(data, { reading_place: 'KJV ROM.8.1' });
  const positionElsewhere = await firstValueFrom(watchPositionElsewhere(data));
  expect(positionElsewhere).toEqual({ translation: 'KJV', book: 'ROM', chapter: 8, verse: 1 });
  if (positionElsewhere) await dismissPositionElsewhere(data, positionElsewhere);
  expect(await firstValueFrom(watchPositionElsewhere(data))).toBeNull();
  await updateProfile(data, { reading_place: 'KJV ROM.9.1' });
  expect(await firstValueFrom(watchPositionElsewhere(data))).toMatchObject({
    book: 'ROM',
    chapter: 9,
  });
});

test.each(['', 'JHN 3', 'KJV TOB.1.1', 'KJV JHN.3', '<b> JHN.3.16'])(
  'an invalid shared position (%j) is not offered',
  async (text) => {
    const data = await alice();
    await updateProfile(data, { reading_place: text });
    expect(await firstValueFrom(watchPositionElsewhere(data))).toBeNull();
  },
);

test('a guest shares nothing', async () => {
  const data = await createAliceContext({ account: null });
  await shareReadingPosition(data, { ...john, verse: 16 });
  expect(await firstValueFrom(watchProfile(data))).toBeNull();
  expect(data.syncCount).toBe(0);
});

test('a chapter is in the history once, with its latest translation and day', async () => {
  const data = await alice();
  await recordInHistory(data, john);
  await recordInHistory(data, { ...john, translation: 'WEB' });
  await recordInHistory(data, { ...john, chapter: 4 });
  const history = await data.userDatabase.activity.find({ selector: { kind: 'history' } }).exec();
  expect(
    history.map(({ value }) => [value['book'], value['chapter'], value['translation']]).toSorted(),
  ).toEqual([
    ['JHN', 3, 'WEB'],
    ['JHN', 4, 'KJV'],
  ]);
});
