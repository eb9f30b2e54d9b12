// Tests of the broken samples among the test Bibles: every fault must be named with its location,
// and a valid sample must pass.
import { describe, expect, test } from 'vitest';
import { formatFindings, type Finding } from '../../../../server/bible/validation/finding.ts';
import type { ExpectedBook } from '../../../../server/bible/validation/validate-translation.ts';
import {
  readBibleFiles,
  type ReadBibleResult,
} from '../../../../server/bible/import/read-bible.ts';
import { readSourceFiles } from '../../../../server/bible/import/read-input-files.ts';
import {
  hasTextFolder,
  readTextFile,
  getTextFilePath,
  readTextJson,
} from '../support/test-bibles.ts';
import { readHelloaoBible } from '../support/read-helloao-bible.ts';

interface Expected {
  profile: { versesPerBook: Record<string, Record<string, number>> };
  samples: {
    file: string;
    stored?: boolean;
    accept: boolean;
    findings: { code: string; at: string }[];
  }[];
}

const { profile, samples } = hasTextFolder
  ? readTextJson<Expected>('broken/expected.json')
  : { profile: { versesPerBook: {} }, samples: [] };
const json = samples.filter(({ file }) => file.endsWith('.json'));

describe.skipIf(!hasTextFolder)('samples', () => {
  test('all broken samples exist', () => {
    expect(json).toHaveLength(17);
  });

  test.each(json.map((sample) => [sample.file, sample] as const))(
    '%s is judged as listed',
    (file, { accept, findings }) => {
      const read = readSample(file);
      expect(read.kind).toBe(accept ? 'accepted' : 'refused');
      const reported = read.kind === 'refused' ? read.findings : [];
      for (const { code, at } of findings)
        expect(names(reported, code, at), `${code} ${at} in\n${formatFindings(reported)}`).toBe(
          true,
        );
      const listed = new Set(findings.map(({ code }) => code));
      // A verse too many or too few also changes the totals; no other findings may occur beside the
      // listed ones.
      expect(reported.filter(({ code }) => !listed.has(code) && code !== 'E_COUNT')).toEqual([]);
    },
  );

  test('a verse that has only a footnote keeps its number', () => {
    const read = readSample('00-ok-tolerate.json');
    const items = read.kind === 'accepted' ? read.bible.books[0]?.chapters[0]?.items : undefined;
    expect(items?.findLast((item) => item.kind === 'verse')).toEqual({
      kind: 'verse',
      verse: 13,
      parts: [{ note: expect.any(String) }],
    });
  });

  test('[13] an archive with names that leave its folder is rejected for each name', async () => {
    const source = await readSourceFiles(getTextFilePath('broken/13-zip-slip.zip'));
    const reported = source.kind === 'refused' ? source.findings : [];
    expect(reported.map(({ code, location }) => ({ code, at: location }))).toEqual(
      samples.find(({ file }) => file.startsWith('13'))?.findings,
    );
  });

  test('[17] a verse number that is broken by a space is reported in three ways', async () => {
    const source = await readSourceFiles(getTextFilePath('broken/17-merged-marker.usfm'));
    const metadata = { code: 'SAMPLE', name: 'Sample', language: 'fr', licence: 'Public domain.' };
    const expected = [{ id: 'PSA', chapters: 150 }];
    const read = readBibleFiles(source.kind === 'files' ? source.files : [], {
      ...metadata,
      expected,
    });
    const reported = read.kind === 'refused' ? read.findings : [];
    expect(
      reported
        .filter(
          ({ code, location }) =>
            code !== 'E_CHAPTER_MISSING' && !/^PSA\.119\.(?:\d\d?|10\d|11[0-2])$/.test(location),
        )
        .map(({ code, location }) => `${code} ${location}`),
    ).toEqual(['E_VERSE_ORDER PSA.119', 'E_VERSE_MISSING PSA.119.115']);
    expect(reported.find(({ code }) => code === 'E_VERSE_ORDER')?.message).toBe(
      '114 comes before 11.',
    );
    expect(reported.find(({ code }) => code === 'E_DIGIT_IN_TEXT')).toMatchObject({
      location: 'PSA.119.11',
      message: expect.stringContaining('begins with 5'),
    });
  });
});

function readSample(file: string): ReadBibleResult {
  const bytes = readTextFile(`broken/${file}`);
  const language = /"language":\s*"(\w+)"/.exec(bytes.toString('utf8'))?.[1] ?? 'eng';
  const verses = Object.entries(profile.versesPerBook[language] ?? {});
  const expected: ExpectedBook[] = verses.map(([id, last]) => ({
    id,
    chapters: 1,
    lastVerses: [last],
  }));
  expect(expected).toHaveLength(3);
  return readHelloaoBible(bytes, expected);
}

/**
 * Returns whether the findings name a fault as listed: a location with a description, or a number
 * of locations.
 */
function names(reported: readonly Finding[], code: string, at: string): boolean {
  const sameCode = reported.filter((finding) => finding.code === code);
  const places = /^(\d+) places, (first|all in) (\S+)$/.exec(at);
  if (places) {
    const [, times, how, place = ''] = places;
    const sum = sameCode.reduce((total, finding) => total + (finding.times ?? 1), 0);
    return (
      sum === Number(times) &&
      (how === 'first'
        ? sameCode[0]?.location === place
        : sameCode.every((finding) => finding.location.startsWith(place)))
    );
  }
  if (at.endsWith('in all three books'))
    return ['2JN', '3JN', 'JUD'].every((book) =>
      sameCode.some(({ location }) => location.startsWith(book)),
    );
  const [place = '', expectedText = ''] = at
    .replace(/^book id (\S+)$/, 'book id "$1"')
    .split(/: | \(|, /);
  // Code points, counts and mark-up must be named too; the rest of the wording is free.
  const facts =
    expectedText.match(
      /U\+[0-9A-F]{4}|\d+ declared|\d+ present|\d+ comes before \d+|<\w+|&\w+;/g,
    ) ?? [];
  return sameCode.some(
    (finding) =>
      finding.location === place && facts.every((fact) => finding.message.includes(fact)),
  );
}
