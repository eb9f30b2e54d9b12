// Tests of USFM, USX and OSIS on small texts: each format gives the same words, formatting and
// verse positions, and unreadable input gets a named fault.
import { describe, expect, test } from 'vitest';
import type { ChapterItem } from '../../../../schemas/bible/chapter.ts';
import type { Finding } from '../../../../server/bible/validation/finding.ts';
import type { ExpectedBook } from '../../../../server/bible/validation/validate-translation.ts';
import {
  readBibleFiles,
  type BibleFormat,
  type ReadBibleResult,
} from '../../../../server/bible/import/read-bible.ts';

const metadata = { code: 'TEST', name: 'A test', language: 'en', licence: 'Public domain.' };
const psalm3: ExpectedBook[] = [{ id: 'PSA', chapters: 1 }];

function read(text: string, format?: BibleFormat, expected = psalm3): ReadBibleResult {
  return readBibleFiles([{ name: 'file', bytes: new TextEncoder().encode(text) }], {
    ...metadata,
    expected,
    format,
  });
}

function readItems(text: string): ChapterItem[] {
  const result = read(text);
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.findings));
  return result.bible.books[0]?.chapters[0]?.items ?? [];
}

function readFaults(text: string, format?: BibleFormat): Finding[] {
  const result = read(text, format);
  return result.kind === 'refused' ? result.findings : [];
}

const usfm = (body: string): string =>
  `\\id PSA A test\n\\h Psalms\n\\mt1 THE PSALMS\n\\ip Words about the book.\n\\c 1\n${body}`;
const usx = (body: string): string =>
  `<usx version="3.0"><book code="PSA" style="id">A test</book><para style="mt1">THE PSALMS</para>\n<chapter number="1" style="c" sid="PSA 1"/>\n${body}\n<chapter eid="PSA 1"/></usx>`;
const osis = (body: string): string =>
  `<?xml version="1.0"?><osis><osisText osisIDWork="Own" xml:lang="en"><header><work osisWork="Own"><title>Other</title></work></header><div type="book" osisID="Ps"><title type="main">THE PSALMS</title><div type="introduction"><p>Words about the book.</p></div><chapter osisID="Ps.1">${body}</chapter></div></osisText></osis>`;

const psalm: ChapterItem[] = [
  { kind: 'heading', text: 'A heading' },
  { kind: 'title', text: 'A psalm of David.', notes: ['Or: for.'] },
  {
    kind: 'verse',
    verse: 1,
    parts: [
      { text: 'O', poem: 1 },
      { text: ' Lord', as: 'name', poem: 1 },
      { text: ', how', poem: 1 },
      { text: ' many', as: 'supplied', poem: 1 },
      { text: ' they are!', poem: 1 },
      { break: true },
      { text: ' Many', poem: 2 },
      { note: 'Or: all.' },
      { text: ' rise.', poem: 2 },
    ],
  },
  { kind: 'heading', text: 'In between' },
  {
    kind: 'verse',
    verse: 2,
    parts: [
      { text: 'He said:' },
      { text: ' “Come,', as: 'jesus' },
      { text: ' Lord', as: 'name' },
      { text: '.”', as: 'jesus' },
    ],
  },
];

/** Returns the items without paragraphs, which the formats mark in different ways. */
function bare(items: readonly ChapterItem[]): ChapterItem[] {
  return items.filter(({ kind }) => kind !== 'paragraph');
}

