// Tests of the read-aloud player: playback order and controls, voice interruptions and failures,
// and the sleep timer with its fade-out. The tests use no UI, but a fake voice and a fake clock.
import { beforeEach, expect, test } from 'vitest';
import {
  createReadAloudPlayer,
  type PlaybackState,
} from '../../../src/features/read-aloud/player.ts';
import { createFakeClock, createFakeVoice } from '../../support/fake-voice.ts';
import type { FakeClock, FakeVoice } from '../../support/fake-voice.ts';

const minute = 60_000;
/** Characters that the fake voice speaks in one second. */
const second = 15;

let voice: FakeVoice;
let clock: FakeClock;
let states: PlaybackState[];
let endCount: number;
let reader: ReturnType<typeof createReadAloudPlayer>;

beforeEach(() => {
  voice = createFakeVoice();
  clock = createFakeClock();
  states = [];
  endCount = 0;
  reader = createReadAloudPlayer({
    speech: voice,
    clock,
    settings: { rate: 1, voice: 'anna', fades: true },
    onChange: (state) => states.push(state),
    onEnd: () => {
      endCount += 1;
    },
  });
});

const psalm = [
  { verse: 0, pieces: ['A title.'] },
  { verse: 1, pieces: ['one a', 'one b'] },
  { verse: 2, pieces: ['two'] },
  { verse: 4, pieces: ['four'] },
];
const now = () => states.at(-1);
const texts = () => voice.utterances.map(({ text }) => text);

/** Verses of which each takes ten seconds. */
function longChapter(verses: number) {
  return Array.from({ length: verses }, (_, place) => ({
    verse: place + 1,
    pieces: ['x'.repeat(10 * second)],
  }));
}

/** Lets the voice finish the given number of pieces, each after its speaking time. */
async function startPlayer(pieces: number): Promise<void> {
  for (let count = 0; count < pieces && !voice.isSilent(); count += 1) {
    clock.advance(((voice.utterances.at(-1)?.text.length ?? 0) / second) * 1000);
    await voice.endUtterance();
  }
}

test('the player speaks each piece of each verse to the end of the chapter', async () => {
  reader.read(psalm, 'en');
  await startPlayer(99);
  expect(texts()).toEqual(['A title.', 'one a', 'one b', 'two', 'four']);
  expect([...new Set(states.map(({ verse }) => verse))]).toEqual([0, 1, 2, 4, null]);
  expect(now()).toMatchObject({ status: 'over', verse: null });
  expect(endCount).toBe(1);
});

test('reading starts at the requested verse, or at the next existing verse', () => {
  reader.read(psalm, 'en', 3);
  expect(texts()).toEqual(['four']);
});

test('play after a pause repeats the current piece from its start', async () => {
  reader.read(psalm, 'en', 1);
  await startPlayer(1);
  reader.pause();
  expect(voice.isSilent()).toBe(true);
  expect(now()).toMatchObject({ status: 'paused', verse: 1 });
  reader.play();
  expect(texts()).toEqual(['one a', 'one b', 'one b']);
});

test('next and previous work while speaking and paused, up to the ends of the text', async () => {
  reader.read(psalm, 'en', 1);
  reader.next();
  expect(texts()).toEqual(['one a', 'two']);
  reader.pause();
  reader.previous();
  reader.previous();
  reader.previous();
  expect(now()).toMatchObject({ status: 'paused', verse: 0 });
  for (let step = 0; step < 4; step += 1) reader.next();
  expect(voice.utterances).toHaveLength(2);
  reader.play();
  expect(endCount).toBe(1);
});

test('a new speed or voice restarts the current piece; a changed fade setting does not', () => {
  reader.read(psalm, 'en', 2);
  reader.change({ rate: 1.5 });
  reader.change({ voice: 'dora' });
  reader.change({ fades: false });
  expect(voice.utterances.map(({ text, rate, voice: id }) => [text, rate, id])).toEqual([
    ['two', 1, 'anna'],
    ['two', 1.5, 'anna'],
    ['two', 1.5, 'dora'],
  ]);
});

test('a voice that the browser interrupts keeps its place and does not restart', async () => {
  reader.read(psalm, 'en', 2);
  await voice.endUtterance('cut');
  expect(now()).toMatchObject({ status: 'cut', verse: 2 });
  clock.advance(60 * minute);
  expect(voice.utterances).toHaveLength(1);
  reader.play();
  expect(texts()).toEqual(['two', 'two']);
});

