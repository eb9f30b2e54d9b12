// Tests of the change hints of the socket: which entities a hint names, and how bursts of hints are
// combined.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscribeToHints } from '../../../src/app/sync/change-hints.ts';
import type { SocketRoomListener, SocketRooms } from '../../../src/backend/socket-rooms.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function createHints() {
  const listeners = new Map<string, SocketRoomListener>();
  const rooms: Pick<SocketRooms, 'join'> = {
    join(room, listener) {
      listeners.set(room, listener);
      return () => listeners.delete(room);
    },
  };
  const heard: (readonly string[])[] = [];
  const stop = subscribeToHints({ appId: 'selah', rooms: rooms as SocketRooms }, (entities) =>
    heard.push(entities),
  );
  return {
    heard,
    stop,
    listeners,
    change: (entity: string) => listeners.get(`entities:selah:${entity}`)?.update('{}'),
    connect: () => {
      for (const { connect } of listeners.values()) connect?.();
    },
  };
}

test('[R36b] the first hint names its entity at once; a burst is combined into one hint', () => {
  const { heard, change } = createHints();
  change('Prayer');
  expect(heard).toEqual([['Prayer']]);
  for (const entity of ['GratitudeEntry', 'Prayer', 'GratitudeEntry']) change(entity);
  expect(heard).toHaveLength(1);
  vi.advanceTimersByTime(300);
  expect(heard).toEqual([['Prayer'], ['GratitudeEntry', 'Prayer']]);
  vi.advanceTimersByTime(600);
  change('BibleNote');
  expect(heard.at(-1)).toEqual(['BibleNote']);
});

test('[R26] a reconnection is one hint without an entity', () => {
  const { heard, connect } = createHints();
  connect();
  expect(heard).toEqual([[]]);
});

test('no hint follows after the end of the subscription', () => {
  const { heard, change, stop, listeners } = createHints();
  change('Prayer');
  change('Prayer');
  stop();
  vi.advanceTimersByTime(1_000);
  expect([heard.length, listeners.size]).toEqual([1, 0]);
});
