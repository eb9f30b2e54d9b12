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
  specs: { title: string; file: string; line: number; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[];
  suites?: BrowserSuite[];
}

export function unitCount({ success, numPassedTests, numFailedTests, numPendingTests, numTodoTests }: Omit<UnitReport, 'testResults'>): Count {
  return { passed: numPassedTests, failed: success ? numFailedTests : Math.max(1, numFailedTests), skipped: numPendingTests + numTodoTests };
}

/** A flaky test needed a second try: with no retries there are none, and one that appears is a failure. */
export function browserCount({ stats }: Pick<BrowserReport, 'stats'>): Count {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
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
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
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
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ title, file, line, tests }) => lineOf(`${file}:${line} ${title}`, tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message)),
    ...browserFailures({ suites: inner }),
  ]);
}

/** In characters. */
const longestReason = 300;

function lineOf(test: string, reason = ''): string {
  // Colours of a terminal.
  // oxlint-disable-next-line no-control-regex
  const plain = reason.replace(/\u001b\[[\d;]*m/g, '').replace(/\s+/g, ' ').trim();
  return `${test}: ${plain.slice(0, longestReason)}`;
}
