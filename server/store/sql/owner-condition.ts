// Condition that names the owners of rows. A distributed database then asks only the nodes that
// hold the rows of these owners.
import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { SqlDialect } from './dialect.ts';

/**
 * Returns the condition that a row belongs to one of these owners, for statements that find their
 * rows by id. The index of the id is the better one: SQLite does not use an index of the owner for
 * this condition, and PostgreSQL decides by its statistics.
 *
 * @param column column of the owner: `owner_id` or `user_id`
 */
export function isOwnedBy(
  dialect: SqlDialect,
  column: RawBuilder<unknown>,
  ownerIds: readonly string[],
): RawBuilder<SqlBool> {
  const [only] = ownerIds;
  const owner = dialect.withoutIndex(column);
  return only !== undefined && ownerIds.length === 1
    ? sql`${owner} = ${only}`
    : dialect.isAmong(owner, ownerIds);
}
