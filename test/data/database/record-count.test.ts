// Tests of the live count of records: the change events of another tab that arrive late, as in a
// frozen tab, do not make it wrong.
import 'fake-indexeddb/auto';
import { firstValueFrom, ReplaySubject, skip } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import { watchRecordCount } from '../../../src/data/database/record-count.ts';
import { writeInOtherTab } from '../../support/other-tab.ts';
import { closeContexts, createAliceContext } from '../../support/signed-in-user.ts';

afterEach(closeContexts);

const record = buildLocalRecord('p1', { title: 'Of the other tab' }, '2026-11-20T00:00:00Z');

test('[R34] a late event of a record that is counted already does not count it again', async () => {
  const alice = await createAliceContext();
  const { userDatabase } = alice;
  const { prayers } = userDatabase;
  await writeInOtherTab(alice, 'prayers', record);
  const counts = new ReplaySubject<number>(1);
  const subscription = watchRecordCount(prayers, { sync: 'waiting' }).subscribe(counts);
  expect(await firstValueFrom(counts)).toBe(1);

  const recounted = firstValueFrom(counts.pipe(skip(1)));
  const ofRxDB = prayers.count({ selector: { sync: 'waiting' } });
  expect(await firstValueFrom(ofRxDB.$)).toBe(1);
  userDatabase.$emit({
    id: 'late event',
    collectionName: 'prayers',
    isLocal: false,
    events: [
      {
        operation: 'INSERT',
        documentId: 'p1',
        documentData: {
          ...record,
          _deleted: false,
          _attachments: {},
          _meta: { lwt: 1 },
          _rev: '1-othertab',
        },
        previousDocumentData: undefined,
      },
    ],
    checkpoint: null,
    context: 'another tab',
    internal: false,
  } as unknown as Parameters<typeof userDatabase.$emit>[0]);
  expect(await recounted).toBe(1);
  // The reason for the own count: RxDB's count is wrong now. When it is right, use it again.
  expect(await firstValueFrom(ofRxDB.$)).toBe(2);
  subscription.unsubscribe();
});

test('a live count follows the writes of its own tab', async () => {
  const { userDatabase } = await createAliceContext();
  const counts = new ReplaySubject<number>();
  const subscription = watchRecordCount(userDatabase.prayers, { sync: 'waiting' }).subscribe(
    counts,
  );
  expect(await firstValueFrom(counts)).toBe(0);
  const next = firstValueFrom(counts.pipe(skip(1)));
  await userDatabase.prayers.insert(record);
  expect(await next).toBe(1);
  subscription.unsubscribe();
});
