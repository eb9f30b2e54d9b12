// Finds user-visible text in JSX that belongs in src/locales: between tags, in expressions between
// tags, and in props.
import { isNode, getLine, listNodes, type Node, type Source } from '../support/source-files.ts';

/** Props that a user reads or hears, as far as known: their values must contain no letter. */
const readProps = new Set([
  'label',
  'title',
  'placeholder',
  'alt',
  'description',
  'error',
  'hint',
  'summary',
  'heading',
  'caption',
  'message',
  'text',
  'children',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'nothingFoundMessage',
]);

/** Props whose value a user never reads. In other props, two words side by side count as text. */
const technicalProps =
  /^(className|style|d|points|transform|viewBox|autoComplete|rel|sizes|srcSet|media|data-.*|.*ClassName)$/;

/** Mantine's short props for CSS values: margin, padding, sizes, background and border. */
const styleProps = /^([mp][tblrxyse]?|(m[ai])?[wh]|bg|bd)$/;

const hasLetter = /\p{L}/u;
const hasTwoWords = /\p{L}{2,}[^\p{L}\p{N}]* [^\p{L}\p{N}]*\p{L}{2,}/u;

/** `file:line text` for each word found. */
export function findLiteralText(source: Source): string[] {
  const faults: Node[] = [];
  for (const node of listNodes(source)) {
    if (node.type === 'JSXText' && hasLetter.test(String(node['value']))) faults.push(node);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node['children'] as Node[])
        if (child.type === 'JSXExpressionContainer')
          faults.push(...findLiterals(child['expression'], hasLetter));
    }
    if (node.type === 'JSXAttribute') faults.push(...findLiteralsInProp(node));
  }
  return faults.map(
    (node) =>
      `${source.name}:${getLine(source, node)} ${source.text.slice(node.start, node.end).trim()}`,
  );
}

function findLiteralsInProp(prop: Node): Node[] {
  const nameNode = prop['name'] as Node;
  const name = nameNode.type === 'JSXIdentifier' ? String(nameNode['name']) : '';
  const value = prop['value'];
  const content =
    isNode(value) && value.type === 'JSXExpressionContainer' ? value['expression'] : value;
  if (readProps.has(name)) return findLiterals(content, hasLetter);
  return technicalProps.test(name) || styleProps.test(name)
    ? []
    : findLiterals(content, hasTwoWords);
}

/**
 * Returns the literals that an expression may evaluate to. Arguments of a call are ignored, because
 * they are mostly keys.
 */
function findLiterals(expression: unknown, isText: RegExp): Node[] {
  if (!isNode(expression)) return [];
  switch (expression.type) {
    case 'Literal':
      return typeof expression['value'] === 'string' && isText.test(expression['value'])
        ? [expression]
        : [];
    case 'TemplateLiteral': {
      const words = (expression['quasis'] as Node[]).map(
        ({ value }) => (value as { cooked: string }).cooked,
      );
      const parts = (expression['expressions'] as Node[]).flatMap((part) =>
        findLiterals(part, isText),
      );
      return words.some((word) => isText.test(word)) ? [expression, ...parts] : parts;
    }
    case 'ConditionalExpression':
      return [
        ...findLiterals(expression['consequent'], isText),
        ...findLiterals(expression['alternate'], isText),
      ];
    case 'LogicalExpression':
    case 'BinaryExpression':
      if (expression['operator'] !== '+' && expression.type === 'BinaryExpression') return [];
      return [
        ...findLiterals(expression['left'], isText),
        ...findLiterals(expression['right'], isText),
      ];
    case 'ArrayExpression':
      return (expression['elements'] as unknown[]).flatMap((element) =>
        findLiterals(element, isText),
      );
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return findLiterals(expression['expression'], isText);
    default:
      return [];
  }
}
