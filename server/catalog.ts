// Which entities this server serves: our own and those of the owner (entities-dir.ts).
import { entities, rulesOf } from '../schemas/entities.ts';
import type { ObjectSchema } from '../schemas/json-schema.ts';

/** Who may do what, as read from a schema: yes, no, or a condition in the platform's words with templates like {{user.email}}. */
export type Rule = boolean | Readonly<Record<string, unknown>>;

export interface AccessRules {
  create: Rule;
  read: Rule;
  update: Rule;
  delete: Rule;
}

export interface Entity {
  name: string;
  schema: ObjectSchema;
  rules: AccessRules;
  /**
   * `owner`: everybody reaches their own records only. `content`: everybody reads, admins write. `rules`: each record by the rules.
   * The first two follow from the rules and spare looking at them for each record.
   */
  access: 'owner' | 'content' | 'rules';
  /** Characters of JSON in one write. Missing where each field has a bound of its own. */
  largest?: number;
}

export interface Catalog {
  /** By its exact name. */
  find(name: string): Entity | undefined;
  all(): readonly Entity[];
}

/** @param more entities of the owner; none may have the name of one of ours */
export function ownCatalog(more: readonly Entity[] = []): Catalog {
  const ours = Object.entries(entities).map(([name, { access, schema }]): Entity => ({ name, schema, access, rules: rulesOf(access) }));
  return catalogOf([...ours, ...more]);
}

function catalogOf(all: readonly Entity[]): Catalog {
  const byName = new Map(all.map((entity) => [entity.name, entity]));
  return { find: (name) => byName.get(name), all: () => all };
}