describe('one psalm', () => {
  test.each([
    [
      'USFM',
      usfm(
        `\\s1 A heading\n\\d A psalm of David\\f + \\fr 1:0 \\ft Or: for.\\f*.\n\\q1\n\\v 1 O \\nd Lord\\nd*, how \\add many\\add* they are!\n\\q2 Many\\f a \\fr 1:1 \\ft Or: \\fq all\\ft .\\f* rise.\n\\s2 In between\n\\p\n\\v 2 He said: \\wj “Come, \\+nd Lord\\+nd*.”\\wj*\n`,
      ),
    ],
    [
      'USX',
      usx(
        '<para style="s1">A heading</para>\n<para style="d">A psalm of David<note caller="+" style="f"><char style="fr">1:0 </char><char style="ft">Or: for.</char></note>.</para>\n<para style="q1"><verse number="1" style="v" sid="PSA 1:1"/>O <char style="nd">Lord</char>, how <char style="add">many</char> they are!</para>\n<para style="q2">Many<note caller="a" style="f"><char style="ft">Or: all.</char></note> rise.<verse eid="PSA 1:1"/></para><para style="s2">In between</para><para style="p"><verse number="2" style="v" sid="PSA 1:2"/>He said: <char style="wj">“Come, <char style="nd">Lord</char>.”</char><verse eid="PSA 1:2"/></para>',
      ),
    ],
    [
      'OSIS with containers',
      osis(
        '<title>A heading</title><title type="psalm" canonical="true">A psalm of David<note>Or: for.</note>.</title><lg><verse osisID="Ps.1.1"><l level="1">O <divineName>Lord</divineName>, how <transChange type="added">many</transChange> they are!</l>\n<l level="2">Many<note n="a">Or: all.</note> rise.</l></verse></lg><title>In between</title><p><verse osisID="Ps.1.2">He said: <q who="Jesus" marker="“">Come, <divineName>Lord</divineName>.”</q></verse></p>',
      ),
    ],
    [
      'OSIS with milestones',
      osis(
        '<title>A heading</title><title type="psalm">A psalm of David<note>Or: for.</note>.</title><verse sID="a" osisID="Ps.1.1"/><l sID="l1" level="1"/>O <divineName>Lord</divineName>, how <transChange type="added">many</transChange> they are!<l eID="l1"/>\n<l sID="l2" level="2"/>Many<note n="a">Or: all.</note> rise.<l eID="l2"/><verse eID="a"/><title>In between</title><p><verse sID="b" osisID="Ps.1.2"/>He said: <q who="Jesus" sID="q" marker="“"/>Come, <divineName>Lord</divineName>.<q eID="q" who="Jesus" marker="”"/><verse eID="b"/></p>',
      ),
    ],
  ])('one psalm has the same words and formatting in %s', (_format, text) => {
    expect(bare(readItems(text))).toEqual(psalm);
  });
});

describe('USFM', () => {
  test('USFM: marked words are kept; cross references, figures and attributes are dropped', () => {
    const text = usfm(
      '\\p\n\\v 1 \\vp 1b\\vp*One\\x - \\xo 1:1 \\xt Gen 1\\x* \\w two|lemma="zwei" strong="H1"\\w* three\\fig A picture|src="a.jpg"\\fig*,~four//five \\qt-s |who="Pilate"\\*six\\qt-e\\*.\n',
    );
    expect(bare(readItems(text))).toEqual([
      { kind: 'verse', verse: 1, parts: [{ text: 'One two three, four five six.' }] },
    ]);
  });

  test('USFM: an empty line inside a verse is distinguished from the end of a line', () => {
    const [verse] = bare(readItems(usfm('\\q1\n\\v 1 One\n\\q1 two\n\\b\n\\q1 three\n')));
    expect(verse).toEqual({
      kind: 'verse',
      verse: 1,
      parts: [
        { text: 'One', poem: 1 },
        { break: true },
        { text: ' two', poem: 1 },
        { break: true },
        { break: true },
        { text: ' three', poem: 1 },
      ],
    });
  });

  test('USFM: joined verses are stored at the first verse; parts of a verse stay together', () => {
    expect(
      bare(readItems(usfm('\\p\n\\v 1-2 One and two.\n\\v 3a Three\n\\p\n\\v 3b again.\n'))),
    ).toEqual([
      { kind: 'verse', verse: 1, parts: [{ text: 'One and two.' }] },
      { kind: 'verse', verse: 2, parts: [{ note: '1–2' }] },
      { kind: 'verse', verse: 3, parts: [{ text: 'Three' }, { break: true }, { text: ' again.' }] },
    ]);
  });

  test('USFM: several books, files and acrostic letters are read; front matter is skipped', () => {
    const files = [
      '\\id FRT Front\n\\p Words \\zz of a marker\n',
      '\\id 2JN x\n\\c 1\n\\qa ALEPH\n\\p\n\\v 1 One.\n\\id 3JN x\n\\c 1\n\\p\n\\v 1 One.\n',
    ].map((text, index) => ({ name: `${index}.sfm`, bytes: new TextEncoder().encode(text) }));
    const result = readBibleFiles(files, {
      ...metadata,
      expected: ['2JN', '3JN'].map((id) => ({ id, chapters: 1 })),
    });
    expect(result.kind === 'accepted' && result.bible.books.map(({ id }) => id)).toEqual([
      '2JN',
      '3JN',
    ]);
    expect(result.kind === 'accepted' && result.bible.books[0]?.chapters[0]?.items[0]).toEqual({
      kind: 'letter',
      text: 'ALEPH',
    });
  });

  test.each([
    ['a marker that is unknown', usfm('\\p\n\\v 1 One \\foo two\\foo*.\n'), 'E_MARKUP PSA.1.1'],
    ['words outside of the verses', usfm('\\p Lost words.\n\\v 1 One.\n'), 'E_SHAPE PSA.1'],
    [
      'a verse before the first chapter',
      '\\id PSA\n\\p\n\\v 1 One.\n\\c 1\n\\p\n\\v 1 One.\n',
      'E_SHAPE PSA',
    ],
    ['a number that is none', usfm('\\p\n\\v 1 One.\n\\v x Two.\n'), 'E_SHAPE PSA.1'],
    ['a verse twice', usfm('\\p\n\\v 1 One.\n\\v 1 Another.\n'), 'E_VERSE_DUPLICATE PSA.1.1'],
    ['verses out of order', usfm('\\p\n\\v 2 Two.\n\\v 1 One.\n'), 'E_VERSE_ORDER PSA.1'],
    ['a digit before a word', usfm('\\p\n\\v 1 1One.\n'), 'E_DIGIT_IN_TEXT PSA.1.1'],
    ['an HTML tag', usfm('\\p\n\\v 1 <b>One</b>.\n'), 'E_MARKUP PSA.1.1'],
  ])('names %s', (_what, text, fault) => {
    expect(readFaults(text).map(({ code, location }) => `${code} ${location}`)).toContain(fault);
  });

  test('USFM: bytes that are not UTF-8 and a file of another format are refused', () => {
    const latin = Uint8Array.from([...new TextEncoder().encode(usfm('\\p\n\\v 1 ')), 0xe9, 0x0a]);
    const result = readBibleFiles([{ name: 'a.sfm', bytes: latin }], {
      ...metadata,
      expected: psalm3,
    });
    expect(result.kind === 'refused' && result.findings[0]).toMatchObject({
      code: 'E_ENCODING',
      location: 'a.sfm',
    });
    expect(readFaults('1 One.\n', 'usfm')[0]).toMatchObject({ code: 'E_FORMAT', location: 'file' });
  });
});

