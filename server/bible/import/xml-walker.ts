// Parses XML as a stream of events. Rejects document types, allows only the five predefined
// entities of XML, and limits the nesting depth.
import { SaxesParser } from 'saxes';
import { quoteExcerpt, type Finding } from '../validation/finding.ts';
import type { SourceFile } from './input-files.ts';

export interface XmlHandlers {
  /** @param name without the prefix of its namespace */
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close: (name: string) => void;
  text: (text: string) => void;
}

const deepest = 100;
const step = 64 * 1024;

class Refused extends Error {
  readonly finding: Finding;
  constructor(finding: Finding) {
    super(finding.message);
    this.finding = finding;
  }
}

/** Stops at the first fault of the XML itself, which is named with its line. */
export function parseXml(
  { name: file, bytes }: SourceFile,
  handlers: XmlHandlers,
  faults: Finding[],
): void {
  const parser = new SaxesParser({ xmlns: false, position: true });
  let depth = 0;
  parser.on('doctype', () => {
    throw new Refused({
      code: 'E_DTD',
      location: file,
      message:
        'The file declares a document type; a Bible needs none, and it can make a small file endless.',
    });
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > deepest)
      throw new Refused({
        code: 'E_XML',
        location: file,
        message: `Elements are nested more than ${deepest} levels deep.`,
      });
    handlers.open(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    handlers.close(localName(name));
  });
  parser.on('text', handlers.text);
  parser.on('cdata', handlers.text);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let start = 0; start < bytes.length; start += step) {
      const isLast = start + step >= bytes.length;
      parser.write(decodeStep(decoder, bytes.subarray(start, start + step), isLast, file));
    }
    parser.close();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    faults.push(
      error instanceof Refused
        ? error.finding
        : {
            code: 'E_XML',
            location: `${file} line ${parser.line}`,
            message: `This is not well-formed XML: ${quoteExcerpt(error.message)}.`,
          },
    );
  }
}

function decodeStep(
  decoder: InstanceType<typeof TextDecoder>,
  bytes: Uint8Array,
  isLast: boolean,
  file: string,
): string {
  try {
    return decoder.decode(bytes, { stream: !isLast });
  } catch {
    throw new Refused({
      code: 'E_ENCODING',
      location: file,
      message: 'The file is not UTF-8, or it stops in the middle of a character.',
    });
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
