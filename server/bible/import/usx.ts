// Parses USX, the XML form of USFM, with one book per file.
import type { DraftBook } from '../validation/draft-translation.ts';
import type { Finding } from '../validation/finding.ts';
import { createMarkReader, type MarkReader } from './books-from-markup.ts';
import type { SourceFile } from './input-files.ts';
import { parseXml } from './xml-walker.ts';

export function parseUsx(files: readonly SourceFile[], faults: Finding[]): DraftBook[] {
  const books = createMarkReader(faults);
  for (const file of files) readFile(file, books, faults);
  return books.finish();
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

function readFile(file: SourceFile, books: MarkReader, faults: Finding[]): void {
  const elements: Element[] = [];
  let nameText = '';
  parseXml(
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
        if (!isBetween) books.readMark({ kind: 'text', text });
      },
    },
    faults,
  );
  books.readMark({ kind: 'close all' });

  function openElement(
    name: string,
    style: string,
    attributes: Readonly<Record<string, string>>,
  ): void {
    switch (name) {
      case 'usx':
      case 'table':
      case 'ref':
        return;
      case 'book':
        return books.readMark({
          kind: 'book',
          id: (attributes['code'] ?? '').toUpperCase(),
          place: file.name,
        });
      case 'chapter':
        return attributes['eid'] === undefined
          ? books.readMark({ kind: 'chapter', number: attributes['number'] ?? '' })
          : undefined;
      case 'verse':
        return books.readMark(
          attributes['eid'] === undefined
            ? { kind: 'verse', number: attributes['number'] ?? '' }
            : { kind: 'verse end' },
        );
      case 'para':
        return books.readMark({ kind: 'para', style });
      case 'row':
        return books.readMark({ kind: 'para', style: style || 'tr' });
      case 'cell':
        return books.readMark({ kind: 'open', style: style || 'tc', isNested: true });
      case 'char':
      case 'note':
        return books.readMark({ kind: 'open', style, isNested: true });
      case 'figure':
      case 'sidebar':
        return books.readMark({ kind: 'open', style: 'fig', isNested: true });
      case 'optbreak':
        return books.readMark({ kind: 'text', text: ' ' });
      case 'ms':
        return;
      default:
        faults.push({
          code: 'E_MARKUP',
          location: file.name,
          message: `The element ${name} is unknown in USX.`,
        });
    }
  }

  function closeElement({ name, style }: Element): void {
    if (name === 'para' && nameFields.has(style)) {
      books.readName(nameFields.get(style) ?? '', nameText.trim());
      nameText = '';
    }
    if (name === 'para' || name === 'row') books.readMark({ kind: 'para end' });
    else if (name === 'cell') books.readMark({ kind: 'close', style: style || 'tc' });
    else if (name === 'char' || name === 'note') books.readMark({ kind: 'close', style });
    else if (name === 'figure' || name === 'sidebar')
      books.readMark({ kind: 'close', style: 'fig' });
  }
}
