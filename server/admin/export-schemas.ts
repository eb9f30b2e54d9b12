// The command `npm run schemas:export [-- folder]`: writes the entity files of the hosted platform,
// one JSON file per entity.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { entities, toHostedEntity, type EntityName } from '../../schemas/entities/registry.ts';

const folder = resolve(process.argv[2] ?? 'entities');
mkdirSync(folder, { recursive: true });
for (const name of [...(Object.keys(entities) as EntityName[]), 'User'] as const) {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, `${JSON.stringify(toHostedEntity(name), null, 2)}\n`);
  process.stdout.write(`${file}\n`);
}
