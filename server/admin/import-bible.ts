// The command `npm run bible:import -- <file or folder>`: validates a Bible translation and stores
// it only when it has no errors.
import { parseArgs } from 'node:util';
import { books } from '../../schemas/bible/books.ts';
import { getVerseCount } from '../../schemas/bible/numbering.ts';
import { numberingByCode } from '../../schemas/bible/numbering-tables.ts';
import { findKnownTranslation, type KnownTranslation } from '../../schemas/bible/translations.ts';
import type { DraftBible } from '../bible/validation/draft-translation.ts';
import { formatFindings, type Finding } from '../bible/validation/finding.ts';
import type { ExpectedBook } from '../bible/validation/validate-translation.ts';
import { bibleFormats, readBibleFiles, type BibleFormat } from '../bible/import/read-bible.ts';
import type { Repair } from '../bible/import/repair-draft.ts';
import { readSourceFiles } from '../bible/import/read-input-files.ts';
import { encodeBible } from '../bible/translation-files/translation-file.ts';
import { storePack } from '../bible/translation-files/save-translation.ts';

const usage = `Use: npm run bible:import -- <file or folder> [options]
  <file or folder>  complete.json of HelloAO (plain, .gz or in its folder); USFM, USX (a folder, a .zip or one file); OSIS
  --data-dir DIR    where the server keeps its data (else DATA_DIR, else ./data)
  --format NAME     ${bibleFormats.join(', ')}; else it is found out
  --code CODE       the code to serve it under, else the one in the file
  --name NAME, --language fr, --licence TEXT, --notice TEXT
                    what the file does not say; the notice is a credit line shown with the text
  --repair          make the repairs that the README lists, and say each`;

process.exitCode = await importBible(process.argv.slice(2));

interface ImportOptions {
  path: string;
  dataDir: string;
  format: BibleFormat | undefined;
  repair: boolean;
  overrides: Partial<
    Record<'code' | 'name' | 'language' | 'licence' | 'notice', string | undefined>
  >;
}

/** Returns the exit code: 0 stored, 1 refused or failed (nothing is changed), 2 wrong usage. */
async function importBible(words: string[]): Promise<number> {
  const options = readArguments(words);
  if (!options) {
    console.error(usage);
    return 2;
  }
  const { path, dataDir, format, repair, overrides } = options;
  try {
    const source = await readSourceFiles(path);
    if (source.kind === 'refused') return refused(path, source.findings);
    const readWith = (isRepairing: boolean) =>
      readBibleFiles(source.files, {
        ...overrides,
        format,
        repair: isRepairing,
        expectedOf: expectedBooks,
      });
    const read = readWith(repair);
    if (read.kind === 'refused') {
      const repaired = repair ? read : readWith(true);
      const code = refused(path, read.findings);
      if (repaired.kind === 'accepted') offerRepairs(words, repaired.repairs);
      return code;
    }
    const stored = await storePack(dataDir, read.bible.code, encodeBible(read.bible));
    for (const { place: location, message } of read.repairs)
      console.log(`Repaired ${location}: ${message}`);
    console.log(
      `Imported ${summary(read.bible)}.\nStored in ${stored}; a running server ` +
        'serves it from now on.',
    );
    return 0;
  } catch (error) {
    console.error(
      `Could not import ${path} (${error instanceof Error ? error.message : String(error)}). ` +
        'Nothing was changed.',
    );
    return 1;
  }
}

function refused(path: string, findings: readonly Finding[]): number {
  console.error(
    `Refused ${path}: ${findings.length} ${findings.length === 1 ? 'fault' : 'faults'}. ` +
      `Nothing was changed.\n${formatFindings(findings)}`,
  );
  return 1;
}

/** Prints the repairs that would remove all faults, and the command that accepts them. */
function offerRepairs(words: readonly string[], repairs: readonly Repair[]): void {
  console.error('These repairs would remove all faults:');
  for (const { place, message } of repairs.slice(0, 10)) console.error(`  ${place}: ${message}`);
  if (repairs.length > 10) console.error(`  and ${repairs.length - 10} more`);
  const command = ['npm run bible:import --', ...words.map(quoteForShell), '--repair'].join(' ');
  console.error(`To import the text with these repairs, run:\n  ${command}`);
}

function quoteForShell(word: string): string {
  return /^[\w./:=@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

function readArguments(words: string[]): ImportOptions | undefined {
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        'data-dir': text,
        format: text,
        code: text,
        name: text,
        language: text,
        licence: text,
        notice: text,
        repair: { type: 'boolean' },
      },
    });
    const { code, name, language, licence, notice, repair = false } = values;
    const [path] = positionals;
    const format = bibleFormats.find((one) => one === values.format?.toLowerCase());
    if (path === undefined || positionals.length !== 1 || (values.format !== undefined && !format))
      return undefined;
    return {
      path,
      dataDir: values['data-dir'] ?? process.env['DATA_DIR'] ?? './data',
      format,
      repair,
      overrides: { code: code?.toUpperCase(), name, language, licence, notice },
    };
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/**
 * Returns the expected verse counts of a translation whose numbering Selah knows. With other verse
 * numbers, marks would appear on the wrong verses.
 */
function expectedBooks(code: string): ExpectedBook[] | undefined {
  const known = findKnownTranslation(code);
  if (!known || !isCounted(known)) return undefined;
  return books.map(({ id, chapters }) => ({
    id,
    chapters,
    lastVerses: Array.from({ length: chapters }, (_, index) => getVerseCount(code, id, index + 1)),
  }));
}

/**
 * Returns whether Selah knows the verse counts of a translation. The verses of all free
 * translations were counted. Of the others, only translations whose numbering differs from the King
 * James Version were counted.
 */
function isCounted({ code, origin }: KnownTranslation): boolean {
  return origin.kind === 'download' || numberingByCode[code] !== undefined;
}

function summary({ name, code, books }: DraftBible): string {
  const chapters = books.flatMap((book) => book.chapters);
  const verses = chapters.flatMap(({ items }) => items.filter((item) => item.kind === 'verse'));
  return (
    `${name} as ${code}: ${books.length} books, ${chapters.length} chapters, ` +
    `${verses.length} verses`
  );
}
