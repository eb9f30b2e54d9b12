// Parses a JUnit report of Vitest or Playwright: counts the tests, and describes each failed test
// in one line. For a browser test, the line also contains the content of the page.
import { existsSync, readFileSync } from 'node:fs';
import { SaxesParser } from 'saxes';

export interface TestCount {
  passed: number;
  failed: number;
  skipped: number;
  /**
   * One line for each failed test: its name, the beginning of the reason, and for a browser test
   * the content of the page.
   */
  failures: string[];
}

const longestReason = 1_500;
const longestPage = 900;

/** @throws Error where the text is not well-formed XML */
export function countTests(xml: string): TestCount {
  const count: TestCount = { passed: 0, failed: 0, skipped: 0, failures: [] };
  let name = '';
  let outcome: 'passed' | 'failed' | 'skipped' = 'passed';
  let reason = '';
  let output = '';
  let element = '';
  const parser = new SaxesParser();
  const keep = (text: string) => {
    if (element === 'failure' || element === 'error') reason += text;
    if (element === 'system-out') output += text;
  };
  parser.on('opentag', ({ name: tag, attributes }) => {
    element = tag;
    if (tag === 'testcase') {
      name = [attributes['classname'], attributes['name']].filter(Boolean).join(' › ');
      [outcome, reason, output] = ['passed', '', ''];
    } else if (tag === 'failure' || tag === 'error') {
      outcome = 'failed';
      reason += `${String(attributes['message'] ?? '')} `;
    } else if (tag === 'skipped') outcome = 'skipped';
  });
  parser.on('text', keep);
  parser.on('cdata', keep);
  parser.on('closetag', ({ name: tag }) => {
    element = '';
    if (tag !== 'testcase') return;
    count[outcome] += 1;
    if (outcome === 'failed')
      count.failures.push(`${name}: ${inOneLine(reason, longestReason)}${readPage(output)}`);
  });
  parser.write(xml).close();
  return count;
}

function inOneLine(text: string, longest: number): string {
  // oxlint-disable-next-line no-control-regex
  const terminalColors = /\u001b?\[\d+(?:;\d+)*m/g;
  return text.replace(terminalColors, '').replace(/\s+/g, ' ').trim().slice(0, longest);
}

/**
 * Returns the page's description from the separate file that Playwright writes when a test fails.
 * The text is printed because CI machines are deleted afterwards.
 */
function readPage(output: string): string {
  const file = /\[\[ATTACHMENT\|([^\]]*error-context\.md)\]\]/.exec(output)?.[1];
  if (file === undefined || !existsSync(file)) return '';
  const [, snapshot = ''] = readFileSync(file, 'utf8').split('# Page snapshot');
  const page = inOneLine(snapshot.split('```')[1]?.replace(/^yaml/, '') ?? '', longestPage);
  return page === '' ? '' : ` The page showed: ${page}`;
}
