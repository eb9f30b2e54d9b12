// Which entities this server serves: our own and those of the owner (entities-dir.ts).
import { entities, getHostedRules } from '../../schemas/entities/registry.ts';
import type { ObjectSchema } from '../../schemas/json-schema.ts';

/**
 * Who may do what, as read from a schema: yes, no, or a condition in the platform's words with
 * templates like {{user.email}}.
 */
export type AccessRule = boolean | Readonly<Record<string, unknown>>;

export interface AccessRules {
  create: AccessRule;
  read: AccessRule;
  update: AccessRule;
  delete: AccessRule;
}

export interface Entity {
  name: string;
  schema: ObjectSchema;
  rules: AccessRules;
  /**
   * `owner`: everybody reaches their own records only. `content`: everybody reads, admins write.
   * `rules`: each record by the rules. The first two follow from the rules and spare looking at
   * them for each record.
   */
  access: 'owner' | 'content' | 'rules';
  /** Characters of JSON in one write. Missing where each field has a bound of its own. */
  maxCharacters?: number;
}

export interface EntityCatalog {
  /** By its exact name. */
  find(name: string): Entity | undefined;
  all(): readonly Entity[];
}

/** @param more entities of the owner; none may have the name of one of ours */
export function createCatalog(more: readonly Entity[] = []): EntityCatalog {
  const ours = Object.entries(entities).map(([name, { access, schema }]): Entity => ({
    name,
    schema,
    access,
    rules: getHostedRules(access),
  }));
  return buildCatalog([...ours, ...more]);
}

function buildCatalog(all: readonly Entity[]): EntityCatalog {
  const byName = new Map(all.map((entity) => [entity.name, entity]));
  return { find: (name) => byName.get(name), all: () => all };
}
