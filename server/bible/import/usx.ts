// Reads USX, which is USFM as XML: a book in each file.
import type { DraftBook } from '../draft.ts';
import type { Finding } from '../finding.ts';
import { readMarks, type MarkedBooks } from './marked-books.ts';
import type { SourceFile } from './source-files.ts';
import { walkXml } from './xml.ts';

export function readUsx(files: readonly SourceFile[], faults: Finding[]): DraftBook[] {
  const books = readMarks(faults);
  for (const file of files) readFile(file, books, faults);
  return books.end();
}

/** Names of the book, by the style of their paragraph. */
const nameFields = new Map([
  ['h', 'name'],
  ['toc1', 'title'],
  ['toc2', 'commonName'],
]);

interface Element {
  name: string;
  style: string;
}

function readFile(file: SourceFile, books: MarkedBooks, faults: Finding[]): void {
  const elements: Element[] = [];
  let nameText = '';
  walkXml(
    file,
    {
      open: (name, attributes) => {
        const style = attributes['style'] ?? '';
        elements.push({ name, style });
        openElement(name, style, attributes);
      },
      close: () => {
        const element = elements.pop();
        if (element) closeElement(element);
      },
      text: (text) => {
        if (nameFields.has(elements.at(-1)?.style ?? '')) nameText += text;
        // White space between paragraphs belongs to the file, not to the text.
        const isBetween = ['usx', 'table', 'book'].includes(elements.at(-1)?.name ?? '');
        if (!isBetween) books.mark({ kind: 'text', text });
      },
    },
    faults,
  );
  books.mark({ kind: 'close all' });

  function openElement(name: string, style: string, attributes: Readonly<Record<string, string>>): void {
    switch (name) {
      case 'usx':
      case 'table':
      case 'ref':
        return;
      case 'book':
        return books.mark({ kind: 'book', id: (attributes['code'] ?? '').toUpperCase(), place: file.name });
      case 'chapter':
        return attributes['eid'] === undefined ? books.mark({ kind: 'chapter', number: attributes['number'] ?? '' }) : undefined;
      case 'verse':
        return books.mark(attributes['eid'] === undefined ? { kind: 'verse', number: attributes['number'] ?? '' } : { kind: 'verse end' });
      case 'para':
        return books.mark({ kind: 'para', style });
      case 'row':
        return books.mark({ kind: 'para', style: style || 'tr' });
      case 'cell':
        return books.mark({ kind: 'open', style: style || 'tc', isNested: true });
      case 'char':
      case 'note':
        return books.mark({ kind: 'open', style, isNested: true });
      case 'figure':
      case 'sidebar':
        return books.mark({ kind: 'open', style: 'fig', isNested: true });
      case 'optbreak':
        return books.mark({ kind: 'text', text: ' ' });
      case 'ms':
        return;
      default:
        faults.push({ code: 'E_MARKUP', place: file.name, message: `The element ${name} is unknown in USX.` });
    }
  }

  function closeElement({ name, style }: Element): void {
    if (name === 'para' && nameFields.has(style)) {
      books.name(nameFields.get(style) ?? '', nameText.trim());
      nameText = '';
    }
    if (name === 'para' || name === 'row') books.mark({ kind: 'para end' });
    else if (name === 'cell') books.mark({ kind: 'close', style: style || 'tc' });
    else if (name === 'char' || name === 'note') books.mark({ kind: 'close', style });
    else if (name === 'figure' || name === 'sidebar') books.mark({ kind: 'close', style: 'fig' });
  }
}
