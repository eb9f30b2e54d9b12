// [R45] Tests of the readable Markdown export: in order, in the user's language, with all user text
// escaped.
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import type { MarkdownLabels } from '../../../src/data/export/markdown.ts';
import {
  toMarkdownInline,
  toMarkdownQuote,
  toMarkdownBlock,
} from '../../../src/data/export/markdown-text.ts';
import { exportMarkdown } from '../../../src/data/export/export-and-import.ts';
import { arbitraryText } from '../../support/arbitrary-record.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';
import { insertRecord } from '../../support/sync-with-fake-server.ts';

afterEach(closeContexts);

const kindHeadings: Record<string, string> = {
  Prayer: 'Prayers',
  GratitudeEntry: 'Gratitude',
  GraceNote: 'Grace notes',
  WisdomAnswer: 'Answers',
  BibleNote: 'Notes',
  BibleBookmark: 'Bookmarks',
  UserReadingProgress: 'Reading plans',
  DeletionRequest: 'Deletion',
};

const labels: MarkdownLabels = {
  title: 'My words',
  savedOn: (date) => `Saved on ${date}`,
  nothing: 'Nothing yet.',
  kindHeading: (kind) => kindHeadings[kind] ?? kind,
  field: (name) => name,
  choice: (_field, value) => `<${value}>`,
  answeredOn: (date) => `answered on ${date}`,
  day: (day) => `day ${day}`,
  completed: 'completed',
  earlier: 'Earlier wordings',
  waiting: 'only on this device',
  refused: 'not accepted',
};
const now = new Date('2026-11-21T10:00:00Z');

describe('[R45] a file to read', () => {
  test('the Markdown export lists records with texts and versions, newest first', async () => {
    const alice = await createAliceContext();
    await alice.deviceDatabase.readingPlans.insert({
      ...buildLocalRecord('p1', { title_en: 'Peace', title_fr: 'Paix' }, '2026-01-01T00:00:00Z'),
      server_id: 'plan1',
    });
    await insertRecord(
      alice,
      'prayers',
      'a',
      { title: 'Old', prayer_text: 'Older', written_date: '2024-05-01T12:00:00.000Z' },
      { created_date: '2026-11-20T12:00:00Z', sync: 'safe' },
    );
    await insertRecord(
      alice,
      'prayers',
      'b',
      {
        title: 'My sister',
        request: '# help\n\nnow',
        prayer_text: 'Lord,\nbe near.',
        category: 'family',
        is_answered: true,
        answered_date: '2026-11-20',
        testimony: 'She came.',
        updates: [{ id: 'n', date: '2026-11-19', text: 'She *called*.' }],
        verses: [{ reference: 'John 3:16', text: 'For God\nso loved', translation: 'KJV' }],
        earlier_wordings: [{ field: 'prayer_text', text: 'Lord.' }],
      },
      { created_date: '2026-11-19T12:00:00Z' },
    );
    await insertRecord(
      alice,
      'prayers',
      'gone',
      { title: 'Gone', prayer_text: 'Gone' },
      { removed: true },
    );
    await insertRecord(
      alice,
      'gratitudeEntries',
      'c',
      {
        date: '2026-02-01',
        entry_text: 'Bread',
        verse_reference: 'Psalm 1:1',
        verse_text: 'Blessed',
      },
      { sync: 'refused' },
    );
    await insertRecord(
      alice,
      'readingProgress',
      'd',
      { plan_id: 'plan1', current_day: 3, completed: true, started_date: '2026-03-01' },
      { sync: 'safe' },
    );
    expect(await exportMarkdown(alice, labels, 'fr', now)).toBe(
      [
        '# My words',
        'Saved on 21 novembre 2026',
        '## Prayers',
        '### My sister · 19 novembre 2026',
        String.raw`*\<family\> · answered on 20 novembre 2026 · only on this device*`,
        String.raw`**request**`,
        String.raw`\# help`,
        'now',
        String.raw`**prayer\_text**`,
        'Lord,  \nbe near.',
        '**testimony**',
        'She came.',
        '**updates**',
        '*19 novembre 2026*',
        String.raw`She \*called\*.`,
        '> For God  \n> so loved  \n> – John 3:16, KJV',
        '**Earlier wordings**',
        String.raw`*prayer\_text*`,
        'Lord.',
        '### Old · 1 mai 2024',
        String.raw`**prayer\_text**`,
        'Older',
        '## Gratitude',
        '### 1 février 2026',
        '*not accepted*',
        'Bread',
        '> Blessed  \n> – Psalm 1:1',
        '## Reading plans',
        '### Paix · 1 mars 2026',
        '*day 3 · completed*',
      ].join('\n\n') + '\n',
    );
  });

  test('the Markdown export without any records says so', async () => {
    expect(await exportMarkdown(await createAliceContext(), labels, 'en', now)).toBe(
      '# My words\n\nSaved on November 21, 2026\n\nNothing yet.\n',
    );
  });
});

/**
 * Matches the start of a heading, list, quotation, code, rule, underline or table; a leading space
 * could become code.
 */
const structure = /^(?:[ \t]|#|>|[-+*]|=|:|\d{1,9}[.)]|`|~|\|)/;

/** Returns the Markdown with a placeholder for every escaped character. */
function unescaped(markdown: string): string {
  return markdown.replaceAll(/\\[!-/:-@[-`{-~]/g, '§');
}

function readBack(markdown: string): string {
  return markdown.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
}

const arbitraryMarkdown = fc
  .array(fc.oneof(arbitraryText, fc.constantFrom('\n', '\r\n', '\n\n', '\t', '    ', ' ')), {
    maxLength: 12,
  })
  .map((parts) => parts.join(''));

describe('[R45] user text in the Markdown export', () => {
  test('user text begins no structure and has no markup in blocks and quotations', () => {
    fc.assert(
      fc.property(arbitraryMarkdown, (text) => {
        const lines = toMarkdownBlock(text).split('\n');
        for (const line of lines) expect(line).not.toMatch(structure);
        expect(unescaped(lines.join('\n'))).not.toMatch(/[`*_[\]<>~|]|&[#a-z]/i);
        if (toMarkdownBlock(text) !== '')
          for (const line of toMarkdownQuote(text).split('\n'))
            expect(line.startsWith('>')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('user text reads as it was written, line by line', () => {
    const readLines = (text: string) =>
      text
        .split(/\r\n|\r|\n/)
        .map((line) => line.replaceAll('\u{A0}', ' ').replaceAll('\t', '    ').trimEnd())
        .filter((line) => line.trim() !== '');
    fc.assert(
      fc.property(arbitraryMarkdown, (text) => {
        const blanksAsLetters = /[^\S \t\r\n\u{A0}]/u;
        fc.pre(!blanksAsLetters.test(text));
        expect(readLines(readBack(toMarkdownBlock(text)))).toEqual(readLines(text));
      }),
      { numRuns: 500 },
    );
  });

  test('user text is one line in a heading, and no number sign closes the heading', () => {
    fc.assert(
      fc.property(arbitraryMarkdown, (text) => {
        const line = toMarkdownInline(text);
        expect(line).not.toMatch(/[\r\n]/);
        expect(unescaped(line)).not.toMatch(/ #+\s*$/);
      }),
    );
    expect(toMarkdownInline('Hope ##\n# 2')).toBe(String.raw`Hope \#\# \# 2`);
  });
});
