// Reads the repository's own source files and their syntax trees, for tests that check source code.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

export const root = join(import.meta.dirname, '../..');

/** A node of an ESTree syntax tree, with only the fields that the tests use. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

export interface Source {
  /** The path relative to the root of the repository. */
  name: string;
  text: string;
}

export function readSources(...patterns: string[]): Source[] {
  const names = patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  return names.map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));
}

/**
 * Every node of a file, each after its parent. Throws when the file cannot be parsed: an unread
 * file proves nothing.
 */
export function listNodes({ name, text }: Source): Node[] {
  const { program, errors } = parseSync(name, text);
  if (errors.length > 0) throw new Error(`${name} could not be parsed: ${errors[0]?.message}`);
  const nodes: Node[] = [];
  const pendingNodes: unknown[] = [program];
  for (let next = pendingNodes.pop(); next !== undefined; next = pendingNodes.pop()) {
    if (isNode(next)) nodes.push(next);
    if (typeof next === 'object' && next !== null)
      pendingNodes.push(
        ...Object.values(next).filter((value) => typeof value === 'object' && value !== null),
      );
  }
  return nodes;
}

export function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}

export function getLine({ text }: Source, { start }: Node): number {
  return text.slice(0, start).split('\n').length;
}
