// How Node runs the server so that it needs little memory: 110 to 130 MB at rest, instead of 160
// (bench/server measures it). deploy/ says the same in its own words.
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * Left to itself, the engine lets garbage grow to several times what is alive before it collects:
 * up to 130 MB for young objects alone.
 */
export const lowMemoryFlags = ['--max-semi-space-size=2', '--heap-growing-percent=10'];

export const lowMemoryEnvironment = {
  // The C library gives freed memory back to the system from 64 kB on, rather than keeping tens of
  // megabytes for later.
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
  // One heap for all threads but the main one: each would keep its own.
  MALLOC_ARENA_MAX: '2',
  // Compiled once: later starts take half the time and need not load the compiler of TypeScript.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/selah-server'),
};
