// Reads how many tests passed from the JSON reports of Vitest and Playwright.
import { readFileSync } from 'node:fs';
import type { Count } from './step.ts';

/** What Vitest's json reporter writes, as far as we read it. */
export interface UnitReport {
  /** False also for a file that could not be loaded and for an error outside of any test. */
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; message: string; status: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}

/** What Playwright's json reporter writes, as far as we read it. */
export interface BrowserReport {
  errors: unknown[];
  stats: { expected: number; skipped: number; unexpected: number; flaky: number };
  suites: BrowserSuite[];
}

interface BrowserSuite {
  specs: BrowserSpec[];
  suites?: BrowserSuite[];
}

interface BrowserSpec {
  title: string;
  file: string;
  line: number;
  ok: boolean;
  tests: { status?: string; results: { error?: { message?: string }; attachments?: { name: string; path?: string }[] }[] }[];
}

export function unitCount({ success, numPassedTests, numFailedTests, numPendingTests, numTodoTests }: Omit<UnitReport, 'testResults'>): Count {
  return { passed: numPassedTests, failed: success ? numFailedTests : Math.max(1, numFailedTests), skipped: numPendingTests + numTodoTests };
}

/** A machine that was busy for a moment; more of them are a fault of ours. */
const mostSecondTries = 2;

/** A test that needed a second try has passed, and is named by `browserSecondTries`, so that it is looked into. Where there are more than a few, they have all failed. */
export function browserCount({ stats: { expected, unexpected, flaky, skipped } }: Pick<BrowserReport, 'stats'>): Count {
  const forgiven = flaky <= mostSecondTries ? flaky : 0;
  return { passed: expected + forgiven, failed: unexpected + flaky - forgiven, skipped };
}

/**
 * The count of a run. A run whose command failed has at least one failure, whatever its report says (a file that could
 * not be loaded, an unhandled error); so has a run that left no report, and one that found no test.
 */
export function countRun(code: number | null, report: Count | null): Count {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const isSilent = report.failed === 0 && (code !== 0 || report.passed === 0);
  return isSilent ? { ...report, failed: 1 } : report;
}

/** Null when there is no such file: the run died before it could write. */
export function readReport<Report>(file: string): Report | null {
  const text = readText(file);
  return text === null ? null : (JSON.parse(text) as Report);
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** A line for each test that failed, with the beginning of why: whoever sees only the end of a run must learn what to look at. */
export function unitFailures({ testResults }: Pick<UnitReport, 'testResults'>): string[] {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed').map(({ fullName, failureMessages }) => lineOf(fullName, failureMessages[0]));
    return failed.length === 0 && status === 'failed' ? [lineOf(name, message)] : failed;
  });
}

export function browserFailures({ suites }: Pick<BrowserReport, 'suites'>): string[] {
  return specsOf(suites)
    .filter(({ ok }) => !ok)
    .map(lineOfSpec);
}

/** Of each test that passed only when it was tried again, why it failed first. */
export function browserSecondTries({ suites }: Pick<BrowserReport, 'suites'>): string[] {
  return specsOf(suites)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(lineOfSpec);
}

function specsOf(suites: readonly BrowserSuite[]): BrowserSpec[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsOf(inner)]);
}

function lineOfSpec({ title, file, line, tests }: BrowserSpec): string {
  const failed = tests.flatMap(({ results }) => results).find(({ error }) => error);
  const context = failed?.attachments?.find(({ name, path }) => name === 'error-context' && path !== undefined)?.path;
  return `${lineOf(`${file}:${line} ${title}`, failed?.error?.message)}${context === undefined ? '' : pageThen(context)}`;
}

/** What stood on the page when a test failed, from what Playwright wrote beside it: a machine that is gone afterwards shows nothing else. */
function pageThen(file: string): string {
  const [, snapshot = ''] = (readText(file) ?? '').split('# Page snapshot');
  const page = snapshot.split('```')[1]?.replace(/^yaml/, '').trim() ?? '';
  return page === '' ? '' : ` The page then: ${page.replace(/\s+/g, ' ').slice(0, longestPage)}`;
}

/** In characters. */
const longestReason = 300;
const longestPage = 900;

function lineOf(test: string, reason = ''): string {
  // Colours of a terminal.
  // oxlint-disable-next-line no-control-regex
  const plain = reason.replace(/\u001b\[[\d;]*m/g, '').replace(/\s+/g, ' ').trim();
  return `${test}: ${plain.slice(0, longestReason)}`;
}
