// Tests of the cleanup at the end of `npm run ops:try`.
import { expect, test } from 'vitest';
import { createCleanup } from '../../../bench/operations/cleanup.ts';

test('everything is undone once, the latest first, even after an error', async () => {
  const cleanup = createCleanup();
  const undone: string[] = [];
  cleanup.add(() => void undone.push('folder'));
  cleanup.add(() => {
    throw new Error('the process is stuck');
  });
  cleanup.add(async () => void undone.push('server'));
  const runs = await Promise.allSettled([cleanup.run(), cleanup.run()]);
  expect(undone).toEqual(['server', 'folder']);
  expect(runs.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
