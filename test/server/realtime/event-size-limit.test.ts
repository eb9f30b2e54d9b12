// Events of large records: the large fields are empty, and the event says so.
import { expect, test } from 'vitest';
import type { EntityEvent } from '../../../schemas/api/backend-api.ts';
import { trimOversizedEvent } from '../../../server/realtime/event-size-limit.ts';

function event(data: Record<string, unknown>): EntityEvent {
  return {
    type: 'update',
    id: 'a',
    data: { id: 'a', ...data },
    timestamp: '2026-01-01T00:00:00.000000Z',
  };
}

test('what is small goes as it is', () => {
  const small = event({ title: 'x'.repeat(10_238), tags: ['a'], count: 1, none: null });
  expect(trimOversizedEvent(small)).toBe(small);
});

test('large fields are emptied, the others stay, and the original is untouched', () => {
  const large = event({
    title: 'kept',
    text: 'x'.repeat(10_239),
    wordings: Array(2_000).fill('words'),
    inner: { text: 'y'.repeat(11_000) },
    done: true,
  });
  expect(trimOversizedEvent(large)).toEqual(
    event({ title: 'kept', text: '', wordings: [], inner: {}, done: true, _oversize: true }),
  );
  expect(large.data['text']).toHaveLength(10_239);
});

test('a text is measured in bytes as it travels', () => {
  expect(trimOversizedEvent(event({ text: 'é'.repeat(5_119) })).data).not.toHaveProperty(
    '_oversize',
  );
  expect(trimOversizedEvent(event({ text: 'é'.repeat(5_120) })).data).toMatchObject({
    text: '',
    _oversize: true,
  });
  expect(trimOversizedEvent(event({ text: '\u0001'.repeat(1_707) })).data).toMatchObject({
    text: '',
    _oversize: true,
  });
});
