// Parses OSIS: a whole Bible, or some of its books, in one XML file. Elements may be containers or
// pairs of milestones.
import { books as canon } from '../../../schemas/bible/books.ts';
import type { DraftBook } from '../validation/draft-translation.ts';
import type { Finding } from '../validation/finding.ts';
import { createMarkReader, type MarkReader } from './books-from-markup.ts';
import type { MarkupEvent } from './markup-events.ts';
import { dropBlankMetadata, type BibleMetadata } from './metadata.ts';
import type { SourceFile } from './input-files.ts';
import { parseXml } from './xml-walker.ts';

interface OsisBible {
  books: DraftBook[];
  metadata: BibleMetadata;
}

export function parseOsis(files: readonly SourceFile[], faults: Finding[]): OsisBible {
  const books = createMarkReader(faults);
  const texts: HeaderTexts = {};
  for (const file of files) readFile(file, books, texts, faults);
  const { title, rights, language, identifier } = texts;
  return {
    books: books.finish(),
    metadata: dropBlankMetadata({
      id: texts.id ?? identifier,
      name: title,
      language,
      licence: rights === undefined ? [] : [rights],
    }),
  };
}

/** OSIS names of the 66 books, in canonical order. */
const osisIds = (
  'Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song Isa Jer Lam Ezek Dan Hos Joel Amos Obad ' +
  'Jonah Mic Nah Hab Zeph Hag Zech Mal Matt Mark Luke John Acts Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet ' +
  '2Pet 1John 2John 3John Jude Rev'
).split(' ');
const bookIdsByOsis = new Map(osisIds.map((osis, index) => [osis, canon[index]?.id ?? '']));

type Attributes = Readonly<Record<string, string>>;
type HeaderTexts = Partial<Record<'id' | 'title' | 'rights' | 'language' | 'identifier', string>>;

/** Divisions that contain Bible text; the text of all other divisions is left out. */
const divisions = new Set([
  '',
  'book',
  'bookGroup',
  'testament',
  'chapter',
  'section',
  'subSection',
  'majorSection',
  'acrostic',
  'paragraph',
  'poem',
  'psalm',
  'canonical',
]);
/** Elements whose text gets no separate format. */
const plain = new Set(
  (
    'osis osisCorpus osisText w seg hi foreign name inscription abbr mentioned a salute signed closer speech catchWord rdg rdgGroup reference lg list table ' +
    'index date label verse chapter lb milestone milestoneStart milestoneEnd cell'
  ).split(' '),
);

function readFile(
  file: SourceFile,
  books: MarkReader,
  texts: HeaderTexts,
  faults: Finding[],
): void {
  /** For each open element, the events to emit at its end. */
  const endings: MarkupEvent[][] = [];
  const header: string[] = [];
  let isOwnWork = false;
  let ownWork = '';

  parseXml(
    file,
    {
      open: (name, attributes) => {
        if (name === 'osisText') ownWork = attributes['osisIDWork'] ?? '';
        if (header.length > 0 || name === 'header') {
          header.push(name);
          if (name === 'work') isOwnWork = attributes['osisWork'] === ownWork;
          if (name === 'work' && isOwnWork) texts.id = ownWork;
          return;
        }
        const [now, then] = listMarks(name, attributes);
        for (const mark of now) books.readMark(mark);
        endings.push(then);
      },
      close: () => {
        if (header.pop() !== undefined) return;
        for (const mark of endings.pop() ?? []) books.readMark(mark);
      },
      text: (text) => {
        if (header.length === 0) return books.readMark({ kind: 'text', text });
        const field = header.at(-1);
        if (
          isOwnWork &&
          (field === 'title' ||
            field === 'rights' ||
            field === 'language' ||
            field === 'identifier')
        )
          texts[field] = `${texts[field] ?? ''}${text}`;
      },
    },
    faults,
  );
  books.readMark({ kind: 'close all' });

  /** The marks at the beginning and at the end of an element. */
  function listMarks(
    name: string,
    attributes: Attributes,
  ): [now: MarkupEvent[], then: MarkupEvent[]] {
    const { type = '', sID, eID } = attributes;
    switch (name) {
      case 'div':
        return divisionMarks(type, attributes);
      case 'chapter':
        return eID === undefined
          ? [[{ kind: 'chapter', number: chapterNumber(attributes) }], []]
          : none;
      case 'verse':
        if (eID !== undefined) return [[{ kind: 'verse end' }], []];
        return [
          [{ kind: 'verse', number: verseNumber(attributes) }],
          sID === undefined ? [{ kind: 'verse end' }] : [],
        ];
      case 'p':
        return paragraph('p', attributes);
      case 'l':
        return paragraph(`q${attributes['level'] ?? ''}`, attributes);
      case 'item':
        return paragraph('li', attributes);
      case 'row':
        return paragraph('tr', attributes);
      case 'head':
      case 'speaker':
        return paragraph('sp', attributes);
      case 'title':
        return paragraph(titleStyle(type), attributes);
      case 'milestone':
        return ['x-p', 'x-extra-p'].includes(type) ? [[{ kind: 'para', style: 'p' }], []] : none;
      case 'lb':
      case 'cell':
        return [[{ kind: 'text', text: ' ' }], []];
      case 'note':
        return words(['crossReference', 'x-strongsMarkup'].includes(type) ? 'x' : 'f');
      case 'divineName':
        return words('nd');
      case 'transChange':
        return type === 'added' ? words('add') : none;
      case 'figure':
      case 'titlePage':
        return words('fig');
      case 'q':
        return quotation(attributes);
      default:
        if (!plain.has(name))
          faults.push({
            code: 'E_MARKUP',
            location: file.name,
            message: `The element ${name} is unknown in OSIS.`,
          });
        return none;
    }
  }
}

