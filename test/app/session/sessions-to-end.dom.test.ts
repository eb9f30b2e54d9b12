// Tests of the list of sessions that a device still has to end on the server, after a log-out
// without a connection.
import 'fake-indexeddb/auto';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackendError } from '../../../src/backend/backend-error.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import {
  addSessionToEnd,
  endSessionsOfList,
  readSessionId,
  removeSessionToEnd,
  startEndingSessions,
} from '../../../src/app/session/sessions-to-end.ts';
import { storeSession } from '../../../src/app/session/stored-session.ts';
import { markForDeletion } from '../../../src/app/session/user-data-deletion.ts';
import { buildSignedIn, createTestSessionManager } from './session-manager-setup.ts';

const server = { serverUrl: '', appId: 'selah' };
const minute = 60_000;

/** A token as the server makes it, with an unchecked signature. */
function buildToken(sessionId: string): string {
  return `header.${btoa(JSON.stringify({ sid: sessionId, sub: 'ñ?>'.length })).replaceAll('=', '')}.signature-${sessionId}`;
}

const listWaiting = () =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith('selah_session_to_end_'))
    .map((name) => name.slice('selah_session_to_end_'.length))
    .toSorted();

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('the list of sessions to end', () => {
  test('the list of sessions holds the id of a session, never the token', () => {
    addSessionToEnd(buildToken('s-1'), server);
    expect(listWaiting()).toEqual(['s-1']);
    expect(JSON.stringify({ ...localStorage })).not.toContain('signature');
  });

  test('a token of another kind of server has no id and is not listed', () => {
    for (const token of [
      '',
      'opaque',
      'a.b.c',
      `a.${btoa('{"sid":5}')}.c`,
      `a.${btoa('{"sid":"../x"}')}.c`,
    ]) {
      expect(readSessionId(token), token).toBeNull();
      addSessionToEnd(token, server);
    }
    expect(listWaiting()).toEqual([]);
  });

  test('confirmed and unknown sessions leave the list; without an answer they stay', async () => {
    for (const id of ['busy', 'done', 'gone', 'limited', 'lost', 'outdated'])
      addSessionToEnd(buildToken(id), server);
    const endFormerSession = async (id: string) => {
      if (id === 'gone') throw new BackendError('gone', { status: 404 });
      if (id === 'busy')
        throw new BackendError('busy', { status: 503, code: 'database_unavailable' });
      if (id === 'limited') throw new BackendError('limited', { status: 429, retryAfter: 60 });
      if (id === 'outdated') throw new BackendError('outdated', { status: 426 });
      if (id === 'lost') throw new BackendError('lost', { code: 'network' });
    };
    await expect(endSessionsOfList(server, { endFormerSession })).rejects.toBeInstanceOf(
      BackendError,
    );
    expect(listWaiting()).toEqual(['busy', 'limited', 'lost', 'outdated']);
    await endSessionsOfList(server, { endFormerSession: async () => undefined });
    expect(listWaiting()).toEqual([]);
  });

  test('a session is never sent to another server or another app', async () => {
    addSessionToEnd(buildToken('s-1'), server);
    localStorage.setItem('selah_session_to_end_damaged', '{');
    const endFormerSession = vi.fn(async () => undefined);
    await endSessionsOfList({ ...server, serverUrl: 'https://other.org' }, { endFormerSession });
    await endSessionsOfList({ ...server, appId: 'other' }, { endFormerSession });
    expect(endFormerSession).not.toHaveBeenCalled();
    await endSessionsOfList(server, { endFormerSession });
    expect(endFormerSession.mock.calls).toEqual([['s-1']]);
  });
});

test('sessions are ended when the connection is back, and a failed attempt is repeated', async () => {
  vi.useFakeTimers();
  const online = new BehaviorSubject(false);
  const asked: string[] = [];
  let isUp = false;
  const report = vi.fn();
  const data = {
    online,
    report,
    backend: {
      auth: {
        endFormerSession: async (id: string) => {
          asked.push(id);
          if (!isUp) throw new BackendError('down', { status: 503, code: 'down' });
        },
      },
    },
  } as unknown as DataContext;
  addSessionToEnd(buildToken('s-1'), server);
  const current = new BehaviorSubject<DataContext | null>(null);
  const running = startEndingSessions(current, server);
  current.next(data);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(asked).toEqual([]);
  online.next(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['s-1']);
  await vi.advanceTimersByTimeAsync(minute);
  expect(asked).toEqual(['s-1', 's-1']);
  isUp = true;
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect([asked.length, listWaiting()]).toEqual([3, []]);
  await vi.advanceTimersByTimeAsync(24 * 60 * minute);
  expect([asked.length, vi.getTimerCount()]).toEqual([3, 0]);
  expect(report).not.toHaveBeenCalled();
  running.unsubscribe();
});

describe('[R43e] a log-out', () => {
  const alice = buildSignedIn('alice', buildToken('alices-session'));

  test('a log-out without a connection lists the session, also over a reload', async () => {
    const tab = createTestSessionManager();
    await (await tab.startOrThrow()).startSession(alice);
    tab.isServerReachable = false;
    expect(await tab.current.value?.endSession(0)).toBeNull();
    expect(listWaiting()).toEqual(['alices-session']);
    await tab.close();
    const reloaded = createTestSessionManager();
    expect((await reloaded.startOrThrow()).account).toBeNull();
    expect(listWaiting()).toEqual(['alices-session']);
    await reloaded.close();
  });

  test('a log-out with a connection leaves the list of sessions empty', async () => {
    const tab = createTestSessionManager();
    await (await tab.startOrThrow()).startSession(alice);
    expect(await tab.current.value?.endSession(0)).toBeNull();
    await vi.waitFor(() => expect(listWaiting()).toEqual([]));
    await tab.close();
  });

  test('a log-out that a closed tab interrupted lists the session at the next start', async () => {
    storeSession(alice);
    markForDeletion('alice');
    const tab = createTestSessionManager();
    await tab.startOrThrow();
    expect(listWaiting()).toEqual(['alices-session']);
    await tab.close();
  });

  test('a log-out that unsent data cancelled does not list the session', async () => {
    const tab = createTestSessionManager();
    await (await tab.startOrThrow()).startSession(alice);
    const data = tab.current.value;
    if (!data) throw new Error('No user is signed in.');
    expect(await data.endSession(-1)).toEqual({ waiting: 0 });
    expect(listWaiting()).toEqual([]);
    await tab.close();
  });

  test('a log-out lists the old session, not the session of a later log-in', async () => {
    const tab = createTestSessionManager();
    await (await tab.startOrThrow()).startSession(alice);
    tab.isServerReachable = false;
    await tab.current.value?.endSession(0);
    await tab.current.value?.startSession(buildSignedIn('alice', buildToken('new-session')));
    expect(listWaiting()).toEqual(['alices-session']);
    await tab.close();
  });

  test('a log-in with a listed session removes the session from the list', async () => {
    const tab = createTestSessionManager();
    addSessionToEnd(alice.token, server);
    await (await tab.startOrThrow()).startSession(alice);
    expect(listWaiting()).toEqual([]);
    await tab.close();
  });
});

test('a log-in ends the earlier session of this device', async () => {
  const tab = createTestSessionManager();
  await (await tab.startOrThrow()).startSession(buildSignedIn('alice', buildToken('first')));
  await tab.current.value?.startSession(buildSignedIn('alice', buildToken('second')));
  expect(listWaiting()).toEqual(['first']);
  removeSessionToEnd(buildToken('first'));
  expect(listWaiting()).toEqual([]);
  await tab.close();
});