describe('XML', () => {
  const entityExpansion = '<!DOCTYPE usx [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  const body = '<para style="p"><verse number="1" style="v"/>One.</para>';

  test.each([
    ['a document type', `<?xml version="1.0"?>${entityExpansion}${usx(body)}`, 'E_DTD'],
    ['an entity from outside', `<!DOCTYPE usx SYSTEM "file:///etc/passwd">${usx(body)}`, 'E_DTD'],
    ['an entity that is not declared', usx(body.replace('One', '&x;')), 'E_XML'],
    ['an element that is not closed', usx(body).replace('</para>\n', '\n'), 'E_XML'],
    ['a file that stops', usx(body).slice(0, -20), 'E_XML'],
    [
      'too much depth',
      usx(
        `<para style="p"><verse number="1" style="v"/>${'<char style="it">'.repeat(200)}One.${'</char>'.repeat(200)}</para>`,
      ),
      'E_XML',
    ],
    ['an element that is unknown', usx(body.replace('One.', '<script>x</script>')), 'E_MARKUP'],
    [
      'an element that is unknown, in OSIS',
      osis('<verse osisID="Ps.1.1">One <blink>two</blink>.</verse>'),
      'E_MARKUP',
    ],
    ['mark-up that was escaped', usx(body.replace('One', '&lt;b&gt;One')), 'E_MARKUP'],
  ])('names %s', (_what, text, code) => {
    expect(readFaults(text).map((fault) => fault.code)).toContain(code);
  });

  test('XML formats are distinguished from HTML and from unknown formats', () => {
    expect(readFaults('<!doctype html><html><body>Sign in</body></html>')).toEqual([
      { code: 'E_NOT_JSON', location: 'first character', message: expect.stringContaining('HTML') },
    ]);
    expect(readBibleFiles([], metadata)).toMatchObject({
      kind: 'refused',
      findings: [{ code: 'E_FORMAT' }],
    });
  });

  test('the metadata of an XML file is used when the import call names none', () => {
    const nestedVerse = osis('<verse osisID="Ps.1.1">One.</verse>').replace(
      '<title>Other</title>',
      '<title>An edition</title><language>por</language><rights>Free for all.</rights>',
    );
    const result = readBibleFiles(
      [{ name: 'file', bytes: new TextEncoder().encode(nestedVerse) }],
      {
        code: 'OWN',
        expected: psalm3,
      },
    );
    expect(result).toMatchObject({
      kind: 'accepted',
      bible: {
        id: 'Own',
        code: 'OWN',
        name: 'An edition',
        language: 'por',
        licence: ['Free for all.'],
      },
    });
  });
});
