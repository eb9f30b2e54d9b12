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
}

/** What Playwright's json reporter writes, as far as we read it. */
export interface BrowserReport {
  errors: unknown[];
  stats: { expected: number; skipped: number; unexpected: number; flaky: number };
}

export function unitCount({ success, numPassedTests, numFailedTests, numPendingTests, numTodoTests }: UnitReport): Count {
  return { passed: numPassedTests, failed: success ? numFailedTests : Math.max(1, numFailedTests), skipped: numPendingTests + numTodoTests };
}

/** A flaky test needed a second try: with no retries there are none, and one that appears is a failure. */
export function browserCount({ stats }: BrowserReport): Count {
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