test('a piece without a reported end is spoken again, and then playback fails', () => {
  reader.read(psalm, 'en', 2);
  clock.advance(20_000);
  expect(texts()).toEqual(['two', 'two']);
  clock.advance(20_000);
  expect(now()).toMatchObject({ status: 'failed', verse: 2 });
  expect(voice.isSilent()).toBe(true);
});

test('a voice error gives the status "failed" and keeps the verse', async () => {
  reader.read(psalm, 'en', 2);
  await voice.endUtterance('failed');
  expect(now()).toMatchObject({ status: 'failed', verse: 2 });
});

test('the sleep timer fades out in 45 seconds; play resumes where the fade began', async () => {
  reader.setSleep({ kind: 'minutes', until: 2 * minute });
  reader.read(longChapter(30), 'en');
  await startPlayer(30);
  const volumes = voice.utterances.map(({ volume }) => volume);
  expect(volumes.slice(0, 8)).toEqual(Array(8).fill(1));
  const fadeVolumes = volumes.slice(8);
  expect(fadeVolumes.length).toBeGreaterThanOrEqual(4);
  expect(fadeVolumes).toEqual(fadeVolumes.toSorted((a, b) => b - a));
  for (const volume of fadeVolumes) expect(volume).toBeLessThan(1);
  expect(now()).toMatchObject({ status: 'asleep', verse: 9, sleep: null });
  expect(voice.isSilent()).toBe(true);
  reader.play();
  expect(voice.utterances.at(-1)).toMatchObject({ volume: 1 });
  expect(now()).toMatchObject({ status: 'speaking', verse: 9 });
});

test('without fading the sleep timer stops at its time, at the current verse', async () => {
  reader.change({ fades: false });
  reader.setSleep({ kind: 'minutes', until: minute + 5000 });
  reader.read(longChapter(30), 'en');
  await startPlayer(30);
  expect(voice.utterances.every(({ volume }) => volume === 1)).toBe(true);
  expect(now()).toMatchObject({ status: 'asleep', verse: 7 });
});

test('an end-of-chapter timer fades the last verses and starts no next chapter', async () => {
  reader.setSleep({ kind: 'chapter' });
  reader.read(longChapter(12), 'en');
  await startPlayer(99);
  expect(voice.utterances).toHaveLength(12);
  expect(voice.utterances[6]?.volume).toBe(1);
  expect(voice.utterances[11]?.volume).toBeLessThan(0.35);
  expect(endCount).toBe(0);
  expect(now()).toMatchObject({ status: 'asleep', verse: 9, sleep: null });
});

test('a chapter that ends during the fade is the last chapter', async () => {
  reader.setSleep({ kind: 'minutes', until: minute });
  reader.read(longChapter(3), 'en');
  await startPlayer(99);
  expect(endCount).toBe(0);
  expect(now()).toMatchObject({ status: 'asleep', verse: 3 });
});

test('the sleep timer continues across chapters', async () => {
  reader.setSleep({ kind: 'minutes', until: 2 * minute });
  reader.read(longChapter(5), 'en');
  await startPlayer(5);
  expect(endCount).toBe(1);
  reader.read(longChapter(30), 'en');
  await startPlayer(30);
  expect(now()?.status).toBe('asleep');
  expect(clock.now()).toBeGreaterThanOrEqual(2 * minute);
});

test('a timer that expires in a pause is removed; a cancelled timer stops nothing', async () => {
  reader.read(longChapter(40), 'en');
  reader.setSleep({ kind: 'minutes', until: minute });
  reader.pause();
  clock.advance(2 * minute);
  expect(now()).toMatchObject({ status: 'paused', sleep: null });
  reader.setSleep({ kind: 'minutes', until: 3 * minute });
  reader.setSleep(null);
  reader.play();
  await startPlayer(12);
  expect(now()?.status).toBe('speaking');
});

test('more time set during the fade restores the full volume', async () => {
  reader.setSleep({ kind: 'minutes', until: minute });
  reader.read(longChapter(40), 'en');
  await startPlayer(4);
  expect(voice.utterances.at(-1)?.volume).toBeLessThan(1);
  reader.setSleep({ kind: 'minutes', until: 10 * minute });
  await startPlayer(1);
  expect(voice.utterances.at(-1)?.volume).toBe(1);
});

test('a closed player stays silent and reports no more states', async () => {
  reader.setSleep({ kind: 'minutes', until: minute });
  reader.read(psalm, 'en');
  reader.close();
  const before = states.length;
  await voice.endUtterance();
  clock.advance(10 * minute);
  expect(voice.isSilent()).toBe(true);
  expect(states).toHaveLength(before);
});
