// Reads the row before a write to a server without conditional writes.
import type { RecordChange, ServerRow, TransportAnswer } from '../transport.ts';

/** [R8a] Compares the row with the version that a change was made from. */
export function checkExpectedDate(
  answer: TransportAnswer<ServerRow>,
  { expected }: Exclude<RecordChange, { kind: 'create' }>,
): TransportAnswer<null> {
  if (answer.kind !== 'ok') return answer;
  return isSameTime(answer.value.updated_date, expected)
    ? { kind: 'ok', value: null }
    : { kind: 'stale', current: answer.value };
}

function isSameTime(a: string, b: string): boolean {
  const trim = (iso: string) =>
    iso
      .replace(/Z$/, '')
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, '');
  return trim(a) === trim(b);
}
