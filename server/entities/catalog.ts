// The catalog of entities that this server serves: Selah's own entities and the owner's entities
// (entities-dir.ts).
import { entities, getHostedRules } from '../../schemas/entities/registry.ts';
import type { ObjectSchema } from '../../schemas/json-schema.ts';

/**
 * A rule of a schema: true, false, or a condition in the platform's syntax with templates like
 * {{user.email}}.
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
   * `owner`: users access only their own records. `content`: everyone reads, admins write. `rules`:
   * the rules decide for each record. The first two follow from the rules and avoid an evaluation
   * for each record.
   */
  access: 'owner' | 'content' | 'rules';
  /** Maximum characters of JSON in one write. Undefined when each field has its own limit. */
  maxCharacters?: number;
}

export interface EntityCatalog {
  /** Finds an entity by its exact name. */
  find(name: string): Entity | undefined;
  all(): readonly Entity[];
}

/** Lists the entities whose records all users read and only admins write. */
export function listContentEntities(catalog: Pick<EntityCatalog, 'all'>): string[] {
  return catalog.all().flatMap(({ name, access }) => (access === 'content' ? [name] : []));
}

/** @param more entities of the owner; their names must differ from the names of Selah's entities */
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
