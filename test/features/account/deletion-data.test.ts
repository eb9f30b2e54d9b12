// Tests of the account deletion functions: deletion requests and their withdrawal, options by
// server, immediate deletion with a code, and unsynced data.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { createBackend } from '../../../src/backend/backend.ts';
import {
  requestDeletion,
  cancelDeletionRequests,
  deleteAccount,
  loadDeletionOptions,
  removeAccountFromDevice,
  watchPendingDeletions,
  getDeletionReason,
  restoreDeletionRequests,
  countLostByDeletion,
} from '../../../src/features/account/deletion/data.ts';
import { queueFeedback } from '../../../src/features/feedback/outbox.ts';
import { createRecordId, StorageWriteError } from '../../../src/data/records/record.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await closeContexts();
});

/** Creates a backend whose answers are given by the end of the path. */
function answering(answers: Record<string, () => Response | Promise<Response>>) {
  const receivedRequests: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname } = new URL(address);
    receivedRequests.push({
      path: pathname,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    const answer = Object.entries(answers).find(([end]) => pathname.endsWith(end))?.[1];
    if (!answer) throw new TypeError('The server cannot be reached.');
    return answer();
  });
  return {
    requests: receivedRequests,
    backend: createBackend({
      serverUrl: 'http://selah.test',
      appId: 'selah',
      token: 'alice',
      storage: null,
    }),
  };
}

const settings = (settingsChange: object) => () =>
  Response.json({ id: 'selah', public_settings: 'public_without_login', ...settingsChange });
const readFeedback = async ({ userDatabase }: Awaited<ReturnType<typeof createAliceContext>>) =>
  (await userDatabase.activity.find({ selector: { kind: 'letter' } }).exec()).map(
    ({ value }) => value,
  );

test('a deletion request is a pending record, with a message to the support', async () => {
  const data = await createAliceContext();
  const id = createRecordId();
  await requestDeletion(data, { reason: '  I go elsewhere.  ', id });
  const [request, ...otherRequests] = await firstValueFrom(watchPendingDeletions(data));
  expect(otherRequests).toEqual([]);
  expect(request).toMatchObject({
    id,
    sync: { kind: 'waiting' },
    fields: {
      user_email: 'alice@example.org',
      user_name: 'alice',
      reason: 'I go elsewhere.',
      status: 'pending',
    },
  });
  expect(Date.parse(String(request?.fields.request_date))).not.toBeNaN();
  expect(data.syncCount).toBe(1);
  expect(await readFeedback(data)).toMatchObject([
    {
      about: 'deletion_notice',
      subject: 'Account deletion request: alice@example.org',
      body: expect.stringMatching(/alice@example\.org[^]*I go elsewhere\.[^]*within 30 days/),
    },
  ]);
});

test('a deletion request without a reason stores the default text', async () => {
  const data = await createAliceContext();
  await requestDeletion(data, { reason: ' \n ', id: createRecordId() });
  const [request] = await firstValueFrom(watchPendingDeletions(data));
  expect(request?.fields.reason).toBe('No reason provided');
  expect(request && getDeletionReason(request)).toBe('');
});

test('two taps on one deletion form create one request', async () => {
  const data = await createAliceContext();
  const form = { reason: 'Once.', id: createRecordId() };
  await Promise.all([requestDeletion(data, form), requestDeletion(data, form)]);
  expect(await firstValueFrom(watchPendingDeletions(data))).toHaveLength(1);
  expect(await readFeedback(data)).toHaveLength(1);
});

test('withdrawing removes all deletion requests, and undo restores them', async () => {
  const data = await createAliceContext();
  await requestDeletion(data, { reason: 'Here.', id: createRecordId() });
  await requestDeletion(data, { reason: 'There.', id: createRecordId() });
  const requests = await firstValueFrom(watchPendingDeletions(data));
  await cancelDeletionRequests(data, requests);
  expect(await firstValueFrom(watchPendingDeletions(data))).toEqual([]);
  expect((await readFeedback(data)).map(({ subject }) => subject)).toContain(
    'Account deletion request withdrawn: alice@example.org',
  );
  await restoreDeletionRequests(data, requests);
  expect(
    (await firstValueFrom(watchPendingDeletions(data)))
      .map(({ fields }) => fields.reason)
      .toSorted(),
  ).toEqual(['Here.', 'There.']);
});