const none: [MarkupEvent[], MarkupEvent[]] = [[], []];

function divisionMarks(type: string, attributes: Attributes): [MarkupEvent[], MarkupEvent[]] {
  if (type === 'book') {
    const osis = (attributes['osisID'] ?? '').split(' ')[0] ?? '';
    return [[{ kind: 'book', id: bookIdsByOsis.get(osis) ?? osis.toUpperCase(), place: osis }], []];
  }
  if (type === 'x-p' || type === 'paragraph') return paragraph('p', attributes);
  if (type === 'colophon') return paragraph('colophon', attributes);
  if (attributes['sID'] !== undefined || attributes['eID'] !== undefined) return none;
  return divisions.has(type) || type.startsWith('x-') ? none : words('fig');
}

function paragraph(style: string, { sID, eID }: Attributes): [MarkupEvent[], MarkupEvent[]] {
  if (eID !== undefined) return [[{ kind: 'para end' }], []];
  return [[{ kind: 'para', style }], sID === undefined ? [{ kind: 'para end' }] : []];
}

function words(style: string): [MarkupEvent[], MarkupEvent[]] {
  return [[{ kind: 'open', style, isNested: true }], [{ kind: 'close', style }]];
}

/**
 * Returns the events of a quotation. Its quotation marks may be in an attribute instead of in the
 * text.
 */
function quotation({ who, marker = '', sID, eID }: Attributes): [MarkupEvent[], MarkupEvent[]] {
  const sign: MarkupEvent[] = marker === '' ? [] : [{ kind: 'text', text: marker }];
  const isJesus = who === 'Jesus';
  const [begin, end] = isJesus ? words('wj') : none;
  if (sID !== undefined) return [[...begin, ...sign], []];
  if (eID !== undefined) return [[...sign, ...words('wj')[1]], []];
  return [[...begin, ...sign], end];
}

function titleStyle(type: string): string {
  if (type === 'psalm') return 'd';
  if (type === 'acrostic') return 'qa';
  return ['chapter', 'parallel', 'scope', 'main', 'runningHead'].includes(type) ? 'r' : 's';
}

function chapterNumber({ osisID = '', n = '' }: Attributes): string {
  return osisID.split(' ')[0]?.split('.').at(-1) ?? n;
}

/**
 * Returns the verse number. `Gen.1.4 Gen.1.5` are two verses in one, `Gen.1.4!b` is a part of a
 * verse.
 */
function verseNumber({ osisID = '', sID = '' }: Attributes): string {
  const numbers = (osisID === '' ? sID : osisID)
    .trim()
    .split(/\s+/)
    .map((id) => (id.split('.').at(-1) ?? '').replace('!', ''));
  return numbers.length > 1 ? `${numbers[0]}-${numbers.at(-1)}` : (numbers[0] ?? '');
}
