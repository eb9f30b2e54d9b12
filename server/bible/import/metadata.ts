// Reads and combines the metadata of a Bible text: from the metadata.xml of a Digital Bible Library
// bundle, an OSIS header, or import options.
import { parseIsoLanguage } from '../translation-code.ts';
import type { DraftBible } from '../validation/draft-translation.ts';
import type { Finding } from '../validation/finding.ts';
import type { SourceFile } from './input-files.ts';
import { parseXml } from './xml-walker.ts';

export interface BibleMetadata {
  id?: string;
  abbreviation?: string;
  name?: string;
  /** ISO 639 */
  language?: string;
  licence: readonly string[];
  /** A credit line that must be shown with the text. */
  notice?: string;
}

/** Metadata given in the import command; it overrides the metadata of the file. */
export type MetadataOverrides = Partial<
  Record<'code' | 'name' | 'language' | 'licence' | 'notice', string | undefined>
>;

export function buildDraftHead(
  found: BibleMetadata,
  overrides: MetadataOverrides,
): Omit<DraftBible, 'books'> {
  const { id, abbreviation, name, language, licence, notice } = found;
  const code = overrides.code ?? (abbreviation ?? id ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
  const shown = overrides.notice ?? notice;
  return {
    id: id ?? code,
    code,
    name: overrides.name ?? name ?? '',
    language: overrides.language ?? plainLanguage(language),
    addresses: {},
    licence: [
      ...(overrides.licence === undefined ? licence : [overrides.licence]),
      ...(shown === undefined ? [] : [shown]),
    ],
    ...(shown !== undefined && { notice: shown }),
    declared: {},
  };
}

/** `pt-BR` is Portuguese. */
function plainLanguage(language = ''): string {
  const [first = ''] = language.split(/[-_]/);
  return parseIsoLanguage(first) ? first : language;
}

/** Removes blank values and collapses white space in the others. */
export function dropBlankMetadata({
  licence,
  ...texts
}: { [Field in keyof Omit<BibleMetadata, 'licence'>]: string | undefined } & Pick<
  BibleMetadata,
  'licence'
>): BibleMetadata {
  const filled = Object.entries(texts).flatMap(([field, text]) =>
    text === undefined || text.trim() === '' ? [] : [[field, oneLine(text)]],
  );
  return {
    ...(Object.fromEntries(filled) as Omit<BibleMetadata, 'licence'>),
    licence: licence.map(oneLine).filter((text) => text !== ''),
  };
}

const wanted = new Map<string, 'name' | 'nameLocal' | 'abbreviation' | 'language' | 'statement'>([
  ['identification/name', 'name'],
  ['identification/nameLocal', 'nameLocal'],
  ['identification/abbreviation', 'abbreviation'],
  ['language/iso', 'language'],
  ['copyright/fullStatement', 'statement'],
  ['copyright/statement', 'statement'],
]);

/** Reads `metadata.xml`; a fault in it is a fault of the bundle. */
export function readMetadata(file: SourceFile, faults: Finding[]): BibleMetadata {
  const path: string[] = [];
  const texts: Partial<Record<string, string>> = {};
  let id: string | undefined;
  parseXml(
    file,
    {
      open: (name, attributes) => {
        if (path.length === 0) id = attributes['id'];
        path.push(name);
      },
      close: () => void path.pop(),
      text: (text) => {
        // The path below the root element. A rights statement may contain its own paragraphs, so
        // only these levels count.
        const [, first, second, third] = path;
        const field = wanted.get(`${first}/${second}`) ?? wanted.get(`${second}/${third}`);
        if (field !== undefined && (field === 'statement' || path.length === 3))
          texts[field] = `${texts[field] ?? ''}${text}`;
      },
    },
    faults,
  );
  return dropBlankMetadata({
    id,
    abbreviation: texts['abbreviation'],
    name: texts['nameLocal'] ?? texts['name'],
    language: texts['language'],
    licence: [texts['statement'] ?? ''],
  });
}

function oneLine(text: string): string {
  return text.replace(/\p{White_Space}+/gu, ' ').replace(/^ | $/g, '');
}
