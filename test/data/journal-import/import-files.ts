// Makes files of other apps for tests, and plans their import as the dialog does.
import type { DataContext } from '../../../src/data/data-context.ts';
import type {
  ImportChoice,
  ImportGroup,
  ImportProblem,
} from '../../../src/data/journal-import/import-types.ts';
import {
  getDefaultChoice,
  type ImportPlan,
  planImport,
} from '../../../src/data/journal-import/plan-import.ts';
import { readImportFiles } from '../../../src/data/journal-import/read-import-files.ts';

export function makeFile(
  name: string,
  content: string | Uint8Array,
  lastModified = new Date(2024, 4, 1, 12).getTime(),
): File {
  const part = typeof content === 'string' ? content : Uint8Array.from(content);
  return new File([part], name, { lastModified });
}

/** Reads files that are no backups. */
export async function readEntries(...files: File[]) {
  const read = await readImportFiles(files);
  if (read.kind === 'backup') throw new Error('The file was read as a backup.');
  return read;
}

/** Plans with the default choices, changed by `change`. */
export async function planFiles(
  data: DataContext,
  files: readonly File[],
  change: Partial<ImportChoice> = {},
): Promise<{ plan: ImportPlan; groups: readonly ImportGroup[] }> {
  const { groups } = await readEntries(...files);
  const choices = groups.map((group) => ({ ...getDefaultChoice(group), ...change }));
  const plan = await planImport(data, groups, choices, {
    language: 'en',
    translation: 'KJV',
    categories: new Map([['family', 'family']]),
  });
  return { plan, groups };
}

/** `line: reason` of each problem. */
export function describeProblems(problems: readonly ImportProblem[]): string[] {
  return problems.map(({ number, reason }) => `${number ?? 'file'}: ${reason}`);
}
