// Writes a draft as USFM, USX or OSIS, so that readers of these formats can be tested on whole
// Bibles.
import { books } from '../../../../schemas/bible/books.ts';
import type { ChapterItem, VersePart, TextRun } from '../../../../schemas/bible/chapter.ts';
import type {
  DraftBible,
  DraftBook,
} from '../../../../server/bible/validation/draft-translation.ts';
import type { SourceFile } from '../../../../server/bible/import/input-files.ts';

const styles = { jesus: 'wj', supplied: 'add', name: 'nd' } as const;
type Block = Exclude<ChapterItem['kind'], 'verse' | 'paragraph' | 'break' | 'closing'>;
const blockStyles: Record<Block, string> = { title: 'd', heading: 's1', letter: 'qa' };

export function writeUsfm({ books }: DraftBible): SourceFile[] {
  return books.map((book) =>
    buildFile(
      `${book.id}.usfm`,
      `\\id ${book.id} A test\n\\h ${book.names['name'] ?? book.id}\n${book.chapters.map(({ number, items }) => `\\c ${number}\n\\p\n${items.map(usfmItem).join('')}\n`).join('')}`,
    ),
  );
}

function usfmItem(item: ChapterItem): string {
  if (item.kind === 'paragraph') return '\n\\p\n';
  if (item.kind === 'break') return '\n\\b\n\\p\n';
  if (item.kind === 'verse')
    return `\n\\v ${item.verse} ${splitLines(item.parts)
      .map(
        ({ poem, parts }, index) =>
          (index === 0 && poem === undefined
            ? ''
            : `\n\\${poem === undefined ? 'm' : `q${poem}`} `) + parts.map(usfmPart).join(''),
      )
      .join('')}`;
  if (item.kind === 'closing') throw new Error('USFM has no words for a closing.');
  return `\n\\${blockStyles[item.kind]} ${item.text}${(item.notes ?? []).map((note) => `\\f + \\ft ${note}\\f*`).join('')}\n\\p\n`;
}

function usfmPart(part: VersePart): string {
  if ('note' in part) return `\\f + \\fr 1:1 \\ft ${part.note}\\f*`;
  if ('heading' in part) return `\n\\s1 ${part.heading}\n\\p\n`;
  if ('break' in part) return '';
  const style = part.as && styles[part.as];
  return style ? `\\${style} ${part.text}\\${style}*` : part.text;
}

export function writeUsx({ books }: DraftBible): SourceFile[] {
  return books.map((book) =>
    buildFile(
      `${book.id}.usx`,
      `<?xml version="1.0" encoding="utf-8"?>\n<usx version="3.0">\n  <book code="${book.id}" style="id">A test</book>\n  <para style="h">${xml(book.names['name'] ?? book.id)}</para>\n${book.chapters.map(({ number, items }) => `  <chapter number="${number}" style="c" sid="${book.id} ${number}"/>\n${items.map((item) => usxItem(item, `${book.id} ${number}`)).join('')}  <chapter eid="${book.id} ${number}"/>\n`).join('')}</usx>\n`,
    ),
  );
}

function usxItem(item: ChapterItem, place: string): string {
  if (item.kind === 'paragraph') return '';
  if (item.kind === 'break') return '  <para style="b"/>\n';
  if (item.kind === 'closing') throw new Error('USX has no words for a closing.');
  if (item.kind !== 'verse')
    return `  <para style="${blockStyles[item.kind]}">${xml(item.text)}${(item.notes ?? []).map((note) => usxNote(note)).join('')}</para>\n`;
  const sid = `${place}:${item.verse}`;
  const lines = splitLines(item.parts);
  return lines
    .map(({ poem, parts }, index) => {
      const verseStart =
        index === 0 ? `<verse number="${item.verse}" style="v" sid="${sid}"/>` : '';
      const end = index === lines.length - 1 ? `<verse eid="${sid}"/>` : '';
      return `  <para style="${poem === undefined ? 'p' : `q${poem}`}">${verseStart}${parts.map(usxPart).join('')}${end}</para>\n`;
    })
    .join('');
}

function usxNote(note: string): string {
  return `<note caller="+" style="f"><char style="fr" closed="false">1:1 </char><char style="ft" closed="false">${xml(note)}</char></note>`;
}

function usxPart(part: VersePart): string {
  if ('note' in part) return usxNote(part.note);
  if ('heading' in part)
    return `</para><para style="s1">${xml(part.heading)}</para><para style="p">`;
  if ('break' in part) return '';
  return part.as ? `<char style="${styles[part.as]}">${xml(part.text)}</char>` : xml(part.text);
}

