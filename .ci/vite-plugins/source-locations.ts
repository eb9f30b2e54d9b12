// Vite plugin for builds that an editor frames: adds to each element its source file and line, and
// whether its content is dynamic.
import { relative, resolve } from 'node:path';
import { parseAst, type Plugin } from 'vite';

/**
 * Mantine's components pass unknown properties on to their element; the components listed here
 * render no element.
 */
const withoutElement = /Provider$|^(Portal|OptionalPortal|Transition|FocusTrap|Fragment)$/;

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

export function sourceLocations(root: string): Plugin {
  return {
    name: 'selah-source-locations',
    // Before React's own plugin: afterwards there are no elements in the text.
    enforce: 'pre',
    configResolved({ command, root: app, build }) {
      if (command === 'build' && resolve(app, build.outDir) === resolve(root, 'dist'))
        throw new Error(
          'A build for an editor (SELAH_EDITOR=1) says where its sources stand and never goes into dist, which is served to everybody: give it a folder, --outDir <folder>.',
        );
    },
    transform: {
      filter: { id: /\/src\/[^?]*\.tsx$/ },
      handler: (code, id) => ({
        code: addSourceLocations(code, relative(root, id).replaceAll('\\', '/')),
        // No line is added, so the source maps of later steps still point to the right lines.
        map: null,
      }),
    },
  };
}

/** @param file path to report, relative to the project's root */
export function addSourceLocations(code: string, file: string): string {
  const openings: { after: number; at: number; isDynamic: boolean }[] = [];
  const mantine = new Set<string>();
  visit(parseAst(code, { lang: 'tsx' }, file) as unknown as Node, (node) => {
    if (
      node.type === 'ImportDeclaration' &&
      (node['source'] as { value: unknown }).value === '@mantine/core'
    ) {
      for (const { local } of node['specifiers'] as { local: { name: string } }[])
        mantine.add(local.name);
    }
    if (node.type !== 'JSXElement') return;
    const opening = node['openingElement'] as Node;
    const name = opening['name'] as Node;
    if (isDrawn(code.slice(name.start, name.end), mantine))
      openings.push({
        after: (opening['typeArguments'] as Node | null)?.end ?? name.end,
        at: node.start,
        isDynamic: isDynamic(node),
      });
  });
  let text = code;
  for (const { after, at, isDynamic } of openings.toSorted((a, b) => b.after - a.after)) {
    text = `${text.slice(0, after)} data-source-location=${JSON.stringify(`${file}:${getPlace(code, at)}`)} data-dynamic-content="${isDynamic}"${text.slice(after)}`;
  }
  return text;
}

function isDrawn(name: string, mantine: ReadonlySet<string>): boolean {
  if (/^[a-z][a-z\d-]*$/.test(name)) return true;
  const [first = ''] = name.split('.');
  return mantine.has(first) && !withoutElement.test(name);
}

/**
 * Returns whether the element's content is created at run time: an expression other than a literal.
 */
function isDynamic(element: Node): boolean {
  return (element['children'] as Node[]).some(
    ({ type, expression }) =>
      type === 'JSXExpressionContainer' &&
      !['JSXEmptyExpression', 'Literal'].includes((expression as Node).type),
  );
}

/** Line and column, both counted from one. */
function getPlace(code: string, at: number): string {
  const before = code.slice(0, at).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) visit(child, see);
  }
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}
