// Tests of whole Bibles as USFM, USX and OSIS: the published bundle of Segond, and one translation
// with all features, written in each format.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChapterItem } from '../../../../schemas/bible/chapter.ts';
import { getVerseText } from '../../../../server/bible/build-chapter.ts';
import type { DraftBible } from '../../../../server/bible/validation/draft-translation.ts';
import {
  readBibleFiles,
  type ReadBibleResult,
} from '../../../../server/bible/import/read-bible.ts';
import { readSourceFiles } from '../../../../server/bible/import/read-input-files.ts';
import type { SourceFile } from '../../../../server/bible/import/input-files.ts';
import { openImportedTranslations } from '../../../../server/bible/translation-files/translation-folder.ts';
import { writeOsis, writeUsfm, writeUsx } from './markup-writer.ts';
import {
  hasTextFolder,
  readTextFile,
  getTextFilePath,
  readTextJson,
} from '../support/test-bibles.ts';
import { readHelloaoBible } from '../support/read-helloao-bible.ts';

interface Golden {
  translations: Record<
    string,
    {
      verses: number;
      textSha256: string;
      versesPerChapterSha256: string;
      structure: Record<string, number>;
    }
  >;
  usfm: {
    usfmFiles: number;
    chapters: number;
    verseMarkers: number;
    distinctVerses: number;
    duplicated: string[];
    missing: string[];
  };
}

function listChapters(bible: DraftBible): { place: string; items: readonly ChapterItem[] }[] {
  return bible.books.flatMap(({ id, chapters }) =>
    chapters.map(({ number, items }) => ({ place: `${id}.${number}`, items })),
  );
}

/** Returns the texts by verse position; the title of a psalm is at its verse 0. */
function mapTexts(bible: DraftBible): Map<string, string> {
  return new Map(
    listChapters(bible).flatMap(({ place, items }) =>
      items.flatMap((item) =>
        item.kind === 'verse'
          ? [[`${place}.${item.verse}`, getVerseText(item.parts)] as const]
          : item.kind === 'title'
            ? [[`${place}.0`, item.text] as const]
            : [],
      ),
    ),
  );
}

function requireAccepted(read: ReadBibleResult): DraftBible {
  if (read.kind === 'refused') throw new Error(JSON.stringify(read.findings.slice(0, 10)));
  return read.bible;
}

