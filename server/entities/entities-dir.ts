// ENTITIES_DIR: loads the owner's entity files in the hosted platform's format, which are served in
// addition to Selah's entities.
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { createCatalog, type EntityCatalog, type Entity } from './catalog.ts';
import { parseEntityFile } from './entity-file.ts';
import { SettingsError } from '../settings.ts';

/**
 * Loads Selah's entities and the entities of a folder, in JSON with or without comments. Entities
 * are served as declared: an entity without a rule is open to everyone, as on the hosted platform.
 * One difference: a writer must be signed in, because each record has an owner.
 *
 * A string field `client_id` is the record's own key, as in Selah's entities. `user_email` is the
 * e-mail address of the owner in entities that only their owner can access.
 * @throws SettingsError that names every unusable file and the reason
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
