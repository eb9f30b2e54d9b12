// Reads which file systems are mounted below a folder.
import { existsSync, readFileSync } from 'node:fs';

/** Only Linux has this file. */
const mountTable = '/proc/self/mounts';

/** Returns where file systems are mounted below the folder, in the order of mounting. */
export function listMounts(folder: string): string[] {
  return existsSync(mountTable) ? findMounts(readFileSync(mountTable, 'utf8'), folder) : [];
}

/** @param table text of `/proc/self/mounts`, which has white space in paths as `\040` */
export function findMounts(table: string, folder: string): string[] {
  return table
    .split('\n')
    .flatMap((line) => line.split(' ')[1] ?? [])
    .map((path) =>
      path.replaceAll(/\\([0-7]{3})/g, (_, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 8)),
      ),
    )
    .filter((path) => path.startsWith(`${folder}/`));
}
