// Tests of the prefetch of the cross-reference list: once, for Bible readers, and only over an
// unmetered network.
import 'fake-indexeddb/auto';
import { BehaviorSubject, firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { packCrossReferences } from '../../../../.ci/vite-plugins/cross-references.ts';
import {
  watchHasCrossReferences,
  startCrossReferencePrefetch,
} from '../../../../src/features/bible/cross-references/prefetch-cross-references.ts';
import { openLibrary } from '../../../../src/data/bible/library/library-database.ts';
import { createAliceContext, closeContexts } from '../../../support/signed-in-user.ts';

const library = openLibrary();
const packed = new Uint8Array(packCrossReferences());
const fetching = vi.fn(async () => new Response(packed));

beforeEach(() => {
  fetching.mockClear();
  vi.stubGlobal('fetch', fetching);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await closeContexts();
});

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((end) => end()));

test('the prefetch waits for an unmetered network, then fetches and stores once', async () => {
  const online = new BehaviorSubject(false);
  const data = await createAliceContext({ online });
  let costs = true;
  const isCostly = vi.fn(() => costs);
  stops.push(startCrossReferencePrefetch(data, isCostly));
  expect(isCostly).not.toHaveBeenCalled();
  online.next(true);
  await vi.waitFor(() => expect(isCostly).toHaveBeenCalledTimes(1));
  expect(await firstValueFrom(watchHasCrossReferences(data))).toBe(false);
  costs = false;
  online.next(false);
  online.next(true);
  await vi.waitFor(async () =>
    expect(await firstValueFrom(watchHasCrossReferences(data))).toBe(true),
  );
  stops.push(startCrossReferencePrefetch(data, isCostly));
  await vi.waitFor(() => expect(isCostly).toHaveBeenCalledTimes(3));
  await library.extras.count();
  expect(fetching).toHaveBeenCalledTimes(1);
});

test('the prefetch fetches nothing after a stop or without persistent storage', async () => {
  await library.extras.clear();
  const online = new BehaviorSubject(true);
  const data = await createAliceContext({ online });
  const isCostly = vi.fn(() => false);
  startCrossReferencePrefetch(data, isCostly)();
  stops.push(startCrossReferencePrefetch({ ...data, storage: 'memory' }, isCostly));
  stops.push(startCrossReferencePrefetch(data, () => true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isCostly).not.toHaveBeenCalled();
  expect(fetching).not.toHaveBeenCalled();
});
