// Node options that reduce the server's memory to 110 to 130 MB at rest, instead of 160 MB
// (measured by bench/server). deploy/ sets the same options separately.
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * By default, V8 lets garbage grow to several times the live memory before it collects: up to 130
 * MB for young objects alone.
 */
export const lowMemoryFlags = ['--max-semi-space-size=2', '--heap-growing-percent=10'];

export const lowMemoryEnvironment = {
  // The C library returns freed blocks of 64 kB or more to the system, instead of keeping tens of
  // megabytes for later.
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
  // One heap for the main thread and one for all other threads; otherwise each thread would have
  // its own heap.
  MALLOC_ARENA_MAX: '2',
  // Compiled once: later starts take half the time and need not load the compiler of TypeScript.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/selah-server'),
};
