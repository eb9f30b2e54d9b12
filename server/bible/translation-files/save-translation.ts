// Writes a packed translation to its folder in one atomic step: readers see the old file or the new
// file, never an incomplete file.
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isTranslationCode } from '../translation-code.ts';
import { packExtension, getPackFolder } from './translation-folder.ts';

/**
 * Returns the path of the file, which is flushed to disk when the promise resolves. Throws for a
 * code that is not a safe file name.
 */
export async function storePack(dataDir: string, code: string, bytes: Uint8Array): Promise<string> {
  if (!isTranslationCode(code))
    throw new Error('The code of a translation has 2 to 20 capitals and digits.');
  const folder = getPackFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const path = join(folder, code + packExtension);
  const draft = join(folder, `.${code}.${process.pid}.part`);
  try {
    const file = await open(draft, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  return path;
}
