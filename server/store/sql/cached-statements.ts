// Caches the SQL text of frequent statements that never change, so that only parameters are bound
// per call.
import { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/**
 * Cached SQL texts by the name of the database. Kysely takes longer to build such a statement than
 * SQLite takes to run it.
 */
const textsByName = new Map<string, WeakMap<TemplateStringsArray, string>>();

/**
 * Returns a template tag that runs a cached statement. Values in `${}` are always parameters, and
 * user texts must already be escaped.
 */
export function createQuery<Row = unknown>({
  db,
  dialect,
}: Pick<Database, 'db' | 'dialect'>): (
  template: TemplateStringsArray,
  ...parameters: (string | number | null)[]
) => Promise<Row[]> {
  return async (template, ...parameters) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(getText(dialect, template), parameters))).rows;
}

function getText(
  { name, placeholder }: Database['dialect'],
  template: TemplateStringsArray,
): string {
  const texts = textsByName.get(name) ?? new WeakMap<TemplateStringsArray, string>();
  textsByName.set(name, texts);
  const text =
    texts.get(template) ??
    template.reduce((before, part, index) => `${before}${placeholder(index)}${part}`);
  texts.set(template, text);
  return text;
}
