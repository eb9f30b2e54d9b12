// Reads Bible files of any supported format (HelloAO JSON, USFM, USX, OSIS), makes repairs on
// request, and validates the translation.
import type { DraftBible } from '../validation/draft-translation.ts';
import type { Finding } from '../validation/finding.ts';
import { validateBible, type ExpectedBook } from '../validation/validate-translation.ts';
import { parseHelloao } from './helloao-json.ts';
import { readJsonFile } from './json-file.ts';
import {
  buildDraftHead,
  readMetadata,
  type BibleMetadata,
  type MetadataOverrides,
} from './metadata.ts';
import { parseOsis } from './osis.ts';
import { repairDraft, type Repair } from './repair-draft.ts';
import type { SourceFile } from './input-files.ts';
import { parseUsfm } from './usfm.ts';
import { parseUsx } from './usx.ts';

export type ReadBibleResult =
  | { kind: 'accepted'; bible: DraftBible; repairs: Repair[] }
  | { kind: 'refused'; findings: Finding[] };

export const bibleFormats = ['helloao', 'usfm', 'usx', 'osis'] as const;
export type BibleFormat = (typeof bibleFormats)[number];

interface ReadOptions extends MetadataOverrides {
  /** Format of the files. When missing, the format is detected. */
  format?: BibleFormat | undefined;
  /** Whether to make the repairs that are documented. */
  repair?: boolean | undefined;
  /** Expected books. The default is the 66 books. */
  expected?: readonly ExpectedBook[] | undefined;
  /**
   * Returns the expected books for the code of the translation, which may be known only after the
   * text was read.
   */
  expectedOf?: ((code: string) => readonly ExpectedBook[] | undefined) | undefined;
}

/**
 * Reads one file, or the files of a folder or archive. Of several formats, only the files of one
 * format are read. Only an accepted translation may be stored; a refused one names all its faults.
 */
export function readBibleFiles(
  files: readonly SourceFile[],
  options: ReadOptions = {},
): ReadBibleResult {
  const faults: Finding[] = [];
  const draft = readDraft(files, options, faults);
  if (!draft) return { kind: 'refused', findings: faults };
  const repairs: Repair[] = [];
  const bible = options.repair ? repairDraft(draft, repairs) : draft;
  const findings = [
    ...faults,
    ...validateBible(bible, options.expected ?? options.expectedOf?.(bible.code)),
  ];
  return findings.length === 0
    ? { kind: 'accepted', bible, repairs }
    : { kind: 'refused', findings };
}

function readDraft(
  files: readonly SourceFile[],
  options: ReadOptions,
  faults: Finding[],
): DraftBible | undefined {
  const filesByKind = Map.groupBy(files, kindOfFile);
  const format = options.format ?? detectFormat(filesByKind);
  // A single file is read in the format that the caller names. A single file of unknown format goes
  // to the JSON reader, which explains what the file is.
  const isAlone = files.length === 1 && (options.format !== undefined || filesByKind.has('other'));
  const texts = isAlone ? files : (filesByKind.get(format) ?? []);
  if (texts.length === 0) {
    faults.push({
      code: 'E_FORMAT',
      location: 'files',
      message: `There is no ${options.format ?? 'text of a Bible'} in it: ${bibleFormats.join(', ')} can be read.`,
    });
    return undefined;
  }
  switch (format) {
    case 'helloao':
      return readJson(texts, options, faults);
    case 'usfm':
      return {
        ...buildDraftHead(findMetadata(filesByKind, faults), options),
        books: parseUsfm(texts, faults),
      };
    case 'usx':
      return {
        ...buildDraftHead(findMetadata(filesByKind, faults), options),
        books: parseUsx(texts, faults),
      };
    case 'osis': {
      const { books, metadata } = parseOsis(texts, faults);
      return { ...buildDraftHead(metadata, options), books };
    }
  }
}

type FileKind = BibleFormat | 'metadata' | 'other';

/** Returns the format with the most files. */
function detectFormat(filesByKind: ReadonlyMap<FileKind, readonly SourceFile[]>): BibleFormat {
  const count = (format: BibleFormat): number => filesByKind.get(format)?.length ?? 0;
  return bibleFormats.toSorted((one, other) => count(other) - count(one))[0] ?? 'helloao';
}

function kindOfFile({ bytes }: SourceFile): FileKind {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return 'helloao';
  const start = new TextDecoder().decode(bytes.subarray(0, 2_000)).trimStart();
  if (start.startsWith('{')) return 'helloao';
  if (start.startsWith('\\')) return 'usfm';
  // Declarations and comments may come before the first element.
  const [, root] = /<(?:\w+:)?(usx|osis|DBLMetadata)[\s>]/.exec(start) ?? [];
  if (root === 'usx' || root === 'osis') return root;
  return root === 'DBLMetadata' ? 'metadata' : 'other';
}

function readJson(
  files: readonly SourceFile[],
  options: ReadOptions,
  faults: Finding[],
): DraftBible | undefined {
  // A folder of HelloAO also has the list of books and single chapters.
  const whole = files.filter(({ name }) => /(?:^|\/)complete\.json(?:\.gz)?$/i.test(name));
  const [file, ...others] = files.length === 1 ? files : whole;
  if (!file || others.length > 0) {
    faults.push({
      code: 'E_FORMAT',
      location: 'files',
      message:
        whole.length > 1
          ? `There are ${whole.length} files complete.json; import one translation at a time.`
          : `There are ${files.length} JSON files and no complete.json, which holds a whole Bible of HelloAO.`,
    });
    return undefined;
  }
  const json = readJsonFile(file.bytes);
  if (json.kind === 'refused') {
    faults.push(...json.findings);
    return undefined;
  }
  const { draft, faults: found } = parseHelloao(json.value, options.code);
  faults.push(...found);
  if (!draft) return undefined;
  const { name, language, licence, notice } = options;
  return {
    ...draft,
    ...(name !== undefined && { name }),
    ...(language !== undefined && { language }),
    ...(licence !== undefined && { licence: [licence] }),
    ...(notice !== undefined && { notice }),
  };
}

function findMetadata(
  filesByKind: ReadonlyMap<FileKind, readonly SourceFile[]>,
  faults: Finding[],
): BibleMetadata {
  const [file] = filesByKind.get('metadata') ?? [];
  return file ? readMetadata(file, faults) : { licence: [] };
}