test('a processed deletion request is no longer pending', async () => {
  const data = await createAliceContext();
  await requestDeletion(data, { reason: '', id: createRecordId() });
  const doc = await data.userDatabase.pendingItems.findOne().exec();
  await doc?.incrementalModify((now) => ({
    ...now,
    record: { ...now.record, status: 'cancelled' },
  }));
  expect(await firstValueFrom(watchPendingDeletions(data))).toEqual([]);
});

test('an unsaved notice to the support does not stop a deletion request', async () => {
  const faults: string[] = [];
  const data = await createAliceContext({ report: (what) => void faults.push(what) });
  vi.spyOn(data.userDatabase.activity, 'incrementalUpsert').mockRejectedValue(
    new Error('the disk is broken'),
  );
  await requestDeletion(data, { reason: '', id: createRecordId() });
  expect(faults).toEqual(['the notice of a deletion request could not be stored']);
  expect(await firstValueFrom(watchPendingDeletions(data))).toHaveLength(1);
  vi.spyOn(data.userDatabase.pendingItems, 'insertIfNotExists').mockRejectedValue(
    new Error('the disk is broken'),
  );
  await expect(requestDeletion(data, { reason: '', id: createRecordId() })).rejects.toThrow(
    StorageWriteError,
  );
});

test.each([
  [
    'our own',
    { capabilities: ['client_id', 'account_deletion'], support_email: 'help@example.org' },
    { atOnce: true, support: 'help@example.org' },
  ],
  ['one of ours that cannot', { capabilities: ['client_id'] }, { atOnce: false, support: null }],
  ['a plain one', {}, { atOnce: false, support: null }],
  [
    'nonsense',
    { capabilities: 'account_deletion', support_email: 7 },
    { atOnce: false, support: null },
  ],
])('deletion options by server: %s', async (_, settingsChange, offer) => {
  const { backend } = answering({ '/selah': settings(settingsChange) });
  expect(await loadDeletionOptions(await createAliceContext({ backend }))).toEqual(offer);
});

test('without an answer of the server only the deletion request is offered', async () => {
  const { backend } = answering({});
  expect(await loadDeletionOptions(await createAliceContext({ backend }))).toEqual({
    atOnce: false,
    support: null,
  });
});

test('the deletion code is sent as six digits; a wrong code returns an error code', async () => {
  const { backend, requests: receivedRequests } = answering({
    '/delete-account': () => Response.json({ code: 'code_wrong', message: 'no' }, { status: 400 }),
  });
  const data = await createAliceContext({ backend });
  expect(await deleteAccount(data, '12 34 56')).toMatchObject({
    kind: 'refused',
    code: 'code_wrong',
  });
  expect(receivedRequests).toMatchObject([
    { path: '/api/apps/selah/auth/delete-account', body: { otp_code: '123456' } },
  ]);
  expect(data.hasLeft).toBe(false);
});

test('only the server’s confirmation confirms a deletion, not an expired session', async () => {
  const failOffline = () => {
    throw new TypeError('The connection was lost.');
  };
  const answers = [
    failOffline,
    () => Response.json({ code: 'unauthorized', message: 'no' }, { status: 401 }),
    () => Response.json({ success: true }),
  ];
  const { backend } = answering({ '/delete-account': () => (answers.shift() ?? failOffline)() });
  const data = await createAliceContext({ backend });
  expect(await deleteAccount(data, '123456')).toEqual({ kind: 'offline' });
  expect(await deleteAccount(data, '123456')).toEqual({ kind: 'signed out' });
  expect(await deleteAccount(data, '123456')).toBeNull();
});

test('each deletion attempt without an answer is reported as offline', async () => {
  const data = await createAliceContext({ backend: answering({}).backend });
  for (let index = 0; index < 2; index += 1)
    expect(await deleteAccount(data, '123456')).toEqual({ kind: 'offline' });
});

test('unsynced data is counted before a deletion, and all of it is discarded', async () => {
  const unsyncedCounts: number[] = [];
  const data = await createAliceContext({
    countDrafts: () => 2,
    async endSession(unsyncedCount) {
      unsyncedCounts.push(unsyncedCount);
      return null;
    },
  });
  await requestDeletion(data, { reason: '', id: createRecordId() });
  await queueFeedback(data, { kind: 'feedback', subject: 'Thanks', body: 'For all.' });
  // One feedback message and two drafts, but not the deletion request and its own notice.
  expect(await countLostByDeletion(data)).toBe(3);
  await removeAccountFromDevice(data);
  expect(unsyncedCounts).toEqual([Number.POSITIVE_INFINITY]);
});