/** @param isMilestones verses and chapters as pairs of empty elements, else as containers */
export function writeOsis(
  { name, books: drafts }: DraftBible,
  isMilestones: boolean,
): SourceFile[] {
  const header = `<header><work osisWork="Test"><title>${xml(name)}</title><identifier type="OSIS">Bible.Test</identifier><language type="ISO-639-2">eng</language><rights>Public domain.</rights></work><work osisWork="defaultReferenceScheme"><title>Another</title></work></header>`;
  const text = drafts
    .map(
      (book) =>
        `<div type="book" osisID="${getOsisId(book)}">\n<title type="main">A test</title>\n${book.chapters.map(({ number, items }) => osisChapter(`${getOsisId(book)}.${number}`, items, isMilestones)).join('')}</div>\n`,
    )
    .join('');
  return [
    buildFile(
      'bible.osis.xml',
      `<?xml version="1.0" encoding="UTF-8"?>\n<osis xmlns="http://www.bibletechnologies.net/2003/OSIS/namespace"><osisText osisIDWork="Test" xml:lang="en">${header}\n${text}</osisText></osis>`,
    ),
  ];
}

function osisChapter(id: string, items: readonly ChapterItem[], isMilestones: boolean): string {
  const inside = items.map((item) => osisItem(item, id, isMilestones)).join('\n');
  return isMilestones
    ? `<chapter osisID="${id}" sID="${id}"/>\n${inside}\n<chapter eID="${id}"/>\n`
    : `<chapter osisID="${id}">\n${inside}\n</chapter>\n`;
}

function osisItem(item: ChapterItem, chapter: string, isMilestones: boolean): string {
  if (item.kind === 'paragraph') return '<milestone type="x-p"/>';
  if (item.kind === 'break') return '';
  if (item.kind === 'closing') return `<div type="colophon">${xml(item.text)}</div>`;
  if (item.kind !== 'verse') {
    const type = item.kind === 'title' ? 'psalm' : item.kind === 'letter' ? 'acrostic' : 'section';
    return `<title type="${type}">${xml(item.text)}${(item.notes ?? []).map((note) => `<note>${xml(note)}</note>`).join('')}</title>`;
  }
  const id = `${chapter}.${item.verse}`;
  const verseText = splitLines(item.parts)
    .map(({ poem, parts }) =>
      poem === undefined
        ? parts.map(osisPart).join('')
        : `<l level="${poem}">${parts.map(osisPart).join('')}</l>`,
    )
    .join('\n');
  return isMilestones
    ? `<verse osisID="${id}" sID="${id}"/>${verseText}<verse eID="${id}"/>`
    : `<verse osisID="${id}">${verseText}</verse>`;
}

function osisPart(part: VersePart): string {
  if ('note' in part) return `<note n="a">${xml(part.note)}</note>`;
  if ('heading' in part) return `<title>${xml(part.heading)}</title>`;
  if ('break' in part) return '';
  const text = xml(part.text);
  switch (part.as) {
    case 'jesus':
      return `<q who="Jesus" marker="">${text}</q>`;
    case 'supplied':
      return `<transChange type="added">${text}</transChange>`;
    case 'name':
      return `<divineName>${text}</divineName>`;
    case undefined:
      return text;
  }
}

interface Line {
  poem: TextRun['poem'];
  parts: VersePart[];
}

/** The lines of a verse: a break or another depth begins one. */
function splitLines(parts: readonly VersePart[]): Line[] {
  const lines: Line[] = [{ poem: parts.find((part) => 'text' in part)?.poem, parts: [] }];
  let isBroken = false;
  for (const part of parts) {
    const line = lines.at(-1);
    if ('break' in part) isBroken = true;
    else if (
      'text' in part &&
      line &&
      ((isBroken && line.parts.length > 0) || part.poem !== line.poem)
    )
      lines.push({ poem: part.poem, parts: [part] });
    else line?.parts.push(part);
    if ('text' in part) isBroken = false;
  }
  return lines;
}

const osisIds =
  'Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song Isa Jer Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal Matt Mark Luke John Acts Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet 2Pet 1John 2John 3John Jude Rev'.split(
    ' ',
  );

function getOsisId({ id }: DraftBook): string {
  return osisIds[books.findIndex((book) => book.id === id)] ?? id;
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function buildFile(name: string, text: string): SourceFile {
  return { name, bytes: new TextEncoder().encode(text) };
}
