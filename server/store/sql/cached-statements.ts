// Statements that many calls need and whose text never changes: put together once, then only given
// their parameters.
import { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/** By the database's name. Kysely takes longer to build such a statement than SQLite to run it. */
const textsByName = new Map<string, WeakMap<TemplateStringsArray, string>>();

/**
 * To be called on a template: what stands in its `${}` are parameters, nothing else, and a person's
 * words are escaped already.
 */
export function createQuery<Row = unknown>({
  db,
  dialect,
}: Pick<Database, 'db' | 'dialect'>): (
  template: TemplateStringsArray,
  ...parameters: (string | number | null)[]
) => Promise<Row[]> {
  return async (template, ...parameters) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(textOf(dialect, template), parameters))).rows;
}

function textOf(
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
