// Tests of the size limit of events: the large fields of a large record are emptied, and the event
// says so.
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

test('a small event is sent unchanged', () => {
  const small = event({ title: 'x'.repeat(10_238), tags: ['a'], count: 1, none: null });
  expect(trimOversizedEvent(small)).toBe(small);
});

test('large fields of an event are emptied; other fields and the original stay unchanged', () => {
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

test('the size of a text in an event is measured in bytes as transmitted', () => {
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
