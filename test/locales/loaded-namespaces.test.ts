// Tests that each part of the app is loaded together with all namespaces whose texts it can show. A
// missing namespace would show keys in place of texts.
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { localeNamespaces } from '../support/locale-files.ts';
import { isNode, listNodes, type Node, readSources, type Source } from '../support/source-files.ts';

/** An `import()` and the namespaces that `importWithTexts` or `lazyPage` loads with it. */
interface LazyImport {
  name: string;
  namespaces: readonly string[];
}

interface SourceFile {
  imports: readonly string[];
  lazyImports: readonly LazyImport[];
  /** Namespaces of the translation keys in the file. */
  namespaces: readonly string[];
}

const keyPattern = new RegExp(`^(${localeNamespaces.join('|')}):\\w*`);

function readSourceFile(source: Source): SourceFile {
  const nodes = listNodes(source);
  const resolve = (address: unknown) => join(dirname(source.name), String(address));
  const loads = nodes.filter(
    ({ type, callee }) =>
      type === 'CallExpression' &&
      isNode(callee) &&
      /^(importWithTexts|lazyPage)$/.test(String(callee['name'])),
  );
  return {
    imports: nodes
      .filter(({ type }) => /^(Import|ExportNamed|ExportAll)Declaration$/.test(type))
      .filter((node) => node['importKind'] !== 'type' && node['exportKind'] !== 'type')
      .flatMap((node) => (isNode(node['source']) ? [resolve(node['source']['value'])] : [])),
    lazyImports: nodes
      .filter(({ type }) => type === 'ImportExpression')
      .map((node) => ({
        name: resolve((node['source'] as Node)['value']),
        namespaces: loads
          .filter(({ start, end }) => start < node.start && node.end < end)
          .flatMap((load) => (load['arguments'] as Node[])[0]?.['elements'] as Node[])
          .map((element) => String(element['value'])),
      })),
    namespaces: nodes.flatMap((node) => {
      const text =
        node.type === 'TemplateElement' ? (node['value'] as { raw: string }).raw : node['value'];
      const namespace = typeof text === 'string' ? keyPattern.exec(text)?.[1] : undefined;
      return namespace === undefined ? [] : [namespace];
    }),
  };
}

/**
 * Lists the files that use a namespace which is not loaded when the file is. `common` is part of
 * the first load.
 * @param start the entry point of the app
 */
function listUnloadedNamespaces(sources: readonly Source[], start: string): string[] {
  const files = new Map(sources.map((source) => [source.name, readSourceFile(source)]));
  const visited = new Set<string>();
  const unloaded = new Set<string>();

  function visit(name: string, loaded: ReadonlySet<string>): void {
    const file = files.get(name);
    const visitKey = `${name} ${[...loaded].sort().join(' ')}`;
    if (!file || visited.has(visitKey)) return;
    visited.add(visitKey);
    for (const namespace of file.namespaces)
      if (!loaded.has(namespace)) unloaded.add(`${name}: ${namespace}`);
    for (const imported of file.imports) visit(imported, loaded);
    for (const lazy of file.lazyImports) visit(lazy.name, new Set([...loaded, ...lazy.namespaces]));
  }

  visit(start, new Set(['common']));
  return [...unloaded].sort();
}

test('every lazily loaded part is loaded with the namespaces that it uses', () => {
  const sources = readSources('src/**/*.{ts,tsx}');
  const used = new Set(sources.flatMap((source) => readSourceFile(source).namespaces));
  expect([...used, 'common'].sort()).toEqual([...localeNamespaces].sort());
  expect(listUnloadedNamespaces(sources, 'src/main.tsx')).toEqual([]);
});

test('a namespace that is not loaded is found behind static and lazy imports', () => {
  const page = { name: 'src/page.tsx', text: "import './part.ts'; t('prayer:title');" };
  const part = { name: 'src/part.ts', text: 't(`home:greeting.${time}`);' };
  const main = (namespaces: string) => ({
    name: 'src/main.tsx',
    text: `importWithTexts([${namespaces}], async () => (await import('./page.tsx')).Page);`,
  });
  expect(listUnloadedNamespaces([main("'prayer', 'home'"), page, part], 'src/main.tsx')).toEqual(
    [],
  );
  expect(listUnloadedNamespaces([main("'prayer'"), page, part], 'src/main.tsx')).toEqual([
    'src/part.ts: home',
  ]);
  expect(listUnloadedNamespaces([main(''), page, part], 'src/main.tsx')).toHaveLength(2);
});