describe.skipIf(!hasTextFolder)('the USFM bundle of Segond', () => {
  const golden = hasTextFolder ? readTextJson<Golden>('golden.json') : undefined;
  const bundle = 'usfm/fra_lsg.zip';
  const dataDir = mkdtempSync(join(tmpdir(), 'selah-usfm-'));
  let files: SourceFile[];
  let repaired: ReadBibleResult;

  beforeAll(async () => {
    const source = await readSourceFiles(getTextFilePath(bundle));
    if (source.kind === 'refused') throw new Error('refused');
    files = source.files;
    repaired = readBibleFiles(files, { repair: true });
  }, 60_000);
  afterAll(() => rmSync(dataDir, { recursive: true }));

  test('the USFM bundle of Segond is rejected for one fault, reported in three ways', () => {
    const read = readBibleFiles(files);
    const findings = read.kind === 'refused' ? read.findings : [];
    expect(findings.map(({ code, location }) => `${code} ${location}`)).toEqual([
      `E_VERSE_DUPLICATE ${golden?.usfm.duplicated[0]}`,
      'E_DIGIT_IN_TEXT PSA.119.11',
      `E_VERSE_MISSING ${golden?.usfm.missing[0]}`,
    ]);
  });

  test('the repaired USFM bundle of Segond has the golden counts', () => {
    const chapters = listChapters(requireAccepted(repaired));
    const verses = chapters.flatMap(({ items }) => items.filter((item) => item.kind === 'verse'));
    expect([chapters.length, verses.length]).toEqual([
      golden?.usfm.chapters,
      golden?.usfm.verseMarkers,
    ]);
    const items = chapters.flatMap((chapter) => chapter.items);
    const { headings, inlineHeadings, versesWithWordsOfJesus } =
      golden?.translations['fra_lsg']?.structure ?? {};
    expect({
      headings: items.filter(({ kind }) => kind === 'heading').length,
      inlineHeadings: verses.flatMap(({ parts }) => parts).filter((part) => 'heading' in part)
        .length,
      versesWithWordsOfJesus: verses.filter(({ parts }) =>
        parts.some((part) => 'as' in part && part.as === 'jesus'),
      ).length,
    }).toEqual({ headings, inlineHeadings, versesWithWordsOfJesus });
  });

  test('importing the USFM bundle of Segond reports each repair: a number and fifty titles', () => {
    const repairs = repaired.kind === 'accepted' ? repaired.repairs : [];
    expect(
      repairs
        .filter(({ message }) => message.includes('number was put together'))
        .map(({ place }) => place),
    ).toEqual(['PSA.119.115']);
    expect(repairs.filter(({ message }) => message.includes('title of the psalm'))).toHaveLength(
      50,
    );
    expect(repairs).toHaveLength(51);
  });

  test('the USFM bundle of Segond has the HelloAO text, except for three titles in verses', () => {
    const repairedTexts = mapTexts(requireAccepted(repaired));
    const originalTexts = mapTexts(
      requireAccepted(readHelloaoBible(readTextFile('helloao/fra_lsg/complete.json.gz'))),
    );
    const different = [...originalTexts]
      .filter(([place, text]) => repairedTexts.get(place) !== text)
      .map(([place]) => place);
    expect(different.sort()).toEqual([
      'PSA.72.0',
      'PSA.72.1',
      'PSA.73.0',
      'PSA.73.1',
      'PSA.87.0',
      'PSA.87.1',
    ]);
    for (const psalm of [72, 73, 87])
      expect(repairedTexts.get(`PSA.${psalm}.1`)).toBe(
        `${originalTexts.get(`PSA.${psalm}.0`)} ${originalTexts.get(`PSA.${psalm}.1`)}`,
      );
    expect(originalTexts.size - repairedTexts.size).toBe(3);
  });

  test('the import takes name and licence from the metadata of the bundle', async () => {
    const command = join(import.meta.dirname, '../../../../server/admin/import-bible.ts');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [command, getTextFilePath(bundle), '--data-dir', dataDir, '--repair'],
      { encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Repaired PSA.119.115: The verse was marked 11');
    expect(stdout).toContain(
      'Imported Bible Segond 1910 as LSG: 66 books, 1189 chapters, 31170 verses.',
    );
    const packs = openImportedTranslations(dataDir, { warn: () => undefined });
    expect(await packs.translations()).toEqual([
      { code: 'LSG', language: 'fr', name: 'Bible Segond 1910' },
    ]);
    expect((await packs.chapter('LSG', 'PSA', 119))?.verses[114]?.text).toMatch(
      /^Éloignez-vous de moi, méchants,/,
    );
  });
});

let english: DraftBible | undefined;

describe.skipIf(!hasTextFolder).each<[string, (bible: DraftBible) => SourceFile[]]>([
  ['USFM', writeUsfm],
  ['USX', writeUsx],
  ['OSIS with containers', (bible) => writeOsis(bible, false)],
  ['OSIS with milestones', (bible) => writeOsis(bible, true)],
])('the World English Bible, written as %s,', (_format, write) => {
  test('has its golden counts, wording, headings, titles and notes', () => {
    const original = (english ??= requireAccepted(
      readHelloaoBible(readTextFile('helloao/ENGWEBP/complete.json.gz')),
    ));
    const bible = requireAccepted(
      readBibleFiles(write(original), {
        code: 'TEST',
        name: 'Test',
        language: 'en',
        licence: 'Public domain.',
      }),
    );
    const golden = readTextJson<Golden>('golden.json').translations['ENGWEBP'];
    const chapters = listChapters(bible);
    const verses = chapters.flatMap(({ items }) => items.filter((item) => item.kind === 'verse'));
    expect(verses).toHaveLength(golden?.verses ?? 0);
    expect(
      sha256(
        chapters.map(({ items }) => items.filter((item) => item.kind === 'verse').length).join(','),
      ),
    ).toBe(golden?.versesPerChapterSha256);
    expect(sha256(verses.map(({ parts }) => getVerseText(parts)).join('\n'))).toBe(
      golden?.textSha256,
    );
    expect(listWordsBeside(bible)).toEqual(listWordsBeside(original));
  });
});

/** Returns every item that is no verse, with its position and its words. */
function listWordsBeside(bible: DraftBible): string[] {
  return listChapters(bible).flatMap(({ place, items }) =>
    items.flatMap((item): string[] => {
      if (item.kind === 'paragraph' || item.kind === 'break') return [];
      if (item.kind !== 'verse')
        return [`${place} ${item.kind} ${item.text}`, ...(item.notes ?? [])];
      return item.parts.flatMap((part) =>
        'note' in part
          ? [`${place}.${item.verse} note ${part.note}`]
          : 'heading' in part
            ? [`${place}.${item.verse} heading ${part.heading}`]
            : [],
      );
    }),
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
