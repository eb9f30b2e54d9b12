// ENTITIES_DIR: the owner's entity files in the hosted platform's form, served beside our own.
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { createCatalog, type EntityCatalog, type Entity } from './catalog.ts';
import { parseEntityFile } from './entity-file.ts';
import { SettingsError } from '../settings.ts';

/**
 * Our own entities and those of a folder, in JSON with or without comments. They are served as
 * declared: an entity without a rule is open to everybody, as on the hosted platform, with the one
 * difference that whoever writes must be signed in, because each record has an owner. A string
 * field `client_id` is a record's own key, as in our entities; `user_email` is the owner's in
 * entities that only their owner reaches.
 * @throws SettingsError that names every file that cannot be used, and why
 */
export function loadCatalog(folder: string): EntityCatalog {
  const ours = createCatalog();
  const read: Entity[] = [];
  const faults: string[] = [];
  for (const file of listEntityFiles(folder)) {
    try {
      const entity = parseEntityFile(readFileSync(join(folder, file), 'utf8'), parse(file).name);
      if (
        entity.name === 'User' ||
        ours.find(entity.name) ||
        read.some(({ name }) => name === entity.name)
      )
        throw new Error(`there is already an entity of the name ${entity.name}`);
      read.push(entity);
    } catch (error) {
      faults.push(
        `${join(folder, file)}: ${error instanceof Error ? error.message : String(error)}.`,
      );
    }
  }
  if (faults.length > 0) throw new SettingsError(faults);
  return createCatalog(read);
}

function listEntityFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => /\.jsonc?$/.test(file))
      .toSorted();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new SettingsError([
      `ENTITIES_DIR must be a folder that can be read, and ${folder} is none (${code}).`,
    ]);
  }
}
