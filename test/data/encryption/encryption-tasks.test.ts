// Tests when the tasks of the encryption run: adopting keys after each change of the list, and
// erasing the trash when everything is encrypted, again after a failure.
import { BehaviorSubject, type Subscription } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adoptOtherKeys } from '../../../src/data/encryption/commands.ts';
import {
  eraseInterval,
  watchEncryptionTasks,
} from '../../../src/data/encryption/encryption-tasks.ts';
import { eraseClearTrash } from '../../../src/data/encryption/erase-trash.ts';
import {
  type EncryptionStatus,
  watchEncryption,
} from '../../../src/data/encryption/watch-encryption.ts';
import { closeDevices, createDevice, storeServerEntries, turnOn } from './encryption-setup.ts';

vi.mock('../../../src/data/encryption/commands.ts', { spy: true });
vi.mock('../../../src/data/encryption/erase-trash.ts', { spy: true });
vi.mock('../../../src/data/encryption/watch-encryption.ts', { spy: true });

const status = new BehaviorSubject<EncryptionStatus>({ kind: 'unknown' });
const online = new BehaviorSubject(true);
let running: Subscription | undefined;

beforeEach(() => {
  status.next({ kind: 'on', remaining: 2 });
  online.next(true);
  vi.mocked(watchEncryption).mockReturnValue(status);
  vi.mocked(eraseClearTrash).mockReset().mockResolvedValue(true);
});

afterEach(async () => {
  running?.unsubscribe();
  vi.useRealTimers();
  vi.restoreAllMocks();
  await closeDevices();
});

test('the trash is erased when everything is encrypted and the device is online', async () => {
  const data = await createDevice({ online });
  online.next(false);
  running = watchEncryptionTasks(data).subscribe();
  status.next({ kind: 'on', remaining: 0 });
  expect(eraseClearTrash).not.toHaveBeenCalled();
  online.next(true);
  expect(eraseClearTrash).toHaveBeenCalledTimes(1);
});

test('the trash is tried again until it is erased', async () => {
  const data = await createDevice({ online });
  vi.useFakeTimers();
  vi.mocked(eraseClearTrash).mockResolvedValueOnce(false);
  running = watchEncryptionTasks(data).subscribe();
  status.next({ kind: 'on', remaining: 0 });
  expect(eraseClearTrash).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(eraseInterval);
  expect(eraseClearTrash).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(eraseInterval * 3);
  expect(eraseClearTrash).toHaveBeenCalledTimes(2);
});

test('nothing is erased while the encryption is off', async () => {
  const data = await createDevice({ online });
  running = watchEncryptionTasks(data).subscribe();
  status.next({ kind: 'off' });
  status.next({ kind: 'stopping', remaining: 0 });
  expect(eraseClearTrash).not.toHaveBeenCalled();
});

test('keys of other devices are taken at the start and after each change of the list', async () => {
  const data = await createDevice({ online });
  const { entry } = await turnOn(data);
  vi.mocked(adoptOtherKeys).mockClear();
  running = watchEncryptionTasks(data).subscribe();
  await vi.waitFor(() => expect(adoptOtherKeys).toHaveBeenCalledTimes(1));
  await storeServerEntries(data, [entry]);
  await vi.waitFor(() => expect(adoptOtherKeys).toHaveBeenCalledTimes(2));
});
