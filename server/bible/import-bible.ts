// The command `npm run bible:import -- <file>`: judges a translation and, only when nothing is wrong with it, stores it.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { DraftBible } from './draft.ts';
import { report } from './finding.ts';
import { readBible } from './import/read-bible.ts';
import { packBible } from './pack.ts';
import { storePack } from './store-pack.ts';

const usage = `Use: npm run bible:import -- <file> [--data-dir DIR] [--code CODE]
  <file>      complete.json of HelloAO, plain or .gz
  --data-dir  where the server keeps its data (else DATA_DIR, else ./data)
  --code      the code to serve the translation under (else the short name in the file)`;

process.exitCode = await importBible(process.argv.slice(2));

/** Answers the exit code: 0 stored, 1 refused or failed (nothing is changed), 2 called wrongly. */
async function importBible(words: string[]): Promise<number> {
  const asked = readArguments(words);
  if (!asked) {
    console.error(usage);
    return 2;
  }
  const { file, dataDir, code } = asked;
  try {
    const read = readBible(await readFile(file), { code });
    if (read.kind === 'refused') {
      console.error(`Refused ${file}: ${read.findings.length} ${read.findings.length === 1 ? 'fault' : 'faults'}. Nothing was changed.\n${report(read.findings)}`);
      return 1;
    }
    const path = await storePack(dataDir, read.bible.code, packBible(read.bible));
    console.log(`Imported ${summary(read.bible)}.\nStored in ${path}; a running server serves it from now on.`);
    return 0;
  } catch (error) {
    console.error(`Could not import ${file} (${error instanceof Error ? error.message : String(error)}). Nothing was changed.`);
    return 1;
  }
}

function readArguments(words: string[]): { file: string; dataDir: string; code: string | undefined } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { 'data-dir': { type: 'string' }, code: { type: 'string' } },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length !== 1) return undefined;
    return { file, dataDir: values['data-dir'] ?? process.env['DATA_DIR'] ?? './data', code: values.code?.toUpperCase() };
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

function summary({ name, code, books }: DraftBible): string {
  const chapters = books.flatMap((book) => book.chapters);
  const verses = chapters.flatMap(({ items }) => items.filter((item) => item.kind === 'verse'));
  return `${name} as ${code}: ${books.length} books, ${chapters.length} chapters, ${verses.length} verses`;
}
