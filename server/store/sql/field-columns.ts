// Resolves the field names of conditions to columns or to JSON values of a row.
import { sql, type RawBuilder } from 'kysely';
import type { Scalar } from '../conditions/condition.ts';
import type { AccessScope } from '../store.ts';
import type { FieldType, FieldResolver, SqlValue, SqlDialect } from './dialect.ts';

type Kind = 'text' | 'flag' | 'number';

interface Column {
  ref: RawBuilder<unknown>;
  kind: Kind;
  isRequired: boolean;
}

/**
 * Creates a resolver for rows with the given columns. All other names lead into one JSON column.
 */
export function createRowResolver(
  dialect: SqlDialect,
  columns: ReadonlyMap<string, Column>,
  inside: FieldResolver,
): FieldResolver {
  return (path) => {
    const column = path.length === 1 ? columns.get(path[0] ?? '') : undefined;
    return column ? columnValue(dialect, column) : inside(path);
  };
}

export function createRecordResolver(dialect: SqlDialect, scope: AccessScope): FieldResolver {
  return createOwnedResolver(
    dialect,
    'records',
    recordColumns,
    scope,
    dialect.resolveJson(recordFields),
  );
}

/** Creates a resolver for deleted records, whose `updated_date` is the date of deletion. */
export function createTrashResolver(dialect: SqlDialect, scope: AccessScope): FieldResolver {
  return createOwnedResolver(
    dialect,
    'deletions',
    trashColumns,
    scope,
    dialect.resolveJson(trashFields),
  );
}

function createOwnedResolver(
  dialect: SqlDialect,
  table: 'records' | 'deletions',
  columns: ReadonlyMap<string, Column>,
  scope: AccessScope,
  inside: FieldResolver,
): FieldResolver {
  const plain = createRowResolver(dialect, columns, inside);
  return (path) =>
    path.length === 1 && path[0] === 'created_by'
      ? columnValue(dialect, {
          ref: selectOwnerEmail(table, scope),
          kind: 'text',
          isRequired: true,
        })
      : plain(path);
}

/**
 * Selects the owner's e-mail address. A subquery is used instead of a join, because it runs only
 * once for all rows of one owner.
 */
export function selectOwnerEmail(
  table: 'records' | 'deletions',
  { ownerId }: Pick<AccessScope, 'ownerId'>,
): RawBuilder<string> {
  return sql<string>`(select email from users where users.id = ${ownerId ?? sql.ref(`${table}.owner_id`)})`;
}

export function createUserResolver(dialect: SqlDialect): FieldResolver {
  return createRowResolver(dialect, userColumns, dialect.resolveJson(sql.ref('users.settings')));
}

const userColumns: ReadonlyMap<string, Column> = new Map([
  ...['id', 'email', 'full_name', 'role', 'created_date', 'updated_date'].map(
    (name) => [name, textColumn(`users.${name}`)] as const,
  ),
  ...['is_verified', 'is_admitted', 'is_service', 'disabled'].map(
    (name) => [name, { ref: sql.ref(`users.${name}`), kind: 'flag', isRequired: true }] as const,
  ),
]);

function textColumn(ref: string): Column {
  return { ref: sql.ref(ref), kind: 'text', isRequired: true };
}

/**
 * Lists with at most this many values have one parameter for each value. Databases then plan best.
 */
const fewValues = 8;

function columnValue(dialect: SqlDialect, { ref, kind, isRequired }: Column): SqlValue {
  return {
    isRequired,
    toSql: (type) => (getKind(type) === kind ? ref : sql`cast(null as text)`),
    isMissing: () => sql`${ref} is null`,
    isOneOf(type, values) {
      if (getKind(type) !== kind) return sql`false`;
      return values.length <= fewValues
        ? sql`${ref} in (${sql.join(values.map((value: Scalar) => dialect.parameter(value)))})`
        : dialect.isAmong(ref, values);
    },
    size: () => sql`cast(null as integer)`,
    someElement: () => sql`false`,
    elements: () => ({
      table: sql`(select 1 where false) as element`,
      rank: sql`null`,
      number: sql`null`,
      text: sql`null`,
    }),
  };
}

function getKind(type: FieldType): Kind | undefined {
  switch (type) {
    case 'string':
    case 'stamp':
      return 'text';
    case 'boolean':
      return 'flag';
    case 'number':
      return 'number';
    case 'list':
    case 'object':
      return undefined;
  }
}

/** Creates a resolver for the columns of a computed row, by their names. */
export function createResultResolver(
  dialect: SqlDialect,
  columns: Iterable<readonly [name: string, ref: RawBuilder<unknown>, type: FieldType]>,
): FieldResolver {
  const known = new Map(
    [...columns].map(
      ([name, ref, type]) =>
        [name, { ref, kind: getKind(type) ?? 'text', isRequired: false }] as const,
    ),
  );
  return (path) => {
    const column = known.get(path[0] ?? '');
    if (!column) throw new Error('A condition names a column that the answer does not have.');
    return columnValue(dialect, column);
  };
}

/** Created once, because Kysely takes longer to create a name than to write it. */
const recordFields = sql.ref('records.fields');
const trashFields = sql.ref('deletions.fields');
const recordColumns = ownedColumns('records', 'updated_date');
const trashColumns = ownedColumns('deletions', 'deleted_date');

/**
 * Returns all built-in columns except the owner's e-mail address, which depends on the owner of the
 * scope.
 */
function ownedColumns(
  table: 'records' | 'deletions',
  updated: string,
): ReadonlyMap<string, Column> {
  return new Map<string, Column>([
    ['id', textColumn(`${table}.id`)],
    ['client_id', { ...textColumn(`${table}.client_id`), isRequired: false }],
    ['created_date', textColumn(`${table}.created_date`)],
    ['updated_date', textColumn(`${table}.${updated}`)],
    ['created_by_id', textColumn(`${table}.owner_id`)],
    // This column has the same value in all rows. Without the cast, databases would read the number
    // in an `order by` as the position of a column.
    ['is_sample', { ref: sql`cast(0 as integer)`, kind: 'flag', isRequired: true }],
  ]);
}
