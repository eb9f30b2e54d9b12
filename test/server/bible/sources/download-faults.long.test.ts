// Tests of downloads of free translations from a faulty source: nothing is stored, the status names
// the error, and a later round stores the text.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ServerFault } from '../support/faulty-http-server.ts';
import { createBsbSetup, readBsbStatus } from '../support/source-setup.ts';

test.each<[string, ServerFault, string]>([
  ['answers 429', { kind: 'status', status: 429, retryAfter: '90' }, 'bible_source_busy'],
  ['answers 500', { kind: 'status', status: 500 }, 'bible_source_failed'],
  ['sends HTML', { kind: 'html' }, 'bible_source_failed'],
  ['sends half of the file', { kind: 'half' }, 'bible_source_unreachable'],
  ['cuts the connection', { kind: 'torn' }, 'bible_source_unreachable'],
  ['is too slow', { kind: 'slow', millis: 60_000 }, 'bible_source_unreachable'],
  [
    'sends another edition than it lists',
    { kind: 'edited', edit: (body) => body.replace('b'.repeat(64), 'c'.repeat(64)) },
    'bible_source_failed',
  ],
  [
    'sends a text with faults',
    {
      kind: 'edited',
      edit: (body) => body.replace('"number":31,"content"', '"number":32,"content"'),
    },
    'bible_text_refused',
  ],
])(
  'a source that %s: nothing is stored, and a later round tries again',
  async (_, fault, error) => {
    const setup = await createBsbSetup();
    setup.fakeServer.setFault(fault, 'complete.json');
    expect(await setup.bible.downloadAll()).toBe('incomplete');
    expect(existsSync(join(setup.dataDir, 'bibles'))).toBe(false);
    expect(await readBsbStatus(setup)).toMatchObject({
      state: error === 'bible_text_refused' ? 'rejected' : 'failed',
      error,
    });
    setup.fakeServer.setFault({ kind: 'well' }, 'complete.json');
    // A rejected text is tried again on another day.
    setup.advance(25 * 60 * 60_000);
    expect(await setup.bible.downloadAll()).toBe('complete');
    expect((await readBsbStatus(setup))?.state).toBe('stored');
  },
);
